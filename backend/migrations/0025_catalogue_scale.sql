-- Lists are read along the index of their order alone: what most of them are narrowed by stands beside it, so that
-- no row is fetched only to be left out. What has run out can be counted by its values in the same way.
-- Made beside the old ones, so that lists are read meanwhile.
CREATE INDEX new_listing_by_priority ON product_listing (priority, product_id)
  INCLUDE (category, in_stock, price, max_price, facets);
CREATE INDEX new_listing_by_age ON product_listing (published_at, product_id)
  INCLUDE (category, in_stock, price, max_price, facets);
CREATE INDEX new_listing_by_price ON product_listing (price, product_id)
  INCLUDE (category, in_stock, max_price, facets);
CREATE INDEX new_listing_by_sales ON product_listing (sold DESC, priority, product_id)
  INCLUDE (category, in_stock, price, max_price, facets);
CREATE INDEX new_listing_by_suggestion ON product_listing (is_hot DESC, priority, product_id) INCLUDE (in_stock);
CREATE INDEX new_listing_of_category_by_priority ON product_listing (category, priority, product_id)
  INCLUDE (in_stock, price, max_price, facets);
CREATE INDEX new_listing_of_category_by_age ON product_listing (category, published_at, product_id)
  INCLUDE (in_stock, price, max_price, facets);
CREATE INDEX new_listing_of_category_by_price ON product_listing (category, price, product_id)
  INCLUDE (in_stock, max_price, facets);
CREATE INDEX new_listing_of_category_by_sales ON product_listing (category, sold DESC, priority, product_id)
  INCLUDE (in_stock, price, max_price, facets);
CREATE INDEX new_listing_sold_out ON product_listing (category) INCLUDE (facets) WHERE NOT in_stock;

-- Whose dearer variants bring them into a range of prices are found along the order of prices as well.
CREATE INDEX new_listing_by_spread ON product_listing (price, product_id)
  INCLUDE (max_price, category, in_stock, facets) WHERE price < max_price;

DROP INDEX listing_by_priority, listing_by_age, listing_by_price, listing_by_sales,
  listing_by_suggestion, listing_of_category_by_priority, listing_of_category_by_age,
  listing_of_category_by_price, listing_of_category_by_sales, listing_sold_out, listing_by_spread;
ALTER INDEX new_listing_by_priority RENAME TO listing_by_priority;
ALTER INDEX new_listing_by_age RENAME TO listing_by_age;
ALTER INDEX new_listing_by_price RENAME TO listing_by_price;
ALTER INDEX new_listing_by_sales RENAME TO listing_by_sales;
ALTER INDEX new_listing_by_suggestion RENAME TO listing_by_suggestion;
ALTER INDEX new_listing_of_category_by_priority RENAME TO listing_of_category_by_priority;
ALTER INDEX new_listing_of_category_by_age RENAME TO listing_of_category_by_age;
ALTER INDEX new_listing_of_category_by_price RENAME TO listing_of_category_by_price;
ALTER INDEX new_listing_of_category_by_sales RENAME TO listing_of_category_by_sales;
ALTER INDEX new_listing_sold_out RENAME TO listing_sold_out;
ALTER INDEX new_listing_by_spread RENAME TO listing_by_spread;
