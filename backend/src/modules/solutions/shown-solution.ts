import { toPicture } from '../media/picture';
import { changedParts, type SolutionDocument, type StoredScreenshot } from './solution-document';
import type { SolutionRow } from './solutions.repository';
import type {
  AttachedService,
  OwnSolution,
  OwnSolutionRow,
  Screenshot,
  SolutionContent,
} from './solutions.schema';

export type ServicesById = Map<string, AttachedService>;

const toScreenshot = ({ id, picture, original, altVi, altEn, crop }: StoredScreenshot): Screenshot => ({
  id,
  picture: toPicture(picture, altVi),
  original: toPicture(original, altVi),
  altVi,
  altEn,
  crop,
});

/** A version with its services as they are now; those that were deleted are gone. */
export function toContent(
  { serviceIds, screenshots, ...texts }: SolutionDocument,
  services: ServicesById,
): SolutionContent {
  return {
    ...texts,
    screenshots: screenshots.map(toScreenshot),
    services: serviceIds.flatMap((id) => services.get(id) ?? []),
  };
}

const standing = (row: SolutionRow) => ({
  id: row.id,
  seoSlug: row.slug,
  version: row.version,
  status: row.status,
  reason: row.reason,
  isPublished: row.isPublished,
  isShown: row.isShown,
  hasLive: row.live !== null,
  changed: row.live ? changedParts(row.live, row.draft) : [],
  submittedAt: row.submittedAt?.toISOString() ?? null,
  approvedAt: row.approvedAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** As its provider edits it. */
export const toOwnSolution = (row: SolutionRow, services: ServicesById): OwnSolution => ({
  ...standing(row),
  content: toContent(row.draft, services),
});

/** In the list of its provider. */
export function toOwnRow(row: SolutionRow, openRequests: number): OwnSolutionRow {
  const { titleVi, titleEn, kind, screenshots } = row.draft;
  const [first] = screenshots;
  return {
    ...standing(row),
    titleVi,
    titleEn,
    kind,
    picture: first ? toPicture(first.picture, first.altVi) : null,
    openRequests,
  };
}
