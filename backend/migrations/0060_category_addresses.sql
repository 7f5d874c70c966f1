-- Addresses that a category had before; they lead to the one that it has now.
CREATE TABLE category_addresses (
  slug text PRIMARY KEY,
  category_id uuid NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  since timestamptz NOT NULL
);
CREATE INDEX category_addresses_of_category ON category_addresses (category_id, slug);

CREATE TRIGGER announce_write AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_addresses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_write('now');
