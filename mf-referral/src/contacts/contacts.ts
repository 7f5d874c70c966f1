import { createAction } from '@reduxjs/toolkit';
import {
  pageParam,
  type At,
  type ContactImport,
  type Paged,
  type ReferralContact,
  type ReferralContactBody,
} from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import {
  createMutation,
  createQuery,
  noticeShown,
  noticeShownInPlace,
  profileReceived,
  put,
  select,
  selectSession,
  take,
  takeLatest,
  type ApiContext,
} from '@storefront/shared/store';
import { referralData } from '../member/referral-data';
import { paths } from '../paths/paths';

export const maxSearchLength = 100;

export interface ContactsQuery {
  search: string;
  page: number;
}

export const parseContactsQuery = ({ query }: Pick<At, 'query'>): ContactsQuery => ({
  search: (query.get('search') ?? '').trim().slice(0, maxSearchLength),
  page: pageParam(query),
});

export const contactsLink = ({ search, page }: ContactsQuery): string =>
  paths.contacts.to({ search, page: page === 1 ? undefined : page });

/** The member's contacts by name. The call names the account, which is the caller's own. */
export const contacts = createQuery<ContactsQuery & { account: string }, Paged<ReferralContact>>({
  name: 'referral/contacts',
  keyOf: ({ account, search, page }) => JSON.stringify([account, search, page]),
  isPersonal: true,
  fetch: ({ http, signal }, { account, search, page }) =>
    referralData(
      http.getReferral<Paged<ReferralContact>>(
        `relationship/relationship/list-contact/${encodeURIComponent(account)}`,
        { params: { search: search || undefined, page, limit: 10 }, signal },
      ),
    ),
});

/** A page of the contacts is shown: they are fetched once it is known whose they are. */
export const contactsWanted = createAction<ContactsQuery>('referral/contactsWanted');

export function* contactsSaga() {
  yield* takeLatest(contactsWanted, function* ({ payload: query }) {
    if (!(yield* select(selectSession)).userInfo) yield* take(profileReceived);
    const { userInfo } = yield* select(selectSession);
    if (userInfo) yield* put(contacts.fetch({ ...query, account: userInfo.id }));
  });
}

const pathOf = (id: string) => `relationship/relationship/contact/${encodeURIComponent(id)}` as const;

/** Adds a contact, or changes the one with this id. */
export const savingContact = createMutation<
  { id: string | null; body: ReferralContactBody },
  ReferralContact
>({
  name: 'referral/contact',
  policy: 'latest',
  isPersonal: true,
  async send({ http, signal }: ApiContext, { id, body }) {
    const options = { signal, isReferral: true };
    const answer =
      id === null
        ? await http.post<ReferralContact>('relationship/relationship/contact', body, options)
        : await http.put<ReferralContact>(pathOf(id), body, options);
    return answer.data;
  },
  *onSuccess() {
    yield* put(contacts.invalidate());
    yield* put(noticeShown('referral:ContactSaved'));
  },
  *onError({ code }) {
    // The form says it.
    if (code === 'REFERRAL_CONTACT_EXISTS') yield* put(noticeShownInPlace('EmailExisting'));
  },
});

export const removingContact = createMutation<string, null>({
  name: 'referral/contactRemoval',
  policy: 'latest',
  isPersonal: true,
  async send({ http, signal }, id) {
    await http.delete<null>(pathOf(id), { signal, isReferral: true });
    return null;
  },
  *onSuccess() {
    yield* put(contacts.invalidate());
    yield* put(noticeShown('referral:ContactRemoved'));
  },
});

/** The largest file that the shop takes. */
export const maxFileBytes = 2 * 1024 * 1024;

/** Sends a file as an attachment: first to see what would be imported, then to import it. */
export const importingContacts = createMutation<{ isPreview: boolean }, ContactImport>({
  name: 'referral/contactImport',
  policy: 'latest',
  isPersonal: true,
  async send({ http, signal }, { isPreview }, file) {
    const body = { content: await base64Of(file as File), isPreview };
    const options = { signal, isReferral: true };
    return (await http.post<ContactImport>('relationship/relationship/contact/import', body, options)).data;
  },
  *onSuccess({ isPreview }) {
    if (!isPreview) yield* put(contacts.invalidate());
  },
});

/** The bytes as they are: the shop finds out their encoding. */
async function base64Of(file: File): Promise<string> {
  try {
    return await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''));
      reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
      reader.readAsDataURL(file);
    });
  } catch {
    // It was moved or changed after it was chosen.
    throw new ApiError({ status: 0, code: 'CONTACTS_FILE_UNREADABLE' });
  }
}
