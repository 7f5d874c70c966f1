import { productRatings } from '../catalogue/product-ratings';
import type { Db } from '../../db';
import type { ReviewRepository } from './reviews.repository';
import type { ReviewSummary } from './reviews.schema';

type Counts = Awaited<ReturnType<ReviewRepository['counts']>>;

const STARS = [5, 4, 3, 2, 1];

/** What all reviews of a product say together; the average has one decimal. */
export function summaryOf(counts: Counts): ReviewSummary {
  const of = (rating: number) => counts.find((row) => row.rating === rating);
  const count = counts.reduce((sum, row) => sum + row.count, 0);
  const stars = counts.reduce((sum, row) => sum + row.rating * row.count, 0);
  return {
    average: count === 0 ? null : Math.round((stars * 10) / count) / 10,
    count,
    withPhotos: counts.reduce((sum, row) => sum + row.withPhotos, 0),
    distribution: STARS.map((rating) => ({ rating, count: of(rating)?.count ?? 0 })),
  };
}

/** Writes to the product what its reviews say now, in the transaction that changed one of them. */
export async function rate(tx: Db, reviews: ReviewRepository, productId: string): Promise<void> {
  const { average, count } = summaryOf(await reviews.counts(tx, productId));
  await productRatings.write(tx, productId, { average, count });
}
