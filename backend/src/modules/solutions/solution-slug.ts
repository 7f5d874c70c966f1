import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db';
import { fold } from '../../lib/fold';

const MAX_SLUG = 80;

const slugOf = (title: string) =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '') || 'giai-phap';

/** A draft has no address that anybody knows: its own one is made when it is sent. */
export const draftSlug = () => `nhap-${randomBytes(8).toString('hex')}`;

/** A free address for a title, told apart by a few signs when another solution has it. Held until the transaction ends. */
export async function freeSlug(tx: Db, title: string, solutionId: string): Promise<string> {
  const slug = slugOf(title);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`solution slug ${slug}`}, 0))`.execute(tx);
  const taken = await tx
    .selectFrom('solutions')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', solutionId)
    .executeTakeFirst();
  return taken ? `${slug}-${randomBytes(4).toString('hex')}` : slug;
}
