import { Type, type Static } from 'typebox';
import { ContentBlock, shownSeo } from '../content/content.schema';
import { Picture } from '../media/media.schema';

const closed = { additionalProperties: false };
const DateTime = Type.String({ format: 'date-time' });

export const newsTopics = ['GUIDE', 'FASHION', 'ROBOTICS', 'COMPANY'] as const;
export type NewsTopicKey = (typeof newsTopics)[number];
export const NewsTopic = Type.Enum([...newsTopics], { $id: 'NewsTopic' });

const card = {
  id: Type.String(),
  title: Type.String(),
  seoSlug: Type.String(),
  summary: Type.String(),
  topic: Type.Object({ key: NewsTopic, name: Type.String() }),
  picture: Picture,
  publishedAt: DateTime,
  readingMinutes: Type.Integer({ minimum: 1 }),
};
export const NewsCard = Type.Object(card, { $id: 'NewsCard' });
export type NewsCard = Static<typeof NewsCard>;

const slugs = Type.Object({ vi: Type.String(), en: Type.String() }, { description: 'By language.' });
export const NewsArticle = Type.Object(
  {
    ...card,
    slugs,
    author: Type.String(),
    updatedAt: DateTime,
    blocks: Type.Array(ContentBlock),
    related: Type.Array(NewsCard),
    ...shownSeo,
  },
  { $id: 'NewsArticle' },
);
export type NewsArticle = Static<typeof NewsArticle>;

export const NewsAddress = Type.Object(
  { seoSlug: Type.String(), slugs, updatedAt: DateTime },
  { $id: 'NewsAddress' },
);
export type NewsAddress = Static<typeof NewsAddress>;

const MAX_LISTED = 100;
const size = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000, description }));

export const NewsQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    pageSize: size(`0 means 10; more than ${MAX_LISTED} means ${MAX_LISTED}.`),
    limit: size('Another name of `pageSize`.'),
    order: Type.Optional(Type.Enum(['ASC', 'DESC'], { description: 'By age; DESC, the newest first.' })),
    topic: Type.Optional(NewsTopic),
    search: Type.Optional(Type.String({ maxLength: 200, description: 'With or without diacritics.' })),
  },
  closed,
);
export type NewsQuery = Static<typeof NewsQuery>;

/** `0` is the server's default, never "all". */
export const newsLimit = ({ pageSize, limit }: NewsQuery) => Math.min(pageSize || limit || 10, MAX_LISTED);

export const AddressesQuery = Type.Object(
  { page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) },
  closed,
);
/** Any text: what is no id and no slug is simply not found. */
export const NewsId = Type.Object({ id: Type.String({ maxLength: 200 }) }, closed);
export const NewsSlug = Type.Object({ slug: Type.String({ maxLength: 200 }) }, closed);
export const FeedQuery = Type.Object(
  {
    lang: Type.Optional(
      Type.Enum(['vi', 'en'], { description: 'Instead of the language of `Accept-Language`.' }),
    ),
  },
  closed,
);
