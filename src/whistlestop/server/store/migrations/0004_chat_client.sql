-- A client's id counts once in the chat as well: what is sent again after a lost line is not said again.
ALTER TABLE chat ADD COLUMN client TEXT;
CREATE UNIQUE INDEX chat_client ON chat (game, guest, client) WHERE client IS NOT NULL;
