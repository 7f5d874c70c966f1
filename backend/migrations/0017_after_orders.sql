-- What follows an order: a reminder to pay, answers to requests to cancel, parcels with their times, refunds by units.

ALTER TABLE orders
  -- Once per order; null until then.
  ADD COLUMN reminded_at timestamptz,
  ADD COLUMN cancel_declined_at timestamptz,
  ADD COLUMN cancel_decline_reason text,
  ADD CHECK ((cancel_declined_at IS NULL) = (cancel_decline_reason IS NULL)),
  -- By what staff find an order: its code and goods, and who gets it, without marks. Taken apart before it is
  -- lowered: not every collation knows the small form of a letter with marks.
  ADD COLUMN staff_text text NOT NULL GENERATED ALWAYS AS (search_text || ' ' || lower(translate(regexp_replace(
    normalize(coalesce(customer ->> 'lastName', '') || ' ' || coalesce(customer ->> 'firstName', '') || ' ' ||
      coalesce(customer ->> 'email', '') || ' ' || coalesce(customer ->> 'phone', ''), NFD),
    E'[\u0300-\u036F]', '', 'g'), 'Đđ', 'dd'))) STORED;
CREATE INDEX orders_by_staff_text ON orders USING gin (staff_text gin_trgm_ops);
CREATE INDEX orders_to_remind ON orders (expires_at) WHERE status = 'NEW' AND reminded_at IS NULL;
CREATE INDEX orders_by_time ON orders (placed_at, id);
CREATE INDEX orders_by_status ON orders (status, placed_at, id);

-- Units whose money went back, or is on its way back.
ALTER TABLE order_lines
  ADD COLUMN refunded_units int NOT NULL DEFAULT 0 CHECK (refunded_units BETWEEN 0 AND quantity);

ALTER TABLE shipments
  ADD COLUMN handed_over_at timestamptz,
  ADD COLUMN delivered_at timestamptz;
UPDATE shipments SET
  handed_over_at = (SELECT max(t.at) FROM order_timeline t
    WHERE t.order_id = shipments.order_id AND t.status = 'DELIVERING' AND t.event = 'MOVED'),
  delivered_at = (SELECT max(t.at) FROM order_timeline t
    WHERE t.order_id = shipments.order_id AND t.status = 'DONE' AND t.event = 'MOVED');
UPDATE shipments SET status = 'CREATED' WHERE status = 'PREPARING';

-- Everything staff do to an order is a row of its history.
ALTER TABLE order_timeline
  DROP CONSTRAINT order_timeline_event_check,
  ADD CONSTRAINT order_timeline_event_check CHECK (event IN
    ('MOVED', 'CANCEL_REQUESTED', 'CANCEL_DECLINED', 'SHIPMENT_NAMED', 'REFUND_ASKED')),
  -- In đồng, of a refund.
  ADD COLUMN amount bigint;

-- When the shopper was written that the money is back. What ended before is not told any more.
ALTER TABLE refunds ADD COLUMN told_at timestamptz;
UPDATE refunds SET told_at = updated_at WHERE status = 'SUCCEEDED';
CREATE INDEX refunds_to_tell ON refunds (updated_at) WHERE status = 'SUCCEEDED' AND told_at IS NULL;
