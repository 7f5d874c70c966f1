import { Type, type Static } from 'typebox';
import { Picture } from '../media/media.schema';
import { Count, Instant, Nullable, page } from '../offers/offers.schema';
import { AttachedService, closed, DemoLink, search, SocialChannel, SolutionKind } from './solutions.schema';

export const MAX_SAVED_SOLUTIONS = 500;

export const SolutionProvider = Type.Object(
  { id: Type.String(), name: Type.String() },
  { $id: 'SolutionProvider' },
);
export type SolutionProvider = Static<typeof SolutionProvider>;

const card = {
  id: Type.String(),
  seoSlug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  kind: SolutionKind,
  picture: Nullable(Picture),
  provider: SolutionProvider,
  favourites: Count,
  publishedAt: Instant,
  isFavourite: Type.Optional(Type.Boolean({ description: 'Only for who is signed in.' })),
};
export const SolutionCard = Type.Object(card, { $id: 'SolutionCard' });
export type SolutionCard = Static<typeof SolutionCard>;

export const SolutionPage = Type.Object(
  {
    ...card,
    provider: Type.Object({
      id: Type.String(),
      name: Type.String(),
      description: Type.String(),
      website: Nullable(Type.String()),
      solutions: Type.Integer({ minimum: 0, description: 'How many of theirs are shown.' }),
    }),
    description: Type.Array(Type.String(), { description: 'Paragraphs of plain text.' }),
    screenshots: Type.Array(Picture),
    links: Type.Array(DemoLink),
    channels: Type.Array(SocialChannel),
    services: Type.Array(AttachedService),
    updatedAt: Instant,
    translated: Type.Boolean({
      description: 'False when it is shown in Vietnamese because no English was written.',
    }),
  },
  { $id: 'SolutionPage' },
);
export type SolutionPage = Static<typeof SolutionPage>;

export const PublicSolutionsQuery = Type.Object(
  {
    ...page,
    search,
    kind: Type.Optional(SolutionKind),
    providerId: Type.Optional(Type.String({ maxLength: 64 })),
    serviceId: Type.Optional(Type.String({ maxLength: 64 })),
    order: Type.Optional(
      Type.Enum(['newest', 'name', 'popular'], { description: 'The newest first unless told.' }),
    ),
  },
  closed,
);
export type PublicSolutionsQuery = Static<typeof PublicSolutionsQuery>;

export const SolutionFacets = Type.Object(
  {
    kinds: Type.Array(Type.Object({ kind: SolutionKind, count: Count })),
    providers: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), count: Count }), {
      description: 'The 20 with the most solutions.',
    }),
  },
  { $id: 'SolutionFacets', description: 'Counted with the other filters of the question.' },
);
export type SolutionFacets = Static<typeof SolutionFacets>;

export const SolutionAddress = Type.Object(
  {
    seoSlug: Type.String(),
    updatedAt: Instant,
    translated: Type.Boolean({ description: 'Whether it has its texts in English too.' }),
  },
  { $id: 'SolutionAddress' },
);
export type SolutionAddress = Static<typeof SolutionAddress>;

export const SolutionSlug = Type.Object({ slug: Type.String({ maxLength: 200 }) }, closed);
export const SolutionAddressesQuery = Type.Object(
  { page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) },
  closed,
);

export const SavedSolution = Type.Object(
  { solution: SolutionCard, keptAt: Instant },
  { $id: 'SavedSolution' },
);
export type SavedSolution = Static<typeof SavedSolution>;
export const SavedSolutionsQuery = Type.Object(page, closed);
export type SavedSolutionsQuery = Static<typeof SavedSolutionsQuery>;

const everyId = { ids: Type.Array(Type.String()), total: Count };
export const SavedSolutionIds = Type.Object(everyId, { $id: 'SavedSolutionIds' });
export type SavedSolutionIds = Static<typeof SavedSolutionIds>;
export const MergedSolutions = Type.Object(
  { ...everyId, left: Type.Integer({ minimum: 0, description: 'How many of those sent found no room.' }) },
  { $id: 'MergedSolutions' },
);
export type MergedSolutions = Static<typeof MergedSolutions>;
export const MergeSolutionsBody = Type.Object(
  { ids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_SAVED_SOLUTIONS }) },
  { ...closed, $id: 'MergeSolutionsBody' },
);
