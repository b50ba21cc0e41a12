-- The lobby from the index alone: who made a table, and, while it is in the lobby, the table as strangers see it.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN listed TEXT NOT NULL DEFAULT '';
