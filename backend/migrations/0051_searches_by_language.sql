-- Who reads the shop in English is shown what others search in English.
ALTER TABLE search_queries ADD COLUMN language text NOT NULL DEFAULT 'vi' CHECK (language IN ('vi', 'en'));
ALTER TABLE search_queries DROP CONSTRAINT search_queries_pkey, ADD PRIMARY KEY (language, unmarked);
DROP INDEX search_queries_by_hits;
CREATE INDEX search_queries_by_hits ON search_queries (language, hits DESC);
