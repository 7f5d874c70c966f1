-- Flash sales, vouchers and promotions. What an order takes of them is HELD when it is placed, CONSUMED when it is paid
-- (by COD: when it leaves), RELEASED when it is cancelled or expires; each once per order. Whoever takes something first
-- changes the counts of the row it is taken from, by a condition and under that row's lock, and then counts the uses.

CREATE TABLE flash_sales (
  id uuid PRIMARY KEY,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- The first instant at which it is over.
  ends_at timestamptz NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  CHECK (starts_at < ends_at)
);
CREATE INDEX flash_sales_by_end ON flash_sales (ends_at) WHERE is_active;

-- The highest position is the most that a sale can hold: it is read as a whole.
CREATE TABLE flash_sale_items (
  flash_sale_id uuid NOT NULL REFERENCES flash_sales (id) ON DELETE CASCADE,
  variant_id uuid NOT NULL REFERENCES product_variants (id),
  product_id uuid NOT NULL REFERENCES products (id),
  position integer NOT NULL CHECK (position BETWEEN 0 AND 1999),
  kind text NOT NULL CHECK (kind IN ('PERCENT', 'FIXED_PRICE', 'SUBTRACT')),
  value numeric(13, 1) NOT NULL CHECK (value > 0),
  quota integer NOT NULL CHECK (quota > 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  per_customer_limit integer CHECK (per_customer_limit > 0),
  PRIMARY KEY (flash_sale_id, variant_id),
  UNIQUE (flash_sale_id, position),
  CHECK (reserved + sold <= quota),
  CHECK (CASE kind WHEN 'PERCENT' THEN value <= 100 ELSE value = trunc(value) END)
);
CREATE INDEX flash_sale_items_of_product ON flash_sale_items (product_id);

CREATE TABLE flash_sale_uses (
  order_id uuid NOT NULL,
  flash_sale_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  state text NOT NULL CHECK (state IN ('HELD', 'CONSUMED', 'RELEASED')),
  held_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (order_id, flash_sale_id, variant_id),
  FOREIGN KEY (flash_sale_id, variant_id) REFERENCES flash_sale_items (flash_sale_id, variant_id),
  CHECK ((state = 'HELD') = (settled_at IS NULL))
);
CREATE INDEX flash_sale_uses_of_customer ON flash_sale_uses (customer_id, flash_sale_id, variant_id)
  WHERE state <> 'RELEASED';

-- is_listed: shown to everybody. Others are known to those whom the code was told or the voucher was given.
-- held and used are uses by orders, collected is how many customers keep it.
CREATE TABLE vouchers (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
  name_vi text NOT NULL,
  name_en text NOT NULL,
  search_text text NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  is_active boolean NOT NULL DEFAULT true,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PERCENT', 'FIXED', 'QUANTITY')),
  value numeric(13, 1) NOT NULL CHECK (value > 0),
  max_discount bigint CHECK (max_discount > 0),
  min_subtotal bigint CHECK (min_subtotal > 0),
  min_quantity integer CHECK (min_quantity > 0),
  is_first_order_only boolean NOT NULL DEFAULT false,
  payment_methods text[] NOT NULL DEFAULT '{}' CHECK (payment_methods <@ ARRAY['ONLINE', 'COD', 'THEGHINO']),
  total_uses integer CHECK (total_uses > 0),
  held integer NOT NULL DEFAULT 0 CHECK (held >= 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  per_customer_uses integer NOT NULL DEFAULT 1 CHECK (per_customer_uses > 0),
  collect_limit integer CHECK (collect_limit > 0),
  collected integer NOT NULL DEFAULT 0 CHECK (collected >= 0),
  CHECK (starts_at < ends_at),
  CHECK (held + used <= total_uses),
  CHECK (collected <= collect_limit),
  CHECK (CASE kind WHEN 'PERCENT' THEN value <= 100 ELSE value = trunc(value) END),
  CHECK (max_discount IS NULL OR kind IS NOT DISTINCT FROM 'PERCENT'),
  -- Who gets units for free buys some beside them.
  CHECK (kind <> 'QUANTITY' OR coalesce(min_quantity, 0) > value)
);
CREATE INDEX vouchers_by_end ON vouchers (ends_at) WHERE is_active AND is_listed;

-- What a voucher holds for; without a row, for everything.
CREATE TABLE voucher_scopes (
  voucher_id uuid NOT NULL REFERENCES vouchers (id) ON DELETE CASCADE,
  category_id uuid REFERENCES categories (id),
  product_id uuid REFERENCES products (id),
  UNIQUE (voucher_id, category_id),
  UNIQUE (voucher_id, product_id),
  CHECK (num_nonnulls(category_id, product_id) = 1)
);

CREATE TABLE customer_vouchers (
  id uuid PRIMARY KEY,
  voucher_id uuid NOT NULL REFERENCES vouchers (id),
  customer_id uuid NOT NULL,
  collected_at timestamptz NOT NULL,
  UNIQUE (customer_id, voucher_id)
);

-- One voucher per order.
CREATE TABLE voucher_uses (
  order_id uuid PRIMARY KEY,
  voucher_id uuid NOT NULL REFERENCES vouchers (id),
  customer_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('HELD', 'CONSUMED', 'RELEASED')),
  held_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((state = 'HELD') = (settled_at IS NULL))
);
CREATE INDEX voucher_uses_of_customer ON voucher_uses (customer_id, voucher_id) WHERE state <> 'RELEASED';

-- Rules that hold by themselves. quota, reserved, sold and per_customer_limit count goods for QUANTITY_BASED, orders for
-- the other types.
CREATE TABLE promotions (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('QUANTITY_BASED', 'ORDER_BASED', 'GIFT_PRODUCT')),
  name_vi text NOT NULL,
  name_en text NOT NULL,
  description_vi text NOT NULL,
  description_en text NOT NULL,
  -- Lower is shown earlier.
  priority integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  kind text CHECK (kind IN ('PERCENT', 'FIXED', 'QUANTITY')),
  value numeric(13, 1) CHECK (value > 0),
  max_discount bigint CHECK (max_discount > 0),
  min_subtotal bigint CHECK (min_subtotal > 0),
  min_quantity integer CHECK (min_quantity > 0),
  -- It also counts for units at a flash price.
  is_combinable boolean NOT NULL DEFAULT false,
  is_exclusive_with_voucher boolean NOT NULL DEFAULT false,
  quota integer CHECK (quota > 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  per_customer_limit integer CHECK (per_customer_limit > 0),
  CHECK (starts_at < ends_at),
  CHECK (reserved + sold <= quota),
  -- A gift is not a discount; everything else is one.
  CHECK (num_nulls(kind, value) = CASE type WHEN 'GIFT_PRODUCT' THEN 2 ELSE 0 END),
  CHECK (CASE kind WHEN 'PERCENT' THEN value <= 100 ELSE value = trunc(value) END),
  CHECK (max_discount IS NULL OR kind IS NOT DISTINCT FROM 'PERCENT'),
  CHECK (type <> 'QUANTITY_BASED' OR min_quantity IS NOT NULL),
  CHECK (kind IS DISTINCT FROM 'QUANTITY' OR coalesce(min_quantity, 0) > value)
);
CREATE INDEX promotions_by_end ON promotions (ends_at) WHERE is_active;

-- What a promotion holds for; without a row, for everything.
CREATE TABLE promotion_scopes (
  promotion_id uuid NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  category_id uuid REFERENCES categories (id),
  product_id uuid REFERENCES products (id),
  UNIQUE (promotion_id, category_id),
  UNIQUE (promotion_id, product_id),
  CHECK (num_nonnulls(category_id, product_id) = 1)
);

-- The first that is in stock comes along.
CREATE TABLE promotion_gifts (
  promotion_id uuid NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  position integer NOT NULL,
  variant_id uuid NOT NULL REFERENCES product_variants (id),
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (promotion_id, position)
);

CREATE TABLE promotion_uses (
  order_id uuid NOT NULL,
  promotion_id uuid NOT NULL REFERENCES promotions (id),
  customer_id uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  state text NOT NULL CHECK (state IN ('HELD', 'CONSUMED', 'RELEASED')),
  held_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (order_id, promotion_id),
  CHECK ((state = 'HELD') = (settled_at IS NULL))
);
CREATE INDEX promotion_uses_of_customer ON promotion_uses (customer_id, promotion_id) WHERE state <> 'RELEASED';
