-- Solutions of providers: what they offer to other shops, beside the catalogue.

CREATE TABLE solutions (
  id uuid PRIMARY KEY,
  provider_id uuid NOT NULL REFERENCES providers (id),
  -- The account of the provider.
  owner_id uuid NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Two documents, so that what was approved stays as it is while its provider goes on writing.
  draft jsonb NOT NULL,
  live jsonb,
  -- Counts the changes of the draft, so that two editors do not overwrite each other.
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('NEW', 'PENDING', 'APPROVED', 'REJECTED')),
  reason text,
  is_published boolean NOT NULL DEFAULT false,
  -- False while the membership has ended: it is shown again with the next one.
  is_shown boolean NOT NULL DEFAULT true,
  search_text text NOT NULL,
  live_search_text text NOT NULL DEFAULT '',
  live_name text NOT NULL DEFAULT '',
  live_kind text,
  submitted_at timestamptz,
  approved_at timestamptz,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (live IS NOT NULL OR NOT is_published),
  CHECK (live IS NULL OR live_kind IS NOT NULL),
  CHECK ((status = 'REJECTED') = (reason IS NOT NULL)),
  CHECK (is_published = (published_at IS NOT NULL))
);
CREATE INDEX solutions_of_owner ON solutions (owner_id, created_at DESC, id DESC);
CREATE INDEX solutions_of_provider ON solutions (provider_id);
CREATE INDEX solutions_by_status ON solutions (status, submitted_at, id);
CREATE INDEX solutions_by_age ON solutions (created_at, id);
CREATE INDEX solutions_shown_newest ON solutions (published_at DESC, id) WHERE is_published AND is_shown;
CREATE INDEX solutions_shown_by_name ON solutions (live_name, id) WHERE is_published AND is_shown;
CREATE INDEX solutions_shown_by_kind ON solutions (live_kind, published_at DESC, id) WHERE is_published AND is_shown;

CREATE TABLE solution_pictures (
  solution_id uuid NOT NULL REFERENCES solutions (id) ON DELETE CASCADE,
  picture_id text NOT NULL REFERENCES pictures (id),
  PRIMARY KEY (solution_id, picture_id)
);
CREATE INDEX solution_pictures_of_picture ON solution_pictures (picture_id);

CREATE TABLE provider_services (
  id uuid PRIMARY KEY,
  provider_id uuid NOT NULL REFERENCES providers (id),
  owner_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  -- In đồng; null when it depends.
  price_from bigint CHECK (price_from >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX provider_services_of_owner ON provider_services (owner_id, created_at, id);
CREATE INDEX provider_services_of_provider ON provider_services (provider_id);

-- What the approved version shows; that of a draft is in the draft.
CREATE TABLE solution_services (
  solution_id uuid NOT NULL REFERENCES solutions (id) ON DELETE CASCADE,
  service_id uuid NOT NULL REFERENCES provider_services (id) ON DELETE CASCADE,
  PRIMARY KEY (solution_id, service_id)
);
CREATE INDEX solution_services_of_service ON solution_services (service_id);

CREATE TABLE solution_requests (
  id uuid PRIMARY KEY,
  -- Null after it was deleted.
  solution_id uuid REFERENCES solutions (id) ON DELETE SET NULL,
  solution_title text NOT NULL,
  owner_id uuid NOT NULL,
  requester_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('PUBLISH', 'CONSULT')),
  status text NOT NULL CHECK (status IN ('NEW', 'IN_PROGRESS', 'DONE', 'REJECTED', 'WITHDRAWN')),
  message text NOT NULL,
  -- What was said last with its status.
  reason text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX solution_requests_open ON solution_requests (solution_id, requester_id, type)
  WHERE status IN ('NEW', 'IN_PROGRESS');
CREATE INDEX solution_requests_to_owner ON solution_requests (owner_id, type, status, created_at DESC, id DESC);
CREATE INDEX solution_requests_of_requester ON solution_requests (requester_id, created_at DESC, id DESC);
CREATE INDEX solution_requests_by_age ON solution_requests (created_at DESC, id DESC);

-- Who did what, and why.
CREATE TABLE solution_events (
  id uuid PRIMARY KEY,
  solution_id uuid NOT NULL REFERENCES solutions (id) ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('SUBMITTED', 'WITHDRAWN', 'APPROVED', 'AUTO_APPROVED', 'REJECTED')),
  actor_id uuid NOT NULL,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX solution_events_of_solution ON solution_events (solution_id, at, id);
CREATE INDEX solution_events_of_actor ON solution_events (actor_id);

CREATE TABLE saved_solutions (
  customer_id uuid NOT NULL,
  solution_id uuid NOT NULL REFERENCES solutions (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, solution_id)
);
CREATE INDEX saved_solutions_by_age ON saved_solutions (customer_id, created_at DESC, solution_id);
CREATE INDEX saved_solutions_of_solution ON saved_solutions (solution_id);
