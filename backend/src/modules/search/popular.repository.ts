import { sql } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';

export interface AskedQuery {
  language: Language;
  /** Its words without marks: what makes two searches one. */
  unmarked: string;
  text: string;
  hits: number;
}

/** What is searched in this shop. */
export function createPopularRepository(db: Db) {
  return {
    /** Adds to what is there; a text without marks gives way to one with them. */
    async add(queries: readonly AskedQuery[], today: string): Promise<void> {
      await sql`
        insert into search_queries as known (language, unmarked, text, hits, last_on)
          select language, unmarked, text, hits, ${today}::date
            from json_to_recordset(${JSON.stringify(queries)}::json)
              asked (language text, unmarked text, text text, hits integer)
           order by language, unmarked
          on conflict (language, unmarked) do update set
            hits = known.hits + excluded.hits,
            last_on = excluded.last_on,
            text = case when known.text = known.unmarked then excluded.text else known.text end`.execute(db);
    },

    /** The most frequent first. */
    async all(language: Language, limit: number): Promise<{ unmarked: string; text: string }[]> {
      const { rows } = await sql<{ unmarked: string; text: string }>`
        select unmarked, text from search_queries where language = ${language}
        order by hits desc, unmarked limit ${limit}`.execute(db);
      return rows;
    },

    /** Forgets what nobody searched since a day, and the rarest of each language beyond a number. */
    async purge(before: string, kept: number): Promise<void> {
      await sql`
        delete from search_queries where last_on < ${before}::date or (language, unmarked) in (
          select language, unmarked from (
            select language, unmarked, row_number() over (partition by language order by hits desc, unmarked) as at
              from search_queries) ranked
           where at > ${kept})`.execute(db);
    },
  };
}
