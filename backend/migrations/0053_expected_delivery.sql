-- The days between which an order was expected when it was placed, as {"from": "2026-11-27", "to": "2026-11-28"}.
-- Orders from before were promised no days.
ALTER TABLE orders ADD COLUMN delivery jsonb;

-- A countdown before a payment gateway lasts three seconds at most.
UPDATE settings SET value = jsonb_set(value, '{checkoutCountdownSeconds}', '3')
 WHERE (value ->> 'checkoutCountdownSeconds')::int > 3;
