-- How often each group of settings was written: two people who edit the same one do not overwrite each other. A group
-- without a row was never written, which is version 0. The values stay in `settings`.
CREATE TABLE setting_groups (
  name text PRIMARY KEY,
  version int NOT NULL,
  updated_at timestamptz NOT NULL
);
