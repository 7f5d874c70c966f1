import { Type, type Static } from 'typebox';
import { MissingLanguages, textFields, Version, writtenTexts } from '../content/staff-content.schema';
import { PageMeta } from '../../lib/envelope';
import { NewsTopic } from './news.schema';

const closed = { additionalProperties: false };
const DateTime = Type.String({ format: 'date-time' });
const Slug = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120, description }));

const fields = {
  slug: Slug('Its address; made from the title when it is left out.'),
  slugEn: Slug(
    'Its address in English; when it is left out, the same one, or made from the title as that is.',
  ),
  topic: NewsTopic,
  author: Type.String({ maxLength: 60 }),
  pictureId: Type.Optional(
    Type.Union([Type.String({ pattern: '^[0-9a-f]{32}$' }), Type.Null()], {
      description: 'What is published has one.',
    }),
  ),
  altVi: Type.String({ maxLength: 300 }),
  altEn: Type.String({ maxLength: 300 }),
  ...textFields,
  isActive: Type.Optional(
    Type.Boolean({ description: 'True unless told: published, as soon as its time has come.' }),
  ),
  publishedAt: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'It is shown from then on; a time to come is kept until then. Now when it is left out.',
    }),
  ),
};
export const NewsBody = Type.Object(fields, { ...closed, $id: 'StaffNewsBody' });
export type NewsBody = Static<typeof NewsBody>;
export const NewsChange = Type.Object({ ...fields, version: Version }, { ...closed, $id: 'StaffNewsChange' });
export type NewsChange = Static<typeof NewsChange>;

export const WrittenNews = Type.Object(
  { id: Type.String(), seoSlug: Type.String(), version: Type.Integer() },
  { $id: 'WrittenNews' },
);

export const staffNewsStates = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const;
export type StaffNewsState = (typeof staffNewsStates)[number];
/** SCHEDULED is published on a day to come. */
const NewsState = Type.Enum([...staffNewsStates], { $id: 'StaffNewsState' });

const row = {
  id: Type.String(),
  version: Type.Integer(),
  state: NewsState,
  slug: Type.String(),
  slugEn: Type.Union([Type.String(), Type.Null()], { description: 'Null for the same one.' }),
  topic: NewsTopic,
  author: Type.String(),
  pictureId: Type.Union([Type.String(), Type.Null()]),
  titleVi: Type.String(),
  titleEn: Type.String(),
  missing: MissingLanguages,
  publishedAt: DateTime,
  updatedAt: DateTime,
};
export const StaffNewsRow = Type.Object(row, { $id: 'StaffNewsRow' });
export type StaffNewsRow = Static<typeof StaffNewsRow>;

/** An article with all that staff write. */
export const StaffNews = Type.Object(
  {
    ...row,
    ...writtenTexts,
    altVi: Type.String(),
    altEn: Type.String(),
    oldSlugs: Type.Array(Type.String(), { description: 'Addresses that lead to the ones that it has now.' }),
  },
  { $id: 'StaffNews' },
);
export type StaffNews = Static<typeof StaffNews>;

export const StaffNewsList = Type.Object(
  {
    data: Type.Array(StaffNewsRow),
    meta: PageMeta,
    counts: Type.Object({ PUBLISHED: Type.Integer(), SCHEDULED: Type.Integer(), DRAFT: Type.Integer() }),
  },
  { $id: 'StaffNewsList' },
);
export const StaffNewsQuery = Type.Object(
  {
    state: Type.Optional(NewsState),
    topic: Type.Optional(NewsTopic),
    missing: Type.Optional(Type.Enum(['vi', 'en'], { description: 'Those that lack this language.' })),
    search: Type.Optional(Type.String({ maxLength: 200, description: 'With or without diacritics.' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '20 unless told.' })),
  },
  closed,
);
export type StaffNewsQuery = Static<typeof StaffNewsQuery>;
