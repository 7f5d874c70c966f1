import { Type, type Static } from 'typebox';
import { Picture } from '../media/media.schema';
import { Count, Instant, Money, Nullable, page } from '../offers/offers.schema';

export const closed = { additionalProperties: false };

export const MAX_SCREENSHOTS = 12;
export const MAX_LINKS = 10;
export const MAX_OWN_SOLUTIONS = 100;
export const MAX_ATTACHED_SERVICES = 20;

/** What a solution is for; the client names each. */
export const solutionKinds = [
  'SALES',
  'INVENTORY',
  'DELIVERY',
  'CUSTOMER_CARE',
  'MARKETING',
  'ACCOUNTING',
  'PAYMENT',
  'WEBSITE',
  'DESIGN',
  'STAFF',
  'OTHER',
] as const;
export const SolutionKind = Type.Enum([...solutionKinds], { $id: 'SolutionKind' });
export type SolutionKind = Static<typeof SolutionKind>;

/** NEW is a draft, PENDING waits for the shop; apart from whether it is published. */
export const SolutionStatus = Type.Enum(['NEW', 'PENDING', 'APPROVED', 'REJECTED'], {
  $id: 'SolutionStatus',
});
export type SolutionStatus = Static<typeof SolutionStatus>;

export const channelKinds = [
  'FACEBOOK',
  'ZALO',
  'YOUTUBE',
  'TIKTOK',
  'INSTAGRAM',
  'LINKEDIN',
  'X',
  'TELEGRAM',
] as const;
export const ChannelKind = Type.Enum([...channelKinds], { $id: 'ChannelKind' });
export type ChannelKind = Static<typeof ChannelKind>;

export const DemoLink = Type.Object(
  {
    label: Type.String({ maxLength: 80, description: 'May be empty: the address is shown then.' }),
    url: Type.String({ maxLength: 500, description: 'http: or https:, without user name and password.' }),
  },
  { ...closed, $id: 'DemoLink' },
);
export type DemoLink = Static<typeof DemoLink>;

export const SocialChannel = Type.Object(
  {
    kind: ChannelKind,
    url: Type.String({ maxLength: 500, description: "https: at the network's own site." }),
  },
  { ...closed, $id: 'SocialChannel' },
);
export type SocialChannel = Static<typeof SocialChannel>;

const Share = Type.Number({ minimum: 0, maximum: 1 });
export const Crop = Type.Object(
  { x: Share, y: Share, width: Share, height: Share },
  {
    ...closed,
    $id: 'Crop',
    description: 'Shares of the width and height of the picture as it was uploaded.',
  },
);
export type Crop = Static<typeof Crop>;

export const Screenshot = Type.Object(
  {
    id: Type.String(),
    picture: Picture,
    original: Picture,
    altVi: Type.String(),
    altEn: Type.String(),
    crop: Nullable(Crop),
  },
  { $id: 'Screenshot', description: '`picture` is the original after the crop.' },
);
export type Screenshot = Static<typeof Screenshot>;

export const AttachedService = Type.Object(
  { id: Type.String(), name: Type.String(), description: Type.String(), priceFrom: Nullable(Money) },
  { $id: 'AttachedService' },
);
export type AttachedService = Static<typeof AttachedService>;

const texts = {
  titleVi: Type.String(),
  titleEn: Type.String(),
  summaryVi: Type.String(),
  summaryEn: Type.String(),
  descriptionVi: Type.String({ description: 'Paragraphs are separated by an empty line.' }),
  descriptionEn: Type.String(),
};

/** One version of what a solution shows. What is not written yet is empty. */
export const SolutionContent = Type.Object(
  {
    ...texts,
    kind: Nullable(SolutionKind),
    screenshots: Type.Array(Screenshot),
    links: Type.Array(DemoLink),
    channels: Type.Array(SocialChannel),
    services: Type.Array(AttachedService),
  },
  { $id: 'SolutionContent' },
);
export type SolutionContent = Static<typeof SolutionContent>;

/** The parts of a solution in which a change can be seen. */
export const SolutionPart = Type.Enum(
  ['title', 'summary', 'description', 'kind', 'screenshots', 'links', 'channels', 'services'],
  { $id: 'SolutionPart' },
);
export type SolutionPart = Static<typeof SolutionPart>;

const standing = {
  id: Type.String(),
  seoSlug: Type.String(),
  version: Type.Integer({
    minimum: 1,
    description: 'Send it with a change; a stale one answers 409 EDIT_CONFLICT.',
  }),
  status: SolutionStatus,
  reason: Nullable(Type.String({ description: 'Why it was rejected.' })),
  isPublished: Type.Boolean(),
  isShown: Type.Boolean({ description: 'False while a published one is hidden by the membership.' }),
  hasLive: Type.Boolean({ description: 'A version was approved, which can be published.' }),
  changed: Type.Array(SolutionPart, {
    description: 'Where the draft differs from the approved version; empty without one.',
  }),
  submittedAt: Nullable(Instant),
  approvedAt: Nullable(Instant),
  publishedAt: Nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
};

