-- What the shop sells: categories, products, their variants with stock, and pictures.

-- The id is the hash of the original's bytes, so an address never changes its meaning and may be cached for ever.
CREATE TABLE pictures (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  mime text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz NOT NULL
);

CREATE TABLE categories (
  id uuid PRIMARY KEY,
  parent_id uuid REFERENCES categories (id),
  slug text NOT NULL UNIQUE,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  position integer NOT NULL,
  picture_id text NOT NULL REFERENCES pictures (id),
  CHECK (parent_id <> id)
);
CREATE INDEX categories_by_parent ON categories (parent_id, position);

-- price, max_price and original_price repeat what the variants say, so that a list can be sorted by an index;
-- the catalogue module writes them together with the variants.
CREATE TABLE products (
  id uuid PRIMARY KEY,
  category_id uuid NOT NULL REFERENCES categories (id),
  slug text NOT NULL UNIQUE,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  description_vi text NOT NULL,
  description_en text NOT NULL,
  specifications jsonb NOT NULL,
  status text[] NOT NULL DEFAULT '{}' CHECK (status <@ ARRAY['HOT', 'NEW', 'SALE_OFF']),
  priority integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  published_at timestamptz NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  max_price bigint NOT NULL,
  original_price bigint,
  rating real CHECK (rating BETWEEN 1 AND 5),
  review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  search_text text NOT NULL,
  CHECK (max_price >= price),
  CHECK (original_price > price)
);
CREATE INDEX products_by_priority ON products (priority, id) WHERE is_active;
CREATE INDEX products_by_age ON products (published_at, id) WHERE is_active;
CREATE INDEX products_by_price ON products (price, id) WHERE is_active;
CREATE INDEX products_by_suggestion ON products ((status @> '{HOT}'::text[]) DESC, priority, id) WHERE is_active;
CREATE INDEX products_by_category ON products (category_id, priority, id) WHERE is_active;
CREATE INDEX products_by_status ON products USING gin (status) WHERE is_active;
CREATE INDEX products_by_words ON products USING gin (search_text gin_trgm_ops) WHERE is_active;

CREATE TABLE product_variants (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products (id),
  sku text NOT NULL UNIQUE,
  position integer NOT NULL,
  color_vi text,
  color_en text,
  color_rgb text CHECK (color_rgb ~ '^#[0-9a-f]{6}$'),
  size text,
  price bigint NOT NULL CHECK (price >= 0),
  original_price bigint CHECK (original_price > price),
  is_active boolean NOT NULL DEFAULT true,
  CHECK (num_nulls(color_vi, color_en, color_rgb) IN (0, 3)),
  UNIQUE (product_id, position)
);
CREATE INDEX variants_by_color ON product_variants (color_rgb, product_id) WHERE is_active;
CREATE INDEX variants_by_size ON product_variants (size, product_id) WHERE is_active;

-- What is left to sell is on_hand - reserved. Only the inventory module writes here.
CREATE TABLE stock (
  variant_id uuid PRIMARY KEY REFERENCES product_variants (id),
  on_hand integer NOT NULL,
  reserved integer NOT NULL DEFAULT 0,
  CHECK (reserved >= 0),
  CHECK (reserved <= on_hand)
);

-- color_rgb says which variants a picture shows; without it, it shows them all.
CREATE TABLE product_pictures (
  product_id uuid NOT NULL REFERENCES products (id),
  position integer NOT NULL,
  picture_id text NOT NULL REFERENCES pictures (id),
  view text NOT NULL CHECK (view IN ('front', 'detail', 'back')),
  color_rgb text,
  PRIMARY KEY (product_id, position)
);

-- A row says that a part of the demo data is complete; it is written last.
CREATE TABLE seed_marks (
  name text PRIMARY KEY,
  finished_at timestamptz NOT NULL
);
