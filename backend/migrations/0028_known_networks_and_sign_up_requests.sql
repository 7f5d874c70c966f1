-- Networks from which an account signed in lately: their wrong passwords are counted apart from those of strangers.
-- Only a keyed hash of the network's prefix is stored; rows are deleted 30 days after the last sign-in.
CREATE TABLE known_networks (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  network_hash text NOT NULL CHECK (network_hash ~ '^[0-9a-f]{64}$'),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, network_hash)
);
CREATE INDEX known_networks_last_seen ON known_networks (last_seen_at);

-- GUESSES: somebody used up the wrong passwords of an account. LOCKED: its owner tried to sign in.
ALTER TABLE account_mail_requests DROP CONSTRAINT account_mail_requests_purpose_check;
ALTER TABLE account_mail_requests ADD CONSTRAINT account_mail_requests_purpose_check
  CHECK (purpose IN ('VERIFY', 'RESET', 'GUESSES', 'LOCKED'));

-- Sign-ups where no answer may tell whether an address has an account (AUTH_ERRORS=uniform). A sweep makes the account
-- or writes to its owner within seconds, and deletes the row.
CREATE TABLE sign_up_requests (
  -- The id of the account, if one is made.
  id uuid PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  terms_version text NOT NULL,
  marketing_consent boolean NOT NULL,
  referral_code text,
  claim_hash text NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX sign_up_requests_in_order ON sign_up_requests (asked_at);
