-- Who wants to play somebody, and through which process they wait; once paired, at which table, and whether it is made.
CREATE TABLE seeks (
    guest TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    since BIGINT NOT NULL,
    server TEXT NOT NULL,
    paired TEXT NOT NULL DEFAULT '',
    at BIGINT NOT NULL DEFAULT 0,
    made INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX seeks_paired ON seeks (paired)
