-- Lists, facets and searches at any size: one narrow row per product that is sold, and what is counted beforehand.
-- Everything here follows from categories, products, product_variants and stock, and is kept right by triggers in
-- the transaction that changes those. rebuild_product_listing() makes it anew.

ALTER TABLE categories ADD COLUMN number integer GENERATED ALWAYS AS IDENTITY UNIQUE CHECK (number > 0);

-- text_version says by which rules the application took search_words and spec_codes from the texts; 0: not yet.
-- spec_codes has an entry `group:value` for each specification in its order; '' is one that nobody can choose.
ALTER TABLE products
  ADD COLUMN sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  ADD COLUMN search_words text[] NOT NULL DEFAULT '{}',
  ADD COLUMN spec_codes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN text_version smallint NOT NULL DEFAULT 0;
CREATE INDEX products_by_text_version ON products (text_version, id);
CREATE INDEX products_of_category ON products (category_id);

DROP INDEX products_by_priority, products_by_price, products_by_suggestion, products_by_category,
  products_by_status, products_by_words;
ALTER TABLE products DROP COLUMN search_text;
DROP INDEX variants_by_color, variants_by_size;

-- What a value is, once and for ever. `facet` is status, price, color, size, specs.<group>, or `color size` for the
-- two that meet in one variant. Only colours and specifications have labels: the others say it by their value.
CREATE TABLE facet_values (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY CHECK (id > 0),
  facet text NOT NULL,
  value text NOT NULL,
  label_vi text,
  label_en text,
  UNIQUE (facet, value)
);
CREATE TABLE facet_names (
  facet text PRIMARY KEY,
  name_vi text NOT NULL,
  name_en text NOT NULL
);

-- places are the numbers of its category and of all above it; pairs are the values of `color size`, which lists are
-- narrowed by and nobody counts. tally holds what facets are counted by, in one value
-- that a process reads without the database taking arrays apart: see facet-tally.ts.
CREATE TABLE product_listing (
  product_id uuid PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  category integer NOT NULL,
  places integer[] NOT NULL,
  priority integer NOT NULL,
  published_at timestamptz NOT NULL,
  price bigint NOT NULL,
  max_price bigint NOT NULL,
  sold integer NOT NULL,
  is_hot boolean NOT NULL,
  in_stock boolean NOT NULL,
  facets integer[] NOT NULL,
  pairs integer[] NOT NULL,
  words tsvector NOT NULL,
  tally bytea NOT NULL
) WITH (fillfactor = 90);
CREATE INDEX listing_by_priority ON product_listing (priority, product_id);
CREATE INDEX listing_by_age ON product_listing (published_at, product_id);
CREATE INDEX listing_by_price ON product_listing (price, product_id);
CREATE INDEX listing_by_sales ON product_listing (sold DESC, priority, product_id);
CREATE INDEX listing_by_suggestion ON product_listing (is_hot DESC, priority, product_id);
CREATE INDEX listing_of_category_by_priority ON product_listing (category, priority, product_id);
CREATE INDEX listing_of_category_by_age ON product_listing (category, published_at, product_id);
CREATE INDEX listing_of_category_by_price ON product_listing (category, price, product_id);
CREATE INDEX listing_of_category_by_sales ON product_listing (category, sold DESC, priority, product_id);
CREATE INDEX listing_sold_out ON product_listing (category) WHERE NOT in_stock;
CREATE INDEX listing_by_content ON product_listing USING gin (places, facets, pairs, words) WITH (fastupdate = off);

-- How many products there are with a value in a place. Place 0 is the whole shop, facet 0 every product.
CREATE TABLE facet_counts (
  place integer NOT NULL,
  facet integer NOT NULL,
  products integer NOT NULL,
  PRIMARY KEY (place, facet)
);
CREATE INDEX facet_counts_empty ON facet_counts (place) WHERE products <= 0;

