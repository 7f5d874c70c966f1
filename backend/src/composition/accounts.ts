import { joinModules } from '../lib/module';
import { addressesModule } from '../modules/addresses/addresses.module';
import { authModule } from '../modules/auth/auth.module';
import { customersModule } from '../modules/customers/customers.module';
import { createSignUpProfiles } from '../modules/customers/sign-up-profiles';
import { createMembershipState } from '../modules/memberships/membership-state';
import { createTakeBackDeletion } from '../modules/privacy/take-back-deletion';
import { providerLookup } from '../modules/providers/provider-lookup';
import { createAttributionCookie } from '../modules/referrals/attribution-cookie';
import { createReferralAccess } from '../modules/referrals/referral-access';
import { createReferralSignUps } from '../modules/referrals/referral-sign-ups';
import { publishedSolutions } from '../modules/solutions/published-solutions';
import type { VerifyAccessToken, VerifyReferralToken } from '../plugins/auth';
import type { AppDependencies } from './dependencies';
import type { Platform } from './platform';

export type Accounts = Awaited<ReturnType<typeof composeAccounts>>;

/** Accounts, sessions, addresses and personal data. */
export async function composeAccounts(
  { core, services: platform }: Platform,
  { verifyAccessToken }: Pick<AppDependencies, 'verifyAccessToken'>,
) {
  const { db, clock, config, publicUrl, siteName } = core;
  const secret = config.platformSecret;
  const referralAccess = createReferralAccess({ db, clock, secret, siteName });
  const attributionCookie = createAttributionCookie({
    clock,
    secret,
    isSecure: publicUrl.startsWith('https:'),
  });
  const auth = await authModule({
    ...core,
    ...platform,
    profiles: createSignUpProfiles(core.db),
    referrals: createReferralSignUps({ db, clock, cookie: attributionCookie }),
    referralCredentials: (holder) => referralAccess.credentialsOf(holder),
    onSignIn: createTakeBackDeletion({ ...core, ...platform }),
  });
  const customers = customersModule({
    ...core,
    ...platform,
    ...auth.services,
    solutionInfoOf: createMembershipState({
      ...core,
      ...platform,
      providers: providerLookup,
      published: publishedSolutions,
    }).solutionInfo,
  });
  const addresses = addressesModule(core);
  const verify: VerifyAccessToken = async (token) =>
    (await verifyAccessToken?.(token)) ?? auth.services.auth.verify(token);
  const { isLive } = auth.services.auth;
  const verifyReferral: VerifyReferralToken = async (token, companyName) => {
    const holder = await referralAccess.readAccess(token, companyName);
    return holder && (await isLive(holder)) ? holder : null;
  };
  return joinModules(
    {
      ...auth.services,
      ...customers.services,
      ...addresses.services,
      verify,
      verifyReferral,
      referralAccess,
      attributionCookie,
    },
    [auth, customers, addresses],
  );
}
