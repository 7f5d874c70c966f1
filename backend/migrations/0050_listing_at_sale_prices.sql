-- A flash sale may bring a product into a price band that no product has had so far.
INSERT INTO facet_values (facet, value)
  SELECT 'price', band FROM unnest(ARRAY['0-100000', '100000-200000', '200000-500000', '500000-1000000', '1000000-2000000',
    '2000000-5000000', '5000000-10000000', '10000000-']) band
  ON CONFLICT DO NOTHING;

-- Products as they are listed while some of their variants cost less: what depends on prices is made from the prices that
-- are given, by variant, and all the rest is as it is listed.
CREATE FUNCTION listing_at_sale_prices(ids uuid[], prices jsonb) RETURNS SETOF product_listing LANGUAGE sql STABLE AS $$
  SELECT listing.product_id, listing.category, listing.places, listing.priority, listing.published_at,
    variants.price, variants.max_price, listing.sold, listing.is_hot, listing.in_stock,
    now.facets, listing.pairs, listing.words,
    lettered(packed(listing.places) || packed(now.facets)),
    lettered(packed(variants.many) || variants.packed)
  -- One after the other: for some thousands the database would rather read the whole shop.
  FROM unnest(ids) asked (id)
  CROSS JOIN LATERAL (SELECT * FROM product_listing WHERE product_id = asked.id OFFSET 0) listing
  CROSS JOIN LATERAL (
    SELECT min(variant.price) AS price, max(variant.price) AS max_price, count(*)::integer AS many,
        array_agg(DISTINCT band.id) AS bands,
        string_agg(packed(coalesce(color.id, 0)) || packed(coalesce(size.id, 0)) || packed(band.id)
          || substr(int8send(variant.price), 3), '' ORDER BY variant.position) AS packed
      FROM (
        SELECT own.color_rgb, own.size, own.position,
            coalesce((prices ->> own.id::text)::bigint, own.price) AS price
          FROM product_variants own WHERE own.product_id = listing.product_id AND own.is_active) variant
      JOIN facet_values band ON band.facet = 'price' AND band.value = price_band(variant.price)
      LEFT JOIN facet_values color ON color.facet = 'color' AND color.value = substr(variant.color_rgb, 2)
      LEFT JOIN facet_values size ON size.facet = 'size' AND size.value = variant.size
  ) variants
  CROSS JOIN LATERAL (
    SELECT array(
      SELECT own.id FROM unnest(listing.facets) own (id)
       WHERE own.id NOT IN (SELECT id FROM facet_values WHERE facet = 'price')
      UNION ALL
      SELECT unnest(variants.bands)) AS facets
  ) now
  WHERE variants.many > 0
$$;
