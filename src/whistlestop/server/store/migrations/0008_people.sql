-- The server processes that are alive, and how many people each has a line to; whoever stops saying so is gone.
CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    online INTEGER NOT NULL
);
-- Who looks at a table where they sit, and through which process; with no process: when they went.
CREATE TABLE presence (
    game TEXT NOT NULL,
    guest TEXT NOT NULL,
    server TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, guest, server)
);
CREATE INDEX presence_guest ON presence (guest);
CREATE INDEX presence_server ON presence (server);

-- Whom somebody does not want to meet or to hear. The guest '' is the operator, for everybody.
CREATE TABLE blocks (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE INDEX blocks_other ON blocks (other);
-- What people want the operator to look at.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    about TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    body TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX reports_open ON reports (at) WHERE done = 0
