import type { At, StaffMail, StaffMailDetail, StaffMailPage } from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const mailStates = ['WAITING', 'SENT', 'FAILED'] as const;

export interface MailsQuery {
  state: StaffMail['state'] | undefined;
  kind: string | undefined;
  recipient: string | undefined;
  after: string | undefined;
}

export const parseMailsQuery = ({ query }: Pick<At, 'query'>): MailsQuery => ({
  state: mailStates.find((state) => state === query.get('state')),
  kind: [query.get('kind') ?? ''].find((kind) => /^[a-z][a-z-]{0,59}$/.test(kind)),
  recipient: query.get('recipient')?.slice(0, 300) || undefined,
  after: query.get('after') ?? undefined,
});

/** Mails of the shop, the newest first. */
export const mails = createQuery<MailsQuery, StaffMailPage>({
  name: 'operator/mails',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (
      await http.getWithBearer<StaffMailPage>('main/admin/outbox', {
        params: { ...query, limit: 20 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/outbox/${encodeURIComponent(id)}` as const;

/** One mail with its text. */
export const mailDetail = createQuery<string, StaffMailDetail>({
  name: 'operator/mail',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<StaffMailDetail>(pathOf(id), { signal }))?.data,
});

/** Tries a mail again that was given up. */
export const retryingMail = createMutation<string, StaffMail>({
  name: 'operator/mailRetry',
  isPersonal: true,
  send: async ({ http, signal }, id) =>
    (await http.post<StaffMail>(`${pathOf(id)}/retry`, {}, { signal, isPersonal: true })).data,
  *onSuccess() {
    yield* put(mails.invalidate());
    yield* put(mailDetail.invalidate());
  },
});