CREATE FUNCTION unmarked(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(word,
    'áàảãạăắằẳẵặâấầẩẫậđéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵ',
    'aaaaaaaaaaaaaaaaadeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyy')
$$;

-- The words of product_listing with the number of products that have them. Numbers of four digits and more are left
-- out: they are many, and nobody wants another one suggested.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  unmarked text COLLATE "C" NOT NULL GENERATED ALWAYS AS (unmarked(word)) STORED,
  products integer NOT NULL
);
CREATE INDEX search_words_empty ON search_words (word) WHERE products <= 0;
CREATE INDEX search_words_unmarked ON search_words (unmarked, products DESC);
CREATE INDEX search_words_alike ON search_words USING gist (word gist_trgm_ops) WHERE word ~ '^[a-z]{2,}$';

-- Phrases of one topic mean the same to a search.
CREATE TABLE search_synonyms (
  topic text NOT NULL,
  phrase text NOT NULL CHECK (phrase = lower(phrase) AND phrase ~ '^[^[:space:][:punct:]]+( [^[:space:][:punct:]]+)*$'),
  unmarked text NOT NULL GENERATED ALWAYS AS (unmarked(phrase)) STORED,
  PRIMARY KEY (topic, phrase)
);
CREATE INDEX search_synonyms_unmarked ON search_synonyms (unmarked);

-- What people in this country call things that shops sell; an owner adds their own.
INSERT INTO search_synonyms (topic, phrase) VALUES
  ('quần jean', 'quần jean'), ('quần jean', 'quần jeans'), ('quần jean', 'quần bò'), ('quần jean', 'quần denim'),
  ('quần short', 'quần short'), ('quần short', 'quần đùi'), ('quần short', 'quần sóc'), ('quần short', 'quần soóc'),
  ('quần tây', 'quần tây'), ('quần tây', 'quần âu'),
  ('áo thun', 'áo thun'), ('áo thun', 'áo phông'), ('áo thun', 'áo pull'),
  ('áo khoác', 'áo khoác'), ('áo khoác', 'áo jacket'),
  ('áo gió', 'áo gió'), ('áo gió', 'áo khoác gió'), ('áo gió', 'áo chống nắng'),
  ('hoodie', 'hoodie'), ('hoodie', 'hoody'), ('hoodie', 'áo có mũ'),
  ('váy', 'váy'), ('váy', 'đầm'),
  ('giày sneaker', 'giày sneaker'), ('giày sneaker', 'giày thể thao'), ('giày sneaker', 'giày bata'),
  ('túi xách', 'túi xách'), ('túi xách', 'túi tote'), ('túi xách', 'giỏ xách'),
  ('balo', 'balo'), ('balo', 'ba lô'), ('balo', 'cặp xách'),
  ('mũ', 'mũ'), ('mũ', 'nón'),
  ('mũ lưỡi trai', 'mũ lưỡi trai'), ('mũ lưỡi trai', 'mũ kết'), ('mũ lưỡi trai', 'nón kết'),
  ('tất', 'tất'), ('tất', 'vớ'),
  ('khăn', 'khăn rằn'), ('khăn', 'khăn quàng'), ('khăn', 'khăn choàng'),
  ('hút bụi', 'robot hút bụi'), ('hút bụi', 'máy hút bụi'),
  ('drone', 'drone'), ('drone', 'flycam'),
  ('bo mạch', 'bo mạch'), ('bo mạch', 'bảng mạch'), ('bo mạch', 'mạch điện tử'),
  ('động cơ', 'động cơ'), ('động cơ', 'mô tơ'), ('động cơ', 'motor'),
  ('cảm biến', 'cảm biến'), ('cảm biến', 'sensor'),
  ('camera', 'camera'), ('camera', 'máy ảnh'), ('camera', 'máy quay'),
  ('tay máy', 'cánh tay robot'), ('tay máy', 'tay máy'), ('tay máy', 'robot công nghiệp'),
  ('nhựa in', 'nhựa in'), ('nhựa in', 'filament'), ('nhựa in', 'mực in');

