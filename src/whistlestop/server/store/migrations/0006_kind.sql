-- What kind of entry a row is stands beside its text: whoever looks for moves or names reads no JSON.
ALTER TABLE log ADD COLUMN kind TEXT NOT NULL DEFAULT '';
UPDATE log SET kind = CASE
    WHEN body LIKE '{"is":"made"%' THEN 'made'
    WHEN body LIKE '{"is":"sat"%' THEN 'sat'
    WHEN body LIKE '{"is":"stood"%' THEN 'stood'
    WHEN body LIKE '{"is":"manned"%' THEN 'manned'
    WHEN body LIKE '{"is":"returned"%' THEN 'returned'
    WHEN body LIKE '{"is":"readied"%' THEN 'readied'
    WHEN body LIKE '{"is":"opened"%' THEN 'opened'
    WHEN body LIKE '{"is":"reseeded"%' THEN 'reseeded'
    WHEN body LIKE '{"is":"moved"%' THEN 'moved'
    WHEN body LIKE '{"is":"resigned"%' THEN 'resigned'
    WHEN body LIKE '{"is":"muted"%' THEN 'muted'
    WHEN body LIKE '{"is":"rematched"%' THEN 'rematched'
    WHEN body LIKE '{"is":"closed"%' THEN 'closed'
    WHEN body LIKE '{"is":"forgotten"%' THEN 'forgotten'
    ELSE '' END;
DROP INDEX log_names;
CREATE INDEX log_names ON log (actor) WHERE kind IN ('made', 'sat');
