// What the page and Python must know alike. The module itself is made by server/web/page_constants.py, a test compares.

/** The language that all messages exist in. */
export const SOURCE: string;
/** By code: what a language calls itself, and locales that count like it, of which a browser has at least one. */
export const LANGUAGES: Readonly<Record<string, { name: string; counts: readonly string[] }>>;
/** Other names of languages, and those whose speakers read one of ours most easily. */
export const ALSO: Readonly<Record<string, string>>;
/** All kinds of train cards, in the order in which hands are shown. */
export const KINDS: readonly string[];
/** The colours of seats, in order. */
export const PLAYERS: readonly string[];
/** The seat of those who have none. */
export const SPECTATOR: number;
/** The games that come with Whistlestop. */
export const SHIPPED: readonly string[];
/** How the ids of games begin that somebody has opened from a file. */
export const FROM_FILE: string;
/** Is this a demo site, without a server? Then nobody else can come, and nothing can search. */
export const DEMO: boolean;
