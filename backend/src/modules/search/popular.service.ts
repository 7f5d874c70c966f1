import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { RateLimits } from '../../lib/rate-limits';
import { cached } from '../../lib/cached';
import { createPopularRepository, type AskedQuery } from './popular.repository';
import type { SearchQuery } from './search-query';
import type { SearchService } from './search.service';

const RETENTION_DAYS = 90;
const MAX_STORED = 5000;
const MAX_WAITING = 1000;
const FRESH_MS = 30_000;
/** One address counts once an hour for the same search: pages are loaded again, and one person is one voice. */
const ONE_VOICE = { max: 1, windowMs: 3_600_000 };

export type PopularService = ReturnType<typeof createPopularService>;

/**
 * Which searches others make. Only whole words that products have are kept, so neither a name nor a number nor
 * anybody's message gets in; and of who searched nothing is kept at all.
 */
export function createPopularService({
  db,
  search,
  limits,
  clock,
}: {
  db: Db;
  search: Pick<SearchService, 'written'>;
  limits: RateLimits;
  clock: Clock;
}) {
  const repository = createPopularRepository(db);
  const knownIn = (language: Language) =>
    cached({ read: () => repository.all(language, MAX_STORED), clock, freshMs: FRESH_MS });
  const known: Record<Language, ReturnType<typeof knownIn>> = { vi: knownIn('vi'), en: knownIn('en') };
  let waiting = new Map<string, AskedQuery>();
  let purgedOn = '';
  /** English has no marks to add: "long coat" must not become "lông coat". */
  const textOf = (found: SearchQuery, language: Language) =>
    language === 'en'
      ? found.positions.map(({ exact }) => exact[0]).join(' ')
      : search.written(found.positions);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

  return {
    /** Remembers a search that found something; written later, so that nobody waits for it. */
    async note(found: SearchQuery, ip: string, language: Language): Promise<void> {
      const unmarked = wholeWords(found);
      if (unmarked === null) return;
      const key = `${language} ${unmarked}`;
      if (waiting.size >= MAX_WAITING && !waiting.has(key)) return;
      const { allowed } = await limits.consume(`search ${ip} ${key}`, ONE_VOICE);
      if (!allowed) return;
      const text = waiting.get(key)?.text ?? (await textOf(found, language));
      waiting.set(key, { language, unmarked, text, hits: (waiting.get(key)?.hits ?? 0) + 1 });
    },

    /** Writes what was noted, and once a day forgets what is old. */
    async write(): Promise<void> {
      const queries = [...waiting.values()];
      waiting = new Map();
      const today = dayOf(clock().getTime());
      if (queries.length > 0) await repository.add(queries, today);
      if (purgedOn === today) return;
      purgedOn = today;
      await repository.purge(dayOf(clock().getTime() - RETENTION_DAYS * DAY_MS), MAX_STORED);
    },

    /** Those in a language that begin so, and then those that go on so after their first words; the most frequent first. */
    async continuing(start: string, limit: number, language: Language): Promise<string[]> {
      const all = await known[language]();
      const begun = all.filter(({ unmarked }) => unmarked.startsWith(start));
      const continued = all.filter(
        ({ unmarked }) => !unmarked.startsWith(start) && unmarked.includes(` ${start}`),
      );
      return [...begun, ...continued].slice(0, limit).map(({ text }) => text);
    },
  };
}

/** Its words without marks; null when one of them was completed, corrected or is a long number, maybe somebody's. */
function wholeWords({ positions, corrected, isCompleted }: SearchQuery): string | null {
  if (corrected !== undefined || isCompleted) return null;
  const unmarked = positions.map(({ folded }) => folded[0] ?? '').join(' ');
  return /[0-9]{4}/.test(unmarked) ? null : unmarked;
}
