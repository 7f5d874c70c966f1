-- Lists are narrowed by all that a card prints: by how customers rate a product, and by a price that was cut.

-- Bands and not "from 2 stars" three times: a product has one of them, and whoever wants three stars and more looks for
-- two. Below two stars is none, as nobody looks for it.
CREATE FUNCTION rating_band(rating real) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN rating >= 4 THEN '4' WHEN rating >= 3 THEN '3' WHEN rating >= 2 THEN '2' END
$$;

-- What costs less than before is SALE_OFF whether or not it was marked so: a card prints the cut and not the mark.
CREATE OR REPLACE VIEW product_facets AS
  SELECT product.id AS product_id, 'status' AS facet, status.value, NULL AS label_vi, NULL AS label_en,
      NULL AS name_vi, NULL AS name_en
    FROM products product CROSS JOIN LATERAL unnest(product.status) status (value)
  UNION ALL
  SELECT product.id, own.facet, own.value, NULL, NULL, NULL, NULL
    FROM products product
    CROSS JOIN LATERAL (VALUES
      ('status', CASE WHEN product.original_price IS NOT NULL THEN 'SALE_OFF' END),
      ('rating', rating_band(product.rating))
    ) own (facet, value)
    WHERE own.value IS NOT NULL
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

CREATE OR REPLACE FUNCTION listing_follows_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_product_listing(ARRAY(SELECT id FROM changed_to));
  ELSE
    -- Most reviews leave a rating in its band, and then change no list. What is brought up to date at the start of a server
    -- (`text_version`), a few products at a time, gets here what it lacks.
    PERFORM refresh_product_listing(ids) FROM (SELECT ARRAY(
      SELECT after.id FROM changed_to after JOIN changed_from before ON before.id = after.id
       WHERE (before.category_id, before.specifications, before.status, before.priority, before.is_active, before.published_at,
              before.price, before.max_price, before.sold, before.search_words, before.spec_codes,
              rating_band(before.rating), before.original_price IS NULL, before.text_version)
         IS DISTINCT FROM
             (after.category_id, after.specifications, after.status, after.priority, after.is_active, after.published_at,
              after.price, after.max_price, after.sold, after.search_words, after.spec_codes,
              rating_band(after.rating), after.original_price IS NULL, after.text_version)) AS ids) changed
     WHERE cardinality(ids) > 0;
  END IF;
  RETURN NULL;
END $$;
