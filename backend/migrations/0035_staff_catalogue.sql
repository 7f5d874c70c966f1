-- What staff keep of products, categories and stock.

-- version counts the changes of staff, so that nobody saves over what another has saved meanwhile.
ALTER TABLE products
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN brand text,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN deleted_at timestamptz;
ALTER TABLE categories ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE INDEX products_for_staff ON products (published_at DESC, id DESC);
CREATE INDEX products_by_any_category ON products (category_id);
CREATE INDEX products_by_search_words ON products USING gin (search_words);

-- Variants are moved within their product in one statement, and are in the meantime on one another's place.
ALTER TABLE product_variants DROP CONSTRAINT product_variants_product_id_position_key;
CREATE INDEX variants_of_product ON product_variants (product_id, position);
CREATE INDEX variants_by_any_sku ON product_variants (upper(sku) text_pattern_ops);

-- What a picture shows, for those who do not see it; without it, the name of the product says it.
ALTER TABLE product_pictures
  ADD COLUMN alt_vi text,
  ADD COLUMN alt_en text,
  ADD CHECK (num_nulls(alt_vi, alt_en) IN (0, 2));

-- Addresses that a product had before; they lead to the one that it has now.
CREATE TABLE product_addresses (
  slug text PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  since timestamptz NOT NULL
);
CREATE INDEX product_addresses_of_product ON product_addresses (product_id, slug);

-- Products that staff show beside another.
CREATE TABLE related_products (
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position integer NOT NULL,
  related_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, related_id),
  CHECK (product_id <> related_id)
);

-- A movement is of an order, or somebody adjusted what is on the shelf: then it has a sign, a reason and an author.
ALTER TABLE stock_movements
  ALTER COLUMN order_id DROP NOT NULL,
  DROP CONSTRAINT stock_movements_kind_check,
  DROP CONSTRAINT stock_movements_quantity_check,
  ADD COLUMN reason text CHECK (reason IN ('RECEIVED', 'COUNTED', 'DAMAGED', 'LOST', 'RETURNED', 'IMPORTED', 'OTHER')),
  ADD COLUMN note text,
  ADD COLUMN actor_id uuid,
  ADD COLUMN on_hand_after integer,
  ADD CONSTRAINT stock_movements_kind_check CHECK (kind IN ('RESERVE', 'RELEASE', 'COMMIT', 'RETURN', 'ADJUST')),
  ADD CONSTRAINT stock_movements_quantity_check CHECK (quantity > 0 OR (kind = 'ADJUST' AND quantity <> 0)),
  ADD CONSTRAINT stock_movements_source_check CHECK ((kind = 'ADJUST') = (order_id IS NULL)),
  ADD CONSTRAINT stock_movements_reason_check2 CHECK ((kind = 'ADJUST') = (reason IS NOT NULL));
CREATE INDEX stock_movements_by_time ON stock_movements (at DESC, id DESC);
