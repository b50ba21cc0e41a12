// Made from src/whistlestop/wire by `python -m whistlestop.wire.schemas`. Do not edit.

/** A round in which nonces were asked for and from which no game came: what the host had committed to, and the seats at which it failed, because their nonce did not come or because somebody got up or was taken off there. */
export interface AbandonedRound {
  readonly commitment: string;
  readonly seats?: readonly number[];
}

/** How a seat came from an even chance to its result: `even` + `luck` + `play` = `result`. Luck is what the cards did, to a margin of `error` (95 in 100); play is what all decisions did, its own and the others'. */
export interface Account {
  readonly even: number;
  readonly luck: number;
  readonly error: number;
  readonly play: number;
  readonly result: number;
}

/** The command is done and on disk, at this row of the table's log (or the chat's, for what was said). */
export interface Ack {
  readonly type: "ack";
  readonly re: string;
  readonly table: string;
  readonly seq: number;
  readonly seat?: number | null;
  readonly hints?: readonly Advice[];
}

/** Where others find this server. Whoever asks from elsewhere knows one already, and is told none. */
export interface Addresses {
  readonly addresses: readonly string[];
}

/** One of the best moves; by how many points it is better for certain than what a plain bot would do; and why: a message of words/ and what it is given, places by their ids; for the message's $name, `seat` is a player's seat. */
export interface Advice {
  readonly action: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete;
  readonly value: number;
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A decision that was legal, by its number and as an action. */
export interface Alternative {
  readonly decision: number;
  readonly action: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete;
}

/** What could have been decided at a moment of a game, by whom, and which of these was. */
export interface Alternatives {
  readonly moment: number;
  readonly turn: number;
  readonly seat: number;
  readonly played: number;
  readonly choices: readonly Alternative[];
}

export type Answer = Error | Ack | Pong | Table | Push | Full | Covered | Chat | Seeking | Paired | Challenged | Bye;

/** Was it right, or how much of the chance of winning does it cost (None: nothing was answered)? The solution, the chance with it, by how much every other decision is worse at least, and what speaks for it. */
export interface Answered {
  readonly right: boolean;
  readonly cost: number | null;
  readonly solution: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete;
  readonly chance: number;
  readonly margin: number;
  readonly facts: readonly Fact[];
}

/** Host: before the game a bot takes a seat, whoever sits there; without a bot the seat becomes empty. In a running game only the seat of somebody who has not decided for ten minutes, who may come back, or a bot's own. */
export interface Assign {
  readonly type: "assign";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly bot?: string | null;
}

/** You do not want to hear or meet the person at this seat any more, wherever they are; or you do again. */
export interface Block {
  readonly type: "block";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly blocked?: boolean;
}

/** Somebody whom you do not want to hear or meet, by the name that they had. The number is good for this list. */
export interface Blocked {
  readonly number: number;
  readonly name: string;
}

export interface BlockedList {
  readonly people: readonly Blocked[];
}

/** A big city won (K20). */
export interface BonusScore {
  readonly city: string;
  readonly points: number;
}

/** The server is going down; connect again. */
export interface Bye {
  readonly type: "bye";
}

/** A card from the deck (T1). */
export interface CardDrawn {
  readonly event: "card-drawn";
  readonly seat: number;
  readonly card?: string | null;
}

/** A set of cards of one colour, with or without locomotives among them; of the colour `loco`, locomotives alone. */
export interface CardSet {
  readonly colour: string;
  readonly cards: number;
  readonly locos?: number;
}

/** A face-up card (T1). */
export interface CardTaken {
  readonly event: "card-taken";
  readonly seat: number;
  readonly card: string;
  readonly place: number;
}

/** A card comes to a place of the row, 0 to 4 (T2). */
export interface CardTurnedUp {
  readonly event: "card-turned-up";
  readonly place: number;
  readonly card: string;
}

/** Cards to a hand at the beginning of a round (B2, K2, K18). */
export interface CardsDealt {
  readonly event: "cards-dealt";
  readonly seat: number;
  readonly number: number;
  readonly cards?: Readonly<Record<string, number>> | null;
}

/** K5: from the rail yard to the track. Which ones is not shown (K6). */
export interface CardsMoved {
  readonly event: "cards-moved";
  readonly seat: number;
  readonly number: number;
}

/** Ask somebody who is here for a game of two, by their name; `challenged` says what comes of it. */
export interface Challenge {
  readonly type: "challenge";
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly rated?: boolean;
}

/** Somebody asks for a game of two: you (`mine`; `name` is theirs), or they you. Sent to both whenever something comes of it: an answer is empty, accepted, declined, withdrawn or expired. */
export interface Challenged {
  readonly type: "challenged";
  readonly challenge: string;
  readonly mine: boolean;
  readonly name: string;
  readonly game: string;
  readonly rated: boolean;
  readonly until: number;
  readonly now: number;
  readonly answer?: string;
}

/** The chances of all seats, which come to 1, when a turn was over (turn 0: the set-up; the first of all, turn -1: the deal). `moment` is the moment of a replay that shows it, `seat` whose turn it was. */
export interface Chances {
  readonly turn: number;
  readonly moment: number;
  readonly seat: number | null;
  readonly chances: readonly number[];
}

/** Something said at the table. Plain text: whoever shows it escapes it. */
export interface Chat {
  readonly type: "chat";
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text?: string | null;
  readonly reaction?: string | null;
}

/** A seat has made its secret choice; what it is, shows when all have (B3a, K16). */
export interface ChoiceMade {
  readonly event: "choice-made";
  readonly seat: number;
  readonly tickets?: readonly string[] | null;
}

/** What a seat could do in its turn: ways to pay, by track and by city; piles; and of each of its tickets the tracks that it still needs (null: there is no way any more). When tickets are completed, the best choice (K16a). */
export interface Choices {
  readonly claims?: Readonly<Record<string, readonly CardSet[]>>;
  readonly stations?: Readonly<Record<string, readonly CardSet[]>>;
  readonly piles?: readonly CardSet[];
  readonly ways?: Readonly<Record<string, readonly string[] | null>>;
  readonly best?: readonly string[];
}

/** Claim a route (B5); how it is paid for is the next decision. */
export interface Claim {
  readonly do: "claim";
  readonly track: string;
}

/** What one judge thinks of another decision beside the one that was taken: the seat's chance of winning after each, and what the other one gains, in chance and in points of margin, over so many worlds that the seat could have been in. Errors are standard errors; that of the gain is smaller than those of the chances, since both decisions are tried in the same worlds. */
export interface Compared {
  readonly judge: string;
  readonly worlds: number;
  readonly played: number;
  readonly played_error: number;
  readonly other: number;
  readonly other_error: number;
  readonly gain: number;
  readonly error: number;
  readonly points: number;
}

/** Add this ticket to those to be completed (K16). */
export interface Complete {
  readonly do: "complete";
  readonly ticket: string;
}

/** K16: the last turns of a round have been taken; everybody completes tickets. */
export interface CompletingBegan {
  readonly event: "completing-began";
  readonly round: number;
}

/** The code from the mail. */
export interface ConfirmAddress {
  readonly code: string;
}

/** A finished game from afar: how many moments it has, and how each score grew. */
export interface Course {
  readonly moments: number;
  readonly turns: readonly Standing[];
}

/** People share this device, and this seat's turn is over: it is not shown any more. */
export interface Covered {
  readonly type: "covered";
  readonly table: string;
  readonly seat: number;
}

/** Make a table; its maker is the host and takes seat 0. `colour`: the one to play with; None: that of the seat. */
export interface Create {
  readonly type: "create";
  readonly id: string;
  readonly settings: TableSettings;
  readonly name?: string;
  readonly colour?: "black" | "blue" | "green" | "red" | "yellow" | null;
}

/** The tables of one day that is over. */
export interface DayList {
  readonly rules: number;
  readonly tables: readonly DayTable[];
}

/** `place` by points; `rank` at the table itself, among the bots. */
export interface DayResult {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly rank: number;
  readonly table: string;
  readonly mine?: boolean;
}

/** A game's table of a day: what was promised, and what is known of it. Of a day that is not over: how many have played, and your own table; afterwards the seed and all results, each with the table whose record proves it. */
export interface DayTable {
  readonly day: string;
  readonly game: string;
  readonly commitment: string;
  readonly map: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly played: number;
  readonly seed?: string | null;
  readonly mine?: string | null;
  readonly over?: boolean;
  readonly results?: readonly DayResult[];
}

/** The tables of today, those of tomorrow (their commitments), and those of the last day that is over. */
export interface Days {
  readonly now: number;
  readonly ends: number;
  readonly rules: number;
  readonly today: readonly DayTable[];
  readonly tomorrow: readonly DayTable[];
  readonly yesterday: readonly DayTable[];
}

/** All tickets to be completed have been named (K16). */
export interface Done {
  readonly do: "done";
}

/** A train card: face up, by its kind, or blind from the `deck` (T1). */
export interface Draw {
  readonly do: "draw";
  readonly card: string;
}

/** A refusal: nothing has changed. `key` is the message of words/ that says why; `sentence` is its English. */
export interface Error {
  readonly type: "error";
  readonly code: string;
  readonly key: string;
  readonly sentence: string;
  readonly re?: string | null;
  readonly clause?: string | null;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What could have been decided at a moment of a finished game; and, if one of these was asked about, what it would have done to the chance of the seat. */
export interface Exploring {
  readonly alternatives: Alternatives;
  readonly found: WhatIf | null;
}

/** Pay what a tunnel costs more (E5, E6). */
export interface Extra {
  readonly do: "extra";
  readonly colour: string;
  readonly cards: number;
  readonly locos?: number;
}

/** What speaks for a decision: a message of words/ and what it is given. */
export interface Fact {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What is open of the chance: hashes with ready, nonces when the game has begun, the seed when it is over; and the rounds that were broken off, each with the seats at which it failed. */
export interface FairInfo {
  readonly commitment: string;
  readonly hashes?: readonly (string | null)[];
  readonly nonces?: readonly string[] | null;
  readonly seed?: string | null;
  readonly abandoned?: readonly AbandonedRound[];
}

/** A route and how often it was built, or a ticket, how often it was held and completed. */
export interface Favourite {
  readonly name: string;
  readonly number: number;
  readonly completed?: number;
}

/** Of all games of one kind that came to their end, the most frequent first. */
export interface Favourites {
  readonly game: string;
  readonly map: string;
  readonly games: number;
  readonly tracks: readonly Favourite[];
  readonly tickets: readonly Favourite[];
}

/** The starting player, by lot (B4, K4). */
export interface FirstPlayer {
  readonly event: "first-player";
  readonly seat: number;
}

/** Everything that a seat may know and could do: on connecting, and when events were missed. */
export interface Full {
  readonly type: "view";
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly view: View;
  readonly choices?: Choices | null;
}

/** All games of one kind: how many, won, left before the end, and turns that a bot decided. */
export interface GameCount {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly gone: number;
  readonly stood_in: number;
}

export interface GameInfo {
  readonly game: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly kind: string;
  readonly own?: boolean;
  readonly base?: string | null;
}

/** The game is over. */
export interface GameOver {
  readonly event: "game-over";
  readonly winners: readonly number[];
}

/** Who you are. The token is said once, to a program that asked for it. */
export interface GuestInfo {
  readonly guest: string;
  readonly name: string;
  readonly token?: string | null;
}

/** Say this on the other device within ten minutes; it gets a new cookie, and this device's ends. */
export interface HandOver {
  readonly code: string;
  readonly seconds: number;
}

export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly storing?: boolean;
}

/** The three best moves of a strong bot for your seat, where the table allows it. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** What somebody has played: the latest games, all of them counted, and ratings. `shown`: others may see it. */
export interface History {
  readonly shown: boolean;
  readonly games: readonly Played[];
  readonly by_game: readonly GameCount[];
  readonly by_opponent: readonly OpponentCount[];
  readonly ratings: readonly RatingCurve[];
  readonly favourites?: readonly Favourites[];
}

/** Host: how quickly bots move. */
export interface Hurry {
  readonly type: "hurry";
  readonly id: string;
  readonly table: string;
  readonly pace: "quick" | "slow" | "usual";
}

/** A table's short code, or its invitation. Not in an address: addresses are written into logs. */
export interface Invited {
  readonly code?: string | null;
  readonly invite?: string | null;
}

/** Take a seat, by the table's id (if it is public), its short code, or its invitation. `colour`: the one to play with, if nobody has it. */
export interface Join {
  readonly type: "join";
  readonly id: string;
  readonly table?: string | null;
  readonly code?: string | null;
  readonly invite?: string | null;
  readonly seat?: number | null;
  readonly name?: string;
  readonly colour?: "black" | "blue" | "green" | "red" | "yellow" | null;
}

/** A decision in which there was a choice. `cost` is the chance of winning that the better one would have kept, by what the seat could know, `error` its standard error, `points` the same in points of margin. `key` and `params` are what speaks for the better one: a message of words/ and what it is given, as hints have it. Without a better one the decision cost nothing that could be told. */
export interface Judgement {
  readonly moment: number;
  readonly turn: number;
  readonly seat: number;
  readonly played: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete;
  readonly better?: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete | null;
  readonly cost?: number;
  readonly points?: number;
  readonly error?: number;
  readonly key?: string;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Keep these of the tickets on offer: 1 is the first one drawn (B3, B12, E2, K3, K13). */
export interface Keep {
  readonly do: "keep";
  readonly places: readonly number[];
}

/** B13, K14: so many turns are still to be taken. */
export interface LastTurns {
  readonly event: "last-turns";
  readonly seat: number;
  readonly turns: number;
}

/** Give a seat up; in a running game a bot takes it, and it can be taken back. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** The chances in a game that goes on, at this row of its log, by what the seat (-1: a spectator) may know. Without them the server has more important things to do, or the game has gone on meanwhile: ask again in a while. */
export interface Live {
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly live: LiveChances | null;
}

/** The chances of all seats in a game that goes on, by what one viewer knows; and the standard error of each. */
export interface LiveChances {
  readonly chances: readonly number[];
  readonly errors: readonly number[];
}

/** K2: before anything is dealt, and known to everybody. */
export interface LocomotivesGiven {
  readonly event: "locomotives-given";
  readonly seat: number;
  readonly number: number;
}

/** Notices by mail: whether this server sends any, and whether you have given an address (none, unconfirmed, confirmed). The address itself is never shown. */
export interface MailInfo {
  readonly possible: boolean;
  readonly state: string;
}

/** A map as a page needs it; names are those of the notation. */
export interface MapInfo {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly hash: string;
  readonly cities: Readonly<Record<string, string>>;
  readonly tracks: Readonly<Record<string, TrackInfo>>;
  readonly tickets: Readonly<Record<string, TicketInfo>>;
  readonly bonus: Readonly<Record<string, number>>;
  readonly trains: number;
  readonly stations: number;
  readonly sections: string;
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** A finished game after one more decision and the chance that followed it: what everybody saw, what each seat held, and everything that happened since the moment before. */
export interface Moment {
  readonly turn: number;
  readonly view: View;
  readonly own: readonly OwnView[];
  readonly events: readonly (FirstPlayer | LocomotivesGiven | CardsDealt | TicketsDealt | ChoiceMade | CardTurnedUp | RowCleared | Reshuffled | TurnBegan | CardTaken | CardDrawn | RouteClaimed | TunnelEntered | TunnelCard | TunnelCosts | TunnelPaid | TunnelGivenUp | StationBuilt | TicketsDrawn | TicketsKept | Passed | CardsMoved | PilePlaced | SinglesPlaced | TrainRobbed | CompletingBegan | TicketsCompleted | RoundBegan | LastTurns | GameOver)[];
}

/** A submission: decisions of one seat without chance in between, as actions, as integers or as a line of notation. `after`: refuse it if this seat has moved since that row of the log. */
export interface Move {
  readonly type: "move";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly actions?: readonly (Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete)[];
  readonly decisions?: readonly number[];
  readonly line?: string | null;
  readonly after?: number | null;
}

/** The move being made: what everybody knows of it. */
export interface MoveView {
  readonly track?: string | null;
  readonly city?: string | null;
  readonly colour?: string | null;
  readonly cards?: number;
  readonly cost?: number;
  readonly played?: CardSet | null;
  readonly turned?: Readonly<Record<string, number>>;
}

/** Host: this seat's chat is refused. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly muted?: boolean;
}

/** Where notices of turns are to go. A code is sent there, which has to come back. */
export interface NewAddress {
  readonly address: string;
  readonly language?: string;
}

/** Somebody new. `program`: answer with a bearer token instead of a cookie. */
export interface NewGuest {
  readonly name?: string;
  readonly program?: boolean;
}

/** A table of the day (docs/fair.md). `counted`: this is its host's first one of that day, whose result counts if it comes before the day `ends`; `sealed`: until then nothing is shown of a finished game that would help others. */
export interface OfTheDay {
  readonly day: string;
  readonly counted: boolean;
  readonly ends: number;
  readonly sealed: boolean;
}

/** What can be played here, and against whom. */
export interface Offer {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  readonly levels: Readonly<Record<string, string>>;
  readonly reactions: readonly string[];
  readonly longest_chat: number;
}

/** How many people have the page open, on all servers of this one's database. */
export interface Online {
  readonly people: number;
}

/** Your nonce, once all are ready. */
export interface Open {
  readonly type: "open";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly nonce: string;
}

/** All games against somebody, by the name that they had, or against a bot: how often one came before them, and how often both had the same place. */
export interface OpponentCount {
  readonly bot: string;
  readonly name: string;
  readonly games: number;
  readonly before: number;
  readonly equal: number;
}

/** The options of a game; `ws.new` takes them, or a dictionary of the same names. >>> import whistlestop as ws >>> ws.new("europe", options=ws.Options(first=1)).view().first 1 */
export interface Options {
  readonly first?: number | null;
  readonly open_track?: boolean;
}

/** Where a game was taken from: the table, the turn, and the moment of its replay. `anew`: what the seat to be played could not know was dealt anew. */
export interface Origin {
  readonly table: string;
  readonly turn: number;
  readonly moment: number;
  readonly anew: boolean;
}

/** What only the viewer's own seat knows. */
export interface OwnView {
  readonly hand: Readonly<Record<string, number>>;
  readonly tickets: readonly TicketView[];
  readonly offer: readonly TicketView[];
  readonly chosen: readonly string[];
  readonly returned: readonly string[];
  readonly track: Readonly<Record<string, number>> | null;
}

/** The colour that a seat of yours plays with, chosen before the game. A bot's or an empty seat's is swapped. */
export interface Paint {
  readonly type: "paint";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly colour: "black" | "blue" | "green" | "red" | "yellow";
}

/** Others want to play the same: your seat at the table for it. */
export interface Paired {
  readonly type: "paired";
  readonly table: string;
  readonly seat: number;
}

/** Nothing else is possible (B13a, K13a). */
export interface Pass {
  readonly do: "pass";
}

/** B13a, K13a. */
export interface Passed {
  readonly event: "passed";
  readonly seat: number;
}

/** A longest continuous path (B15): its trains, the cities it runs through in order, its tracks, and the bonus. */
export interface PathScore {
  readonly length: number;
  readonly cities: readonly string[];
  readonly tracks: readonly string[];
  readonly points: number;
}

/** Pay for the route or station with this set (B5, B6, E4, E11). */
export interface Pay {
  readonly do: "pay";
  readonly colour: string;
  readonly cards: number;
  readonly locos?: number;
}

/** A pile is placed in a rail yard (K9). */
export interface PilePlaced {
  readonly event: "pile-placed";
  readonly seat: number;
  readonly pile: CardSet;
}

/** A pile in a rail yard; its locomotives lie on top (K10). */
export interface PileView {
  readonly cards: number;
  readonly locos: number;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** Start a pile of this colour in the rail yard (K9); how many cards of each kind are the next decisions. */
export interface Place {
  readonly do: "place";
  readonly colour: string;
}

/** A new table that begins at a moment of this finished game's replay. By seat, who plays: a bot, or, where there is none, you. If one seat is yours, what it could not know then is dealt anew, unless it shall be the `same`. `code` and `invite`: as for watching. */
export interface PlayOn {
  readonly type: "playon";
  readonly id: string;
  readonly table: string;
  readonly moment: number;
  readonly seats: readonly (string | null)[];
  readonly same?: boolean;
  readonly name?: string;
  readonly code?: string | null;
  readonly invite?: string | null;
}

/** A game that is over; if not `whole`, because nobody came back to it. */
export interface Played {
  readonly table: string;
  readonly ended: number;
  readonly game: string;
  readonly rated: boolean;
  readonly whole: boolean;
  readonly seat: number;
  readonly seats: readonly PlayedSeat[];
  readonly day?: string | null;
  readonly accuracy?: number | null;
}

/** Who sat at a seat, and what came of it. `gone`: they were not there at the end; `stood_in`: in so many turns a bot decided for them. */
export interface PlayedSeat {
  readonly name: string;
  readonly bot: boolean;
  readonly mine: boolean;
  readonly rank: number;
  readonly points: number;
  readonly gone?: boolean;
  readonly stood_in?: number;
}

export interface Pong {
  readonly type: "pong";
  readonly re: string;
}

/** What a seat is told after a row of the log: its events from number `first` on, and what it may do now, which with `views` stands in the view (its events are left out) and in the choices, and else in `to_move` and `legal`. */
export interface Push {
  readonly type: "push";
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly first: number;
  readonly events: readonly (FirstPlayer | LocomotivesGiven | CardsDealt | TicketsDealt | ChoiceMade | CardTurnedUp | RowCleared | Reshuffled | TurnBegan | CardTaken | CardDrawn | RouteClaimed | TunnelEntered | TunnelCard | TunnelCosts | TunnelPaid | TunnelGivenUp | StationBuilt | TicketsDrawn | TicketsKept | Passed | CardsMoved | PilePlaced | SinglesPlaced | TrainRobbed | CompletingBegan | TicketsCompleted | RoundBegan | LastTurns | GameOver)[];
  readonly to_move?: readonly number[];
  readonly legal?: readonly (Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete)[];
  readonly view?: View | null;
  readonly choices?: Choices | null;
}

export interface PuzzleInfo {
  readonly id: string;
  readonly game: string;
  readonly level: string;
}

/** All puzzles, those of a game in their order; and by game the id of today's. */
export interface PuzzleList {
  readonly puzzles: readonly PuzzleInfo[];
  readonly today: Readonly<Record<string, string>>;
}

/** A puzzle as its seat may know it: what it sees, and all that it could do. `map` is the hash of its map. */
export interface PuzzleShown {
  readonly id: string;
  readonly game: string;
  readonly level: string;
  readonly map: string;
  readonly seat: number;
  readonly view: View;
  readonly choices: Choices;
}

/** An answer: the decision, without what is paid for it. None: show me. */
export interface PuzzleTry {
  readonly action?: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete | null;
}

/** A rating after a game, in points, with its deviation: the strength lies within twice that with 95 %. */
export interface RatedAt {
  readonly at: number;
  readonly table: string;
  readonly mean: number;
  readonly deviation: number;
}

/** Of a game, for 2 or for 3-5 players. */
export interface RatingCurve {
  readonly game: string;
  readonly players: string;
  readonly curve: readonly RatedAt[];
}

export interface React {
  readonly type: "react";
  readonly id: string;
  readonly table: string;
  readonly reaction: string;
}

/** The hash of your nonce (docs/fair.md); without one you are not ready any more. */
export interface Ready {
  readonly type: "ready";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly hash?: string | null;
}

/** What is in a file that is to be opened, and the language to say in what is wrong with it. */
export interface RecordFile {
  readonly text: string;
  readonly language?: string;
}

/** The same people once more, seats moved on by one. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
  readonly table: string;
}

export interface Rename {
  readonly name: string;
}

/** Moments of a finished game, from number `first` on. */
export interface Replay {
  readonly first: number;
  readonly moments: readonly Moment[];
}

/** Yes or no to somebody who asks you; a yes brings both to a table. */
export interface Reply {
  readonly type: "reply";
  readonly id: string;
  readonly challenge: string;
  readonly accept: boolean;
}

/** Let the operator know of the person at this seat, and why. */
export interface Report {
  readonly type: "report";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly reason: "chat" | "cheating" | "leaving" | "name" | "other";
  readonly text?: string;
}

/** The discards become the deck (T8). */
export interface Reshuffled {
  readonly event: "reshuffled";
  readonly cards: number;
}

/** With two players the other one wins; with more a bot plays on and the seat ranks last. */
export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** Take your seat back from the bot. */
export interface Return {
  readonly type: "return";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** A finished game, reviewed. `judge` is `network` (the champion's) or `trials` (trial games, where there is none). */
export interface Review {
  readonly map: string;
  readonly judge: string;
  readonly chances: readonly Chances[];
  readonly seats: readonly SeatReview[];
  readonly turning_points: readonly TurningPoint[];
  readonly decisions: readonly Judgement[];
}

/** The review of a finished game, which takes some seconds: how much of it is done, from 0 to 1; the chances of all seats by turns, as soon as they are known; and the whole, when it is there. Ask again until it is. */
export interface Reviewing {
  readonly progress: number;
  readonly chances: readonly Chances[];
  readonly review: Review | null;
}

/** K18: the second round. */
export interface RoundBegan {
  readonly event: "round-began";
  readonly round: number;
  readonly seat: number;
}

/** B5, B7, B11. `paid` is the set; what a tunnel cost more, TunnelPaid has said. */
export interface RouteClaimed {
  readonly event: "route-claimed";
  readonly seat: number;
  readonly track: string;
  readonly paid: CardSet;
  readonly trains: number;
  readonly points: number;
}

/** A route claimed (B11). */
export interface RouteScore {
  readonly track: string;
  readonly points: number;
}

/** Too many locomotives: the row goes to the discards (T6). */
export interface RowCleared {
  readonly event: "row-cleared";
}

export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly table: string;
  readonly text: string;
}

/** The scores of a game as it stands, every point with where it came from; `final` once it is over. >>> import whistlestop as ws >>> scores = ws.new("north_america", seed=1).scores() >>> [seat.total for seat in scores.seats], scores.final ([0, 0], False) */
export interface Scores {
  readonly seats: readonly SeatScore[];
  readonly winners: readonly number[];
  readonly decided_by: string;
  readonly final: boolean;
}

/** A seat: empty, a person's, or a bot's; a bot may be keeping it for a person. */
export interface SeatInfo {
  readonly kind: string;
  readonly name?: string;
  readonly bot?: string | null;
  readonly mine?: boolean;
  readonly kept?: boolean;
  readonly ready?: boolean;
  readonly opened?: boolean;
  readonly resigned?: boolean;
  readonly muted?: boolean;
  readonly deadline?: number | null;
  readonly colour?: "black" | "blue" | "green" | "red" | "yellow" | null;
  readonly here?: boolean;
  readonly away?: number | null;
  readonly stood_in?: readonly number[];
  readonly blocked?: boolean;
  readonly rating?: readonly [number, number] | null;
}

/** One player: how accurately they played (None: they decided next to nothing, or luck cannot be told from play here), over how many decisions; where the result came from (None: not known); and the moments of the decisions that cost most, the dearest first. */
export interface SeatReview {
  readonly seat: number;
  readonly name: string;
  readonly accuracy: number | null;
  readonly decisions: number;
  readonly account: Account | null;
  readonly costly: readonly number[];
}

/** All points of one seat. */
export interface SeatScore {
  readonly seat: number;
  readonly claimed: readonly RouteScore[];
  readonly routes: number;
  readonly tickets: readonly TicketScore[];
  readonly ticket_points: number;
  readonly longest: PathScore | null;
  readonly stations: readonly StationScore[];
  readonly station_points: number;
  readonly bonuses: readonly BonusScore[];
  readonly bonus_points: number;
  readonly total: number;
  readonly rank: number;
  readonly ahead_by: string | null;
}

/** What everybody sees of a player; `hand` and `tickets` only as far as the viewer may know them. */
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly cards: number;
  readonly known: Readonly<Record<string, number>>;
  readonly tickets: number;
  readonly choosing: boolean;
  readonly trains: number;
  readonly stations: number;
  readonly points: number;
  readonly routes: readonly string[];
  readonly stations_at: readonly string[];
  readonly yard: Readonly<Record<string, PileView>>;
  readonly on_track: number;
  readonly completed: readonly TicketView[];
  readonly held?: readonly TicketView[] | null;
}

/** Play somebody who wants the same. You wait as long as this line is open; `paired` says where. */
export interface Seek {
  readonly type: "seek";
  readonly id: string;
  readonly game: string;
  readonly players?: number;
  readonly rated?: boolean;
}

/** How it stands for somebody who wants to play: since when they wait, how many want the same (they are one of them), and how many people are here at all. */
export interface Seeking {
  readonly type: "seeking";
  readonly game: string;
  readonly players: number;
  readonly rated: boolean;
  readonly since: number;
  readonly waiting: number;
  readonly online: number;
  readonly now: number;
}

/** Whoever has played: everybody who knows the table's id may watch the replay of the finished game, or no more. */
export interface Share {
  readonly type: "share";
  readonly id: string;
  readonly table: string;
  readonly shared?: boolean;
}

export interface ShowHistory {
  readonly shown: boolean;
}

/** Place three single cards (K9). */
export interface Singles {
  readonly do: "singles";
  readonly colours: readonly [string, string, string];
}

/** K9: three single cards. */
export interface SinglesPlaced {
  readonly event: "singles-placed";
  readonly seat: number;
  readonly colours: readonly string[];
}

export type SocketCommand = Create | Today | Join | Seek | Unseek | Challenge | Reply | Unask | Ping | Paint | Leave | Assign | Return | Start | Ready | Open | Hurry | Rematch | PlayOn | Share | Move | Undo | Resign | Hint | Say | React | Mute | Block | Report | Watch | Unwatch;

/** How the scores stood when a turn was over (turn 0 is the set-up): points made so far, and what they would have come to if the game had ended there. `moment`: the first one after the turn. */
export interface Standing {
  readonly turn: number;
  readonly moment: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** Host: bots take all empty seats. The game begins when all people are ready. */
export interface Start {
  readonly type: "start";
  readonly id: string;
  readonly table: string;
  readonly bot?: string;
}

/** Build a station (E10); how it is paid for is the next decision. */
export interface Station {
  readonly do: "station";
  readonly city: string;
}

/** A station is built in a city and paid for (E10, E11). */
export interface StationBuilt {
  readonly event: "station-built";
  readonly seat: number;
  readonly city: string;
  readonly paid: CardSet;
}

/** A station built, and the route of another player that it used (E12); None if it was of no use. */
export interface StationScore {
  readonly city: string;
  readonly track: string | null;
}

/** On the very first start the rules are compiled, which takes a minute or two. Games are played meanwhile; hints and the bot that searches come when it is done. */
export interface Status {
  readonly ready: boolean;
  readonly fraction: number;
  readonly compiling: string;
  readonly version: string;
  readonly storing?: boolean;
}

/** All about a table but the game itself. Sent whole whenever it changes. */
export interface Table {
  readonly type: "table";
  readonly table: string;
  readonly seq: number;
  readonly status: string;
  readonly settings: TableSettings;
  readonly map: string;
  readonly seats: readonly SeatInfo[];
  readonly fair: FairInfo;
  readonly now: number;
  readonly host?: boolean;
  readonly made?: number;
  readonly ended?: number;
  readonly to_move?: readonly number[];
  readonly code?: string | null;
  readonly invite?: string | null;
  readonly ranks?: readonly number[] | null;
  readonly rematch?: string | null;
  readonly shared?: boolean;
  readonly undone?: number;
  readonly origin?: Origin | null;
  readonly day?: OfTheDay | null;
  readonly missing?: string | null;
}

export type TableCommand = Create | Today | Join | Paint | Leave | Assign | Return | Start | Ready | Open | Hurry | Rematch | PlayOn | Share | Move | Undo | Resign | Hint | Say | React | Mute | Block | Report;

export interface TableList {
  readonly tables: readonly Table[];
}

/** A table to be made: the game, its options, and how it is played. */
export interface TableSettings {
  readonly game: string;
  readonly players: number;
  readonly bots?: readonly string[];
  readonly first?: number | null;
  readonly open_track?: boolean;
  readonly clock?: number | null;
  readonly at_zero?: "bot-stays" | "bot-turn";
  readonly public?: boolean;
  readonly spectators?: boolean;
  readonly pass_and_play?: boolean;
  readonly hints?: boolean;
  readonly pace?: "quick" | "slow" | "usual";
  readonly chances?: boolean;
  readonly rated?: boolean;
}

/** The code from the other device. */
export interface TakeOver {
  readonly code: string;
}

export interface TicketInfo {
  readonly between: readonly [string, string];
  readonly points: number;
  readonly long?: boolean;
  readonly cards?: Readonly<Record<string, number>>;
}

/** A ticket and what it brings: its points, or less than nothing if it is not completed (B14, K19). */
export interface TicketScore {
  readonly ticket: string;
  readonly done: boolean;
  readonly points: number;
}

/** A ticket that the viewer may read. `done`: completed as things stand (B14, E12, K16). */
export interface TicketView {
  readonly ticket: string;
  readonly points: number;
  readonly done?: boolean;
  readonly long?: boolean;
  readonly cards?: Readonly<Record<string, number>> | null;
}

/** Draw tickets (B12, K13). */
export interface Tickets {
  readonly do: "tickets";
}

/** K16: shown to all when everybody has chosen. */
export interface TicketsCompleted {
  readonly event: "tickets-completed";
  readonly seat: number;
  readonly tickets: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

/** Tickets to choose from at set-up (B3, E2, K3). */
export interface TicketsDealt {
  readonly event: "tickets-dealt";
  readonly seat: number;
  readonly number: number;
  readonly tickets?: readonly string[] | null;
}

/** Tickets are drawn from the deck, to choose from (B12, K13). */
export interface TicketsDrawn {
  readonly event: "tickets-drawn";
  readonly seat: number;
  readonly number: number;
  readonly tickets?: readonly string[] | null;
}

/** At set-up (all at once) or after a draw. */
export interface TicketsKept {
  readonly event: "tickets-kept";
  readonly seat: number;
  readonly number: number;
  readonly tickets?: readonly string[] | null;
}

/** The table of the day: sit down at yours, or come back to it. The first one of a day counts; `again`: another one with the same luck, which does not. */
export interface Today {
  readonly type: "today";
  readonly id: string;
  readonly game: string;
  readonly again?: boolean;
  readonly name?: string;
}

/** A track by the ids of its cities. */
export interface TrackInfo {
  readonly between: readonly [string, string];
  readonly length: number;
  readonly colour: string;
  readonly points: number;
  readonly ferry?: number;
  readonly tunnel?: boolean;
}

/** K12: the victim's pile goes to the discards. */
export interface TrainRobbed {
  readonly event: "train-robbed";
  readonly seat: number;
  readonly victim: number;
  readonly pile: CardSet;
}

/** A card turned up for a tunnel (E5). */
export interface TunnelCard {
  readonly event: "tunnel-card";
  readonly card: string;
}

/** So many more cards are to be paid (E5, E6). */
export interface TunnelCosts {
  readonly event: "tunnel-costs";
  readonly seat: number;
  readonly track: string;
  readonly extra: number;
}

/** A set has been played for a tunnel (E5). */
export interface TunnelEntered {
  readonly event: "tunnel-entered";
  readonly seat: number;
  readonly track: string;
  readonly paid: CardSet;
}

/** The set goes back to the hand (E7). */
export interface TunnelGivenUp {
  readonly event: "tunnel-given-up";
  readonly seat: number;
  readonly track: string;
  readonly taken_back: CardSet;
}

/** The extra has been paid. */
export interface TunnelPaid {
  readonly event: "tunnel-paid";
  readonly seat: number;
  readonly track: string;
  readonly paid: CardSet;
}

export interface TurnBegan {
  readonly event: "turn-began";
  readonly seat: number;
  readonly turn: number;
}

/** A turn that changed the chances much: whose it was, and of the seat whose chance changed most, what it was before and after. `luck` is how much of that change chance made; None if that is not known. */
export interface TurningPoint {
  readonly turn: number;
  readonly moment: number;
  readonly mover: number | null;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly luck: number | null;
}

/** You do not ask any more. */
export interface Unask {
  readonly type: "unask";
  readonly id: string;
  readonly challenge: string;
}

/** Take your last move back, with all that bots have done since; only where all others are bots. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** Stop looking for a game. */
export interface Unseek {
  readonly type: "unseek";
  readonly id: string;
}

/** Stop watching a table; where people share a device, this covers the seat. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly id: string;
  readonly table: string;
}

/** Everything that a seat (or a spectator) may know, as plain data: what a page shows and a bot decides by. `Game.view` makes it; `json()` is its JSON. >>> import whistlestop as ws >>> view = ws.new("europe", players=2, seed=7, options={"first": 0}).view(1) >>> view.phase, view.to_move, len(view.own.hand) > 0 ('setup', (0, 1), True) */
export interface View {
  readonly game: string;
  readonly map: string;
  readonly options: Options;
  readonly seat: number;
  readonly phase: string;
  readonly turn: number;
  readonly round: number;
  readonly first: number | null;
  readonly to_move: readonly number[];
  readonly row: readonly (string | null)[];
  readonly deck: number;
  readonly discards: Readonly<Record<string, number>>;
  readonly ticket_deck: number;
  readonly last_turns: number;
  readonly seats: readonly SeatView[];
  readonly move: MoveView | null;
  readonly own: OwnView | null;
  readonly legal: readonly (Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete)[];
  readonly scores: Scores | null;
  readonly events: readonly (FirstPlayer | LocomotivesGiven | CardsDealt | TicketsDealt | ChoiceMade | CardTurnedUp | RowCleared | Reshuffled | TurnBegan | CardTaken | CardDrawn | RouteClaimed | TunnelEntered | TunnelCard | TunnelCosts | TunnelPaid | TunnelGivenUp | StationBuilt | TicketsDrawn | TicketsKept | Passed | CardsMoved | PilePlaced | SinglesPlaced | TrainRobbed | CompletingBegan | TicketsCompleted | RoundBegan | LastTurns | GameOver)[];
}

/** Be told what happens: as a seat of yours, or as a spectator. Where people share one device, this uncovers the seat. `since`: the number of events that you have; then there is no full view, only what is new. */
export interface Watch {
  readonly type: "watch";
  readonly id: string;
  readonly table: string;
  readonly seat?: number | null;
  readonly since?: number | null;
  readonly views?: boolean;
  readonly code?: string | null;
  readonly invite?: string | null;
}

/** Another decision in the place of one that was taken. `verdict` is `better` or `worse` if all judges say so, and the first of them by more than its standard error and more than one in a hundred; else `even`. */
export interface WhatIf {
  readonly moment: number;
  readonly turn: number;
  readonly seat: number;
  readonly played: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete;
  readonly other: Draw | Tickets | Pass | Withdraw | Done | Keep | Claim | Station | Pay | Extra | Place | With | Singles | Complete;
  readonly decision: number;
  readonly verdict: string;
  readonly judges: readonly Compared[];
}

/** So many cards of this kind go into the pile (K9). */
export interface With {
  readonly do: "with";
  readonly number: number;
  readonly card: string;
}

/** Give a tunnel up (E7). */
export interface Withdraw {
  readonly do: "withdraw";
}

/** A text to be drawn as a QR code. */
export interface Written {
  readonly text: string;
}
