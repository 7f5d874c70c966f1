-- What customers keep for later, what the shop tells them, and which mails they want.

CREATE TABLE favourites (
  customer_id uuid NOT NULL,
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- What it cost when it was kept, so that a drop can be told.
  price_seen bigint NOT NULL CHECK (price_seen >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX favourites_by_age ON favourites (customer_id, created_at DESC, product_id);
CREATE INDEX favourites_of_product ON favourites (product_id);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  -- One notification per occasion, however often its reason happens.
  occasion text NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[A-Z_]+$'),
  -- What its text names; the text itself is made where it is read, in the language it is read in.
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  UNIQUE (owner_id, occasion)
);
CREATE INDEX notifications_of_owner ON notifications (owner_id, created_at, id);
CREATE INDEX notifications_unread ON notifications (owner_id) WHERE read_at IS NULL;
CREATE INDEX notifications_by_age ON notifications (created_at);

-- Nobody is here who never refused a mail.
CREATE TABLE mail_choices (
  customer_id uuid NOT NULL,
  topic text NOT NULL CHECK (topic IN ('PAYMENT_REMINDERS', 'VOUCHERS', 'REVIEWS')),
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, topic)
);

-- When its keeper was told that it is about to end.
ALTER TABLE customer_vouchers ADD COLUMN ending_told_at timestamptz;
CREATE INDEX customer_vouchers_untold ON customer_vouchers (voucher_id) WHERE ending_told_at IS NULL;
