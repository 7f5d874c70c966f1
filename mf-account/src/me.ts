import type { CompanyBody, Me, ProfileBody } from '@storefront/shared/contracts';
import { profileReceived, put, resource, type ApiContext, type Effect } from '@storefront/shared/store';
import { saving } from './saving';

/** The account with its QR code, which the session does not keep. */
export const me = resource<null, Me>({
  name: 'account/me',
  key: () => 'me',
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<Me>('auth/user/me', { signal }))?.data;
  },
});

/** The header and other pages show what was saved. */
export function* tellOf(saved: Me): Effect<void> {
  const { id, role, profile } = saved;
  if (profile) {
    const { firstName, lastName } = profile;
    yield* put(profileReceived({ userInfo: { id, role, firstName, lastName }, profile }));
  }
  yield* put(me.refreshed(null));
}

async function putProfile({ http, signal }: ApiContext, body: ProfileBody): Promise<Me> {
  return (await http.put<Me>('auth/user/profile', body, { signal, isPersonal: true })).data;
}
async function putCompany({ http, signal }: ApiContext, body: CompanyBody): Promise<Me> {
  return (await http.put<Me>('main/profile/update-profile', body, { signal, isPersonal: true })).data;
}

export const savingNames = saving({ name: 'account/names', send: putProfile, after: tellOf });
export const savingCompany = saving({ name: 'account/company', send: putCompany, after: tellOf });
export const savingSocial = saving({ name: 'account/social', send: putProfile, after: tellOf });
export const savingPayment = saving({ name: 'account/paymentSettings', send: putCompany, after: tellOf });
