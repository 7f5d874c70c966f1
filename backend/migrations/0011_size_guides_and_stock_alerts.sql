-- What a product page tells beside the product: which size fits whom, and who wants to hear when something is back.

-- For a category and all below it that have none of their own.
CREATE TABLE size_guides (
  category_id uuid PRIMARY KEY REFERENCES categories (id) ON DELETE CASCADE,
  title_vi text NOT NULL,
  title_en text NOT NULL,
  note_vi text NOT NULL,
  note_en text NOT NULL,
  -- `[{"vi": "Ngực", "en": "Chest"}]`; the first names the sizes.
  columns jsonb NOT NULL,
  -- A list of cells for each size, as many as there are columns.
  rows jsonb NOT NULL
);

-- A row is one mail that is owed; it is gone when the mail is in the outbox.
CREATE TABLE stock_alerts (
  id uuid PRIMARY KEY,
  variant_id uuid NOT NULL REFERENCES product_variants (id) ON DELETE CASCADE,
  email text NOT NULL,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  created_at timestamptz NOT NULL,
  UNIQUE (variant_id, email)
);
CREATE INDEX stock_alerts_by_age ON stock_alerts (created_at);
