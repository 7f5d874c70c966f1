-- What customers send back of an order that has arrived. An order stays DONE; its returns have states of their own.

CREATE TABLE order_returns (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  customer_id uuid NOT NULL,
  -- RETURN: the goods for the money. EXCHANGE: the goods for others. REFUND: the money, and the goods stay.
  type text NOT NULL CHECK (type IN ('RETURN', 'EXCHANGE', 'REFUND')),
  status text NOT NULL
    CHECK (status IN ('NEW', 'APPROVED', 'RECEIVED', 'REFUNDED', 'EXCHANGED', 'REJECTED', 'WITHDRAWN')),
  reason text NOT NULL,
  -- What the shop said last.
  answer text,
  -- In đồng.
  refund_amount bigint CHECK (refund_amount > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'REFUNDED') = (refund_amount IS NOT NULL))
);
CREATE INDEX order_returns_of_order ON order_returns (order_id, created_at);
CREATE INDEX order_returns_by_status ON order_returns (status, created_at, id);
CREATE INDEX order_returns_by_age ON order_returns (created_at, id);

CREATE TABLE order_return_lines (
  return_id uuid NOT NULL REFERENCES order_returns (id) ON DELETE CASCADE,
  order_line_id uuid NOT NULL REFERENCES order_lines (id) ON DELETE CASCADE,
  quantity int NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (return_id, order_line_id)
);
CREATE INDEX order_return_lines_of_line ON order_return_lines (order_line_id);

CREATE TABLE order_return_pictures (
  return_id uuid NOT NULL REFERENCES order_returns (id) ON DELETE CASCADE,
  position int NOT NULL CHECK (position BETWEEN 0 AND 4),
  picture_id text NOT NULL REFERENCES pictures (id),
  PRIMARY KEY (return_id, position)
);
CREATE INDEX order_return_pictures_of_picture ON order_return_pictures (picture_id);

-- Who did what, and why.
CREATE TABLE order_return_events (
  id uuid PRIMARY KEY,
  return_id uuid NOT NULL REFERENCES order_returns (id) ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL,
  by_actor text NOT NULL CHECK (by_actor IN ('CUSTOMER', 'OPERATOR')),
  actor_id uuid NOT NULL,
  reason text
);
CREATE INDEX order_return_events_of_return ON order_return_events (return_id, at);
