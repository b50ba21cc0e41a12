// Where the versioned files of this page are: `/v/<version>`.
export const BASE = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
