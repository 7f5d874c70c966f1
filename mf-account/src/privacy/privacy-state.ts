import type { Consent, ConsentBody, DeletionScheduled, PersonalExport } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import {
  createMutation,
  createQuery,
  logoutRequested,
  noticeShown,
  put,
  type ApiContext,
} from '@storefront/shared/store';
import { isoDate } from '@storefront/shared/time';
import { agreeInThisBrowser } from './browser-consent';
import { saveFile } from './save-file';

export const consent = createQuery<null, Consent>({
  name: 'account/consent',
  keyOf: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<Consent>('main/consent', { signal }))?.data;
  },
});

export const savingConsent = createMutation<ConsentBody, Consent>({
  name: 'account/consentAnswer',
  policy: 'latest',
  isPersonal: true,
  async send({ http, signal }, body) {
    return (await http.put<Consent>('main/consent', body, { signal, isPersonal: true })).data;
  },
  *onSuccess({ analytics }) {
    agreeInThisBrowser(analytics);
    yield* put(consent.refetch(null));
  },
});

/** The file goes to the customer, and nothing of it stays in the page. */
export const exportingData = createMutation<null, null>({
  name: 'account/export',
  policy: 'latest',
  isPersonal: true,
  async send(context) {
    // An expired token is renewed by the first and used by the second.
    const data = (await askExport(context)) ?? (await askExport(context));
    if (!data) throw new ApiError({ status: 401, code: 'UNAUTHENTICATED' });
    saveFile(`my-data-${isoDate(data.exportedAt)}.json`, JSON.stringify(data, null, 2));
    return null;
  },
});

async function askExport({ http, signal }: ApiContext): Promise<PersonalExport | undefined> {
  return (await http.getWithBearer<PersonalExport>('auth/user/export', { signal }))?.data;
}

export const deletingAccount = createMutation<{ password: string }, DeletionScheduled>({
  name: 'account/deletion',
  policy: 'latest',
  isPersonal: true,
  async send({ http, signal }, body) {
    return (await http.delete<DeletionScheduled>('auth/user/me', { signal, isPersonal: true, body })).data;
  },
  *onSuccess() {
    yield* put(noticeShown('account:DeletionScheduled'));
    yield* put(logoutRequested({ redirect: 'home' }));
  },
});
