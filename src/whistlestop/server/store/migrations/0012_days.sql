-- The table of the day: of each day and game the one table at which somebody's result counts.
CREATE TABLE day_games (
    day TEXT NOT NULL,
    map TEXT NOT NULL,
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (day, map, guest)
);
CREATE INDEX day_games_guest ON day_games (guest);
CREATE INDEX day_games_game ON day_games (game);
-- Who has the page open, and through which process.
CREATE TABLE online (
    guest TEXT NOT NULL,
    server TEXT NOT NULL,
    called TEXT NOT NULL,
    PRIMARY KEY (guest, server)
);
CREATE INDEX online_called ON online (called);
CREATE INDEX online_server ON online (server);
-- Who asks whom for a game, and what came of it: nothing yet, accepted, declined, withdrawn or expired.
CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    other TEXT NOT NULL,
    game TEXT NOT NULL,
    rated INTEGER NOT NULL,
    at BIGINT NOT NULL,
    answer TEXT NOT NULL DEFAULT '',
    came TEXT NOT NULL DEFAULT ''
);
CREATE INDEX challenges_guest ON challenges (guest, at);
CREATE INDEX challenges_other ON challenges (other, at);
CREATE INDEX challenges_waiting ON challenges (at) WHERE answer = '';
-- What somebody built and which tickets they held in a game that came to its end, by the names of the map.
CREATE TABLE seat_marks (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    tracks TEXT NOT NULL,
    tickets TEXT NOT NULL,
    missed TEXT NOT NULL,
    PRIMARY KEY (game, seat)
)
