-- What came of each table that has ended; it follows from the logs, and is written when a table ends.
CREATE TABLE results (
    game TEXT PRIMARY KEY,
    ended BIGINT NOT NULL,
    map TEXT NOT NULL,
    players INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    counted INTEGER NOT NULL
);
CREATE INDEX results_uncounted ON results (ended, game) WHERE counted = 0;
CREATE INDEX results_rated ON results (ended, game) WHERE rated = 1;
CREATE TABLE result_seats (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    rank INTEGER NOT NULL,
    points INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    early INTEGER NOT NULL,
    stood_in INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX result_seats_guest ON result_seats (guest);
-- Ratings after each rated game, in ten-thousandths of a point; they follow from the results.
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    pool TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    mean INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    PRIMARY KEY (guest, pool, number)
);
CREATE INDEX ratings_game ON ratings (game);
-- Whose history others may see; nobody's, unless they say so.
ALTER TABLE guests ADD COLUMN shown INTEGER NOT NULL DEFAULT 0
