-- Units whose refund failed can be refunded once more.

ALTER TABLE refunds
  -- What was refunded, as the payable's own module wrote it; null of an amount.
  ADD COLUMN units jsonb;

ALTER TABLE order_lines
  -- Units whose share of rewards was given back. Beyond `refunded_units` only when money of theirs did not arrive.
  ADD COLUMN rewarded_units int NOT NULL DEFAULT 0 CHECK (rewarded_units BETWEEN 0 AND quantity);
