import type { ContactChange, ContactChangeBody, Me } from '@storefront/shared/contracts';
import { createMutation, noticeShownInPlace, put, type Effect } from '@storefront/shared/store';
import { updateSession } from '../me';

/** Asks for a code. */
export const askingCode = createMutation<ContactChangeBody, ContactChange>({
  name: 'account/contactChange',
  policy: 'latest',
  isPersonal: true,
  async send({ http, signal }, body) {
    return (await http.post<ContactChange>('auth/user/contact-change', body, { signal, isPersonal: true }))
      .data;
  },
  onError: raiseTaken,
});

/** Changes it with the code. */
export const confirmingCode = createMutation<{ id: string; code: string }, Me>({
  name: 'account/contactCode',
  policy: 'latest',
  isPersonal: true,
  async send({ http, signal }, { id, code }) {
    const path = `auth/user/contact-change/${encodeURIComponent(id)}` as const;
    return (await http.post<Me>(path, { code }, { signal, isPersonal: true })).data;
  },
  onSuccess: updateSession,
  onError: raiseTaken,
});

/** The form says it at its field. */
function* raiseTaken({ code }: { code: string }): Effect<void> {
  const taken = (['EMAIL_IS_EXIST', 'PHONE_NUMBER_ALREADY_EXIST'] as const).find((known) => known === code);
  if (taken) yield* put(noticeShownInPlace(taken));
}
