import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import type { PictureRow } from '../media/picture';
import type { ReviewSort } from './reviews.schema';
import type { ReviewEventsTable, ReviewsTable } from './reviews.tables';

export type ReviewRow = Selectable<ReviewsTable>;
export interface ReviewPictureRow extends PictureRow {
  reviewId: string;
}
/** What the customer who asks did with each. */
export interface Marks {
  helpful: Set<string>;
  reported: Set<string>;
}
export interface ReviewFilter {
  rating?: number | undefined;
  withPhotos?: boolean | undefined;
}

export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** Functions that belong to a caller's transaction take it first; the others use the pool. */
export function createReviewRepository(db: Db) {
  const shown = (productId: string, { rating, withPhotos }: ReviewFilter) =>
    db
      .selectFrom('reviews')
      .where('productId', '=', productId)
      .where('status', '=', sql.lit('APPROVED'))
      .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
      .$if(withPhotos === true, (query) => query.where('photoCount', '>', sql.lit(0)));

  return {
    page: (
      productId: string,
      filter: ReviewFilter,
      sort: ReviewSort,
      at: { limit: number; offset: number },
    ): Promise<ReviewRow[]> => {
      const query = shown(productId, filter).selectAll();
      const sorted = {
        newest: () => query,
        helpful: () => query.orderBy('helpfulCount', 'desc'),
        'rating-high': () => query.orderBy('rating', 'desc'),
        'rating-low': () => query.orderBy('rating'),
      }[sort]();
      return sorted.orderBy('createdAt', 'desc').orderBy('id').limit(at.limit).offset(at.offset).execute();
    },

    /** How many of each rating there are, and how many of those have pictures. */
    counts: (from: Db, productId: string): Promise<{ rating: number; count: number; withPhotos: number }[]> =>
      from
        .selectFrom('reviews')
        .select(['rating', sql<number>`count(*)::int`.as('count')])
        .select(sql<number>`(count(*) filter (where photo_count > 0))::int`.as('withPhotos'))
        .where('productId', '=', productId)
        .where('status', '=', sql.lit('APPROVED'))
        .groupBy('rating')
        .execute(),
    count: async (productId: string, filter: ReviewFilter): Promise<number> =>
      (
        await shown(productId, filter)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    async picturesOf(reviewIds: string[]): Promise<ReviewPictureRow[]> {
      if (reviewIds.length === 0) return [];
      return db
        .selectFrom('reviewPictures as shown')
        .innerJoin('pictures', 'pictures.id', 'shown.pictureId')
        .select(['shown.reviewId', 'pictures.id as pictureId', 'pictures.width as pictureWidth'])
        .select(['pictures.height as pictureHeight', 'pictures.color as pictureColor'])
        .where('shown.reviewId', 'in', reviewIds)
        .orderBy('shown.position')
        .execute();
    },

    picturesIn: async (tx: Db, reviewId: string): Promise<string[]> =>
      (
        await tx.selectFrom('reviewPictures').select('pictureId').where('reviewId', '=', reviewId).execute()
      ).map(({ pictureId }) => pictureId),

    async marks(customerId: string, reviewIds: string[]): Promise<Marks> {
      if (reviewIds.length === 0) return { helpful: new Set(), reported: new Set() };
      const of = (table: 'reviewVotes' | 'reviewReports') =>
        db
          .selectFrom(table)
          .select('reviewId')
          .where('customerId', '=', customerId)
          .where('reviewId', 'in', reviewIds)
          .execute();
      const [votes, reports] = await Promise.all([of('reviewVotes'), of('reviewReports')]);
      return {
        helpful: new Set(votes.map(({ reviewId }) => reviewId)),
        reported: new Set(reports.map(({ reviewId }) => reviewId)),
      };
    },

    ofCustomer: (customerId: string, productId: string): Promise<ReviewRow[]> =>
      db
        .selectFrom('reviews')
        .selectAll()
        .where('customerId', '=', customerId)
        .where('productId', '=', productId)
        .orderBy('createdAt', 'desc')
        .limit(50)
        .execute(),
    /** Which lines of their orders a customer has reviewed. */
    reviewedLines: async (customerId: string): Promise<Set<string>> =>
      new Set(
        (
          await db.selectFrom('reviews').select('orderLineId').where('customerId', '=', customerId).execute()
        ).map(({ orderLineId }) => orderLineId),
      ),

    async pageOfCustomer(customerId: string, at: { limit: number; offset: number }) {
      const mine = db.selectFrom('reviews').where('customerId', '=', customerId);
      const { total } = await mine.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await mine
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(at.limit)
        .offset(at.offset)
        .execute();
      return { rows, total };
    },

    find: (id: string): Promise<ReviewRow | undefined> =>
      db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Holds the row until the transaction ends. */
    lock: (tx: Db, id: string): Promise<ReviewRow | undefined> =>
      tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** False when the line has its review already: who sends it twice at once waits for the first. */
    async insert(tx: Db, row: Insertable<ReviewsTable>): Promise<boolean> {
      const written = await tx
        .insertInto('reviews')
        .values(row)
        .onConflict((conflict) => conflict.column('orderLineId').doNothing())
        .returning('id')
        .executeTakeFirst();
      return written !== undefined;
    },
    async update(tx: Db, id: string, change: Updateable<ReviewsTable>): Promise<void> {
      await tx.updateTable('reviews').set(change).where('id', '=', id).execute();
    },

    /** In that order; what was shown before and is no more comes back. */
    async setPictures(tx: Db, reviewId: string, pictureIds: string[]): Promise<string[]> {
      const before = await tx
        .deleteFrom('reviewPictures')
        .where('reviewId', '=', reviewId)
        .returning('pictureId')
        .execute();
      if (pictureIds.length > 0)
        await tx
          .insertInto('reviewPictures')
          .values(pictureIds.map((pictureId, position) => ({ reviewId, position, pictureId })))
          .execute();
      return before.map(({ pictureId }) => pictureId).filter((id) => !pictureIds.includes(id));
    },

    async tell(tx: Db, event: Omit<Insertable<ReviewEventsTable>, 'id'>): Promise<void> {
      await tx
        .insertInto('reviewEvents')
        .values({ id: uuid(), ...event })
        .execute();
    },
  };
}
