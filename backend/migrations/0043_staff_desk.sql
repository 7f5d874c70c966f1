-- What the review of the staff area asked for.

-- Who sent an invitation: it ends when that administrator is locked, gets another role or is gone.
ALTER TABLE account_tokens
  ADD COLUMN invited_by uuid REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX account_tokens_of_inviter ON account_tokens (invited_by) WHERE invited_by IS NOT NULL;

-- What an account was before it was locked: one that waited for its invitation waits again when it is unlocked.
ALTER TABLE users
  ADD COLUMN status_before_lock text CHECK (status_before_lock IN ('ACTIVE', 'UNVERIFIED'));
UPDATE users SET status_before_lock = 'UNVERIFIED'
  WHERE status = 'LOCKED' AND NOT EXISTS (SELECT 1 FROM sign_ups WHERE sign_ups.user_id = users.id)
    AND EXISTS (SELECT 1 FROM account_tokens t
      WHERE t.user_id = users.id AND t.purpose = 'INVITE' AND t.created_at = users.created_at);

-- Which pictures orders show: those stay when staff take them off a product. Hashes, as only equality is asked for.
CREATE INDEX order_lines_by_picture ON order_lines USING hash ((picture ->> 'url'));

-- The name that an approved provider wants to be shown by; the one before is shown until staff decide.
ALTER TABLE providers
  ADD COLUMN name_wanted text CHECK (char_length(name_wanted) BETWEEN 1 AND 200);