export const OwnSolution = Type.Object({ ...standing, content: SolutionContent }, { $id: 'OwnSolution' });
export type OwnSolution = Static<typeof OwnSolution>;

export const OwnSolutionRow = Type.Object(
  {
    ...standing,
    titleVi: Type.String(),
    titleEn: Type.String(),
    kind: Nullable(SolutionKind),
    picture: Nullable(Picture),
    openRequests: Count,
  },
  { $id: 'OwnSolutionRow' },
);
export type OwnSolutionRow = Static<typeof OwnSolutionRow>;

export const PublishAllowance = Type.Object(
  {
    state: Type.Enum(['NONE', 'EXPIRED', 'OK'], { description: 'Of the membership.' }),
    used: Count,
    limit: Count,
    until: Nullable(Instant),
  },
  { $id: 'PublishAllowance' },
);
export type PublishAllowance = Static<typeof PublishAllowance>;

export const search = Type.Optional(
  Type.String({ maxLength: 200, description: 'With or without diacritics.' }),
);

export const OwnSolutionsQuery = Type.Object(
  {
    ...page,
    search,
    status: Type.Optional(SolutionStatus),
    published: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type OwnSolutionsQuery = Static<typeof OwnSolutionsQuery>;

export const StatusCounts = Type.Object(
  { NEW: Count, PENDING: Count, APPROVED: Count, REJECTED: Count },
  { $id: 'StatusCounts' },
);
export type StatusCounts = Static<typeof StatusCounts>;

/** Any text: what can be no id is simply not found. */
export const SolutionId = Type.Object({ id: Type.String({ maxLength: 200 }) }, closed);
export const ScreenshotParams = Type.Object(
  { id: Type.String({ maxLength: 200 }), sid: Type.String({ maxLength: 200 }) },
  closed,
);

const line = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
/** Limits are of characters as they are sent; an incomplete draft is kept. */
const writtenTexts = {
  titleVi: line(120),
  titleEn: line(120),
  summaryVi: line(300),
  summaryEn: line(300),
  descriptionVi: line(10_000),
  descriptionEn: line(10_000),
  kind: Type.Optional(Nullable(SolutionKind)),
  serviceIds: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_ATTACHED_SERVICES })),
};
export const NewSolution = Type.Object(writtenTexts, { ...closed, $id: 'NewSolution' });
export type NewSolution = Static<typeof NewSolution>;

export const Version = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const version = { version: Version };

export const SolutionChange = Type.Object(
  { ...version, ...writtenTexts },
  { ...closed, $id: 'SolutionChange', description: 'What is left out stays as it is.' },
);
export type SolutionChange = Static<typeof SolutionChange>;

export const LinksChange = Type.Object(
  { ...version, links: Type.Array(DemoLink, { maxItems: MAX_LINKS }) },
  { ...closed, $id: 'LinksChange' },
);
export type LinksChange = Static<typeof LinksChange>;

export const ChannelsChange = Type.Object(
  { ...version, channels: Type.Array(SocialChannel, { maxItems: channelKinds.length }) },
  { ...closed, $id: 'ChannelsChange' },
);
export type ChannelsChange = Static<typeof ChannelsChange>;

export const NewScreenshots = Type.Object(
  {
    uploadIds: Type.Array(Type.String({ maxLength: 64 }), {
      minItems: 1,
      maxItems: MAX_SCREENSHOTS,
      description: 'Of pictures sent to POST upload before.',
    }),
  },
  { ...closed, $id: 'NewScreenshots' },
);
export const ScreenshotOrder = Type.Object(
  {
    ...version,
    ids: Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: MAX_SCREENSHOTS,
      description: 'All of them; 409 SCREENSHOTS_CHANGED when one is missing or was added.',
    }),
  },
  { ...closed, $id: 'ScreenshotOrder' },
);
export type ScreenshotOrder = Static<typeof ScreenshotOrder>;

export const ScreenshotChange = Type.Object(
  {
    ...version,
    altVi: line(200),
    altEn: line(200),
    crop: Type.Optional(Nullable(Crop)),
  },
  {
    ...closed,
    $id: 'ScreenshotChange',
    description: 'What is left out stays; `crop: null` shows the whole.',
  },
);
export type ScreenshotChange = Static<typeof ScreenshotChange>;

export const Published = Type.Object({ published: Type.Boolean() }, { $id: 'PublishedSolution' });
