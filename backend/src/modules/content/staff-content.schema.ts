import { Type, type Static } from 'typebox';
import { ContentBlock, ContentKey, WrittenBlock, WrittenBlocks } from './content.schema';

const closed = { additionalProperties: false };
const DateTime = Type.String({ format: 'date-time' });
const line = (maxLength: number) => Type.String({ maxLength });
const seoLine = (maxLength: number) =>
  Type.Optional(Type.String({ maxLength, description: 'Instead of title or summary; empty for these.' }));

/** The version that a change began with. */
export const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'Of what was changed; another one by now is EDIT_CONFLICT.',
});

/** What articles and pages have in both languages. A draft may lack each of them. */
export const textFields = {
  titleVi: line(150),
  titleEn: line(150),
  summaryVi: line(400),
  summaryEn: line(400),
  blocksVi: WrittenBlocks,
  blocksEn: WrittenBlocks,
  seoTitleVi: seoLine(150),
  seoTitleEn: seoLine(150),
  seoDescriptionVi: seoLine(400),
  seoDescriptionEn: seoLine(400),
};
const Texts = Type.Object(textFields);
export type Texts = Static<typeof Texts>;

/** The same as staff read it: the lines for search engines are empty where there are none. */
const writtenSeo = {
  seoTitleVi: Type.String(),
  seoTitleEn: Type.String(),
  seoDescriptionVi: Type.String(),
  seoDescriptionEn: Type.String(),
};
export const writtenTexts = {
  titleVi: Type.String(),
  titleEn: Type.String(),
  summaryVi: Type.String(),
  summaryEn: Type.String(),
  blocksVi: Type.Array(WrittenBlock),
  blocksEn: Type.Array(WrittenBlock),
  ...writtenSeo,
};

export const MissingLanguages = Type.Array(Type.Enum(['vi', 'en']), {
  description: 'Languages in which it lacks something.',
});

export const pageStates = ['PUBLISHED', 'DRAFT', 'UNWRITTEN'] as const;
const PageState = Type.Enum([...pageStates], { $id: 'StaffPageState' });

/** One of the shop's fixed texts in the list of staff. */
export const StaffPageRow = Type.Object(
  {
    key: ContentKey,
    state: PageState,
    titleVi: Type.String(),
    titleEn: Type.String(),
    missing: MissingLanguages,
    updatedAt: Type.Union([DateTime, Type.Null()]),
  },
  { $id: 'StaffPageRow' },
);
export type StaffPageRow = Static<typeof StaffPageRow>;

/** One of them with all that staff write. */
export const StaffPage = Type.Object(
  {
    key: ContentKey,
    version: Type.Integer({ description: '0 as long as nobody wrote it.' }),
    state: PageState,
    ...writtenTexts,
    missing: MissingLanguages,
    updatedAt: Type.Union([DateTime, Type.Null()]),
  },
  { $id: 'StaffPage' },
);
export type StaffPage = Static<typeof StaffPage>;

export const PageBody = Type.Object(
  {
    ...textFields,
    isPublished: Type.Optional(Type.Boolean({ description: 'True unless told: shoppers see it.' })),
    version: Version,
  },
  { ...closed, $id: 'StaffPageBody' },
);
export type PageBody = Static<typeof PageBody>;

/** What is tried out before it is saved. */
export const PreviewBody = Type.Object(
  {
    language: Type.Enum(['vi', 'en']),
    title: line(200),
    summary: line(400),
    blocks: WrittenBlocks,
  },
  { ...closed, $id: 'ContentPreviewBody' },
);
export type PreviewBody = Static<typeof PreviewBody>;
export const ContentPreview = Type.Object(
  { title: Type.String(), summary: Type.String(), blocks: Type.Array(ContentBlock) },
  { $id: 'ContentPreview' },
);
export type ContentPreview = Static<typeof ContentPreview>;

const questionFields = {
  groupId: Type.String({ maxLength: 200 }),
  questionVi: line(300),
  questionEn: line(300),
  answerVi: WrittenBlocks,
  answerEn: WrittenBlocks,
};
export const FaqBody = Type.Object(
  { ...questionFields, isPublished: Type.Boolean() },
  { ...closed, $id: 'StaffFaqBody' },
);
export type FaqBody = Static<typeof FaqBody>;
export const FaqChange = Type.Object(
  { ...questionFields, isPublished: Type.Boolean(), version: Version },
  { ...closed, $id: 'StaffFaqChange' },
);
export type FaqChange = Static<typeof FaqChange>;

const faqRow = {
  id: Type.String(),
  groupId: Type.String(),
  version: Type.Integer(),
  isPublished: Type.Boolean(),
  questionVi: Type.String(),
  questionEn: Type.String(),
  missing: MissingLanguages,
  updatedAt: Type.Union([DateTime, Type.Null()]),
};
export const StaffFaqRow = Type.Object(faqRow, { $id: 'StaffFaqRow' });
export type StaffFaqRow = Static<typeof StaffFaqRow>;
/** A question with its answer in both languages. */
export const StaffFaq = Type.Object(
  { ...faqRow, answerVi: Type.Array(WrittenBlock), answerEn: Type.Array(WrittenBlock) },
  { $id: 'StaffFaq' },
);
export type StaffFaq = Static<typeof StaffFaq>;

const groupFields = {
  titleVi: Type.String({ minLength: 1, maxLength: 100 }),
  titleEn: Type.String({ minLength: 1, maxLength: 100 }),
};
export const FaqGroupBody = Type.Object(groupFields, { ...closed, $id: 'StaffFaqGroupBody' });
export type FaqGroupBody = Static<typeof FaqGroupBody>;
export const FaqGroupChange = Type.Object(
  { ...groupFields, version: Version },
  { ...closed, $id: 'StaffFaqGroupChange' },
);
export type FaqGroupChange = Static<typeof FaqGroupChange>;
export const StaffFaqGroup = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    titleVi: Type.String(),
    titleEn: Type.String(),
    faqs: Type.Array(StaffFaqRow),
  },
  { $id: 'StaffFaqGroup' },
);
export type StaffFaqGroup = Static<typeof StaffFaqGroup>;

/** Any text: what is no id is simply not found. */
export const FaqId = Type.Object({ id: Type.String({ maxLength: 200 }) }, closed);
const Ids = (description: string) =>
  Type.Array(Type.String({ maxLength: 40 }), { maxItems: 500, uniqueItems: true, description });
export const FaqOrder = Type.Object(
  {
    groups: Type.Array(
      Type.Object({ id: Type.String({ maxLength: 40 }), faqs: Ids('In the order to be.') }, closed),
      {
        maxItems: 100,
        description:
          'Every group with every question; when one was added or deleted meanwhile, EDIT_CONFLICT.',
      },
    ),
  },
  { ...closed, $id: 'StaffFaqOrder' },
);
export type FaqOrder = Static<typeof FaqOrder>;

export const WrittenContent = Type.Object(
  { id: Type.String(), version: Type.Integer() },
  { $id: 'WrittenContent' },
);
