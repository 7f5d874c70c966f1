-- What the setup command wrote once. What somebody removed or changed since is not written again.
CREATE TABLE setup_marks (
  name text PRIMARY KEY,
  written_at timestamptz NOT NULL
);