-- What is searched, without who. Only words that products have come in here, so nobody writes to others through it.
CREATE TABLE search_queries (
  unmarked text COLLATE "C" PRIMARY KEY,
  text text NOT NULL,
  hits integer NOT NULL CHECK (hits > 0),
  last_on date NOT NULL
);
CREATE INDEX search_queries_by_hits ON search_queries (hits DESC);
CREATE INDEX search_queries_by_letters ON search_queries USING gin (unmarked gin_trgm_ops);

CREATE FUNCTION price_band(price bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (ARRAY['0-100000', '100000-200000', '200000-500000', '500000-1000000', '1000000-2000000',
      '2000000-5000000', '5000000-10000000', '10000000-'])
    [1 + width_bucket(price, ARRAY[100000, 200000, 500000, 1000000, 2000000, 5000000, 10000000]::bigint[])]
$$;

-- Each category with the numbers of itself and of all above it. UNION, as a circle in the tree would never end.
CREATE VIEW category_places AS
  WITH RECURSIVE above (id, place, above_id) AS (
    SELECT id, number, parent_id FROM categories
    UNION
    SELECT above.id, category.number, category.parent_id
      FROM above JOIN categories category ON category.id = above.above_id
  )
  SELECT id, array_agg(DISTINCT place) AS places FROM above GROUP BY id;

-- The numbers one after the other, four bytes each.
CREATE FUNCTION packed(numbers integer[]) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(int4send(number), '' ORDER BY at), '')
    FROM unnest(numbers) WITH ORDINALITY own (number, at)
$$;

-- Every value of every product, with its label where products say it. Sizes and colours are shown as
-- addresses can name them; a size with a comma cannot be named in a list of sizes.
CREATE VIEW product_facets AS
  SELECT product.id AS product_id, 'status' AS facet, status.value, NULL AS label_vi, NULL AS label_en,
      NULL AS name_vi, NULL AS name_en
    FROM products product CROSS JOIN LATERAL unnest(product.status) status (value)
  UNION ALL
  SELECT variant.product_id, own.facet, own.value, own.label_vi, own.label_en, NULL, NULL
    FROM product_variants variant
    CROSS JOIN LATERAL (VALUES
      ('price', price_band(variant.price), NULL, NULL),
      ('color', substr(variant.color_rgb, 2), variant.color_vi, variant.color_en),
      ('size', CASE WHEN length(variant.size) <= 20 AND strpos(variant.size, ',') = 0 THEN variant.size END, NULL, NULL),
      ('color size', substr(variant.color_rgb, 2) || ' ' || variant.size, NULL, NULL)
    ) own (facet, value, label_vi, label_en)
    WHERE variant.is_active AND own.value IS NOT NULL
  UNION ALL
  SELECT product.id, 'specs.' || split_part(own.code, ':', 1), own.code,
      own.specification -> 'value' ->> 'vi', own.specification -> 'value' ->> 'en',
      own.specification -> 'name' ->> 'vi', own.specification -> 'name' ->> 'en'
    FROM products product
    CROSS JOIN LATERAL ROWS FROM (unnest(product.spec_codes), jsonb_array_elements(product.specifications))
      own (code, specification)
    WHERE own.code <> '';

