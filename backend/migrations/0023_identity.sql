-- A sign-up belongs to whoever shows to have made it, and a number to an account that is active.

ALTER TABLE sign_ups
  -- Of the word that the browser which signed up keeps.
  ADD COLUMN claim_hash text CHECK (claim_hash ~ '^[0-9a-f]{64}$'),
  -- E.164. Becomes the profile's when the account is activated, unless another account has it by then.
  ADD COLUMN phone text CHECK (phone ~ '^\+[1-9][0-9]{6,14}$');

UPDATE sign_ups SET phone = customer_profiles.phone
  FROM customer_profiles JOIN users ON users.id = customer_profiles.user_id
  WHERE customer_profiles.user_id = sign_ups.user_id AND users.status = 'UNVERIFIED';
UPDATE customer_profiles SET phone = NULL
  FROM sign_ups JOIN users ON users.id = sign_ups.user_id
  WHERE sign_ups.user_id = customer_profiles.user_id AND users.status = 'UNVERIFIED';

-- CROWD: newer sessions took its place.
ALTER TABLE sessions DROP CONSTRAINT sessions_revoked_reason_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_revoked_reason_check
  CHECK (revoked_reason IN ('LOGOUT', 'REUSE', 'ACCOUNT', 'PASSWORD', 'CROWD'));

-- What sweeps look for.
CREATE INDEX outbox_done ON outbox (created_at) WHERE next_try_at IS NULL;
CREATE INDEX consents_of_visitors ON consents (at) WHERE visitor_id IS NOT NULL;
CREATE INDEX contact_changes_undone ON contact_changes (created_at) WHERE kind = 'PHONE' OR used_at IS NULL;

-- One counter for whatever is tried.
INSERT INTO auth_tries (id, counted_for, at) SELECT id, counted_for, at FROM login_failures;
DROP TABLE login_failures;

-- In which language a customer reads the shop: mails that nobody asked for are written in it.
ALTER TABLE sessions ADD COLUMN language text CHECK (language IN ('vi', 'en'));
