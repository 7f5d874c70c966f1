import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { ProductCard } from '../catalogue/catalogue.schema';
import { Picture } from '../media/media.schema';
import { Count, Instant, Nullable, page, ProductRef } from '../offers/offers.schema';

export const MAX_PICTURES = 5;
export const MAX_TITLE_LENGTH = 100;
export const MAX_CONTENT_LENGTH = 2000;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });
export const ReviewStatus = Type.Enum(['PENDING', 'APPROVED', 'REJECTED'], { $id: 'ReviewStatus' });

export const SellerReply = Type.Object({ content: Type.String(), at: Instant }, { $id: 'SellerReply' });

const said = {
  id: Type.String(),
  rating: Stars,
  title: Nullable(Type.String()),
  content: Type.String(),
  language: Type.Enum(['vi', 'en'], { description: 'In which it was written.' }),
  pictures: Type.Array(Picture),
  color: Nullable(Type.String({ description: 'Of the variant that was bought.' })),
  size: Nullable(Type.String()),
  createdAt: Instant,
  editedAt: Nullable(Instant),
  helpfulCount: Count,
  reply: Nullable(SellerReply),
};

export const Review = Type.Object(
  {
    ...said,
    author: Nullable(Type.String({ description: 'Shortened: "Nguyễn Minh A."' })),
    avatar: Type.Optional(Picture),
    isVerifiedBuyer: Type.Boolean(),
    isMine: Type.Optional(Type.Boolean()),
    isHelpful: Type.Optional(Type.Boolean({ description: 'The customer said so.' })),
    isReported: Type.Optional(Type.Boolean({ description: 'By the customer.' })),
  },
  { $id: 'Review' },
);
export type Review = Static<typeof Review>;

/** As its author sees it. */
export const OwnReview = Type.Object(
  {
    ...said,
    orderLineId: Type.String(),
    product: ProductRef,
    status: ReviewStatus,
    rejectReason: Nullable(Type.String()),
    editableUntil: Nullable(Instant),
    uploads: Type.Array(Type.String(), { description: 'Ids of its pictures, in their order.' }),
  },
  { $id: 'OwnReview' },
);
export type OwnReview = Static<typeof OwnReview>;

export const ReviewSummary = Type.Object(
  {
    average: Nullable(Type.Number({ description: 'One decimal.' })),
    count: Count,
    withPhotos: Count,
    distribution: Type.Array(Type.Object({ rating: Stars, count: Count }), { description: 'From 5 to 1.' }),
  },
  { $id: 'ReviewSummary' },
);
export type ReviewSummary = Static<typeof ReviewSummary>;

const reviewable = {
  orderLineId: Type.String(),
  orderCode: Type.String(),
  color: Nullable(Type.String()),
  size: Nullable(Type.String()),
  boughtAt: Instant,
};
/** A line of a finished order that has no review yet. */
export const ReviewableLine = Type.Object(reviewable, {
  $id: 'ReviewableLine',
  description: 'A line of a finished order that has no review yet.',
});
export type ReviewableLine = Static<typeof ReviewableLine>;

/** A product that was bought, has come and has no review of its buyer yet; the picture is of the variant. */
export const WaitingProduct = Type.Object(
  {
    ...reviewable,
    picture: Picture,
    product: ProductCard,
  },
  { $id: 'WaitingProduct' },
);
export type WaitingProduct = Static<typeof WaitingProduct>;

export const ReviewPage = Type.Object(
  {
    data: Type.Array(Review),
    meta: PageMeta,
    summary: ReviewSummary,
    canReview: Type.Optional(Type.Boolean({ description: 'With `/with-auth`, like the two below.' })),
    reviewable: Type.Optional(Type.Array(ReviewableLine)),
    own: Type.Optional(Type.Array(OwnReview)),
  },
  { $id: 'ReviewPage' },
);
export type ReviewPage = Static<typeof ReviewPage>;

export const ReviewSort = Type.Enum(['newest', 'helpful', 'rating-high', 'rating-low'], {
  $id: 'ReviewSort',
});
export type ReviewSort = Static<typeof ReviewSort>;

export const ReviewsQuery = Type.Object(
  {
    productId: Type.Optional(Type.String({ maxLength: 64 })),
    slug: Type.Optional(Type.String({ maxLength: 200, description: 'The product, instead of its id.' })),
    ...page,
    sort: Type.Optional(ReviewSort),
    rating: Type.Optional(Stars),
    withPhotos: Type.Optional(Type.Boolean({ description: 'true: only those with pictures.' })),
  },
  { additionalProperties: false },
);
export type ReviewsQuery = Static<typeof ReviewsQuery>;

const written = {
  rating: Type.Integer({ minimum: 0, maximum: 10, description: '1 to 5.' }),
  title: Type.Optional(Type.String({ maxLength: 1_000 })),
  content: Type.String({ maxLength: 10_000 }),
  images: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20, description: 'Ids of uploads.' }),
  ),
};
/** Lengths are bounds of what is read at all; what people are told is decided field by field afterwards. */
export const NewReview = Type.Object(
  { orderLineId: Type.String({ maxLength: 64 }), ...written },
  { additionalProperties: false, $id: 'NewReview' },
);
export type NewReview = Static<typeof NewReview>;
export const ReviewText = Type.Object(written, { additionalProperties: false, $id: 'ReviewText' });
export type ReviewText = Static<typeof ReviewText>;

