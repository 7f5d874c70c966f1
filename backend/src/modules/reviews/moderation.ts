import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { paged } from '../../lib/envelope';
import { AppError, conflict, invalidFields, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import { productRatings } from '../catalogue/product-ratings';
import { plainLines, plainText } from '../../lib/plain-text';
import { pageAsked } from '../offers/offers.schema';
import { rate } from './review-ratings';
import { toSaid } from './review-views';
import type { ReviewRow } from './reviews.repository';
import { reviewCounts, reviewsFitting } from './staff-review-lists';
import type {
  DecidedReviews,
  ReviewDecision,
  ReviewDecisions,
  StaffReview,
  StaffReviewsQuery,
} from './reviews.schema';
import type { ReviewParts } from './reviews.service';

const MAX_REPLY_LENGTH = 1000;

/** What staff decide, each step written down with who took it. */
export function createModeration({ db, clock, references, reviews, notifyAuthor, audit }: ReviewParts) {
  async function shown(rows: ReviewRow[], language: Language): Promise<StaffReview[]> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const productIds = [...new Set(rows.map(({ productId }) => productId))];
    const [pictures, products, colors, reports, history] = await Promise.all([
      reviews.picturesOf(ids),
      references.products(productIds, language),
      references.colorNames(productIds, language),
      db.selectFrom('reviewReports').selectAll().where('reviewId', 'in', ids).orderBy('createdAt').execute(),
      db
        .selectFrom('reviewEvents')
        .selectAll()
        .where('reviewId', 'in', ids)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    ]);
    return rows.map((row) => ({
      ...toSaid(row, pictures, colors),
      author: row.authorName,
      product: products.get(row.productId) ?? { id: row.productId, name: '', seoSlug: '' },
      status: row.status,
      heldFor: row.heldFor,
      rejectReason: row.rejectReason,
      reports: reports
        .filter(({ reviewId }) => reviewId === row.id)
        .map(({ reason, note, createdAt }) => ({ reason, note, at: createdAt.toISOString() })),
      history: history
        .filter(({ reviewId }) => reviewId === row.id)
        .map(({ action, actorId, reason, at }) => ({ action, actorId, reason, at: at.toISOString() })),
    }));
  }
  async function found(id: string): Promise<ReviewRow> {
    const row = isUuid(id) ? await reviews.find(id) : undefined;
    if (!row) throw notFound('REVIEW_NOT_FOUND');
    return row;
  }
  const one = async (id: string, language: Language): Promise<StaffReview> => {
    const [review] = await shown([await found(id)], language);
    if (!review) throw notFound('REVIEW_NOT_FOUND');
    return review;
  };

  const neededReason = ({ status, reason }: ReviewDecision): string => {
    const said = plainText(reason ?? '');
    if (said === null) throw invalidFields({ field: 'reason', code: 'invalid' });
    if (status === 'REJECTED' && said === '') throw invalidFields({ field: 'reason', code: 'required' });
    return said;
  };

  async function decideOne(id: string, { status, reason, editedAt }: ReviewDecision, staff: Staff) {
    const { productId } = await found(id);
    const said = neededReason({ status, ...(reason !== undefined && { reason }) });
    const [vi, en] = await Promise.all(
      (['vi', 'en'] as const).map(
        async (language) => (await references.products([productId], language)).get(productId)?.name ?? '',
      ),
    );
    await db.transaction().execute(async (tx) => {
      await productRatings.lock(tx, productId);
      const before = await reviews.lock(tx, id);
      if (!before) throw notFound('REVIEW_NOT_FOUND');
      if (editedAt !== undefined && timeOf(editedAt) !== timeOf(before.editedAt))
        throw conflict('EDIT_CONFLICT');
      await reviews.update(tx, id, {
        status,
        heldFor: [],
        reportCount: 0,
        rejectReason: status === 'REJECTED' ? said : null,
      });
      await tx.deleteFrom('reviewReports').where('reviewId', '=', id).execute();
      await reviews.tell(tx, {
        reviewId: id,
        action: status,
        actorId: staff.userId,
        reason: said || null,
        at: clock(),
      });
      await audit.record(tx, staff, {
        action: 'status',
        entity: 'review',
        entityId: id,
        before: { status: before.status },
        after: { status },
        reason: said,
        customerId: before.customerId,
      });
      await rate(tx, reviews, productId);
      if (before.status !== status)
        await notifyAuthor(tx, {
          review: before,
          product: { vi: vi ?? '', en: en ?? '' },
          reason: status === 'REJECTED' ? said : null,
          at: clock(),
        });
    });
  }

  return {
    /** What waits the longest comes first. */
    async list(query: StaffReviewsQuery, language: Language) {
      const { page, limit, offset } = pageAsked(query);
      const { status, reported } = query;
      const asked = reviewsFitting(db, query);
      const [{ total }, counts] = await Promise.all([
        asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
        reviewCounts(db),
      ]);
      const rows = await asked
        .selectAll()
        .$if(reported === true, (sorted) => sorted.orderBy('reportCount', 'desc'))
        // What is decided is looked up, the latest first; what waits is worked through.
        .orderBy('createdAt', status === undefined || status === 'PENDING' ? 'asc' : 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { ...paged(await shown(rows, language), { page, limit, total }), counts };
    },

    /** Decides on several, each by itself: one that is gone stops none of the others. */
    async decideAll({ ids, editedAt, ...decision }: ReviewDecisions, staff: Staff): Promise<DecidedReviews> {
      neededReason(decision);
      const result: DecidedReviews = { decided: [], failed: [] };
      for (const id of ids) {
        try {
          const seen = editedAt?.[id];
          await decideOne(id, { ...decision, ...(seen !== undefined && { editedAt: seen }) }, staff);
          result.decided.push(id);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          result.failed.push({ id, code: error.code });
        }
      }
      return result;
    },

    async decide(
      id: string,
      decision: ReviewDecision,
      staff: Staff,
      language: Language,
    ): Promise<StaffReview> {
      await decideOne(id, decision, staff);
      return one(id, language);
    },

    /** Nothing takes the reply away. */
    async reply(id: string, content: string, staff: Staff, language: Language): Promise<StaffReview> {
      const { reply: before, customerId } = await found(id);
      const text = plainLines(content);
      if (text === null) throw invalidFields({ field: 'content', code: 'invalid' });
      if ([...text].length > MAX_REPLY_LENGTH) throw invalidFields({ field: 'content', code: 'maxLength' });
      await db.transaction().execute(async (tx) => {
        await reviews.update(tx, id, { reply: text || null, repliedAt: text ? clock() : null });
        const action = text ? 'REPLIED' : 'REPLY_REMOVED';
        await reviews.tell(tx, { reviewId: id, action, actorId: staff.userId, at: clock() });
        await audit.record(tx, staff, {
          action: 'reply',
          entity: 'review',
          entityId: id,
          before: { reply: before },
          after: { reply: text || null },
          customerId: customerId,
        });
      });
      return one(id, language);
    },
  };
}

const timeOf = (moment: Date | string | null) => (moment === null ? null : new Date(moment).getTime());
