import { joinModules } from '../lib/module';
import { addressesModule } from '../modules/addresses/addresses.module';
import { authModule } from '../modules/auth/auth.module';
import { customersModule } from '../modules/customers/customers.module';
import { createSignUpProfiles } from '../modules/customers/sign-up-profiles';
import { createTakeBackDeletion } from '../modules/privacy/take-back-deletion';
import type { VerifyAccessToken, VerifyReferralToken } from '../plugins/auth';
import type { AppDependencies } from './dependencies';
import type { Platform } from './platform';

export type Accounts = Awaited<ReturnType<typeof composeAccounts>>;

/** Accounts, sessions, addresses and personal data. */
export async function composeAccounts(
  { core, services: platform }: Platform,
  { verifyAccessToken }: Pick<AppDependencies, 'verifyAccessToken'>,
) {
  const auth = await authModule({
    ...core,
    ...platform,
    profiles: createSignUpProfiles(core.db),
    onSignIn: createTakeBackDeletion({ ...core, ...platform }),
  });
  const customers = customersModule({ ...core, ...platform, ...auth.services });
  const addresses = addressesModule(core);
  const verify: VerifyAccessToken = async (token) =>
    (await verifyAccessToken?.(token)) ?? auth.services.auth.verify(token);
  const verifyReferral: VerifyReferralToken = async () => null;
  return joinModules(
    { ...auth.services, ...customers.services, ...addresses.services, verify, verifyReferral },
    [auth, customers, addresses],
  );
}
