-- Gateways that are asked for a payment page when its shopper goes there, and those that charge in another currency.

ALTER TABLE payment_attempts
  -- What the gateway is to charge, in the smallest unit of `currency`: đồng, or cents. Frozen when the attempt begins.
  ADD COLUMN charge_minor bigint,
  -- Đồng for one whole unit of `currency`; null when that is the đồng.
  ADD COLUMN fx_rate numeric(18, 6),
  -- The gateway's own name of the payment, told when it was created there.
  ADD COLUMN provider_ref text,
  -- Somebody is asking the gateway for its page.
  ADD COLUMN opening_at timestamptz,
  ALTER COLUMN provider_create_date DROP NOT NULL;
UPDATE payment_attempts SET charge_minor = amount;
ALTER TABLE payment_attempts
  ALTER COLUMN charge_minor SET NOT NULL,
  ADD CHECK (charge_minor > 0);

-- Programs of the version before, which are still at work while this one comes, know đồng only.
CREATE FUNCTION charge_in_dong() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.charge_minor := coalesce(NEW.charge_minor, NEW.amount);
  RETURN NEW;
END $$;
CREATE TRIGGER charge_in_dong BEFORE INSERT ON payment_attempts
  FOR EACH ROW EXECUTE FUNCTION charge_in_dong();

ALTER TABLE refunds
  -- The part of the attempt's charge that goes back; all refunds of an attempt sum up to it.
  ADD COLUMN charge_minor bigint;
UPDATE refunds SET charge_minor = amount;
ALTER TABLE refunds
  ALTER COLUMN charge_minor SET NOT NULL;
CREATE TRIGGER charge_in_dong BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION charge_in_dong();
CREATE INDEX refunds_of_attempt ON refunds (attempt_id);
