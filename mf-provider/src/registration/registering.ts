import type {
  ChangeProvider,
  Provider,
  RegisteredProvider,
  RegisterProvider,
} from '@storefront/shared/contracts';
import { createMutation, noticeShown, profileRequested, put } from '@storefront/shared/store';
import { ownProvider } from '../provider/own-provider';

/** Sends the registration as a provider, also again after it was rejected. */
export const registering = createMutation<
  { body: RegisterProvider; idempotencyKey: string },
  RegisteredProvider
>({
  name: 'provider/registering',
  isPersonal: true,
  async send({ http, signal }, { body, idempotencyKey }) {
    const options = { signal, isPersonal: true, idempotencyKey };
    return (await http.post<RegisteredProvider>('main/provider/register', body, options)).data;
  },
  *onSuccess() {
    yield* put(ownProvider.refetch(null));
    yield* put(profileRequested());
    yield* put(noticeShown('RegisterSuccess'));
  },
  *onError() {
    yield* put(noticeShown('ErrorRegister'));
  },
});

/** Changes what visitors read of a provider; a change from another place is never overwritten. */
export const changingProvider = createMutation<ChangeProvider, Provider>({
  name: 'provider/changing',
  isPersonal: true,
  async send({ http, signal }, body) {
    return (await http.put<Provider>('main/provider/me', body, { signal, isPersonal: true })).data;
  },
  *onSuccess() {
    yield* put(ownProvider.refetch(null));
    yield* put(profileRequested());
    yield* put(noticeShown('provider:DetailsSaved'));
  },
  *onError({ code }) {
    if (code === 'EDIT_CONFLICT') yield* put(ownProvider.refetch(null));
  },
});
