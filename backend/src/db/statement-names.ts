import { sql } from 'kysely';

/** So many statements are kept prepared by each connection; each is a plan in the server's memory. */
const MAX_STATEMENTS = 300;
/** A statement that is asked this often is worth keeping. */
const OFTEN = 3;
/** How many texts are counted before the counting starts again. */
const MAX_COUNTED = 5_000;

const ONCE = '/* planned once */';
/** Begins a question about the listing that is answered in one way whatever its values are. */
export const PLANNED_ONCE = sql.raw(ONCE);

/**
 * Names the statements that are asked again and again, so that a connection prepares each once: the server takes longer
 * to read and plan a short question than to answer it. What is asked of the listing is planned for its values each time:
 * how many products a filter leaves decides how they are found. Nor is `*` kept: a migration that adds a column while the
 * servers before it still run would fail what they have prepared.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #asked = new Map<string, number>();

  /** Undefined for a statement that is not kept. */
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

/** How many words begin so, too. Lists of each length are texts of their own, and there are many lengths. */
const dependsOnValues = (text: string) =>
  !text.startsWith(ONCE) && /listing|\bword < |similarity|\blike\b| in \(\$\d+, \$\d+/i.test(text);
const dependsOnColumns = (sql: string) => /(?:select|returning|,) (?:"?\w+"?\.)?\*/i.test(sql);