-- What product_listing has to say of these products.
CREATE FUNCTION product_listing_of(ids uuid[]) RETURNS SETOF product_listing LANGUAGE sql STABLE AS $$
  WITH facets AS (
    SELECT had.product_id,
        coalesce(array_agg(DISTINCT known.id) FILTER (WHERE known.facet <> 'color size'), '{}') AS facets,
        coalesce(array_agg(DISTINCT known.id) FILTER (WHERE known.facet = 'color size'), '{}') AS pairs
      FROM product_facets had JOIN facet_values known ON known.facet = had.facet AND known.value = had.value
     WHERE had.product_id = ANY (ids)
     GROUP BY had.product_id
  ), variants AS (
    SELECT variant.product_id, count(*) AS many, bool_or(coalesce(stock.on_hand > stock.reserved, false)) AS in_stock,
        string_agg(int4send(coalesce(color.id, 0)) || int4send(coalesce(size.id, 0)) || int4send(band.id)
          || int8send(variant.price), '' ORDER BY variant.position) AS packed
      FROM product_variants variant
      LEFT JOIN stock ON stock.variant_id = variant.id
      JOIN facet_values band ON band.facet = 'price' AND band.value = price_band(variant.price)
      LEFT JOIN facet_values color ON color.facet = 'color' AND color.value = substr(variant.color_rgb, 2)
      LEFT JOIN facet_values size ON size.facet = 'size' AND size.value = variant.size
     WHERE variant.product_id = ANY (ids) AND variant.is_active
     GROUP BY variant.product_id
  )
  SELECT product.id, category.number, above.places, product.priority, product.published_at, product.price,
    product.max_price, product.sold, 'HOT' = ANY (product.status), coalesce(variants.in_stock, false),
    coalesce(facets.facets, '{}'), coalesce(facets.pairs, '{}'), array_to_tsvector(product.search_words),
    int2send(cardinality(above.places)::int2) || int2send(coalesce(cardinality(facets.facets), 0)::int2)
      || int2send(coalesce(variants.many, 0)::int2)
      || packed(above.places) || packed(facets.facets) || coalesce(variants.packed, '')
  FROM products product
  JOIN categories category ON category.id = product.category_id
  JOIN category_places above ON above.id = product.category_id
  LEFT JOIN facets ON facets.product_id = product.id
  LEFT JOIN variants ON variants.product_id = product.id
  WHERE product.id = ANY (ids) AND product.is_active
$$;

