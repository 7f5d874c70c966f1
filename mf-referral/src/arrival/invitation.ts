import type { Language, OpenedInvitation, Touched } from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

interface Args {
  token: string;
  language: Language;
}

const pathOf = (token: string) => `campaign/invitation/${encodeURIComponent(token)}` as const;

/** The invitation of a mail; asking for it marks it as opened. */
export const invitation = createQuery<Args, OpenedInvitation>({
  name: 'referral/invitation',
  keyOf: ({ token, language }) => `${language} ${token}`,
  async fetch({ http, signal }, { token }) {
    return (await http.getTracked<OpenedInvitation>(pathOf(token), { signal })).data;
  },
});

export const accepting = createMutation<Args & { isPersonal: boolean }, Touched>({
  name: 'referral/accepting',
  async send({ http, signal }, { token, isPersonal }) {
    return (await http.post<Touched>(`${pathOf(token)}/accept`, {}, { signal, isPersonal })).data;
  },
});

/** The address of the mail gets no invitations of anybody any more. */
export const unsubscribing = createMutation<Args, null>({
  name: 'referral/unsubscribing',
  async send({ http, signal }, { token }) {
    await http.post<null>(`${pathOf(token)}/unsubscribe`, {}, { signal });
    return null;
  },
  *onSuccess(_data, args) {
    yield* put(invitation.refetch(args));
  },
});
