-- What the dashboard counts is read from indexes alone.
CREATE INDEX orders_figures ON orders (placed_at) INCLUDE (status, grand_total);
CREATE INDEX payment_attempts_figures ON payment_attempts (created_at) INCLUDE (provider, status);
ALTER TABLE page_views
  -- Which step to an order the page is, in both languages.
  ADD COLUMN step text GENERATED ALWAYS AS (CASE
    WHEN path LIKE '/products/%' OR path LIKE '/en/products/%' THEN 'PRODUCT'
    WHEN path LIKE '/cart%' OR path LIKE '/en/cart%' THEN 'CART'
    WHEN path LIKE '/checkout/information%' OR path LIKE '/en/checkout/information%' THEN 'CHECKOUT'
  END) STORED;
CREATE INDEX page_views_steps ON page_views (at, step) WHERE step IS NOT NULL;
CREATE INDEX order_lines_sold ON order_lines (variant_id) INCLUDE (order_id, quantity);
CREATE INDEX stock_available ON stock ((on_hand - reserved));
CREATE INDEX payment_attempts_in_review ON payment_attempts (created_at) WHERE status = 'REVIEW';
CREATE INDEX refunds_manual ON refunds (created_at) WHERE status = 'MANUAL';
