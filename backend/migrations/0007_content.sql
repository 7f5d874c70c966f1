-- What the shop tells: pages, questions, places, news. Texts that are more than a line are arrays of blocks, which are
-- data and never markup; the content module checks them before they are written.

CREATE TABLE content_pages (
  key text PRIMARY KEY,
  title_vi text NOT NULL,
  title_en text NOT NULL,
  summary_vi text NOT NULL,
  summary_en text NOT NULL,
  blocks_vi jsonb NOT NULL,
  blocks_en jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- The banner of the home page. Of those whose time it is, the one that began last is shown.
CREATE TABLE intros (
  id uuid PRIMARY KEY,
  eyebrow_vi text,
  eyebrow_en text,
  title_vi text NOT NULL,
  title_en text NOT NULL,
  text_vi text NOT NULL,
  text_en text NOT NULL,
  link_text_vi text,
  link_text_en text,
  link_href text,
  picture_id text NOT NULL REFERENCES pictures (id),
  alt_vi text NOT NULL,
  alt_en text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  CHECK (ends_at > starts_at),
  CHECK (num_nulls(eyebrow_vi, eyebrow_en) IN (0, 2)),
  CHECK (num_nulls(link_text_vi, link_text_en, link_href) IN (0, 3))
);
CREATE INDEX intros_by_start ON intros (starts_at DESC);

CREATE TABLE faq_groups (
  id uuid PRIMARY KEY,
  position integer NOT NULL,
  title_vi text NOT NULL,
  title_en text NOT NULL
);
CREATE TABLE faqs (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES faq_groups (id),
  position integer NOT NULL,
  question_vi text NOT NULL,
  question_en text NOT NULL,
  answer_vi jsonb NOT NULL,
  answer_en jsonb NOT NULL
);
CREATE INDEX faqs_by_group ON faqs (group_id, position);

CREATE TABLE shop_places (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('SHOWROOM', 'SERVICE_CENTRE')),
  position integer NOT NULL,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  address text NOT NULL,
  province_code text NOT NULL,
  province text NOT NULL,
  phone text NOT NULL,
  email text,
  -- [{"from": 1, "to": 5, "opens": "08:30", "closes": "21:30"}, …], Monday being 1.
  opening_hours jsonb NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  services_vi text[] NOT NULL,
  services_en text[] NOT NULL
);
CREATE INDEX shop_places_by_kind ON shop_places (kind, position);

-- Shown once published_at has come.
CREATE TABLE news (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  topic text NOT NULL CHECK (topic IN ('GUIDE', 'FASHION', 'ROBOTICS', 'COMPANY')),
  author text NOT NULL,
  picture_id text NOT NULL REFERENCES pictures (id),
  alt_vi text NOT NULL,
  alt_en text NOT NULL,
  title_vi text NOT NULL,
  title_en text NOT NULL,
  summary_vi text NOT NULL,
  summary_en text NOT NULL,
  blocks_vi jsonb NOT NULL,
  blocks_en jsonb NOT NULL,
  reading_minutes integer NOT NULL CHECK (reading_minutes > 0),
  search_text text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  published_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX news_by_age ON news (published_at DESC, id) WHERE is_active;
CREATE INDEX news_by_topic ON news (topic, published_at DESC, id) WHERE is_active;

CREATE TABLE newsletter_subscriptions (
  id uuid PRIMARY KEY,
  -- Normalised: trimmed, lower case.
  email text NOT NULL UNIQUE,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  status text NOT NULL CHECK (status IN ('PENDING', 'ACTIVE', 'UNSUBSCRIBED')),
  -- Which words somebody agreed to, and when.
  consent_version text NOT NULL,
  consent_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX newsletter_unconfirmed ON newsletter_subscriptions (consent_at) WHERE status = 'PENDING';

-- Links in mails. Only the hash is kept, and a token does one thing.
CREATE TABLE newsletter_tokens (
  token_hash text PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('CONFIRM', 'UNSUBSCRIBE')),
  created_at timestamptz NOT NULL,
  -- Null for a link to unsubscribe, which works for as long as somebody has the mail.
  expires_at timestamptz,
  used_at timestamptz
);
CREATE INDEX newsletter_tokens_of ON newsletter_tokens (subscription_id);

CREATE TABLE contact_requests (
  id uuid PRIMARY KEY,
  -- What people can read out on the phone.
  ticket text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('CONTACT', 'QUICK_CONSULTATION')),
  full_name text NOT NULL,
  email text,
  phone text,
  company text,
  business_name text,
  subject text,
  message text NOT NULL,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(email, phone) > 0)
);
CREATE INDEX contact_requests_by_age ON contact_requests (created_at DESC);

-- Where an answer goes when not to the shop, and the headers of mail that one can unsubscribe from.
ALTER TABLE outbox
  ADD COLUMN reply_to text,
  ADD COLUMN unsubscribe_url text;
