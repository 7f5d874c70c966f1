-- What customers miss in the shop.
CREATE TABLE wishes (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX wishes_of_customer ON wishes (customer_id, created_at);
