import { Type, type Static } from 'typebox';
import { Instant, Nullable, page } from '../offers/offers.schema';
import { Picture } from '../media/media.schema';
import {
  closed,
  search,
  SolutionContent,
  SolutionKind,
  SolutionPart,
  SolutionStatus,
  Version,
} from './solutions.schema';
import { SolutionProvider } from './public-solutions.schema';

export const StaffSolutionsQuery = Type.Object(
  {
    ...page,
    search,
    status: Type.Optional(SolutionStatus),
    published: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type StaffSolutionsQuery = Static<typeof StaffSolutionsQuery>;

const row = {
  id: Type.String(),
  seoSlug: Type.String(),
  title: Type.String(),
  kind: Nullable(SolutionKind),
  picture: Nullable(Picture),
  provider: SolutionProvider,
  status: SolutionStatus,
  reason: Nullable(Type.String()),
  isPublished: Type.Boolean(),
  hasLive: Type.Boolean(),
  changed: Type.Array(SolutionPart),
  version: Version,
  submittedAt: Nullable(Instant),
  approvedAt: Nullable(Instant),
  updatedAt: Instant,
};
export const StaffSolutionRow = Type.Object(row, { $id: 'StaffSolutionRow' });
export type StaffSolutionRow = Static<typeof StaffSolutionRow>;

export const StaffSolution = Type.Object(
  {
    ...row,
    live: Nullable(SolutionContent),
    draft: SolutionContent,
    message: Nullable(Type.String({ description: 'What the provider said with the request to publish.' })),
    events: Type.Array(
      Type.Object({
        action: Type.Enum(['SUBMITTED', 'WITHDRAWN', 'APPROVED', 'AUTO_APPROVED', 'REJECTED']),
        at: Instant,
        actorId: Type.String(),
        reason: Nullable(Type.String()),
      }),
    ),
  },
  { $id: 'StaffSolution', description: 'The approved version and the changed one, side by side.' },
);
export type StaffSolution = Static<typeof StaffSolution>;

export const SolutionDecision = Type.Object(
  {
    status: Type.Enum(['APPROVED', 'REJECTED', 'TAKE_DOWN'], {
      description: 'TAKE_DOWN hides what was approved, also while a change of it waits or was rejected.',
    }),
    reason: Type.Optional(Type.String({ maxLength: 500, description: 'Needed for REJECTED and TAKE_DOWN.' })),
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_000_000_000,
        description: 'The version that was looked at; another one answers 409 EDIT_CONFLICT.',
      }),
    ),
  },
  { ...closed, $id: 'SolutionDecision' },
);
export type SolutionDecision = Static<typeof SolutionDecision>;
