import type { Paged, UserAddress, UserAddressBody } from '@storefront/shared/contracts';
import { clearFormDraft } from '@storefront/shared/form-draft';
import {
  call,
  createMutation,
  createQuery,
  noticeShown,
  put,
  type ApiContext,
} from '@storefront/shared/store';

/** The customer's addresses, the default first. */
export const addressBook = createQuery<null, UserAddress[]>({
  name: 'account/listUserAddress',
  keyOf: () => 'own',
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

function* afterSaving() {
  yield* put(noticeShown('account:AddressSaved'));
  yield* put(addressBook.refetch(null));
}

/** Under which, with its id or `new`, what is typed for one is kept. */
export const addressForm = 'address:';

const saving = (name: string) =>
  createMutation<AddressToSave, UserAddress>({
    name,
    policy: 'latest',
    isPersonal: true,
    send,
    onSuccess: afterSaving,
  });

export const savingAddress = saving('account/address');

/** Choosing the default has its own, so that it does not speak for a form that is open. */
export const choosingDefault = saving('account/defaultAddress');

export const removingAddress = createMutation<string, null>({
  name: 'account/addressRemoval',
  policy: 'perKey',
  keyOf: (id) => id,
  isPersonal: true,
  async send({ http, signal }, id) {
    await http.delete<null>(pathOf(id), { signal, isPersonal: true });
    return null;
  },
  *onSuccess(_answer, id) {
    yield* call(clearFormDraft, `${addressForm}${id}`);
    yield* put(noticeShown('account:AddressDeleted'));
    yield* put(addressBook.refetch(null));
  },
});
