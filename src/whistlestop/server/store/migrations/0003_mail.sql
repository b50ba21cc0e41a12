-- Where a guest wants to be told of turns. The address counts once the code that was sent to it (hashed here) came back.
CREATE TABLE mail (
    guest TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    code TEXT,
    expires BIGINT NOT NULL
);
-- The last turn that a seat was told of, so that nobody is told too often, whichever process tells.
CREATE TABLE notices (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);
