-- The referral programme: who takes part, who invited whom, what it earned, and what was paid out.

CREATE TABLE referral_campaigns (
  id uuid PRIMARY KEY,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  -- For the inviter, in đồng.
  reward_amount bigint NOT NULL CHECK (reward_amount > 0),
  -- What the first order of an invitee must cost.
  min_order bigint NOT NULL CHECK (min_order >= 0),
  -- From the delivery until the reward may be paid out: as long as orders can be returned.
  hold_days integer NOT NULL CHECK (hold_days >= 0),
  attribution_days integer NOT NULL CHECK (attribution_days > 0),
  -- Rewards of one member in a month; those beyond are locked until staff have looked at them.
  monthly_limit integer NOT NULL CHECK (monthly_limit > 0),
  min_payout bigint NOT NULL CHECK (min_payout > 0),
  -- For the invitee.
  voucher_code text REFERENCES vouchers (code),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at)
);
CREATE INDEX referral_campaigns_by_end ON referral_campaigns (ends_at);

CREATE TABLE referral_members (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{3,20}$'),
  terms_version text NOT NULL,
  joined_at timestamptz NOT NULL
);

CREATE TABLE referral_invitations (
  id uuid PRIMARY KEY,
  inviter_id uuid NOT NULL REFERENCES referral_members (user_id) ON DELETE CASCADE,
  email text NOT NULL,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  message text,
  sends integer NOT NULL DEFAULT 1 CHECK (sends BETWEEN 1 AND 3),
  sent_at timestamptz NOT NULL,
  opened_at timestamptz,
  joined_at timestamptz,
  ordered_at timestamptz,
  rewarded_at timestamptz,
  -- Who signed up by it, perhaps with another address.
  invitee_id uuid,
  created_at timestamptz NOT NULL,
  UNIQUE (inviter_id, email)
);
CREATE INDEX referral_invitations_of_inviter ON referral_invitations (inviter_id, created_at DESC, id DESC);
CREATE INDEX referral_invitations_to ON referral_invitations (email);
CREATE INDEX referral_invitations_of_invitee ON referral_invitations (invitee_id);
CREATE INDEX referral_invitations_by_age ON referral_invitations (sent_at) WHERE joined_at IS NULL;

-- Mailboxes that want no invitations: SHA-256 of the address, which is kept when everything else about it is erased.
CREATE TABLE referral_opt_outs (
  mailbox_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL
);

-- An account has one inviter, for ever.
CREATE TABLE referral_attributions (
  invitee_id uuid PRIMARY KEY,
  inviter_id uuid NOT NULL,
  campaign_id uuid NOT NULL REFERENCES referral_campaigns (id),
  attributed_at timestamptz NOT NULL,
  ordered_at timestamptz,
  rewarded_at timestamptz,
  CHECK (invitee_id <> inviter_id)
);
CREATE INDEX referral_attributions_of_inviter ON referral_attributions (inviter_id);

CREATE TABLE referral_contacts (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES referral_members (user_id) ON DELETE CASCADE,
  full_name text NOT NULL,
  company text,
  business_name text,
  email text,
  phone text,
  search_text text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (member_id, email),
  UNIQUE (member_id, phone),
  CHECK (num_nonnulls(email, phone) > 0)
);
CREATE INDEX referral_contacts_by_name ON referral_contacts (member_id, full_name, id);

-- One row per earning, as people see it. Its moves are in reward_entries, the sums in reward_balances.
CREATE TABLE rewards (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  -- Counts from 1 for each member.
  number integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('REFERRAL', 'REST', 'CLAWBACK')),
  -- What a REST was split from, or a CLAWBACK takes back.
  origin_id uuid REFERENCES rewards (id),
  invitee_id uuid,
  -- Their name at that time, shortened.
  invitee_name text,
  order_id uuid,
  amount bigint NOT NULL CHECK (amount <> 0 AND (amount < 0) = (kind = 'CLAWBACK')),
  status text NOT NULL CHECK (status IN ('NEW', 'PROCESSING', 'PAID', 'LOCK')),
  reason text NOT NULL,
  note text,
  suspicions text[] NOT NULL DEFAULT '{}',
  unlocks_at timestamptz NOT NULL,
  payout_id uuid,
  -- The own order that it was used on.
  spent_on uuid,
  payment_order text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- However often an order is reported as delivered, an invitee earns one reward, and it is taken back once.
