import { sql } from 'kysely';
import type { Db } from '../../db';
import { conflict } from '../../lib/errors';
import { fold } from '../../lib/fold';

interface Addresses {
  slug: string;
  slugEn: string | null;
}

const MAX_SLUG = 80;

/** The address of a title: `Chọn cỡ áo` becomes `chon-co-ao`. */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '') || 'bai-viet';

/** Addresses are given one after the other, so that no two articles get the same one in different languages. */
export const holdAddresses = (tx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('news addresses', 0))`.execute(tx);

const takenBy = (tx: Db, slugs: string[], exceptId: string) =>
  tx
    .selectFrom('news')
    .select('id')
    .where('id', '<>', exceptId)
    .where((is) => is.or([is('slug', 'in', slugs), is('slugEn', 'in', slugs)]))
    .executeTakeFirst();

/** The address of a title that no other article has. */
export async function freeSlug(tx: Db, title: string, id: string): Promise<string> {
  const slug = slugOf(title);
  return (await takenBy(tx, [slug], id)) ? `${slug}-${id.slice(-8)}` : slug;
}

/**
 * Notes the addresses that an article gave up: they lead to it until another article takes one. Refuses those that another
 * article has now.
 */
export async function giveAddresses(
  tx: Db,
  id: string,
  { before, after, now }: { before: Addresses | null; after: Addresses; now: Date },
): Promise<void> {
  const wanted = slugsOf(after);
  if (await takenBy(tx, wanted, id)) throw conflict('NEWS_SLUG_TAKEN');
  await tx.deleteFrom('newsAddresses').where('slug', 'in', wanted).execute();
  const left = before ? slugsOf(before).filter((slug) => !wanted.includes(slug)) : [];
  if (left.length > 0)
    await tx
      .insertInto('newsAddresses')
      .values(left.map((slug) => ({ slug, newsId: id, since: now })))
      .onConflict((found) => found.column('slug').doUpdateSet({ newsId: id, since: now }))
      .execute();
}

const slugsOf = ({ slug, slugEn }: Addresses) => [...new Set([slug, slugEn ?? slug])];
