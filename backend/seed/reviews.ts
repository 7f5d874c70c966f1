import { sql } from 'kysely';
import { createMediaFiles } from '../src/modules/media/media.files';
import { shortenedName } from '../src/modules/reviews/author-name';
import { drawProduct } from './content/drawings/draw';
import { drawNews, NEWS_PICTURE } from './content/drawings/news';
import { products } from './content/products';
import { colorName, reviewers, reviewsOf, walls, type SeedReview } from './content/reviews';
import type { SeedProduct } from './content/types';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';
import { createPictures } from './pictures';
import { DAY_MS } from '../src/lib/clock';

/** Of one product; some have fewer, and every ninth has none. */
const MOST = 8;
/** So many reviews come with photos of their own; each is drawn, which takes its time. */
const PHOTO_EVERY = 14;

/** The same number for the same words, in every demo shop. */
const numberOf = (words: string): number =>
  [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** What customers say of the demo's products, and what the products are rated by it. What is there stays as it is. */
export async function seedReviews({ db, now, dataDir }: SeedContext): Promise<void> {
  const sold = await db.selectFrom('products').select(['id', 'slug', 'publishedAt']).execute();
  const bySlug = new Map(sold.map((row) => [row.slug, row]));
  const pictures = createPictures(drawProduct, createMediaFiles(dataDir), now);
  let count = 0;
  const rows = products.flatMap((product) => {
    const row = bySlug.get(product.slug);
    if (!row) return [];
    const ageDays = Math.max(1, (now.getTime() - row.publishedAt.getTime()) / DAY_MS);
    return said(product).map((review, at) => {
      const daysAgo = Math.min(ageDays * 0.95, 160) * whenOf(product.slug, at);
      const hasPhoto = review.rating >= 3 && count++ % PHOTO_EVERY === 3;
      return {
        photo: hasPhoto ? pictures.addOther(photoOf(product, at), NEWS_PICTURE) : null,
        review: reviewRow(product, { review, at, productId: row.id, now, daysAgo, hasPhoto }),
      };
    });
  });
  const pictureRows = await pictures.store();

  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'pictures', pictureRows);
    await insertMissing(
      tx,
      'reviews',
      rows.map(({ review }) => review),
    );
    await insertMissing(
      tx,
      'reviewPictures',
      rows.flatMap(({ photo, review }) =>
        photo === null ? [] : [{ reviewId: review.id, position: 0, pictureId: photo }],
      ),
    );
    await sql`update products set rating = rated.average, review_count = rated.count
      from (select product_id, round(avg(rating), 1) as average, count(*)::int as count
              from reviews where status = 'APPROVED' group by product_id) rated
      where products.id = rated.product_id`.execute(tx);
  });
}

/** Some of what its kind is said to be, nothing twice. */
function said({ slug, kind }: SeedProduct): SeedReview[] {
  const all = reviewsOf(kind);
  const number = numberOf(slug);
  if (number % 9 === 4) return [];
  const many = Math.min(all.length, 2 + (number % (MOST - 1)));
  const step =
    [1, 2, 4, 5, 7].find((candidate, at) => at >= number % 3 && coprime(candidate, all.length)) ?? 1;
  return Array.from({ length: many }, (_, at) => all[(number + at * step) % all.length]).filter(
    (review) => review !== undefined,
  );
}
const coprime = (one: number, other: number): boolean =>
  other === 0 ? one === 1 : coprime(other, one % other);

/** Between just now and the beginning, as a part of 1. */
const whenOf = (slug: string, at: number): number => ((numberOf(`${slug} ${at}`) % 1000) + 20) / 1040;

interface At {
  review: SeedReview;
  at: number;
  productId: string;
  now: Date;
  daysAgo: number;
  hasPhoto: boolean;
}

function reviewRow({ slug, variants }: SeedProduct, { review, at, productId, now, daysAgo, hasPhoto }: At) {
  const number = numberOf(`${slug} ${at}`);
  const author = (numberOf(slug) + at * 5) % reviewers.length;
  const variant = boughtVariant({ slug, variants }, at);
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
  // The shop answers within two days, and never later than now.
  const repliedAt = new Date(Math.min(createdAt.getTime() + 1.5 * DAY_MS, now.getTime()));
  return {
    id: seedId('review', `${slug} ${at}`),
    productId,
    customerId: seedId('reviewer', String(author)),
    orderLineId: seedId('reviewed-line', `${slug} ${at}`),
    authorName: shortenedName(reviewers[author] ?? { firstName: '', lastName: '' }),
    colorName: colorName(variant?.color, review.language),
    size: variant?.size ?? null,
    rating: review.rating,
    title: review.title ?? null,
    content: review.content,
    language: review.language,
    status: 'APPROVED' as const,
    heldFor: [],
    rejectReason: null,
    reply: review.reply ?? null,
    repliedAt: review.reply ? repliedAt : null,
    helpfulCount: number % 12,
    reportCount: 0,
    photoCount: hasPhoto ? 1 : 0,
    createdAt,
    editedAt: null,
  };
}

/** The variant that a review is of, which its photo shows. */
export const boughtVariant = ({ slug, variants }: Pick<SeedProduct, 'slug' | 'variants'>, at: number) =>
  variants[numberOf(`${slug} ${at}`) % variants.length];

/** The product at home, as somebody may have photographed it. */
export function photoOf({ slug, kind, variants }: SeedProduct, at: number): string {
  const number = numberOf(slug);
  const rgb = boughtVariant({ slug, variants }, at)?.color?.rgb ?? '#57534E';
  return drawNews(`review-${slug}-${at}`, {
    wall: walls[number % walls.length] ?? '#B9A48C',
    shape: (['window', 'arch', 'sun'] as const)[number % 3] ?? 'window',
    things: [{ kind, rgb, x: 560 + (number % 90), y: 350, scale: 0.42, turn: (number % 9) - 4 }],
  });
}
