-- Long work that staff start: imports, exports, changes of many rows.

-- A file that somebody sent for a job, or that a job made. Its bytes are in parts, so that it is written and read in pieces.
CREATE TABLE job_files (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE INDEX job_files_by_age ON job_files (created_at);
CREATE TABLE job_file_parts (
  file_id uuid NOT NULL REFERENCES job_files (id) ON DELETE CASCADE,
  part integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (file_id, part)
);

-- A process holds a running job by a lease that it renews; when it dies, another takes the job up again.
CREATE TABLE background_jobs (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  owner_id uuid NOT NULL,
  input jsonb NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  done integer NOT NULL DEFAULT 0,
  total integer,
  report jsonb,
  -- How far its writes are: changed in their own transaction, so a repeated run goes on exactly there.
  checkpoint jsonb,
  error_code text,
  file_id uuid REFERENCES job_files (id) ON DELETE SET NULL,
  result_file_id uuid REFERENCES job_files (id) ON DELETE SET NULL,
  runs integer NOT NULL DEFAULT 0,
  run_id uuid,
  lease_until timestamptz,
  is_cancel_asked boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'running') = (run_id IS NOT NULL)),
  CHECK ((state IN ('done', 'failed', 'cancelled')) = (ended_at IS NOT NULL))
);
CREATE INDEX background_jobs_due ON background_jobs (created_at, id) WHERE state IN ('queued', 'running');
CREATE INDEX background_jobs_by_age ON background_jobs (created_at DESC, id DESC);
