import type { Picture } from '../media/media.schema';
import type { ColorNames } from '../catalogue/references';
import { toPicture } from '../media/picture';
import type { ProductRef } from '../offers/offers.schema';
import type { Marks, ReviewPictureRow, ReviewRow } from './reviews.repository';
import type { OwnReview, Review } from './reviews.schema';
import { DAY_MS } from '../../lib/clock';

const EDITABLE_DAYS = 30;

/** Until when its author may change it. */
export const editableUntil = ({ createdAt }: Pick<ReviewRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + EDITABLE_DAYS * DAY_MS);

/** What everybody may read of it; its colour was written down in the language of anyone who bought it. */
export const toSaid = (row: ReviewRow, pictures: ReviewPictureRow[], colors: ColorNames) => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  content: row.content,
  language: row.language,
  pictures: pictures.filter(({ reviewId }) => reviewId === row.id).map((picture) => toPicture(picture, '')),
  color: row.colorName === null ? null : colors(row.productId, row.colorName),
  size: row.size,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  helpfulCount: row.helpfulCount,
  reply: row.reply && row.repliedAt ? { content: row.reply, at: row.repliedAt.toISOString() } : null,
});

export function toReview(
  row: ReviewRow,
  {
    pictures,
    colors,
    avatar,
  }: { pictures: ReviewPictureRow[]; colors: ColorNames; avatar: Picture | undefined },
  asker?: { customerId: string; marks: Marks },
): Review {
  return {
    ...toSaid(row, pictures, colors),
    author: row.authorName,
    ...(avatar && { avatar }),
    isVerifiedBuyer: true,
    ...(asker && {
      isMine: row.customerId === asker.customerId,
      isHelpful: asker.marks.helpful.has(row.id),
      isReported: asker.marks.reported.has(row.id),
    }),
  };
}

export function toOwn(
  row: ReviewRow,
  pictures: ReviewPictureRow[],
  {
    product,
    colors,
    uploads,
    now,
  }: { product: ProductRef | undefined; colors: ColorNames; uploads: ReadonlyMap<string, string>; now: Date },
): OwnReview {
  const until = editableUntil(row);
  const own = pictures.filter(({ reviewId }) => reviewId === row.id);
  return {
    ...toSaid(row, pictures, colors),
    orderLineId: row.orderLineId,
    product: product ?? { id: row.productId, name: '', seoSlug: '' },
    status: row.status,
    rejectReason: row.rejectReason,
    editableUntil: until > now ? until.toISOString() : null,
    uploads: own.flatMap(({ pictureId }) => uploads.get(pictureId) ?? []),
  };
}
