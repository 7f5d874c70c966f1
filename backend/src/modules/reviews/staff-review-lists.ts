import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { StaffReviewsQuery } from './reviews.schema';

/** The reviews that staff ask for. */
export function reviewsFitting(db: Db, query: StaffReviewsQuery) {
  const { status, reported, rating, withPhotos, isReplied, heldFor, productId } = query;
  const search = query.search?.trim();
  return db
    .selectFrom('reviews')
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'PENDING'))
    .$if(reported === true, (rows) => rows.where('reportCount', '>', sql.lit(0)))
    .$if(rating !== undefined, (rows) => rows.where('rating', '=', rating ?? 0))
    .$if(withPhotos !== undefined, (rows) => rows.where('photoCount', withPhotos ? '>' : '=', 0))
    .$if(isReplied !== undefined, (rows) => rows.where('reply', isReplied ? 'is not' : 'is', null))
    .$if(heldFor !== undefined, (rows) => rows.where(sql<boolean>`${heldFor} = any(held_for)`))
    .$if(productId !== undefined, (rows) =>
      isUuid(productId) ? rows.where('productId', '=', productId ?? '') : rows.where(sql<boolean>`false`),
    )
    .$if(!!search, (rows) => {
      const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
      return rows.where((eb) =>
        eb.or([
          eb('title', 'ilike', pattern),
          eb('content', 'ilike', pattern),
          eb('authorName', 'ilike', pattern),
        ]),
      );
    });
}

/** How many there are in each status, and how many were reported: two scans of an index. */
export async function reviewCounts(db: Db) {
  const [rows, { reported }] = await Promise.all([
    db
      .selectFrom('reviews')
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('reviews')
      .select(sql<number>`count(*)::int`.as('reported'))
      .where('reportCount', '>', sql.lit(0))
      .executeTakeFirstOrThrow(),
  ]);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { PENDING: of('PENDING'), APPROVED: of('APPROVED'), REJECTED: of('REJECTED'), reported };
}
