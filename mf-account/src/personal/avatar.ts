import type { Me } from '@storefront/shared/contracts';
import { createMutation, type ApiContext } from '@storefront/shared/store';
import { updateSession } from '../me';

/** A photo on a slow line takes its time. */
const uploadMs = 120_000;

/** A file takes the place of the picture that there is; without one there is none any more. */
async function sendAvatar({ http, signal }: ApiContext, _nothing: null, file: unknown): Promise<Me> {
  const path = 'auth/user/avatar';
  if (!(file instanceof File)) return (await http.delete<Me>(path, { signal, isPersonal: true })).data;
  const form = new FormData();
  form.append('file', file);
  return (await http.put<Me>(path, form, { signal, isPersonal: true, timeout: uploadMs })).data;
}

export const savingAvatar = createMutation<null, Me>({
  name: 'account/avatar',
  policy: 'latest',
  isPersonal: true,
  send: sendAvatar,
  onSuccess: updateSession,
});
