-- What a customer chose to buy, the same on every device.
CREATE TABLE carts (
  customer_id uuid PRIMARY KEY,
  -- Rises with every change, so that a device can tell that what it knows is old.
  version integer NOT NULL,
  updated_at timestamptz NOT NULL
);

-- A variant stands once in the cart, and once more among what was put aside for later.
CREATE TABLE cart_lines (
  customer_id uuid NOT NULL REFERENCES carts (customer_id) ON DELETE CASCADE,
  variant_id uuid NOT NULL REFERENCES product_variants (id) ON DELETE CASCADE,
  is_saved boolean NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  is_order boolean NOT NULL,
  -- What it cost when the shopper last looked; never what is charged.
  price_seen bigint NOT NULL CHECK (price_seen >= 0),
  PRIMARY KEY (customer_id, variant_id, is_saved)
);
CREATE INDEX cart_lines_of_variant ON cart_lines (variant_id);

-- Carts of visitors that went into a customer's, so that sending one again adds nothing.
CREATE TABLE cart_merges (
  customer_id uuid NOT NULL REFERENCES carts (customer_id) ON DELETE CASCADE,
  cart_id uuid NOT NULL,
  changes jsonb NOT NULL,
  merged_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, cart_id)
);
CREATE INDEX cart_merges_by_age ON cart_merges (merged_at);

-- Variants and quantities that somebody passes on by a link; nobody's name is in it.
CREATE TABLE shared_carts (
  id text PRIMARY KEY,
  lines jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX shared_carts_by_expiry ON shared_carts (expires_at);
