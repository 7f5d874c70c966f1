-- Signing up, links of mails about accounts, changes of password, known devices.

ALTER TABLE sessions DROP CONSTRAINT sessions_revoked_reason_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_revoked_reason_check
  CHECK (revoked_reason IN ('LOGOUT', 'REUSE', 'ACCOUNT', 'PASSWORD'));

-- What somebody said when they signed up. Accounts that were made otherwise have no row.
CREATE TABLE sign_ups (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  -- Which words somebody agreed to.
  terms_version text NOT NULL,
  marketing_consent boolean NOT NULL,
  -- As it was typed or came with a link; whose it is, is asked when it counts.
  referral_code text CHECK (referral_code ~ '^[A-Za-z0-9_-]{3,40}$'),
  created_at timestamptz NOT NULL,
  verified_at timestamptz
);
CREATE INDEX sign_ups_unverified ON sign_ups (created_at) WHERE verified_at IS NULL;

-- Links of mails. Only hashes: who reads this table can open none of them.
CREATE TABLE account_tokens (
  token_hash text PRIMARY KEY CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Where it was sent: an account that has another address by now is not opened by whoever reads the old one.
  email text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_tokens_of_user ON account_tokens (user_id, purpose);
CREATE INDEX account_tokens_expired ON account_tokens (expires_at);

-- Mails that were asked for by address. Whether there is such an account is looked up later, by a sweep, so that
-- asking takes as long for every address.
CREATE TABLE account_mail_requests (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET')),
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  asked_at timestamptz NOT NULL
);
CREATE INDEX account_mail_requests_in_order ON account_mail_requests (asked_at);

-- One row per counted try at something that strangers may ask for, and per thing it is counted for.
CREATE TABLE auth_tries (
  id uuid PRIMARY KEY,
  counted_for text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX auth_tries_counted ON auth_tries (counted_for, at);
CREATE INDEX auth_tries_at ON auth_tries (at);

-- From where and with what an account has signed in: a hash of the kind of browser and of the block of addresses.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash text NOT NULL CHECK (device_hash ~ '^[0-9a-f]{64}$'),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);

-- A mail that holds a key to an account: its text is not kept once it has left.
ALTER TABLE outbox ADD COLUMN is_secret boolean NOT NULL DEFAULT false;
