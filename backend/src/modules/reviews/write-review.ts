import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import { conflict, forbidden, invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import type { StoreAnswer } from '../../plugins/idempotency';
import { answer, type AnswerBody } from '../../lib/envelope';
import type { Language } from '../../lib/language';
import { productRatings } from '../catalogue/product-ratings';
import { shortenedName } from './author-name';
import { checkReview, type CheckedReview } from './check-review';
import { heldFor } from './held-for';
import { rate } from './review-ratings';
import { editableUntil } from './review-views';
import type { ReviewRow } from './reviews.repository';
import type { NewReview, ReviewText, WrittenReview } from './reviews.schema';
import type { ReviewParts } from './reviews.service';

const MAX_PER_CUSTOMER = { max: 20, windowMs: 60 * 60_000 };

export interface Author {
  customerId: string;
  language: Language;
}

/** How a review comes to be, and is changed by who wrote it. */
export function createWriteReview({ db, clock, limits, uploads, bought, customers, reviews }: ReviewParts) {
  const limit = async (customerId: string) => {
    const own = await limits.consume(`review ${customerId}`, MAX_PER_CUSTOMER);
    if (!own.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', own.retryAfterSeconds);
  };

  /** Its pictures: those that it keeps, and uploads of the author that nothing shows yet. */
  async function pictures(tx: Db, id: string, customerId: string, { images }: CheckedReview) {
    const shown = await reviews.picturesIn(tx, id);
    const known = await uploads.ownIds(tx, customerId, shown);
    const kept = new Map([...known].map(([pictureId, uploadId]) => [uploadId, pictureId]));
    const fresh = images.filter((image) => !kept.has(image));
    const used = await uploads.use(tx, customerId, fresh);
    if (!used || new Set(images).size !== images.length)
      throw invalidFields({ field: 'images', code: 'UPLOAD_NOT_FOUND' });
    const pictureOf = new Map([...kept, ...fresh.map((image, at) => [image, used[at] ?? ''] as const)]);
    const wanted = images.flatMap((image) => pictureOf.get(image) ?? []);
    await uploads.release(tx, await reviews.setPictures(tx, id, wanted));
  }

  return {
    /** Writes it once for a line of an own, finished order. */
    async create(
      productId: string,
      { orderLineId, ...text }: NewReview,
      { customerId, language }: Author,
      store: StoreAnswer,
    ): Promise<AnswerBody<WrittenReview>> {
      await limit(customerId);
      const product = await productRatings.find(db, { productId });
      if (!product) throw notFound('PRODUCT_NOT_FOUND');
      const line = await bought.find(customerId, orderLineId);
      if (line?.productId !== product) throw forbidden('REVIEW_NEEDS_PURCHASE');
      if (line.status !== 'DONE') throw conflict('ORDER_NOT_DONE');
      const checked = checkReview(text);
      const { profile } = await customers.me(customerId);
      const held = heldFor(checked.title, checked.content);
      const id = uuid();
      const status = held.length > 0 ? 'PENDING' : 'APPROVED';

      return db.transaction().execute(async (tx) => {
        await productRatings.lock(tx, product);
        const isFirst = await reviews.insert(tx, {
          id,
          productId: product,
          customerId,
          orderLineId: line.orderLineId,
          authorName: profile ? shortenedName(profile) : null,
          colorName: line.color?.name ?? null,
          size: line.size,
          rating: checked.rating,
          title: checked.title,
          content: checked.content,
          language,
          status,
          heldFor: held,
          rejectReason: null,
          reply: null,
          repliedAt: null,
          photoCount: checked.images.length,
          createdAt: clock(),
          editedAt: null,
        });
        if (!isFirst) throw conflict('REVIEW_ALREADY_EXISTS');
        await pictures(tx, id, customerId, checked);
        await reviews.tell(tx, { reviewId: id, action: 'WRITTEN', actorId: customerId, at: clock() });
        await rate(tx, reviews, product);
        const written = answer({ id, status } as const);
        await store(tx, written);
        return written;
      });
    },

    /** For 30 days. What was rejected, people look at again. */
    async change(id: string, text: ReviewText, { customerId, language }: Author): Promise<WrittenReview> {
      await limit(customerId);
      const found = isUuid(id) ? await reviews.find(id) : undefined;
      if (!found || found.customerId !== customerId) throw notFound('REVIEW_NOT_FOUND');
      if (editableUntil(found) <= clock()) throw conflict('REVIEW_TOO_OLD');
      const checked = checkReview(text);
      const { productId } = found;

      return db.transaction().execute(async (tx) => {
        await productRatings.lock(tx, productId);
        const row = await reviews.lock(tx, id);
        if (!row) throw notFound('REVIEW_NOT_FOUND');
        const held = heldAgain(row, checked);
        const status = held.length > 0 ? 'PENDING' : 'APPROVED';
        await reviews.update(tx, id, {
          rating: checked.rating,
          title: checked.title,
          content: checked.content,
          language,
          status,
          heldFor: held,
          rejectReason: null,
          photoCount: checked.images.length,
          editedAt: clock(),
        });
        await pictures(tx, id, customerId, checked);
        await reviews.tell(tx, { reviewId: id, action: 'EDITED', actorId: customerId, at: clock() });
        await rate(tx, reviews, productId);
        return { id, status } as const;
      });
    },
  };
}

/** Rewriting is no way around a rejection, nor out of the queue. */
function heldAgain(row: ReviewRow, { title, content }: CheckedReview) {
  const held = heldFor(title, content);
  const isWatched = row.status === 'REJECTED' || row.heldFor.includes('REJECTED_BEFORE');
  return isWatched && row.status !== 'APPROVED' ? [...held, 'REJECTED_BEFORE' as const] : held;
}
