-- What customers say of what they bought, and the pictures that they send.

-- A picture that somebody sent. Until something shows it (used_at) it is theirs to take back, and is swept after a day.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  -- Its own, never shared with another upload, so that deleting one takes nothing from anybody.
  picture_id text NOT NULL UNIQUE REFERENCES pictures (id),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX uploads_unused ON uploads (created_at) WHERE used_at IS NULL;
CREATE INDEX uploads_of_owner ON uploads (owner_id, created_at);

-- products.rating and products.review_count repeat what the approved rows say; the review module writes them in the
-- transaction that changes a row.
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products (id),
  customer_id uuid NOT NULL,
  -- The line of a finished order that gave the right to write: once per line.
  order_line_id uuid NOT NULL UNIQUE,
  -- As it is shown: shortened when it was written.
  author_name text,
  color_name text,
  size text,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text,
  content text NOT NULL,
  language text NOT NULL CHECK (language IN ('vi', 'en')),
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  -- Why people have to look at it first.
  held_for text[] NOT NULL DEFAULT '{}' CHECK (held_for <@ ARRAY['WORDS', 'LINK', 'CONTACT', 'REJECTED_BEFORE']),
  reject_reason text,
  reply text,
  replied_at timestamptz,
  helpful_count integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  report_count integer NOT NULL DEFAULT 0 CHECK (report_count >= 0),
  photo_count smallint NOT NULL DEFAULT 0 CHECK (photo_count BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  -- When the customer last wrote it.
  edited_at timestamptz,
  CHECK ((status = 'REJECTED') = (reject_reason IS NOT NULL)),
  CHECK ((reply IS NULL) = (replied_at IS NULL))
);
CREATE INDEX reviews_by_age ON reviews (product_id, created_at DESC, id) WHERE status = 'APPROVED';
CREATE INDEX reviews_by_help ON reviews (product_id, helpful_count DESC, created_at DESC, id) WHERE status = 'APPROVED';
CREATE INDEX reviews_by_rating ON reviews (product_id, rating, created_at DESC, id) WHERE status = 'APPROVED';
CREATE INDEX reviews_with_photos ON reviews (product_id, created_at DESC, id)
  WHERE status = 'APPROVED' AND photo_count > 0;
CREATE INDEX reviews_of_customer ON reviews (customer_id, created_at DESC);
CREATE INDEX reviews_by_status ON reviews (status, created_at, id);
CREATE INDEX reviews_reported ON reviews (report_count DESC, created_at, id) WHERE report_count > 0;

CREATE TABLE review_pictures (
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 4),
  picture_id text NOT NULL REFERENCES pictures (id),
  PRIMARY KEY (review_id, position)
);

CREATE TABLE review_votes (
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  customer_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, customer_id)
);

CREATE TABLE review_reports (
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  customer_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('SPAM', 'OFFENSIVE', 'WRONG_PRODUCT', 'FALSE', 'OTHER')),
  note text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, customer_id)
);

-- Append-only: what was done to a review, by whom.
CREATE TABLE review_events (
  id uuid PRIMARY KEY,
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('WRITTEN', 'EDITED', 'APPROVED', 'REJECTED', 'REPLIED', 'REPLY_REMOVED')),
  actor_id uuid NOT NULL,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX review_events_of ON review_events (review_id, at);
