-- Until when the run of a key holds it; its process renews this while it lives. Servers of earlier versions do not write
-- it and count a run as abandoned after a minute, which the default keeps for their runs.
ALTER TABLE idempotency_keys
  ADD COLUMN lease_until timestamptz NOT NULL DEFAULT now() + interval '1 minute';

-- Renewing finds the running ones by their run.
CREATE INDEX idempotency_keys_running ON idempotency_keys (run_id) WHERE answer IS NULL;
