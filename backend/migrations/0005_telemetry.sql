-- What was counted already under the signed id of a page view, per part of the shop that it used. Kept for an hour.
CREATE TABLE telemetry_views (
  view_id text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL,
  -- A keyed digest of the network that the view came from: it tells networks apart and leads back to none.
  network text NOT NULL,
  has_failed boolean NOT NULL,
  -- Names of what is counted once: boundary, load, LCP and so on.
  counted text[] NOT NULL,
  PRIMARY KEY (view_id, remote)
);
CREATE INDEX telemetry_views_of_version ON telemetry_views (remote, version, at);
CREATE INDEX telemetry_views_at ON telemetry_views (at);

-- Sums per part, version and minute: {"views": 12, "failures:timeout": 1, "load:3": 7, …}; a number after the colon
-- is the place in a histogram.
CREATE TABLE telemetry_minutes (
  remote text NOT NULL,
  version text NOT NULL,
  minute timestamptz NOT NULL,
  counts jsonb NOT NULL,
  PRIMARY KEY (remote, version, minute)
);
CREATE INDEX telemetry_minutes_minute ON telemetry_minutes (minute);

CREATE TABLE telemetry_errors (
  fingerprint text PRIMARY KEY,
  remote text NOT NULL,
  version text NOT NULL,
  message text NOT NULL,
  stack text NOT NULL,
  -- Of the newest one, where an API call had failed.
  request_id text,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  count int NOT NULL
);
CREATE INDEX telemetry_errors_last_at ON telemetry_errors (last_at);
