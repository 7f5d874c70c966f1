-- How many pages were looked at on each day of Việt Nam. A day is spread over rows, so that page views in the same moment do
-- not wait for each other. Its writes are not announced: every page view would make all public answers old.
CREATE TABLE visit_days (
  day date NOT NULL,
  part smallint NOT NULL CHECK (part BETWEEN 0 AND 7),
  views bigint NOT NULL CHECK (views > 0),
  PRIMARY KEY (day, part)
);

INSERT INTO visit_days (day, part, views)
  SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 0, count(*) FROM page_views GROUP BY 1;
