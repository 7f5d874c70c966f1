import type { OwnReview, Review, ReviewableLine, ReviewPage } from '../contracts';

/** A review by one buyer; five stars by default. */
export function aReview(given: Partial<Review> = {}): Review {
  return {
    id: 'review-1',
    author: 'Trần Thu H.',
    isVerifiedBuyer: true,
    rating: 5,
    title: 'Đáng tiền',
    content: 'Vải dày, mặc mát.',
    language: 'vi',
    pictures: [],
    color: 'Đen',
    size: 'M',
    createdAt: '2026-11-01T03:00:00.000Z',
    editedAt: null,
    helpfulCount: 2,
    reply: null,
    ...given,
  };
}

/** One page with all these reviews. */
export function aReviewPage(rows: Review[] = [aReview()], given: Partial<ReviewPage> = {}): ReviewPage {
  const stars = rows.reduce((sum, { rating }) => sum + rating, 0);
  return {
    data: rows,
    meta: { page: 1, limit: 5, total: rows.length, totalPages: Math.ceil(rows.length / 5) },
    summary: {
      average: rows.length === 0 ? null : Math.round((stars * 10) / rows.length) / 10,
      count: rows.length,
      withPhotos: rows.filter(({ pictures }) => pictures.length > 0).length,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        count: rows.filter((row) => row.rating === rating).length,
      })),
    },
    ...given,
  };
}

/** A purchase without a review. */
export function aReviewableLine(given: Partial<ReviewableLine> = {}): ReviewableLine {
  return {
    orderLineId: 'line-1',
    orderCode: 'DH261101000012',
    color: 'Đen',
    size: 'M',
    boughtAt: '2026-11-01T03:00:00.000Z',
    ...given,
  };
}

/** The customer's own review. */
export function anOwnReview(given: Partial<OwnReview> = {}): OwnReview {
  const { author: _author, isVerifiedBuyer: _bought, ...said } = aReview();
  return {
    ...said,
    orderLineId: 'line-1',
    product: { id: 'shirt', name: 'Áo thun cổ tròn', seoSlug: 'ao-thun-co-tron' },
    status: 'APPROVED',
    rejectReason: null,
    editableUntil: '2026-12-01T03:00:00.000Z',
    uploads: [],
    ...given,
  };
}
