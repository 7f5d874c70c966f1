-- What staff do with accounts, messages, subscriptions and mails.

-- Since when an account is locked, and why; the audit says by whom.
ALTER TABLE users
  ADD COLUMN locked_at timestamptz,
  ADD COLUMN lock_reason text CHECK (char_length(lock_reason) <= 500);
CREATE INDEX users_of_staff ON users (role) WHERE role <> 'CUSTOMER';
CREATE INDEX users_not_open ON users (status) WHERE status <> 'ACTIVE';

-- INVITE: a link by which somebody becomes staff in the role that it names.
ALTER TABLE account_tokens
  ADD COLUMN role text CHECK (role IN ('OPERATOR', 'ADMIN')),
  DROP CONSTRAINT account_tokens_purpose_check,
  ADD CONSTRAINT account_tokens_purpose_check CHECK (purpose IN ('VERIFY', 'RESET', 'INVITE')),
  ADD CONSTRAINT account_tokens_role_of_invitation CHECK ((purpose = 'INVITE') = (role IS NOT NULL));
CREATE INDEX account_tokens_of_invitations ON account_tokens (created_at)
  WHERE purpose = 'INVITE' AND used_at IS NULL;

-- By what staff find a customer: names, number and address without marks. Taken apart before it is lowered: not every
-- collation knows the small form of a letter with marks. The account's address is read here and written by the trigger
-- below, account first and profile second, as everything else locks them.
ALTER TABLE customer_profiles ADD COLUMN staff_text text NOT NULL DEFAULT '';
CREATE FUNCTION customer_staff_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.staff_text := lower(translate(regexp_replace(
    normalize(NEW.last_name || ' ' || NEW.first_name || ' ' || coalesce(NEW.phone, '') || ' ' ||
      coalesce((SELECT email FROM users WHERE id = NEW.user_id), ''), NFD),
    E'[\u0300-\u036F]', '', 'g'), 'Đđ', 'dd'));
  RETURN NEW;
END $$;
CREATE TRIGGER customer_profiles_staff_text BEFORE INSERT OR UPDATE OF first_name, last_name, phone
  ON customer_profiles FOR EACH ROW EXECUTE FUNCTION customer_staff_text();
CREATE FUNCTION refresh_customer_staff_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_profiles SET first_name = first_name WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_staff_text AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION refresh_customer_staff_text();
UPDATE customer_profiles SET first_name = first_name;
CREATE INDEX customer_profiles_by_staff_text ON customer_profiles USING gin (staff_text gin_trgm_ops);
CREATE INDEX customer_profiles_by_time ON customer_profiles (created_at, user_id);

-- Messages of the contact form, as staff work them off.
ALTER TABLE contact_requests
  ADD COLUMN status text NOT NULL DEFAULT 'NEW' CHECK (status IN ('NEW', 'ANSWERED', 'CLOSED')),
  ADD COLUMN note text CHECK (char_length(note) <= 2000),
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN staff_text text NOT NULL GENERATED ALWAYS AS (lower(translate(regexp_replace(
    normalize(ticket || ' ' || full_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' ||
      coalesce(company, '') || ' ' || coalesce(business_name, '') || ' ' || coalesce(subject, ''), NFD),
    E'[\u0300-\u036F]', '', 'g'), 'Đđ', 'dd'))) STORED;
DROP INDEX contact_requests_by_age;
CREATE INDEX contact_requests_by_time ON contact_requests (created_at, id);
CREATE INDEX contact_requests_by_status ON contact_requests (status, created_at, id);
CREATE INDEX contact_requests_by_staff_text ON contact_requests USING gin (staff_text gin_trgm_ops);

CREATE TABLE contact_answers (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES contact_requests (id) ON DELETE CASCADE,
  message text NOT NULL CHECK (char_length(message) <= 5000),
  at timestamptz NOT NULL
);
CREATE INDEX contact_answers_of_request ON contact_answers (request_id, at);

CREATE INDEX newsletter_by_time ON newsletter_subscriptions (created_at, id);
CREATE INDEX newsletter_by_status ON newsletter_subscriptions (status, created_at, id);
CREATE INDEX newsletter_by_email ON newsletter_subscriptions USING gin (email gin_trgm_ops);

CREATE INDEX outbox_by_time ON outbox (created_at, id);
CREATE INDEX outbox_by_kind ON outbox (kind, created_at, id);
CREATE INDEX outbox_of_recipient ON outbox (recipient, created_at, id);
CREATE INDEX outbox_given_up ON outbox (created_at, id) WHERE sent_at IS NULL AND next_try_at IS NULL;

CREATE INDEX order_returns_of_customer ON order_returns (customer_id);
