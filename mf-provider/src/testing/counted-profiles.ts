import type { Remote } from '@storefront/shared/contracts';
import { profileRequested, takeEvery } from '@storefront/shared/store';

/** The remote beside a frame that counts how often it is asked who the customer is now. */
export function withCountedProfiles(remote: Remote) {
  let asked = 0;
  const app: Remote = {
    ...remote,
    *saga() {
      yield* takeEvery(profileRequested, function* countProfile() {
        asked += 1;
        yield* [];
      });
    },
  };
  return { app, asked: () => asked };
}
