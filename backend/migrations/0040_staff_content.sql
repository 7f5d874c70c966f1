-- Staff write the shop's words. What is not published is seen by nobody else; `version` counts the writes of one, so that
-- two people at once do not overwrite each other.

ALTER TABLE content_pages
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN is_published boolean NOT NULL DEFAULT true,
  ADD COLUMN seo_title_vi text,
  ADD COLUMN seo_title_en text,
  ADD COLUMN seo_description_vi text,
  ADD COLUMN seo_description_en text;

ALTER TABLE faq_groups ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE faqs
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN is_published boolean NOT NULL DEFAULT true,
  ADD COLUMN updated_at timestamptz;

-- slug_en is the address in English; without it, both languages have the same one. A draft may lack its picture.
ALTER TABLE news
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN slug_en text,
  ADD COLUMN seo_title_vi text,
  ADD COLUMN seo_title_en text,
  ADD COLUMN seo_description_vi text,
  ADD COLUMN seo_description_en text,
  ALTER COLUMN picture_id DROP NOT NULL;
CREATE UNIQUE INDEX news_by_slug_en ON news (slug_en);
CREATE INDEX news_for_staff ON news (updated_at DESC, id);

-- Addresses that an article had before; they lead to the one that it has now.
CREATE TABLE news_addresses (
  slug text PRIMARY KEY,
  news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
  since timestamptz NOT NULL
);
CREATE INDEX news_addresses_of_news ON news_addresses (news_id);
