-- A customer may ask for an order to be cancelled that the shop has begun with; staff decide.
ALTER TABLE orders
  ADD COLUMN cancel_requested_at timestamptz,
  ADD COLUMN cancel_request_reason text,
  ADD CHECK ((cancel_requested_at IS NULL) = (cancel_request_reason IS NULL));
CREATE INDEX orders_cancel_requested ON orders (cancel_requested_at)
  WHERE cancel_requested_at IS NOT NULL AND status = 'PROCESSING';

-- What a row of the history tells: a status the order came to, or something asked for while it was there.
ALTER TABLE order_timeline
  ADD COLUMN event text NOT NULL DEFAULT 'MOVED' CHECK (event IN ('MOVED', 'CANCEL_REQUESTED'));
