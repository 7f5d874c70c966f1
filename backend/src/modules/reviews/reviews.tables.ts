import type { Generated } from 'kysely';
import type { Language } from '../../lib/language';

export type ReviewStatus = 'PENDING' | 'APPROVED' | 'REJECTED';
export type HeldFor = 'WORDS' | 'LINK' | 'CONTACT' | 'REJECTED_BEFORE';
export type ReportReason = 'SPAM' | 'OFFENSIVE' | 'WRONG_PRODUCT' | 'FALSE' | 'OTHER';
export type ReviewAction = 'WRITTEN' | 'EDITED' | 'APPROVED' | 'REJECTED' | 'REPLIED' | 'REPLY_REMOVED';

export interface ReviewsTable {
  id: string;
  productId: string;
  customerId: string;
  orderLineId: string;
  authorName: string | null;
  colorName: string | null;
  size: string | null;
  rating: number;
  title: string | null;
  content: string;
  language: Language;
  status: ReviewStatus;
  heldFor: Generated<HeldFor[]>;
  rejectReason: string | null;
  reply: string | null;
  repliedAt: Date | null;
  helpfulCount: Generated<number>;
  reportCount: Generated<number>;
  photoCount: Generated<number>;
  createdAt: Date;
  editedAt: Date | null;
}

export interface ReviewPicturesTable {
  reviewId: string;
  position: number;
  pictureId: string;
}

export interface ReviewVotesTable {
  reviewId: string;
  customerId: string;
  createdAt: Date;
}

export interface ReviewReportsTable {
  reviewId: string;
  customerId: string;
  reason: ReportReason;
  note: string | null;
  createdAt: Date;
}

export interface ReviewEventsTable {
  id: string;
  reviewId: string;
  action: ReviewAction;
  actorId: string;
  reason: string | null;
  at: Date;
}

declare module '../../db/tables' {
  interface Database {
    reviewEvents: ReviewEventsTable;
    reviewPictures: ReviewPicturesTable;
    reviewReports: ReviewReportsTable;
    reviewVotes: ReviewVotesTable;
    reviews: ReviewsTable;
  }
}
