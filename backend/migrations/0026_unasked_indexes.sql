-- Both are small tables that are read whole and kept for a while: nothing is looked for along these any more.
DROP INDEX search_queries_by_letters;
DROP INDEX search_synonyms_unmarked;
