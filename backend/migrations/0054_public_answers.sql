-- Servers keep public answers for a moment. Every write of what visitors see is announced with its commit, also one by
-- hand; `soon` is what orders change many times a second, and what follows it by triggers.
CREATE FUNCTION announce_public_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_answers', TG_ARGV[0]);
  RETURN NULL;
END
$$;

DO $$
DECLARE
  written text;
BEGIN
  FOREACH written IN ARRAY ARRAY[
    'categories', 'product_variants', 'product_pictures', 'product_addresses', 'related_products',
    'size_guides', 'search_synonyms', 'flash_sales',
    'promotion_scopes', 'promotion_gifts', 'settings', 'content_pages', 'intros', 'faq_groups', 'faqs',
    'shop_places', 'news', 'news_addresses']
  LOOP
    EXECUTE format('CREATE TRIGGER announce_write AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_public_write(''now'')', written);
  END LOOP;
  FOREACH written IN ARRAY ARRAY[
    'products', 'promotions', 'stock', 'flash_sale_items', 'product_listing', 'facet_counts', 'facet_values', 'facet_names',
    'search_words']
  LOOP
    EXECUTE format('CREATE TRIGGER announce_write AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_public_write(''soon'')', written);
  END LOOP;
END
$$;

-- When something that visitors see next begins or ends by itself; null when nothing does.
CREATE FUNCTION next_public_change(asked_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT least(
    (SELECT min(starts_at) FROM flash_sales WHERE is_active AND starts_at > asked_at),
    (SELECT min(ends_at) FROM flash_sales WHERE is_active AND ends_at > asked_at),
    (SELECT min(starts_at) FROM promotions WHERE is_active AND starts_at > asked_at),
    (SELECT min(ends_at) FROM promotions WHERE is_active AND ends_at > asked_at),
    (SELECT min(starts_at) FROM intros WHERE starts_at > asked_at),
    (SELECT min(ends_at) FROM intros WHERE ends_at > asked_at),
    (SELECT min(published_at) FROM news WHERE is_active AND published_at > asked_at),
    (SELECT min(at) FROM settings, LATERAL (VALUES
        ((value ->> 'startsAt')::timestamptz), ((value ->> 'endsAt')::timestamptz)) announced (at)
      WHERE key = 'announcement' AND at > asked_at))
$$;
