import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { SolutionDocument } from './solution-document';
import type { RequestStatus, RequestType } from './solution-requests.schema';
import type { SolutionKind, SolutionStatus } from './solutions.schema';

type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

export interface SolutionsTable {
  id: string;
  providerId: string;
  /** The account of the provider. */
  ownerId: string;
  slug: string;
  draft: Json<SolutionDocument>;
  /** The version that was approved last. */
  live: ColumnType<
    SolutionDocument | null,
    RawBuilder<SolutionDocument> | null,
    RawBuilder<SolutionDocument> | null
  >;
  version: Generated<number>;
  status: SolutionStatus;
  reason: string | null;
  isPublished: Generated<boolean>;
  /** False while the membership has ended. */
  isShown: Generated<boolean>;
  /** Of the draft, for its owner and staff. */
  searchText: string;
  /** Of the approved version. */
  liveSearchText: string;
  /** The approved title without diacritics, for lists by name. */
  liveName: string;
  liveKind: SolutionKind | null;
  submittedAt: Date | null;
  approvedAt: Date | null;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
/** Pictures that the draft or the approved version shows, or is cropped from. */
export interface SolutionPicturesTable {
  solutionId: string;
  pictureId: string;
}
/** Services that the approved version shows. */
export interface SolutionServicesTable {
  solutionId: string;
  serviceId: string;
}
export interface ProviderServicesTable {
  id: string;
  providerId: string;
  ownerId: string;
  name: string;
  description: string;
  priceFrom: number | null;
  createdAt: Date;
  updatedAt: Date;
}
export interface SolutionRequestsTable {
  id: string;
  solutionId: string | null;
  /** What it was called when it was asked about. */
  solutionTitle: string;
  ownerId: string;
  requesterId: string;
  type: RequestType;
  status: RequestStatus;
  message: string;
  reason: string | null;
  createdAt: Date;
  updatedAt: Date;
}
export interface SolutionEventsTable {
  id: string;
  solutionId: string;
  action: 'SUBMITTED' | 'WITHDRAWN' | 'APPROVED' | 'AUTO_APPROVED' | 'REJECTED';
  actorId: string;
  reason: string | null;
  at: Date;
}
export interface SavedSolutionsTable {
  customerId: string;
  solutionId: string;
  createdAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    providerServices: ProviderServicesTable;
    savedSolutions: SavedSolutionsTable;
    solutionEvents: SolutionEventsTable;
    solutionPictures: SolutionPicturesTable;
    solutionRequests: SolutionRequestsTable;
    solutionServices: SolutionServicesTable;
    solutions: SolutionsTable;
  }
}
