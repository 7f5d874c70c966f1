import type { Consent, ConsentBody, DeletionScheduled, PersonalExport } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import { logoutRequested, noticeShown, put, resource, type ApiContext } from '@storefront/shared/store';
import { saving } from '../saving';
import { agreeInThisBrowser } from './browser-consent';
import { saveFile } from './save-file';

export const consent = resource<null, Consent>({
  name: 'account/consent',
  key: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<Consent>('main/consent', { signal }))?.data;
  },
});

export const savingConsent = saving<ConsentBody, Consent>({
  name: 'account/consentAnswer',
  async send({ http, signal }, body) {
    return (await http.put<Consent>('main/consent', body, { signal, isPersonal: true })).data;
  },
  *after({ analytics }) {
    agreeInThisBrowser(analytics);
    yield* put(consent.refreshed(null));
  },
});

/** The file goes to the customer, and nothing of it stays in the page. */
export const exportingData = saving<null, null>({
  name: 'account/export',
  async send(context) {
    // An expired token is renewed by the first and used by the second.
    const data = (await askExport(context)) ?? (await askExport(context));
    if (!data) throw new ApiError({ status: 401, code: 'UNAUTHENTICATED' });
    const day = data.exportedAt.slice(0, 10);
    saveFile(`my-data-${day}.json`, JSON.stringify(data, null, 2));
    return null;
  },
});

async function askExport({ http, signal }: ApiContext): Promise<PersonalExport | undefined> {
  return (await http.getWithBearer<PersonalExport>('auth/user/export', { signal }))?.data;
}

export const deletingAccount = saving<{ password: string }, DeletionScheduled>({
  name: 'account/deletion',
  async send({ http, signal }, body) {
    return (await http.delete<DeletionScheduled>('auth/user/me', { signal, isPersonal: true, body })).data;
  },
  *after() {
    yield* put(noticeShown('account:DeletionScheduled'));
    yield* put(logoutRequested({ redirect: 'home' }));
  },
});
