import { sql } from 'kysely';
import type { Db } from '../../plugins/db';
import type { KnownWord } from './spelling';

export interface Synonym {
  topic: string;
  phrase: string;
  unmarked: string;
}

export interface MarkedWord extends KnownWord {
  unmarked: string;
}

/** What is known of words: which products have, which look alike, which mean the same. */
export function createSearchRepository(db: Db) {
  return {
    /** The words among these that products have, and all phrases that mean the same as one of those. */
    async look(
      words: readonly string[],
      phrases: readonly string[],
    ): Promise<{ words: KnownWord[]; synonyms: Synonym[] }> {
      const { rows } = await sql<{ words: KnownWord[]; synonyms: Synonym[] }>`
        select
          (select coalesce(json_agg(json_build_object('word', word, 'products', products)), '[]')
             from search_words where word = any(${[...words]}::text[])) as words,
          (select coalesce(json_agg(json_build_object('topic', topic, 'phrase', phrase, 'unmarked', unmarked)
               order by topic, phrase), '[]')
             from search_synonyms where topic in (
               select topic from search_synonyms where unmarked = any(${[...phrases]}::text[]))) as synonyms
        `.execute(db);
      return rows[0] ?? { words: [], synonyms: [] };
    },

    /** For each word those that share most of its letters, and how the words that begin like it go on. */
    async alike(word: string): Promise<KnownWord[]> {
      const { rows } = await sql<KnownWord>`
        select word, products from search_words where word ~ '^[a-z]{2,}$'
        order by word <-> ${word} limit 40`.execute(db);
      return rows;
    },

    /** Words and pairs that begin so, the most frequent first; with their first letters only, without marks. */
    async beginning(start: string, limit: number): Promise<KnownWord[]> {
      const { rows } = await sql<KnownWord>`
        select word, products from search_words
        where word >= ${start} and word < ${`${start}\u{10FFFF}`} and word = unmarked and strpos(word, ' ') = ${
          start.includes(' ') ? sql`strpos(${start}, ' ')` : sql`0`
        }
        order by products desc, word limit ${limit}`.execute(db);
      return rows;
    },

    /** How these are written with their marks. */
    async marked(unmarked: readonly string[]): Promise<MarkedWord[]> {
      const { rows } = await sql<MarkedWord>`
        select word, unmarked, products from search_words
        where unmarked = any(${[...unmarked]}::text[]) and word <> unmarked
        order by products desc, word`.execute(db);
      return rows;
    },
  };
}
