import {
  pageParam,
  type At,
  type ChangeMembership,
  type PlanId,
  type StaffMembershipDetail,
  type StaffMembershipPage,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const membershipStatuses = ['ACTIVE', 'GRACE', 'EXPIRED'] as const;
export const planIds = ['FREE', 'BASIC', 'PRO'] as const;

export interface MembershipsQuery {
  status: (typeof membershipStatuses)[number] | undefined;
  plan: PlanId | undefined;
  /** Those with a payment that staff have to check. */
  isPaymentToCheck: boolean;
  search: string | undefined;
  page: number;
}

export const parseMembershipsQuery = ({ query }: Pick<At, 'query'>): MembershipsQuery => ({
  status: membershipStatuses.find((status) => status === query.get('status')),
  plan: planIds.find((plan) => plan === query.get('plan')),
  isPaymentToCheck: query.get('waits') === 'review',
  search: query.get('search')?.slice(0, 100) || undefined,
  page: pageParam(query),
});

/** Memberships, those that end first at the top. */
export const memberships = createQuery<MembershipsQuery, StaffMembershipPage>({
  name: 'operator/memberships',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, { status, plan, isPaymentToCheck, search, page }) =>
    (
      await http.getWithBearer<StaffMembershipPage>('main/admin/membership', {
        params: {
          status,
          plan,
          moneyWaits: isPaymentToCheck ? 'REVIEW' : undefined,
          search,
          page,
          limit: 20,
        },
        signal,
      })
    )?.data,
});

const pathOf = (providerId: string) => `main/admin/membership/${encodeURIComponent(providerId)}` as const;

/** The membership of a provider; 404 when it never had one. */
export const membershipDetail = createQuery<string, StaffMembershipDetail>({
  name: 'operator/membership',
  keyOf: (providerId) => providerId,
  isPersonal: true,
  fetch: async ({ http, signal }, providerId) =>
    (await http.getWithBearer<StaffMembershipDetail>(pathOf(providerId), { signal }))?.data,
});

/** Gives days or ends a membership; for administrators. */
export const changingMembership = createMutation<
  { providerId: string; change: ChangeMembership; key: string },
  StaffMembershipDetail
>({
  name: 'operator/membershipChange',
  isPersonal: true,
  send: async ({ http, signal }, { providerId, change, key }) =>
    (
      await http.put<StaffMembershipDetail>(pathOf(providerId), change, {
        signal,
        isPersonal: true,
        idempotencyKey: key,
      })
    ).data,
  *onSuccess() {
    yield* put(memberships.invalidate());
    yield* put(membershipDetail.invalidate());
  },
});

/** Marks a gateway report of a payment of the membership as resolved, with a note. */
export const resolvingReport = createMutation<
  { providerId: string; findingId: string; reason: string },
  StaffMembershipDetail
>({
  name: 'operator/membershipFinding',
  isPersonal: true,
  send: async ({ http, signal }, { providerId, findingId, ...body }) =>
    (
      await http.put<StaffMembershipDetail>(
        `${pathOf(providerId)}/finding/${encodeURIComponent(findingId)}`,
        body,
        { signal, isPersonal: true },
      )
    ).data,
  *onSuccess() {
    yield* put(memberships.invalidate());
    yield* put(membershipDetail.invalidate());
  },
});
