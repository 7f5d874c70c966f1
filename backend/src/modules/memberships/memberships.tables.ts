import type { Selectable } from 'kysely';
import type { Language } from '../../lib/language';
import type { OnlineMethod } from '../payments/payments.tables';
import type { PlanId, PurchaseStatus } from './memberships.schema';

export interface MembershipsTable {
  providerId: string;
  freeUsedAt: Date | null;
  cancelledAt: Date | null;
  shownLimit: number;
  checkAt: Date | null;
  endsAt: Date | null;
  planId: PlanId | null;
  createdAt: Date;
  updatedAt: Date;
}
export interface MembershipPurchasesTable {
  id: string;
  code: string;
  providerId: string;
  planId: PlanId;
  publishLimit: number;
  days: number;
  amount: number;
  status: PurchaseStatus;
  paymentMethod: OnlineMethod | null;
  language: Language;
  expiresAt: Date;
  createdAt: Date;
  paidAt: Date | null;
}
export interface MembershipPeriodsTable {
  id: string;
  providerId: string;
  planId: PlanId;
  publishLimit: number;
  price: number;
  startsAt: Date;
  endsAt: Date;
}
export interface MembershipEventsTable {
  id: string;
  providerId: string;
  action: 'EXTENDED' | 'ENDED';
  days: number | null;
  actorId: string;
  reason: string;
  at: Date;
}
export type MembershipRow = Selectable<MembershipsTable>;
export type PurchaseRow = Selectable<MembershipPurchasesTable>;
export type Period = Selectable<MembershipPeriodsTable>;

declare module '../../db/tables' {
  interface Database {
    membershipEvents: MembershipEventsTable;
    membershipPeriods: MembershipPeriodsTable;
    membershipPurchases: MembershipPurchasesTable;
    memberships: MembershipsTable;
  }
}
