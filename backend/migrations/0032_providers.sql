-- Providers of solutions and their memberships.

CREATE TABLE providers (
  id uuid PRIMARY KEY,
  -- Null after the account was deleted: what was paid stays in the books.
  user_id uuid UNIQUE,
  business_name text NOT NULL,
  tax_code text,
  -- E.164.
  phone text NOT NULL,
  website text,
  description text NOT NULL,
  status text NOT NULL CHECK (status IN ('NEW', 'APPROVED', 'REJECTED', 'LOCKED')),
  -- Why it was rejected or locked.
  reason text,
  -- Counts the changes, so that two editors do not overwrite each other.
  version integer NOT NULL DEFAULT 1,
  terms_version text NOT NULL,
  search_text text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status IN ('REJECTED', 'LOCKED')) = (reason IS NOT NULL))
);
CREATE INDEX providers_by_status ON providers (status, created_at, id);
CREATE INDEX providers_by_age ON providers (created_at, id);

-- Who set which status, and why.
CREATE TABLE provider_events (
  id uuid PRIMARY KEY,
  provider_id uuid NOT NULL REFERENCES providers (id),
  status text NOT NULL,
  by_actor text NOT NULL CHECK (by_actor IN ('PROVIDER', 'OPERATOR', 'SYSTEM')),
  actor_id uuid,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX provider_events_of_provider ON provider_events (provider_id, at, id);
CREATE INDEX provider_events_of_actor ON provider_events (actor_id);

-- One row per provider that ever had a plan. Every change holds the lock of the provider.
CREATE TABLE memberships (
  provider_id uuid PRIMARY KEY REFERENCES providers (id),
  -- The trial is given once.
  free_used_at timestamptz,
  -- The provider does not want to be reminded to renew.
  cancelled_at timestamptz,
  -- How many solutions may be seen now; what was told to solutions last.
  shown_limit integer NOT NULL DEFAULT 0 CHECK (shown_limit >= 0),
  -- When something is to be done next: a reminder, the next plan, the end.
  check_at timestamptz,
  -- The end of all periods; null when there is none.
  ends_at timestamptz,
  -- The plan of the current or last period.
  plan_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX memberships_to_check ON memberships (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX memberships_by_end ON memberships (ends_at, provider_id);

CREATE TABLE membership_purchases (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  provider_id uuid NOT NULL REFERENCES providers (id),
  plan_id text NOT NULL,
  publish_limit integer NOT NULL CHECK (publish_limit > 0),
  days integer NOT NULL CHECK (days > 0),
  -- In đồng, as the plan cost when it was chosen.
  amount bigint NOT NULL CHECK (amount >= 0),
  status text NOT NULL CHECK (status IN ('PENDING', 'PAID', 'CANCELLED', 'EXPIRED')),
  payment_method text CHECK (payment_method IN ('ONLINE', 'THEGHINO')),
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);
CREATE UNIQUE INDEX membership_purchases_open ON membership_purchases (provider_id) WHERE status = 'PENDING';
CREATE INDEX membership_purchases_of_provider ON membership_purchases (provider_id, created_at DESC, id DESC);
CREATE INDEX membership_purchases_to_expire ON membership_purchases (expires_at) WHERE status = 'PENDING';

-- Follow each other without overlap, those with the larger limit first.
CREATE TABLE membership_periods (
  id uuid PRIMARY KEY,
  provider_id uuid NOT NULL REFERENCES providers (id),
  plan_id text NOT NULL,
  publish_limit integer NOT NULL CHECK (publish_limit > 0),
  -- What its time is worth in đồng, for an upgrade in its middle.
  price bigint NOT NULL CHECK (price >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at)
);
CREATE INDEX membership_periods_of_provider ON membership_periods (provider_id, starts_at);

-- What staff changed, and why.
CREATE TABLE membership_events (
  id uuid PRIMARY KEY,
  provider_id uuid NOT NULL REFERENCES providers (id),
  action text NOT NULL CHECK (action IN ('EXTENDED', 'ENDED')),
  days integer,
  actor_id uuid NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX membership_events_of_provider ON membership_events (provider_id, at, id);
CREATE INDEX membership_events_of_actor ON membership_events (actor_id);
