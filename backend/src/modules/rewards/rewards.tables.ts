import type { Generated, GeneratedAlways } from 'kysely';
import type { PayoutMethod, PayoutStatus, RewardReason, RewardStatus } from './rewards.schema';

export interface RewardsTable {
  id: string;
  memberId: string;
  /** Counts from 1 for each member. */
  number: number;
  kind: 'REFERRAL' | 'REST' | 'CLAWBACK';
  /** What a REST was split from, or a CLAWBACK takes back. */
  originId: string | null;
  inviteeId: string | null;
  inviteeName: string | null;
  /** SHA-256 of their mailbox, kept after their account is erased. */
  mailboxHash: string | null;
  orderId: string | null;
  amount: number;
  status: RewardStatus;
  reason: RewardReason;
  note: string | null;
  suspicions: Generated<RewardReason[]>;
  unlocksAt: Date;
  /** What the goods of its order must cost, in đồng. */
  minOrder: Generated<number>;
  /** When a CLAWBACK took it back; what is split from it later was taken back with it. */
  takenBackAt: Date | null;
  payoutId: string | null;
  /** The own order that it was used on. */
  spentOn: string | null;
  /** Code of the payout, or of the order that it was used on. */
  paymentOrder: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface RewardEntriesTable {
  id: GeneratedAlways<number>;
  memberId: string;
  rewardId: string;
  status: RewardStatus;
  amount: number;
  reason: RewardReason;
  createdAt: Date;
}

export interface RewardBalancesTable {
  memberId: string;
  /** Of rewards that are NEW; negative when a paid one was taken back. */
  earned: Generated<number>;
  processing: Generated<number>;
  paid: Generated<number>;
  locked: Generated<number>;
  lastNumber: Generated<number>;
}

export interface RewardPayoutsTable {
  id: string;
  code: string;
  memberId: string;
  amount: number;
  method: PayoutMethod;
  provider: string;
  number: string;
  holder: string;
  status: PayoutStatus;
  reason: string | null;
  /** What the bank or wallet calls the transfer. */
  reference: string | null;
  requestedAt: Date;
  decidedAt: Date | null;
}

export interface RewardEventsTable {
  id: string;
  /** A reward or a payout. */
  subjectId: string;
  action: string;
  actorId: string;
  reason: string | null;
  at: Date;
}

declare module '../../db/tables' {
  interface Database {
    rewards: RewardsTable;
    rewardEntries: RewardEntriesTable;
    rewardBalances: RewardBalancesTable;
    rewardPayouts: RewardPayoutsTable;
    rewardEvents: RewardEventsTable;
  }
}
