-- Mail about accounts leaves before all other mail, and mail that is sent to many leaves last.
ALTER TABLE outbox ADD COLUMN priority smallint NOT NULL DEFAULT 1;
-- Since when a mail should have left: next_try_at is also the end of a lease or of a pause.
ALTER TABLE outbox ADD COLUMN due_at timestamptz NOT NULL DEFAULT now();

UPDATE outbox SET due_at = next_try_at, priority = CASE
    WHEN kind LIKE 'account-%' OR kind LIKE 'contact-c%' OR kind = 'contact-taken' OR kind LIKE 'deletion-%' THEN 0
    WHEN kind IN ('stock-alert', 'voucher-ending', 'order-reminder') THEN 2
    ELSE 1
  END
  WHERE next_try_at IS NOT NULL;

DROP INDEX outbox_to_send;
CREATE INDEX outbox_to_send ON outbox (priority, next_try_at) WHERE next_try_at IS NOT NULL;
