import type { CompanyBody, Me, ProfileBody } from '@storefront/shared/contracts';
import {
  createMutation,
  createQuery,
  profileReceived,
  put,
  type ApiContext,
  type Effect,
} from '@storefront/shared/store';

/** The account with its QR code, which the session does not keep. */
export const me = createQuery<null, Me>({
  name: 'account/me',
  keyOf: () => 'me',
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<Me>('auth/user/me', { signal }))?.data;
  },
});

/** The header and other pages show what was saved. */
export function* updateSession(saved: Me): Effect<void> {
  const { id, role, profile, solutionInfo } = saved;
  if (profile) {
    const { firstName, lastName } = profile;
    yield* put(profileReceived({ userInfo: { id, role, firstName, lastName }, profile, solutionInfo }));
  }
  yield* put(me.refetch(null));
}

async function putProfile({ http, signal }: ApiContext, body: ProfileBody): Promise<Me> {
  return (await http.put<Me>('auth/user/profile', body, { signal, isPersonal: true })).data;
}
async function putCompany({ http, signal }: ApiContext, body: CompanyBody): Promise<Me> {
  return (await http.put<Me>('main/profile/update-profile', body, { signal, isPersonal: true })).data;
}

const savingMe = <B>(name: string, send: (context: ApiContext, body: B) => Promise<Me>) =>
  createMutation<B, Me>({ name, policy: 'latest', isPersonal: true, send, onSuccess: updateSession });

export const savingNames = savingMe('account/names', putProfile);
export const savingCompany = savingMe('account/company', putCompany);
export const savingSocial = savingMe('account/social', putProfile);
export const savingPayment = savingMe('account/paymentSettings', putCompany);
