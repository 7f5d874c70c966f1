import type { Generated, GeneratedAlways } from 'kysely';

/** Phrases of one topic mean the same to a search. */
export interface SearchSynonymsTable {
  topic: string;
  /** Lower case, with its marks. */
  phrase: string;
  unmarked: GeneratedAlways<string>;
}

export interface SearchQueriesTable {
  /** In which the shop was read. */
  language: Generated<'vi' | 'en'>;
  unmarked: string;
  /** As it is shown to others. */
  text: string;
  hits: number;
  lastOn: string;
}

declare module '../../db/tables' {
  interface Database {
    searchQueries: SearchQueriesTable;
    searchSynonyms: SearchSynonymsTable;
  }
}
