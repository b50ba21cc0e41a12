-- Where a guest's name stands, for whoever wants to be forgotten.
CREATE INDEX log_names ON log (actor) WHERE seq = 1 OR body LIKE '{"is":"sat"%';
