import type { Db, OpenDatabase } from '../../db';
import { defineModule, type Core } from '../../lib/module';
import type { RateLimiter } from '../../lib/rate-limiter';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import { createAccessTokens } from './access-tokens';
import type { Audit } from '../audit/audit.service';
import { createAccountAccess } from './account-access';
import { createAccountLocks } from './account-locks';
import { createAccountMailing } from './account-mailing';
import { createAccountMails } from './account-mails';
import { createAuthLimits } from './auth-limits';
import { authRoutes, passwordRoutes, signUpRoutes } from './auth.routes';
import { createAuthService, type AuthDependencies } from './auth.service';
import { createPostgresRateLimiter } from './postgres-rate-limiter';
import { createDevices, type SignIn } from './devices';
import { createKnownCallers } from './known-callers';
import { createLoginLimits } from './login-limits';
import { createPasswordService } from './passwords.service';
import { accountData } from './personal-data';
import { createSessionEnds } from './session-ends';
import { createStaffAccounts } from './staff-accounts';
import { createSignUpService, type SignUpProfiles, type SignUpReferrals } from './sign-up.service';
import { loadSigningKey } from './signing-key';

interface Dependencies extends Core {
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
  /** What all replicas count in; null without it. */
  sharedLimiter: RateLimiter | null;
  outbox: OutboxService;
  audit: Audit;
  settings: SettingsService;
  profiles: SignUpProfiles;
  referrals: SignUpReferrals;
  /** Referral credentials of who has joined the programme; null of others. */
  referralCredentials: AuthDependencies['referralCredentials'];
  /** Told of each sign-in, in the transaction that opens its session. */
  onSignIn(tx: Db, signIn: SignIn): Promise<void>;
}

/** Accounts: signing up and in, passwords, sessions, devices. */
export async function authModule(deps: Dependencies) {
  const { db, clock, log, config, publicUrl, outbox, settings, profiles, referrals } = deps;
  const postgresLimiter = createPostgresRateLimiter(db, clock);
  // Where accounts are concerned a restart forgets nothing, and replicas count together without Redis, too.
  const limiter = deps.sharedLimiter ?? postgresLimiter;
  const limits = createAuthLimits(limiter);
  const mails = createAccountMails(deps);
  const mailing = createAccountMailing({ db, clock, log, limits, outbox, mails });
  const devices = createDevices({ db, clock, outbox, mails });
  const sessionEnds = createSessionEnds(deps.announcements);
  const loginLimits = createLoginLimits(limiter, { onExhausted: (email) => mailing.warnOfGuesses(email) });
  const knownCallers = createKnownCallers({
    db,
    clock,
    secret: config.platformSecret,
    isSecure: publicUrl.startsWith('https:'),
  });
  const auth = createAuthService({
    db,
    clock,
    sessionEnds,
    async onSignIn(tx, signIn) {
      await deps.onSignIn(tx, signIn);
      await devices.seen(tx, signIn);
    },
    accessTokens: createAccessTokens({
      key: await loadSigningKey(config.jwtPrivateKey, config.dataDir),
      issuer: publicUrl,
      audience: `${publicUrl}/api`,
      lifeMs: config.accessTokenMinutes * 60_000,
      clock,
    }),
    loginLimits,
    knownCallers,
    errors: config.authErrors,
    referralCredentials: deps.referralCredentials,
    onFailure: (err) => log.error({ err }, 'an owner could not be told that the account is not open'),
    onInactive: (email, status, language) =>
      mailing.ask(email, status === 'UNVERIFIED' ? 'VERIFY' : 'LOCKED', language),
  });
  const account = createAccountAccess({ db, clock, loginLimits, sessionEnds });
  const accountLocks = createAccountLocks({ clock, account });
  const staffAccounts = createStaffAccounts({
    ...deps,
    mails,
    account,
    locks: accountLocks,
  });
  const byMail = { db, clock, limits, mailing, mails, outbox, settings, sessionEnds };
  const signUp = createSignUpService({ ...byMail, log, profiles, referrals, errors: config.authErrors });
  const passwords = createPasswordService({
    ...byMail,
    loginLimits,
    knownCallers,
    tellsUnknown: config.authErrors === 'spec' && config.deployment === 'demo',
  });
  return defineModule({
    services: { auth, account, accountLocks, staffAccounts, sessionEnds },
    routes: [
      { prefix: '/api/auth', plugin: authRoutes(auth) },
      { prefix: '/api/auth', plugin: signUpRoutes(signUp, auth) },
      { prefix: '/api/auth', plugin: passwordRoutes(passwords) },
    ],
    jobs: [
      { name: 'requested sign-ups', every: 'seconds', run: () => signUp.runDue() },
      { name: 'mails about accounts', every: 'seconds', run: () => mailing.runDue() },
      { name: 'sign-ups', every: 'minute', run: () => signUp.purgeExpired() },
      { name: 'rate limits', every: 'minute', run: () => postgresLimiter.purgeExpired() },
      { name: 'known devices', every: 'minute', run: () => devices.purgeExpired() },
      { name: 'known networks', every: 'minute', run: () => knownCallers.purgeExpired() },
    ],
    personalData: [accountData(db, account)],
  });
}
