-- The lobby from the index alone: who made a table, and the table as strangers see it (JSON), as long as it is in the lobby.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN listed TEXT NOT NULL DEFAULT '';
