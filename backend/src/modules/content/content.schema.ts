import { Type, type Static } from 'typebox';
import { Picture } from '../media/media.schema';

const closed = { additionalProperties: false };
const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);
const DateTime = Type.String({ format: 'date-time' });

/** The thirteen texts that every shop has. */
export const contentKeys = [
  'security',
  'payment',
  'exchange-return',
  'transportation',
  'warranty',
  'purchase-offers',
  'shopping-guide',
  'quick-consultation',
  'about',
  'store-system',
  'careers',
  'contact',
  'footer',
] as const;
export type ContentKey = (typeof contentKeys)[number];
export const ContentKey = Type.Enum([...contentKeys], { $id: 'ContentKey' });

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const Href = Type.String({
  maxLength: 500,
  description: 'A path of the shop without language prefix, or an address with https:, mailto: or tel:.',
});

export const ContentSpan = Type.Object(
  { text: text(2000), strong: Type.Optional(Type.Boolean()), href: Type.Optional(Href) },
  { ...closed, $id: 'ContentSpan' },
);
const Spans = Type.Array(ContentSpan, { minItems: 1, maxItems: 50 });
const wordBlocks = [
  Type.Object({ kind: Type.Literal('heading'), level: Type.Enum([2, 3]), text: text(200) }, closed),
  Type.Object({ kind: Type.Literal('paragraph'), text: Spans }, closed),
  Type.Object(
    {
      kind: Type.Literal('list'),
      ordered: Type.Boolean(),
      items: Type.Array(Spans, { minItems: 1, maxItems: 100 }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('table'),
      caption: text(200),
      head: Type.Array(text(200), { minItems: 1, maxItems: 10 }),
      rows: Type.Array(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 10 }), { maxItems: 100 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('link'), text: text(200), href: Href }, closed),
] as const;
const aboutPicture = { caption: Type.Optional(text(300)), href: Type.Optional(Href) };

export const ContentBlock = Type.Union(
  [...wordBlocks, Type.Object({ kind: Type.Literal('image'), picture: Picture, ...aboutPicture }, closed)],
  {
    $id: 'ContentBlock',
    description: 'Data to be drawn, never markup: whatever looks like HTML in it is plain text.',
  },
);
export type ContentBlock = Static<typeof ContentBlock>;

/** A block as it is written and kept: a picture by its id. */
export const WrittenBlock = Type.Union(
  [
    ...wordBlocks,
    Type.Object(
      {
        kind: Type.Literal('image'),
        pictureId: Type.String({ pattern: '^[0-9a-f]{32}$' }),
        alt: Type.String({ maxLength: 300 }),
        ...aboutPicture,
      },
      closed,
    ),
  ],
  { $id: 'WrittenBlock' },
);
export type WrittenBlock = Static<typeof WrittenBlock>;
/** None in a language that a draft lacks. */
export const WrittenBlocks = Type.Array(WrittenBlock, { maxItems: 200 });

/** What search engines show instead of title and summary, where staff wrote it. */
export const shownSeo = {
  seoTitle: Type.Optional(Type.String()),
  seoDescription: Type.Optional(Type.String()),
};

const pageRef = { key: ContentKey, title: Type.String(), updatedAt: DateTime };
export const ContentPageRef = Type.Object(pageRef, { $id: 'ContentPageRef' });
export type ContentPageRef = Static<typeof ContentPageRef>;
export const ContentPage = Type.Object(
  {
    ...pageRef,
    summary: Type.String({ description: 'The lead of the page, and its description for search engines.' }),
    blocks: Type.Array(ContentBlock),
    ...shownSeo,
  },
  { $id: 'ContentPage' },
);
export type ContentPage = Static<typeof ContentPage>;

export const Intro = Type.Object(
  {
    id: Type.String(),
    eyebrow: Nullable(Type.String({ description: 'A line above the title.' })),
    title: Type.String(),
    text: Type.String(),
    picture: Picture,
    link: Nullable(Type.Object({ text: Type.String(), href: Type.String() })),
  },
  { $id: 'Intro' },
);
export type Intro = Static<typeof Intro>;

export const Faq = Type.Object(
  { id: Type.String(), question: Type.String(), answer: Type.Array(ContentBlock) },
  { $id: 'Faq' },
);
export const FaqGroup = Type.Object(
  { id: Type.String(), title: Type.String(), faqs: Type.Array(Faq) },
  { $id: 'FaqGroup' },
);
export type FaqGroup = Static<typeof FaqGroup>;

const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: 'Monday is 1.' });
export const OpeningHours = Type.Object(
  { from: Weekday, to: Weekday, opens: Time, closes: Time },
  { $id: 'OpeningHours', description: 'Days of a week that open and close alike; `HH:MM` in Việt Nam.' },
);
export const ShopPlace = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    address: Type.String(),
    provinceCode: Type.String(),
    province: Type.String(),
    phone: Type.String({ description: 'E.164 or a hotline as it is dialled (`1900 0000`).' }),
    email: Nullable(Type.String()),
    openingHours: Type.Array(OpeningHours),
    latitude: Type.Number(),
    longitude: Type.Number(),
    services: Type.Array(Type.String()),
  },
  { $id: 'ShopPlace' },
);
export type ShopPlace = Static<typeof ShopPlace>;

/** Any text: what is no key is simply not found. */
export const PageParams = Type.Object({ key: Type.String({ maxLength: 200 }) }, closed);
export const PageLanguage = Type.Object(
  {
    lang: Type.Optional(
      Type.Enum(['vi', 'en'], { description: 'Instead of the language of `Accept-Language`.' }),
    ),
  },
  closed,
);
