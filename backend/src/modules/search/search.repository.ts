import { sql } from 'kysely';
import { PLANNED_ONCE, type Db } from '../../db';
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
    /** The words among these that products have. */
    async look(words: readonly string[]): Promise<KnownWord[]> {
      const { rows } = await sql<KnownWord>`
        select word, products from search_words where word = any(${[...words]}::text[])`.execute(db);
      return rows;
    },

    /** All phrases that mean the same as others. */
    async synonyms(): Promise<Synonym[]> {
      const { rows } = await sql<Synonym>`
        select topic, phrase, unmarked from search_synonyms order by topic, phrase`.execute(db);
      return rows;
    },

    /** For each word those that share most of its letters, and how the words that begin like it go on. */
    async alike(word: string): Promise<KnownWord[]> {
      const { rows } = await sql<KnownWord>`
        select word, products from search_words where word ~ '^[a-z]{2,}$'
        order by word <-> ${word} limit 40`.execute(db);
      return rows;
    },

    /**
     * As `look`, and how the word goes on that someone is typing: words or pairs that begin with the first of these starts
     * that any begin with, the most frequent first; with their first letters only, without marks. Of their last words it
     * says as well how many products have them after each of the prefixes.
     */
    async lookAhead(
      words: readonly string[],
      { starts, prefixes }: { starts: readonly string[]; prefixes: readonly string[] },
      limit: number,
    ): Promise<{ words: KnownWord[]; ends: string[] }> {
      // What a subquery says is not planned for.
      const given = (text: string) => sql`(select ${text}::text)`;
      const beginning = starts.map(
        (start) => sql`(select json_agg(word) from (
          select word from search_words
           where word >= ${given(start)} and word < ${given(`${start}\u{10FFFF}`)} and word = unmarked
             and strpos(word, ' ') = ${start.includes(' ') ? sql`strpos(${start}, ' ')` : sql`0`}
           order by products desc, word limit ${sql.lit(limit)}) begun)`,
      );
      const { rows } = await sql<{ words: KnownWord[]; ends: string[] }>`${PLANNED_ONCE}
        with begun as materialized (select coalesce(${sql.join([...beginning, sql`'[]'::json`])}) as words),
        ends as materialized (
          select substr(word, strpos(word, ' ') + 1) as ending from begun, json_array_elements_text(words) word)
        select
          (select coalesce(json_agg(json_build_object('word', word, 'products', products)), '[]')
             from search_words where word = any(${[...words]}::text[] || array(
               select prefix || ending from ends, unnest(${[...prefixes]}::text[]) prefix))) as words,
          (select coalesce(json_agg(ending), '[]') from ends) as ends`.execute(db);
      return rows[0] ?? { words: [], ends: [] };
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
