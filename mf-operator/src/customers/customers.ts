import type {
  AccountLock,
  At,
  KeysetMeta,
  StaffCustomer,
  StaffCustomerDetail,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';
import { instantsOf } from '../list/day-range';

export const customerStatuses = ['ACTIVE', 'UNVERIFIED', 'LOCKED'] as const;

export interface CustomersQuery {
  status: StaffCustomer['status'] | undefined;
  search: string | undefined;
  from: string;
  to: string;
  after: string | undefined;
}
export interface CustomersPage {
  data: StaffCustomer[];
  meta: KeysetMeta;
}

export const parseCustomersQuery = ({ query }: Pick<At, 'query'>): CustomersQuery => ({
  status: customerStatuses.find((status) => status === query.get('status')),
  search: query.get('search')?.slice(0, 100) || undefined,
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
  after: query.get('after') ?? undefined,
});

/** Customers, who signed up last first. */
export const customers = createQuery<CustomersQuery, CustomersPage>({
  name: 'operator/customers',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, { status, search, after, ...days }) =>
    (
      await http.getWithBearer<CustomersPage>('main/admin/customer', {
        params: { status, search, ...instantsOf(days), after, limit: 20 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/customer/${encodeURIComponent(id)}` as const;

/** One customer. */
export const customerDetail = createQuery<string, StaffCustomerDetail>({
  name: 'operator/customer',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<StaffCustomerDetail>(pathOf(id), { signal }))?.data,
});

function* changed() {
  yield* put(customers.invalidate());
  yield* put(customerDetail.invalidate());
}

/** Locks or unlocks a customer. */
export const lockingCustomer = createMutation<AccountLock & { id: string }, StaffCustomerDetail>({
  name: 'operator/customerLock',
  isPersonal: true,
  send: async ({ http, signal }, { id, ...body }) =>
    (await http.put<StaffCustomerDetail>(`${pathOf(id)}/status`, body, { signal, isPersonal: true })).data,
  onSuccess: changed,
  // Someone else was faster: what is fetched next is theirs.
  onError: changed,
});
