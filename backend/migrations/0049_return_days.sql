-- What a shopper was promised when the order was placed: a later change of the setting changes no order.
ALTER TABLE orders ADD COLUMN return_days smallint NOT NULL DEFAULT 7 CHECK (return_days BETWEEN 0 AND 365);
