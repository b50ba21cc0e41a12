-- The texts of maps that do not come with Whistlestop, for the games that are played on them.
CREATE TABLE maps (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