CREATE UNIQUE INDEX rewards_once_per_invitee ON rewards (invitee_id) WHERE kind = 'REFERRAL';
CREATE UNIQUE INDEX rewards_taken_back_once ON rewards (origin_id) WHERE kind = 'CLAWBACK';
CREATE UNIQUE INDEX rewards_of_member ON rewards (member_id, number)
  WHERE member_id <> '00000000-0000-0000-0000-000000000000';
CREATE INDEX rewards_of_member_by_status ON rewards (member_id, status, number);
CREATE INDEX rewards_by_status ON rewards (status, created_at, id);
CREATE INDEX rewards_to_unlock ON rewards (unlocks_at) WHERE status = 'NEW' AND reason = 'HOLDING';
CREATE INDEX rewards_of_order ON rewards (order_id);
CREATE INDEX rewards_of_payout ON rewards (payout_id);
CREATE INDEX rewards_spent_on ON rewards (spent_on);

-- Append-only: a move is two rows, one that takes and one that gives.
CREATE TABLE reward_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL,
  reward_id uuid NOT NULL REFERENCES rewards (id),
  status text NOT NULL CHECK (status IN ('NEW', 'PROCESSING', 'PAID', 'LOCK')),
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX reward_entries_of_member ON reward_entries (member_id, id);
CREATE INDEX reward_entries_of_reward ON reward_entries (reward_id, id);

CREATE FUNCTION refuse_reward_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The member alone may be replaced, when their account is erased.
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'member_id') = (to_jsonb(OLD) - 'member_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'reward_entries is append-only';
END $$;
CREATE TRIGGER reward_entries_are_kept BEFORE UPDATE OR DELETE ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_reward_entry_change();

-- Locked by every move, so that moves of one member happen one after the other. What is NEW is negative when a reward
-- was taken back after it had been paid.
CREATE TABLE reward_balances (
  member_id uuid PRIMARY KEY,
  earned bigint NOT NULL DEFAULT 0,
  processing bigint NOT NULL DEFAULT 0 CHECK (processing >= 0),
  paid bigint NOT NULL DEFAULT 0,
  locked bigint NOT NULL DEFAULT 0 CHECK (locked >= 0),
  last_number integer NOT NULL DEFAULT 0
);

CREATE TABLE reward_payouts (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  member_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  method text NOT NULL CHECK (method IN ('BANK', 'WALLET')),
  provider text NOT NULL,
  number text NOT NULL,
  holder text NOT NULL,
  status text NOT NULL CHECK (status IN ('REQUESTED', 'APPROVED', 'PAID', 'REJECTED')),
  reason text,
  requested_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE UNIQUE INDEX reward_payouts_open ON reward_payouts (member_id)
  WHERE status IN ('REQUESTED', 'APPROVED') AND member_id <> '00000000-0000-0000-0000-000000000000';
CREATE INDEX reward_payouts_of_member ON reward_payouts (member_id, requested_at DESC, id DESC);
CREATE INDEX reward_payouts_by_status ON reward_payouts (status, requested_at, id);
CREATE INDEX reward_payouts_to ON reward_payouts (provider, number);

-- Who did what, and why: of a reward or of a payout.
CREATE TABLE reward_events (
  id uuid PRIMARY KEY,
  subject_id uuid NOT NULL,
  action text NOT NULL,
  actor_id uuid NOT NULL,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX reward_events_of_subject ON reward_events (subject_id, at);
