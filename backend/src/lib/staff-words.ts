import { sql, type Expression, type SqlBool } from 'kysely';

const MAX_WORDS = 8;

/** As the database stores them; a number of a phone may be typed with the zero that it loses abroad. */
export const staffWords = (search: string) =>
  search
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/^0(?=\d{3,}$)/, ''));

/** A word of a person in a LIKE pattern. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** LIKE patterns for a `staff_text` column: each word that staff typed must be somewhere in it. */
export const staffPatterns = (search: string): string[] =>
  staffWords(search).map((word) => `%${escapeLike(word)}%`);

/** Beyond so many, a list says "1.000+": counting more would take longer than showing them. */
export const COUNTED = 1_000;

/** A total as a list shows it, of a count that stopped after one row more. */
export const cappedTotal = (total: number): { total: number; isMore?: true } =>
  total > COUNTED ? { total: COUNTED, isMore: true } : { total };

/** What comes after a place in a list that is sorted by time and id, the newest first. */
export const isBefore = (at: string, id: string, place: { at: Date; id: string }): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id})`;
