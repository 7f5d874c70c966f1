import type { Generated } from 'kysely';
import type { Language } from '../../lib/language';

export interface ReferralCampaignsTable {
  id: string;
  nameVi: string;
  nameEn: string;
  /** Đồng, for the inviter. */
  rewardAmount: number;
  minOrder: number;
  holdDays: number;
  attributionDays: number;
  monthlyLimit: number;
  minPayout: number;
  /** For the invitee. */
  voucherCode: string | null;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface ReferralMembersTable {
  userId: string;
  code: string;
  termsVersion: string;
  joinedAt: Date;
}

export interface ReferralInvitationsTable {
  id: string;
  inviterId: string;
  /** Normalised. */
  email: string;
  language: Language;
  message: string | null;
  sends: Generated<number>;
  sentAt: Date;
  openedAt: Date | null;
  joinedAt: Date | null;
  orderedAt: Date | null;
  rewardedAt: Date | null;
  /** Who signed up by it, perhaps with another address. */
  inviteeId: Generated<string | null>;
  createdAt: Date;
}

export interface ReferralOptOutsTable {
  /** SHA-256 of the normalised address, hex. */
  mailboxHash: string;
  createdAt: Date;
}

export interface ReferralAttributionsTable {
  inviteeId: string;
  inviterId: string;
  campaignId: string;
  attributedAt: Date;
  orderedAt: Date | null;
  rewardedAt: Date | null;
}

declare module '../../db/tables' {
  interface Database {
    referralCampaigns: ReferralCampaignsTable;
    referralMembers: ReferralMembersTable;
    referralInvitations: ReferralInvitationsTable;
    referralOptOuts: ReferralOptOutsTable;
    referralAttributions: ReferralAttributionsTable;
  }
}
