-- What a line cost without offers, what made it cheaper, and its share of all that was taken off the order: line_total
-- less discount is what is paid for it, and what comes back for it.
ALTER TABLE order_lines
  ADD COLUMN usual_price bigint CHECK (usual_price >= 0),
  ADD COLUMN discount bigint NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND line_total),
  ADD COLUMN offers jsonb NOT NULL DEFAULT '[]';
UPDATE order_lines SET usual_price = unit_price;
ALTER TABLE order_lines ALTER COLUMN usual_price SET NOT NULL;
-- A backend of the version before, which runs beside this one until it is replaced, does not know it.
CREATE FUNCTION usual_price_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.usual_price := coalesce(NEW.usual_price, NEW.unit_price);
  RETURN NEW;
END $$;
CREATE TRIGGER order_line_usual_price BEFORE INSERT ON order_lines
  FOR EACH ROW EXECUTE FUNCTION usual_price_of_line();
