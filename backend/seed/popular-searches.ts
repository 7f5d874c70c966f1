import { wordsOf } from '../src/lib/words';
import { popularSearches } from './content/popular-searches';
import type { SeedContext } from './context';
import { insertMissing } from './insert';

/** What others search, before anybody did. */
export async function seedPopularSearches({ db, now }: SeedContext): Promise<void> {
  await insertMissing(
    db,
    'searchQueries',
    (['vi', 'en'] as const).flatMap((language) =>
      popularSearches[language].map(([text, hits]) => ({
        language,
        unmarked: wordsOf(text)
          .map(({ folded }) => folded)
          .join(' '),
        text,
        hits,
        lastOn: now.toISOString().slice(0, 10),
      })),
    ),
  );
}
