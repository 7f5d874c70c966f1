CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- First answers of requests that carry an Idempotency-Key, to be replayed.
CREATE TABLE idempotency_keys (
  caller text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  run_id uuid NOT NULL,
  answer jsonb,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (caller, route, key)
);
CREATE INDEX idempotency_keys_started_at ON idempotency_keys (started_at);
