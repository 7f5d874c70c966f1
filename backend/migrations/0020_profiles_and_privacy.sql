-- What customers tell of themselves, how they change where they are reached, and what becomes of their data.

ALTER TABLE customer_profiles
  ADD COLUMN date_of_birth date,
  ADD COLUMN company text,
  ADD COLUMN business_name text,
  -- Links and handles by network; only what was checked.
  ADD COLUMN social jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(social) = 'object'),
  ADD COLUMN payment_method text CHECK (payment_method IN ('ONLINE', 'COD', 'THEGHINO')),
  ADD COLUMN vat_invoice jsonb;

-- One code that was sent to change an e-mail address or a telephone number. It is dead after three wrong entries.
CREATE TABLE contact_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('EMAIL', 'PHONE')),
  -- What it was when the code was sent, and what it becomes; normalised.
  previous text,
  target text NOT NULL,
  code_hash text NOT NULL CHECK (code_hash ~ '^[0-9a-f]{64}$'),
  tries int NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 3),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX contact_changes_of_user ON contact_changes (user_id, created_at);
CREATE INDEX contact_changes_by_target ON contact_changes (target, created_at);

-- Accounts whose owners asked for them to be deleted. Signing in takes it back.
CREATE TABLE account_deletions (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  requested_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX account_deletions_due ON account_deletions (due_at);

-- Append-only: the last row of somebody is what they agree to now.
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- A random word in the cookie of somebody who is not signed in.
  visitor_id uuid,
  analytics boolean NOT NULL,
  marketing boolean NOT NULL,
  -- Which words they agreed to.
  version text NOT NULL,
  at timestamptz NOT NULL,
  CHECK (num_nonnulls(user_id, visitor_id) = 1)
);
CREATE INDEX consents_of_user ON consents (user_id, at) WHERE user_id IS NOT NULL;
CREATE INDEX consents_of_visitor ON consents (visitor_id, at) WHERE visitor_id IS NOT NULL;
