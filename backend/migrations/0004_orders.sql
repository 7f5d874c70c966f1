-- Orders, payments, refunds, stock movements, quotes and outgoing mail.

-- Prices a shopper was shown, kept so that a changed price can be explained line by line.
CREATE TABLE quotes (
  hash text PRIMARY KEY,
  lines jsonb NOT NULL,
  grand_total bigint NOT NULL,
  created_at timestamptz NOT NULL,
  keep_until timestamptz NOT NULL
);
CREATE INDEX quotes_keep_until ON quotes (keep_until);

CREATE SEQUENCE order_numbers MINVALUE 1 MAXVALUE 99999 CYCLE;

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  customer_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT')),
  payment_method text NOT NULL CHECK (payment_method IN ('ONLINE', 'COD', 'THEGHINO')),
  -- The method chosen when the order was placed: an abandoned switch to online falls back to COD.
  placed_method text NOT NULL CHECK (placed_method IN ('ONLINE', 'COD', 'THEGHINO')),
  subtotal bigint NOT NULL CHECK (subtotal >= 0),
  discount bigint NOT NULL CHECK (discount >= 0),
  shipping_fee bigint NOT NULL CHECK (shipping_fee >= 0),
  grand_total bigint NOT NULL CHECK (grand_total >= 0),
  shipping_method text NOT NULL,
  customer jsonb NOT NULL,
  address jsonb NOT NULL,
  note text NOT NULL,
  vat_invoice jsonb,
  -- What the price was made of: trace, promotions, voucher, units at the original price.
  pricing jsonb NOT NULL,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  search_text text NOT NULL,
  placed_at timestamptz NOT NULL,
  window_started_at timestamptz,
  -- End of the window in which the order can be paid online.
  expires_at timestamptz,
  expiry_check_at timestamptz,
  expiry_tries int NOT NULL DEFAULT 0,
  CHECK (grand_total = subtotal - discount + shipping_fee)
);
CREATE INDEX orders_of_customer ON orders (customer_id, placed_at);
CREATE INDEX orders_to_expire ON orders (expiry_check_at) WHERE status = 'NEW' AND expiry_check_at IS NOT NULL;

CREATE TABLE order_lines (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position int NOT NULL,
  variant_id uuid NOT NULL,
  product_id uuid NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  seo_slug text NOT NULL,
  color jsonb,
  size text,
  picture jsonb NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  line_total bigint NOT NULL CHECK (line_total >= 0),
  is_gift boolean NOT NULL DEFAULT false,
  UNIQUE (order_id, position)
);

CREATE TABLE order_timeline (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL,
  by_actor text NOT NULL CHECK (by_actor IN ('CUSTOMER', 'OPERATOR', 'SYSTEM')),
  actor_id uuid,
  reason text
);
CREATE INDEX order_timeline_of_order ON order_timeline (order_id, at);

CREATE TABLE shipments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  carrier text NOT NULL,
  tracking_number text,
  status text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX shipments_of_order ON shipments (order_id, created_at);

-- Append-only. One movement of a kind per order and variant makes every change happen exactly once.
CREATE TABLE stock_movements (
  id uuid PRIMARY KEY,
  variant_id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('RESERVE', 'RELEASE', 'COMMIT', 'RETURN')),
  quantity int NOT NULL CHECK (quantity > 0),
  at timestamptz NOT NULL,
  UNIQUE (order_id, variant_id, kind)
);
CREATE INDEX stock_movements_of_variant ON stock_movements (variant_id, at);

-- One try to pay one payable (an order or a membership).
CREATE TABLE payment_attempts (
  id uuid PRIMARY KEY,
  payable_kind text NOT NULL CHECK (payable_kind IN ('order', 'membership')),
  payable_id uuid NOT NULL,
  provider text NOT NULL,
  method text NOT NULL CHECK (method IN ('ONLINE', 'THEGHINO')),
  bank_code text,
  merchant_ref text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'VND',
  status text NOT NULL CHECK (status IN
    ('CREATED', 'PENDING', 'PROCESSING', 'REVIEW', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED')),
  provider_txn_id text,
  provider_code text,
  -- The gateway's own timestamp of the pay request: queries and refunds name it.
  provider_create_date text NOT NULL,
  redirect_url text NOT NULL,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  next_query_at timestamptz,
  query_tries int NOT NULL DEFAULT 0,
  return_queried_at timestamptz,
  UNIQUE (provider, merchant_ref)
);
CREATE INDEX payment_attempts_of_payable ON payment_attempts (payable_kind, payable_id, created_at);
CREATE INDEX payment_attempts_to_query ON payment_attempts (next_query_at) WHERE next_query_at IS NOT NULL;

-- Append-only: everything said to and by a gateway, as it was said.
CREATE TABLE payment_events (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  kind text NOT NULL CHECK (kind IN ('ipn', 'return', 'query', 'refund', 'create')),
  raw text NOT NULL,
  headers jsonb NOT NULL,
  signature_ok boolean NOT NULL,
  dedupe_key text,
  decision text NOT NULL,
  reply text,
  provider_code text,
  attempt_id uuid REFERENCES payment_attempts (id),
  received_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX payment_events_once ON payment_events (provider, dedupe_key) WHERE signature_ok;
CREATE INDEX payment_events_of_attempt ON payment_events (attempt_id, received_at);

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES payment_attempts (id),
  payable_kind text NOT NULL,
  payable_id uuid NOT NULL,
  provider text NOT NULL,
  merchant_refund_ref text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('REQUESTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'MANUAL')),
  reason text NOT NULL,
  requested_by text NOT NULL,
  provider_code text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  next_try_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  UNIQUE (provider, merchant_refund_ref)
);
CREATE INDEX refunds_of_payable ON refunds (payable_kind, payable_id);
CREATE INDEX refunds_to_send ON refunds (next_try_at) WHERE next_try_at IS NOT NULL;

-- What staff must look at: money and records that do not agree.
CREATE TABLE reconcile_findings (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES payment_attempts (id),
  kind text NOT NULL,
  detail jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  resolved_at timestamptz,
  UNIQUE (attempt_id, kind)
);

-- Mail to send, written in the transaction that made it due.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  dedupe_key text NOT NULL UNIQUE,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  sent_at timestamptz,
  last_error text
);
CREATE INDEX outbox_to_send ON outbox (next_try_at) WHERE next_try_at IS NOT NULL;
