import type {
  AnswerContact,
  At,
  ChangeContact,
  StaffContact,
  StaffContactDetail,
  StaffContactPage,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const contactStatuses = ['NEW', 'ANSWERED', 'CLOSED'] as const;
export const contactKinds = ['CONTACT', 'QUICK_CONSULTATION'] as const;

export interface ContactsQuery {
  status: StaffContact['status'] | undefined;
  kind: StaffContact['kind'] | undefined;
  search: string | undefined;
  after: string | undefined;
}

export const parseContactsQuery = ({ query }: Pick<At, 'query'>): ContactsQuery => ({
  status: contactStatuses.find((status) => status === query.get('status')),
  kind: contactKinds.find((kind) => kind === query.get('kind')),
  search: query.get('search')?.slice(0, 100) || undefined,
  after: query.get('after') ?? undefined,
});

/** What visitors wrote, the newest first. */
export const contacts = createQuery<ContactsQuery, StaffContactPage>({
  name: 'operator/contacts',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (
      await http.getWithBearer<StaffContactPage>('main/admin/contact', {
        params: { ...query, limit: 20 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/contact/${encodeURIComponent(id)}` as const;

/** One message with its answers. */
export const contactDetail = createQuery<string, StaffContactDetail>({
  name: 'operator/contact',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<StaffContactDetail>(pathOf(id), { signal }))?.data,
});

function* changed() {
  yield* put(contacts.invalidate());
  yield* put(contactDetail.invalidate());
}

/** Sets the state and the note. */
export const changingContact = createMutation<ChangeContact & { id: string }, StaffContactDetail>({
  name: 'operator/contactChange',
  isPersonal: true,
  send: async ({ http, signal }, { id, ...body }) =>
    (await http.put<StaffContactDetail>(pathOf(id), body, { signal, isPersonal: true })).data,
  onSuccess: changed,
  // Someone else was faster: what is fetched next is theirs.
  onError: changed,
});

/** Answers by mail; the same answer sent twice is one mail. */
export const answeringContact = createMutation<
  AnswerContact & { id: string; key: string },
  StaffContactDetail
>({
  name: 'operator/contactAnswer',
  isPersonal: true,
  send: async ({ http, signal }, { id, key, ...body }) =>
    (
      await http.post<StaffContactDetail>(`${pathOf(id)}/answer`, body, {
        signal,
        isPersonal: true,
        idempotencyKey: key,
      })
    ).data,
  onSuccess: changed,
  // Someone else was faster: what is fetched next is theirs.
  onError: changed,
});
