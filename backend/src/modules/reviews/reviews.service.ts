import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { RateLimits } from '../../lib/rate-limits';
import { productRatings } from '../catalogue/product-ratings';
import type { ProductListService } from '../catalogue/product-lists.service';
import type { Audit } from '../audit/audit.service';
import type { CatalogueReferences, ColorNames } from '../catalogue/references';
import type { CustomerService } from '../customers/customers.service';
import { pageAsked } from '../offers/offers.schema';
import type { BoughtLine, BoughtLines } from '../orders/bought-lines';
import type { UploadService } from '../uploads/uploads.service';
import { createModeration } from './moderation';
import { summaryOf } from './review-ratings';
import { toOwn, toReview } from './review-views';
import { createReviewVotes } from './review-votes';
import { createReviewRepository, type ReviewRepository, type ReviewRow } from './reviews.repository';
import type {
  OwnReview,
  OwnReviewsQuery,
  ReviewableLine,
  ReviewPage,
  ReviewsQuery,
  WaitingProduct,
} from './reviews.schema';
import type { NotifyAuthor } from './notify-author';
import { createWriteReview } from './write-review';

export interface ReviewDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  uploads: Pick<UploadService, 'use' | 'release' | 'ownIds'>;
  bought: BoughtLines;
  customers: Pick<CustomerService, 'me' | 'avatars'>;
  references: Pick<CatalogueReferences, 'products' | 'soldProducts' | 'colorNames'>;
  lists: Pick<ProductListService, 'byIds'>;
  /** Tells an author, in the decision's transaction, what staff decided. */
  notifyAuthor: NotifyAuthor;
  audit: Audit;
}
export interface ReviewParts extends ReviewDependencies {
  reviews: ReviewRepository;
}

/** Who has bought more than that reviews what came last. */
const MAX_LINES = 200;
const MAX_WAITING = 20;

export type ReviewService = ReturnType<typeof createReviewService>;

/** What customers say of what they bought. */
export function createReviewService(deps: ReviewDependencies) {
  const { db, clock, uploads, bought, references } = deps;
  const reviews = createReviewRepository(db);
  const parts: ReviewParts = { ...deps, reviews };

  async function ownOf(rows: ReviewRow[], customerId: string, language: Language): Promise<OwnReview[]> {
    const pictures = await reviews.picturesOf(rows.map(({ id }) => id));
    const ids = [...new Set(rows.map(({ productId }) => productId))];
    const [products, colors, own] = await Promise.all([
      references.products(ids, language),
      references.colorNames(ids, language),
      uploads.ownIds(
        db,
        customerId,
        pictures.map(({ pictureId }) => pictureId),
      ),
    ]);
    const now = clock();
    return rows.map((row) =>
      toOwn(row, pictures, { product: products.get(row.productId), colors, uploads: own, now }),
    );
  }

  /** What the customer has said of a product, and may still say. */
  async function personal(productId: string, customerId: string, language: Language) {
    const [lines, rows, colors] = await Promise.all([
      bought.finished(customerId, productId),
      reviews.ofCustomer(customerId, productId),
      references.colorNames([productId], language),
    ]);
    const done = new Set(rows.map(({ orderLineId }) => orderLineId));
    const reviewable: ReviewableLine[] = lines
      .filter(({ orderLineId }) => !done.has(orderLineId))
      .map((line) => toReviewable(line, colors));
    return {
      canReview: reviewable.length > 0,
      reviewable,
      own: await ownOf(rows, customerId, language),
    };
  }

  return {
    write: createWriteReview(parts),
    votes: createReviewVotes(parts),
    moderation: createModeration(parts),

    /** One page of what is said of a product, with what all of it says together. */
    async list(
      query: ReviewsQuery,
      { language, customerId }: { language: Language; customerId: string | undefined },
    ): Promise<ReviewPage> {
      const productId = await productRatings.find(db, query);
      if (!productId) throw notFound('PRODUCT_NOT_FOUND');
      const { page, limit, offset } = pageAsked(query);
      const filter = { rating: query.rating, withPhotos: query.withPhotos };
      const summary = summaryOf(await reviews.counts(db, productId));
      const total = totalOf(summary, filter) ?? (await reviews.count(productId, filter));
      const rows =
        offset < total
          ? await reviews.page(productId, filter, query.sort ?? 'newest', { limit, offset })
          : [];
      const ids = rows.map(({ id }) => id);
      const [pictures, colors, avatars, marks] = await Promise.all([
        reviews.picturesOf(ids),
        references.colorNames(rows.length > 0 ? [productId] : [], language),
        deps.customers.avatars([...new Set(rows.map((row) => row.customerId))]),
        customerId ? reviews.marks(customerId, ids) : undefined,
      ]);
      const asker = customerId && marks ? { customerId, marks } : undefined;
      return {
        ...paged(
          rows.map((row) => toReview(row, { pictures, colors, avatar: avatars.get(row.customerId) }, asker)),
          { page, limit, total },
        ),
        summary,
        ...(customerId && (await personal(productId, customerId, language))),
      };
    },

    /** What was bought, has come and was not reviewed: each product once, the latest first. */
    async waiting(customerId: string, language: Language): Promise<WaitingProduct[]> {
      const lines = await bought.allFinished(customerId, MAX_LINES);
      const done = await reviews.reviewedLines(customerId);
      const open = lines.filter(({ orderLineId }) => !done.has(orderLineId));
      const first = new Map(open.toReversed().map((line) => [line.productId, line]));
      const sold = await references.soldProducts([...first.keys()]);
      const cards = await deps.lists.byIds(
        [...new Set(open.map(({ productId }) => productId))]
          .filter((id) => sold.has(id))
          .slice(0, MAX_WAITING),
        language,
      );
      const colors = await references.colorNames(
        cards.map(({ id }) => id),
        language,
      );
      return cards.flatMap((product) => {
        const line = first.get(product.id);
        return line ? [{ ...toReviewable(line, colors), picture: line.picture, product }] : [];
      });
    },

    async mine(query: OwnReviewsQuery, customerId: string, language: Language) {
      const { page, limit, offset } = pageAsked(query);
      const { rows, total } = await reviews.pageOfCustomer(customerId, { limit, offset });
      return paged(await ownOf(rows, customerId, language), { page, limit, total });
    },
  };
}

const toReviewable = (
  { orderLineId, orderCode, productId, color, size, placedAt }: BoughtLine,
  colors: ColorNames,
): ReviewableLine => ({
  orderLineId,
  orderCode,
  color: color && colors(productId, color.name),
  size,
  boughtAt: placedAt.toISOString(),
});

/** What the summary knows already needs no second count. */
function totalOf(
  { count, withPhotos, distribution }: ReviewPage['summary'],
  filter: { rating: number | undefined; withPhotos: boolean | undefined },
): number | null {
  if (filter.withPhotos) return filter.rating === undefined ? withPhotos : null;
  if (filter.rating === undefined) return count;
  return distribution.find(({ rating }) => rating === filter.rating)?.count ?? 0;
}
