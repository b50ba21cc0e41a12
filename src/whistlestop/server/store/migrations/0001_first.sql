-- Guests, and the tokens that name them (hashed: whoever reads this cannot be anybody).
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    expires BIGINT
);
CREATE INDEX tokens_guest ON tokens (guest);

-- The log is the truth: a row is one submission. No process owns a table; (game, seq) decides who was first.
CREATE TABLE log (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    client TEXT,
    rules INTEGER NOT NULL,
    map TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
-- A client's id counts once: a repeat gets the old answer.
CREATE UNIQUE INDEX log_client ON log (game, actor, client) WHERE client IS NOT NULL;

-- What is looked up across tables; it follows from the log and is written with it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    invite TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    made BIGINT NOT NULL,
    due BIGINT
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_lobby ON tables (status, public, made);
CREATE TABLE seats (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_guest ON seats (guest);

-- Chat has its own sequence.
CREATE TABLE chat (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    guest TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