-- Names what is new among the values of these products.
CREATE FUNCTION name_facet_values(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO facet_values (facet, value, label_vi, label_en)
    SELECT DISTINCT ON (had.facet, had.value) had.facet, had.value, had.label_vi, had.label_en
      FROM product_facets had
     WHERE had.product_id = ANY (ids)
       AND NOT EXISTS (SELECT FROM facet_values known WHERE known.facet = had.facet AND known.value = had.value)
     ORDER BY had.facet, had.value
    ON CONFLICT DO NOTHING;
  INSERT INTO facet_names (facet, name_vi, name_en)
    SELECT DISTINCT ON (had.facet) had.facet, had.name_vi, coalesce(had.name_en, had.name_vi)
      FROM product_facets had
     WHERE had.product_id = ANY (ids) AND had.name_vi IS NOT NULL
       AND NOT EXISTS (SELECT FROM facet_names known WHERE known.facet = had.facet)
     ORDER BY had.facet
    ON CONFLICT DO NOTHING;
$$;

-- Lists products that have no row yet.
CREATE FUNCTION list_products(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_facet_values(ids);
  INSERT INTO product_listing SELECT * FROM product_listing_of(ids);
END $$;

-- Takes the rows first: whoever changes the same product at the same time is then seen, or waits and sees this.
CREATE FUNCTION refresh_product_listing(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product_listing WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;
  PERFORM name_facet_values(ids);
  DELETE FROM product_listing listing
   WHERE listing.product_id = ANY (ids)
     AND NOT EXISTS (SELECT FROM products WHERE products.id = listing.product_id AND products.is_active);
  INSERT INTO product_listing AS listing
    SELECT * FROM product_listing_of(ids)
    ON CONFLICT (product_id) DO UPDATE SET
      category = excluded.category, places = excluded.places, priority = excluded.priority,
      published_at = excluded.published_at, price = excluded.price, max_price = excluded.max_price,
      sold = excluded.sold, is_hot = excluded.is_hot, in_stock = excluded.in_stock, facets = excluded.facets,
      pairs = excluded.pairs, words = excluded.words, tally = excluded.tally
    WHERE listing IS DISTINCT FROM excluded;
END $$;

CREATE FUNCTION refresh_in_stock(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product_listing WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;
  UPDATE product_listing listing SET in_stock = now.in_stock
    FROM (SELECT asked.product_id, EXISTS (
            SELECT FROM product_variants variant JOIN stock ON stock.variant_id = variant.id
             WHERE variant.product_id = asked.product_id AND variant.is_active AND stock.on_hand > stock.reserved
          ) AS in_stock
            FROM unnest(ids) asked (product_id)) now
   WHERE listing.product_id = now.product_id AND listing.in_stock <> now.in_stock;
END $$;

CREATE FUNCTION listing_follows_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_product_listing(ARRAY(SELECT id FROM changed_to));
  ELSE
    -- A rating changes no list.
    PERFORM refresh_product_listing(ids) FROM (SELECT ARRAY(
      SELECT after.id FROM changed_to after JOIN changed_from before ON before.id = after.id
       WHERE (before.category_id, before.specifications, before.status, before.priority, before.is_active, before.published_at,
              before.price, before.max_price, before.sold, before.search_words, before.spec_codes)
         IS DISTINCT FROM
             (after.category_id, after.specifications, after.status, after.priority, after.is_active, after.published_at,
              after.price, after.max_price, after.sold, after.search_words, after.spec_codes)) AS ids) changed
     WHERE cardinality(ids) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_follows_new AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION listing_follows_products();
CREATE TRIGGER listing_follows_changed AFTER UPDATE ON products
  REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to
  FOR EACH STATEMENT EXECUTE FUNCTION listing_follows_products();

CREATE FUNCTION listing_follows_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_product_listing(ARRAY(SELECT DISTINCT product_id FROM changed_to));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_product_listing(ARRAY(SELECT DISTINCT product_id FROM changed_from));
  ELSE
    PERFORM refresh_product_listing(ARRAY(
      SELECT product_id FROM changed_to UNION SELECT product_id FROM changed_from));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_follows_new AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION listing_follows_variants();
CREATE TRIGGER listing_follows_changed AFTER UPDATE ON product_variants
  REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to
  FOR EACH STATEMENT EXECUTE FUNCTION listing_follows_variants();
CREATE TRIGGER listing_follows_gone AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION listing_follows_variants();

CREATE FUNCTION listing_follows_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_in_stock(ARRAY(
    SELECT DISTINCT product_id FROM product_variants JOIN changed ON changed.variant_id = product_variants.id));
  RETURN NULL;
END $$;
CREATE TRIGGER listing_follows_new AFTER INSERT ON stock
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_follows_stock();
CREATE TRIGGER listing_follows_gone AFTER DELETE ON stock
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_follows_stock();

-- Only the order that takes the last piece, or brings the first one back, and only when it is about to commit: it
-- has every row of stock by then, so it makes nobody wait who might have one that it wants.
CREATE FUNCTION listing_follows_last_piece() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_in_stock(ARRAY(SELECT product_id FROM product_variants WHERE id = NEW.variant_id));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER listing_follows_last_piece AFTER UPDATE ON stock DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION listing_follows_last_piece();

-- What has left the shop counts as sold, what came back does not.
CREATE FUNCTION sales_follow_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET sold = greatest(0, sold + CASE NEW.kind WHEN 'COMMIT' THEN NEW.quantity ELSE -NEW.quantity END)
    FROM product_variants variant
   WHERE variant.id = NEW.variant_id AND products.id = variant.product_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER sales_follow_movements AFTER INSERT ON stock_movements DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind IN ('COMMIT', 'RETURN')) EXECUTE FUNCTION sales_follow_movements();

CREATE FUNCTION listing_follows_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing(ARRAY(SELECT product_id FROM product_listing WHERE places @> ARRAY[NEW.number]));
  RETURN NULL;
END $$;
CREATE TRIGGER listing_follows_moved AFTER UPDATE OF parent_id ON categories
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION listing_follows_categories();

-- The name of a category is among the words of its products: they are due again.
CREATE FUNCTION texts_follow_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET text_version = 0 WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER texts_follow_renamed AFTER UPDATE OF name_vi, name_en ON categories
  FOR EACH ROW WHEN ((OLD.name_vi, OLD.name_en) IS DISTINCT FROM (NEW.name_vi, NEW.name_en))
  EXECUTE FUNCTION texts_follow_categories();

CREATE FUNCTION is_counted_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word !~ '[0-9]{4}'
$$;

-- Counts by what changed and not by counting again; one change of the catalogue at a time, as each would come to
-- the counters in an order of its own.
CREATE FUNCTION counts_follow_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT -1 AS by, places, facets, words FROM changed_from' END,
    CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT 1 AS by, places, facets, words FROM changed_to' END);
BEGIN
  -- What sells, or sells out, changes no count; and most statements delete nothing.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM changed_from before JOIN changed_to after USING (product_id)
        WHERE (before.places, before.facets, before.words) IS DISTINCT FROM (after.places, after.facets, after.words)) THEN
      RETURN NULL;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM changed_from) THEN RETURN NULL; END IF;
  ELSE
    IF NOT EXISTS (SELECT FROM changed_to) THEN RETURN NULL; END IF;
  END IF;
  PERFORM pg_advisory_xact_lock(7305412881);
  EXECUTE format('
    INSERT INTO facet_counts AS counted (place, facet, products)
      SELECT place, facet, sum(by)
        FROM (%s) changed
        CROSS JOIN LATERAL unnest(0 || places) place
        CROSS JOIN LATERAL unnest(0 || facets) facet
       GROUP BY place, facet HAVING sum(by) <> 0
      ON CONFLICT (place, facet) DO UPDATE SET products = counted.products + excluded.products', changed);
  EXECUTE format('
    INSERT INTO search_words AS counted (word, products)
      SELECT word, sum(by)
        FROM (%s) changed CROSS JOIN LATERAL unnest(tsvector_to_array(words)) word
       WHERE is_counted_word(word)
       GROUP BY word HAVING sum(by) <> 0
      ON CONFLICT (word) DO UPDATE SET products = counted.products + excluded.products', changed);
  DELETE FROM facet_counts WHERE products <= 0;
  DELETE FROM search_words WHERE products <= 0;
  RETURN NULL;
END $$;
CREATE TRIGGER counts_follow_new AFTER INSERT ON product_listing
  REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION counts_follow_listing();
CREATE TRIGGER counts_follow_changed AFTER UPDATE ON product_listing
  REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to
  FOR EACH STATEMENT EXECUTE FUNCTION counts_follow_listing();
CREATE TRIGGER counts_follow_gone AFTER DELETE ON product_listing
  REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION counts_follow_listing();

CREATE FUNCTION counts_follow_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facet_counts;
  DELETE FROM search_words;
  RETURN NULL;
END $$;
CREATE TRIGGER counts_follow_emptied AFTER TRUNCATE ON product_listing
  FOR EACH STATEMENT EXECUTE FUNCTION counts_follow_nothing();

-- What facet_counts and search_words have to say.
CREATE VIEW facet_counts_source AS
  SELECT place, facet, count(*)::integer AS products
    FROM product_listing
    CROSS JOIN LATERAL unnest(0 || places) place
    CROSS JOIN LATERAL unnest(0 || facets) facet
   GROUP BY place, facet;
CREATE VIEW search_words_source AS
  SELECT word, count(*)::integer AS products
    FROM product_listing CROSS JOIN LATERAL unnest(tsvector_to_array(words)) word
   WHERE is_counted_word(word)
   GROUP BY word;

-- For the products that are there already. Their words and specifications follow when the application starts.
DO $$ BEGIN PERFORM refresh_product_listing(ARRAY(SELECT id FROM products)); END $$;
