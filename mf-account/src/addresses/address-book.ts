import type { Paged, UserAddress, UserAddressBody } from '@storefront/shared/contracts';
import { noticeShown, put, resource, type ApiContext } from '@storefront/shared/store';
import { saving } from '../saving';

/** The customer's addresses, the default first. */
export const addressBook = resource<null, UserAddress[]>({
  name: 'account/listUserAddress',
  key: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    const answer = await http.getWithBearer<Paged<UserAddress>>('main/user-address/search', {
      params: { pageSize: 100 },
      signal,
    });
    return answer?.data.data;
  },
});

/** A new one has no id. */
export interface AddressToSave {
  id: string | null;
  body: UserAddressBody;
}
const pathOf = (id: string) => `main/user-address/${encodeURIComponent(id)}` as const;

async function send({ http, signal }: ApiContext, { id, body }: AddressToSave): Promise<UserAddress> {
  const options = { signal, isPersonal: true };
  const answer =
    id === null
      ? await http.post<UserAddress>('main/user-address', body, options)
      : await http.put<UserAddress>(pathOf(id), body, options);
  return answer.data;
}

function* tellSaved() {
  yield* put(noticeShown('account:AddressSaved'));
  yield* put(addressBook.refreshed(null));
}

/** Under which, with its id or `new`, what is typed for one is kept. */
export const addressForm = 'address:';

export const savingAddress = saving({ name: 'account/address', send, after: tellSaved });

/** Choosing the default has its own, so that it does not speak for a form that is open. */
export const choosingDefault = saving({ name: 'account/defaultAddress', send, after: tellSaved });

export const removingAddress = saving<string, null>({
  name: 'account/addressRemoval',
  async send({ http, signal }, id) {
    await http.delete<null>(pathOf(id), { signal, isPersonal: true });
    return null;
  },
  *after() {
    yield* put(noticeShown('account:AddressDeleted'));
    yield* put(addressBook.refreshed(null));
  },
});