export const WrittenReview = Type.Object(
  { id: Type.String(), status: ReviewStatus },
  { $id: 'WrittenReview' },
);
export type WrittenReview = Static<typeof WrittenReview>;

export const HelpfulVote = Type.Object(
  { isHelpful: Type.Boolean(), helpfulCount: Count },
  { $id: 'HelpfulVote' },
);
export type HelpfulVote = Static<typeof HelpfulVote>;

export const ReportReason = Type.Enum(['SPAM', 'OFFENSIVE', 'WRONG_PRODUCT', 'FALSE', 'OTHER'], {
  $id: 'ReportReason',
});
export const ReviewReport = Type.Object(
  { reason: ReportReason, note: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false, $id: 'ReviewReport' },
);
export type ReviewReport = Static<typeof ReviewReport>;

export const OwnReviewsQuery = Type.Object(page, { additionalProperties: false });
export type OwnReviewsQuery = Static<typeof OwnReviewsQuery>;

/** What staff see of a review. */
export const StaffReview = Type.Object(
  {
    ...said,
    author: Nullable(Type.String()),
    product: ProductRef,
    status: ReviewStatus,
    heldFor: Type.Array(Type.Enum(['WORDS', 'LINK', 'CONTACT', 'REJECTED_BEFORE'])),
    rejectReason: Nullable(Type.String()),
    reports: Type.Array(Type.Object({ reason: ReportReason, note: Nullable(Type.String()), at: Instant })),
    history: Type.Array(
      Type.Object({
        action: Type.Enum(['WRITTEN', 'EDITED', 'APPROVED', 'REJECTED', 'REPLIED', 'REPLY_REMOVED']),
        actorId: Type.String(),
        reason: Nullable(Type.String()),
        at: Instant,
      }),
    ),
  },
  { $id: 'StaffReview' },
);
export type StaffReview = Static<typeof StaffReview>;

const HeldFor = Type.Enum(['WORDS', 'LINK', 'CONTACT', 'REJECTED_BEFORE']);
export const StaffReviewsQuery = Type.Object(
  {
    ...page,
    status: Type.Optional(ReviewStatus),
    reported: Type.Optional(
      Type.Boolean({ description: 'true: those that were reported, the most often first.' }),
    ),
    rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    withPhotos: Type.Optional(Type.Boolean()),
    isReplied: Type.Optional(Type.Boolean({ description: 'Whether the seller has answered.' })),
    heldFor: Type.Optional(HeldFor),
    productId: Type.Optional(Type.String({ maxLength: 64 })),
    search: Type.Optional(
      Type.String({ maxLength: 100, description: 'In the title, the text or the author.' }),
    ),
  },
  { additionalProperties: false },
);
export type StaffReviewsQuery = Static<typeof StaffReviewsQuery>;

export const StaffReviews = Type.Object(
  {
    data: Type.Array(StaffReview),
    meta: PageMeta,
    counts: Type.Object(
      { PENDING: Count, APPROVED: Count, REJECTED: Count, reported: Count },
      { description: 'Of all reviews, whatever the filter.' },
    ),
  },
  { $id: 'StaffReviews' },
);

export const ReviewDecision = Type.Object(
  {
    status: Type.Enum(['APPROVED', 'REJECTED']),
    reason: Type.Optional(
      Type.String({ maxLength: 500, description: 'Told to the author; a rejection needs one.' }),
    ),
    editedAt: Type.Optional(
      Type.Union([Instant, Type.Null()], {
        description: 'Of the text that was looked at; another text by now answers 409 EDIT_CONFLICT.',
      }),
    ),
  },
  { additionalProperties: false, $id: 'ReviewDecision' },
);
export type ReviewDecision = Static<typeof ReviewDecision>;

export const ReviewDecisions = Type.Object(
  {
    ids: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 100, uniqueItems: true }),
    status: Type.Enum(['APPROVED', 'REJECTED']),
    reason: Type.Optional(
      Type.String({ maxLength: 500, description: 'Told to each author; a rejection needs one.' }),
    ),
    editedAt: Type.Optional(
      Type.Record(Type.String({ maxLength: 200 }), Nullable(Instant), {
        maxProperties: 100,
        description: 'By id, of the texts that were looked at; another text by now fails with EDIT_CONFLICT.',
      }),
    ),
  },
  { additionalProperties: false, $id: 'ReviewDecisions' },
);
export type ReviewDecisions = Static<typeof ReviewDecisions>;

/** What became of each of several reviews. */
export const DecidedReviews = Type.Object(
  {
    decided: Type.Array(Type.String(), { description: 'Ids.' }),
    failed: Type.Array(Type.Object({ id: Type.String(), code: Type.String() })),
  },
  { $id: 'DecidedReviews' },
);
export type DecidedReviews = Static<typeof DecidedReviews>;

export const ReplyBody = Type.Object(
  { content: Type.String({ maxLength: 5_000, description: 'Nothing takes the reply away.' }) },
  { additionalProperties: false, $id: 'ReplyBody' },
);

/** Any text: one that can be no id is simply not found. */
export const ReviewId = Type.Object({ id: Type.String({ maxLength: 200 }) }, { additionalProperties: false });
