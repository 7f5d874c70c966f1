-- What an order says in the other language than the one it was placed in: its lines by position, and its offers. Orders
-- from before say the same to every reader.
ALTER TABLE orders ADD COLUMN translation jsonb;
