-- A range of prices is read along the index of the cheapest prices; whose cheapest variant is below it are looked for
-- among the few whose variants differ in price, without reading the products.
CREATE INDEX listing_by_spread ON product_listing (max_price, price) INCLUDE (category, product_id)
  WHERE price < max_price;
