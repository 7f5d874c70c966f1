-- Accounts and sessions, profiles, administrative units, saved addresses, settings, page views.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- Trimmed, NFC and lower-cased before it comes here, so that UNIQUE means one account per mailbox.
  email text NOT NULL UNIQUE CHECK (email = btrim(email) AND email !~ '[A-Z]'),
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  role text NOT NULL CHECK (role IN ('ADMIN', 'OPERATOR', 'CUSTOMER')),
  -- UNVERIFIED: the mail address is not confirmed yet. LOCKED: by staff.
  status text NOT NULL CHECK (status IN ('UNVERIFIED', 'ACTIVE', 'LOCKED')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Staff may have none.
CREATE TABLE customer_profiles (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  first_name text NOT NULL CHECK (first_name !~ '[0-9]'),
  last_name text NOT NULL CHECK (last_name !~ '[0-9]'),
  -- E.164
  phone text UNIQUE CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- One row per sign-in: the family that its refresh tokens belong to.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_reason text CHECK (revoked_reason IN ('LOGOUT', 'REUSE', 'ACCOUNT')),
  user_agent text,
  CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL))
);
CREATE INDEX sessions_of_user ON sessions (user_id, created_at);

-- Only hashes: who reads this table cannot refresh. A token that was exchanged keeps the nonce its successor was
-- made with for the seconds in which it may be exchanged again.
CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz,
  successor_nonce text,
  CHECK (successor_nonce IS NULL OR rotated_at IS NOT NULL)
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id, rotated_at);

-- One row per wrong password and per thing it is counted for (an account, a network).
CREATE TABLE login_failures (
  id uuid PRIMARY KEY,
  counted_for text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX login_failures_counted ON login_failures (counted_for, at);
CREATE INDEX login_failures_at ON login_failures (at);

CREATE TABLE provinces (
  code text PRIMARY KEY CHECK (code ~ '^[0-9]{2}$'),
  name text NOT NULL,
  type text NOT NULL
);

CREATE TABLE wards (
  code text PRIMARY KEY CHECK (code ~ '^[0-9]{5}$'),
  province_code text NOT NULL REFERENCES provinces (code),
  name text NOT NULL,
  type text NOT NULL
);
CREATE INDEX wards_of_province ON wards (province_code);

-- Which of today's wards took over (a part of) a ward of before July 2025.
CREATE TABLE ward_mappings (
  id uuid PRIMARY KEY,
  -- Unknown for some; their names are known.
  old_ward_code text,
  old_ward_name text NOT NULL,
  old_district_name text NOT NULL,
  old_province_name text NOT NULL,
  new_ward_code text NOT NULL REFERENCES wards (code)
);
CREATE INDEX ward_mappings_by_old_code ON ward_mappings (old_ward_code);
CREATE INDEX ward_mappings_by_old_name ON ward_mappings (old_province_name, old_district_name, old_ward_name);

-- Codes carry no foreign key: a saved address outlives the unit it names and is then shown as out of date.
CREATE TABLE user_addresses (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  national text NOT NULL CHECK (national ~ '^[A-Z]{2}$'),
  province_code text,
  province text NOT NULL,
  district_code text,
  district text,
  ward_code text,
  ward text,
  address text NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (national <> 'VN' OR province_code IS NOT NULL)
);
CREATE INDEX user_addresses_of_user ON user_addresses (user_id, created_at);
CREATE UNIQUE INDEX user_addresses_one_default ON user_addresses (user_id) WHERE is_default;

-- What the owner of the shop changed; all else is the default in the code.
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE page_views (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  path text NOT NULL CHECK (path LIKE '/%'),
  title text,
  -- A path of this site, or the bare host of another.
  referrer text
);
CREATE INDEX page_views_at ON page_views (at);
