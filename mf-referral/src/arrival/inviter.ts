import type { Inviter, Language } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** Who invites with a code, and what the invitee gets. */
export const inviter = createQuery<{ code: string; language: Language }, Inviter>({
  name: 'referral/inviter',
  keyOf: ({ code, language }) => `${language} ${code}`,
  async fetch({ http, signal }, { code }) {
    const path = `campaign/referral/code/${encodeURIComponent(code)}` as const;
    return (await http.getTracked<Inviter>(path, { signal })).data;
  },
});
