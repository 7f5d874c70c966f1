import { sql } from 'kysely';

/** Prepared statements per connection; each is a plan in the server's memory. */
const MAX_STATEMENTS = 300;
/** A statement is prepared when it is used this many times. */
const OFTEN = 3;
/** Statements that are counted before the counts start from zero. */
const MAX_COUNTED = 5_000;

const ONCE = '/* planned once */';
/** Prefix of a listing query whose plan does not depend on its values. */
export const PLANNED_ONCE = sql.raw(ONCE);

/**
 * Names frequent statements, so that each connection prepares them once: the server takes longer to parse and plan a short
 * query than to run it. Listing queries are planned for their values each time, because the number of matching products
 * decides the best plan. Queries with `*` are not prepared: a migration that adds a column while older servers still run
 * would break their prepared statements.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #asked = new Map<string, number>();

  /** Undefined for a statement that is not prepared. */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (this.#names.size >= MAX_STATEMENTS || dependsOnValues(sql) || dependsOnColumns(sql)) return undefined;
    const times = (this.#asked.get(sql) ?? 0) + 1;
    if (times < OFTEN) {
      if (this.#asked.size >= MAX_COUNTED) this.#asked = new Map();
      this.#asked.set(sql, times);
      return undefined;
    }
    this.#asked.delete(sql);
    const name = `s${String(this.#names.size + 1)}`;
    this.#names.set(sql, name);
    return name;
  }
}

/** Statements with lists: every length is another text, and there are many lengths. */
const dependsOnValues = (text: string) =>
  !text.startsWith(ONCE) && /listing|\bword < |similarity|\blike\b| in \(\$\d+, \$\d+/i.test(text);
const dependsOnColumns = (sql: string) => /(?:select|returning|,) (?:"?\w+"?\.)?\*/i.test(sql);
