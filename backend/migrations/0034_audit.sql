-- What staff wrote: who, what, before and after, why. Written in the transaction of the write itself.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('OPERATOR', 'ADMIN')),
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  -- The customer whom it concerns, so that erasing the account reaches what was written about them.
  customer_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  request_id text NOT NULL,
  CHECK (coalesce(pg_column_size(before), 0) + coalesce(pg_column_size(after), 0) < 65536)
);
CREATE INDEX audit_entries_by_time ON audit_entries (at, id);
CREATE INDEX audit_entries_of_actor ON audit_entries (actor_id, at, id);
CREATE INDEX audit_entries_of_entity ON audit_entries (entity, entity_id, at, id);
CREATE INDEX audit_entries_by_action ON audit_entries (action, at, id);
CREATE INDEX audit_entries_of_customer ON audit_entries (customer_id) WHERE customer_id IS NOT NULL;

-- Nobody rewrites what was done; an erased account alone takes its traces along.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.at, NEW.role, NEW.action, NEW.entity, NEW.request_id)
    = (OLD.id, OLD.at, OLD.role, OLD.action, OLD.entity, OLD.request_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only';
END $$;
CREATE TRIGGER audit_entries_are_kept BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- Staff look for orders by how they are paid, among very many.
CREATE INDEX orders_by_payment_method ON orders (payment_method, placed_at, id);
-- A whole e-mail address has parts that very many orders share, so it is looked up as a whole.
CREATE INDEX orders_by_email ON orders (lower(customer ->> 'email'), placed_at, id);
