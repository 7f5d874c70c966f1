import type { Paged, UserAddress, UserAddressBody } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';

async function fetchAddresses({ http, signal }: ApiContext): Promise<UserAddress[] | undefined> {
  const answer = await http.getWithBearer<Paged<UserAddress>>('main/user-address/search', {
    params: { pageSize: 100 },
    signal,
  });
  return answer?.data.data;
}

/** The customer's address book, the default first; by account, so that nobody sees another's. */
export const addresses = createQuery<{ account: string }, UserAddress[]>({
  name: 'checkout/listUserAddress',
  keyOf: ({ account }) => account,
  fetch: fetchAddresses,
});

/** Keeps one more address. */
export async function postAddress({ http, signal }: ApiContext, body: UserAddressBody): Promise<UserAddress> {
  const { data } = await http.post<UserAddress>('main/user-address', body, {
    signal,
    isPersonal: true,
    isTracked: false,
  });
  return data;
}
