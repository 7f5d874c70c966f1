import type { Clock } from '../../lib/clock';
import type { Language } from '../../lib/language';
import { cached } from '../../lib/cached';
import type { SearchQuery } from '../search/search-query';
import { wordsOf } from '../../lib/words';
import type { ListingRepository } from './listing.repository';

const FRESH_MS = 30_000;

export type CategoriesNamed = ReturnType<typeof createNamedCategories>;

/** Finds categories by their names, which are few: they are kept, with a number of products that is a minute old at most. */
export function createNamedCategories({
  repository,
  clock,
}: {
  repository: Pick<ListingRepository, 'namedCategories'>;
  clock: Clock;
}) {
  const categories = cached({ read, clock, freshMs: FRESH_MS });

  async function read() {
    const rows = await repository.namedCategories();
    return rows.map((row) => ({
      ...row,
      words: wordsOf(`${row.nameVi} ${row.nameEn}`).map(({ folded }) => folded),
    }));
  }

  /** Those that a search says, or means by another name: each of its words begins one of theirs. The fullest first. */
  return async function categoriesNamed(
    { positions, meanings }: SearchQuery,
    limit: number,
    language: Language,
  ): Promise<{ id: string; name: string; slug: string; productCount: number }[]> {
    const names = [
      positions.map(({ folded }) => folded),
      ...meanings.map((words) => words.map((word) => [word])),
    ];
    const isNamed = (words: readonly string[]) =>
      names.some((name) =>
        name.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form)))),
      );
    return (await categories())
      .filter(({ words }) => isNamed(words))
      .slice(0, limit)
      .map(({ id, slug, nameVi, nameEn, productCount }) => ({
        id,
        name: language === 'en' ? nameEn : nameVi,
        slug,
        productCount,
      }));
  };
}
