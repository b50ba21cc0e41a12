-- Reviews of finished games, which take seconds to work out; packed, and without anybody's name.
CREATE TABLE reviews (
    game TEXT PRIMARY KEY,
    made BIGINT NOT NULL,
    version TEXT NOT NULL,
    accuracies TEXT NOT NULL, -- by seat, as JSON
    body BYTEA NOT NULL
);
CREATE INDEX reviews_made ON reviews (made)
