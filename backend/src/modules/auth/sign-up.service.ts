import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { AppError, badRequest, invalidFields, type FieldError } from '../../lib/errors';
import { checkContact } from '../../lib/contact';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import type { AccountMailing, Asking } from './account-mailing';
import type { AccountMails } from './account-mails';
import { accountLookup } from './account-lookup';
import { accountTokens, hashOfWord, newWord } from './account-tokens';
import { authLimits, type AuthLimits } from './auth-limits';
import { createAuthRepository } from './auth.repository';
import type {
  ActivateBody,
  Activated,
  RegisterBody,
  Registered,
  TokenKind,
  VerifiedToken,
} from './auth.schema';
import type { SignUpRequestsTable, TokenPurpose } from './auth.tables';
import { newPasswordErrors } from './new-password';
import { hashPassword, verifyPassword } from './password';
import { processRequests } from './process-requests';
import type { SessionEnds } from './session-ends';
import { signUpRows } from './sign-ups.repository';

/** What a sign-up does to the profile of its customer, in its transaction. */
export interface SignUpProfiles {
  isPhoneTaken(tx: Db, phone: string): Promise<boolean>;
  /** Without a number: an account has one from its activation on. */
  addProfile(
    tx: Db,
    profile: { userId: string; firstName: string; lastName: string },
    now: Date,
  ): Promise<void>;
  /** False when somebody else has it. */
  takePhone(tx: Db, userId: string, phone: string, now: Date): Promise<boolean>;
}

/** What a sign-up does for the customer who invited. */
export interface SignUpReferrals {
  /** The code by which the browser of this Cookie header came. */
  codeOf(cookies: string | undefined): string | null;
  isCode(code: string): Promise<boolean>;
  /** Notes the invitation by which the browser came. */
  signedUp(userId: string, cookies: string | undefined): Promise<void>;
  /** Called in the transaction that activates the account. */
  attribute(tx: Db, invitee: { userId: string; email: string; code: string }): Promise<void>;
}

export interface SignUpDependencies {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  limits: AuthLimits;
  mailing: AccountMailing;
  mails: Pick<AccountMails, 'verify' | 'already' | 'phoneTaken'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  profiles: SignUpProfiles;
  referrals: SignUpReferrals;
  settings: Pick<SettingsService, 'client'>;
  sessionEnds: SessionEnds;
  /** `uniform` hides which addresses have an account. */
  errors: 'spec' | 'uniform';
}

/** What an activation answers, and whom this browser is signed in as by it. */
interface Activation {
  answered: Activated;
  signedUpHere: string | null;
}

/** An older sign-up activates only: who finds the browser later signs in with the password. */
const SIGN_IN_WITHIN_MS = 3_600_000;

export type SignUpService = ReturnType<typeof createSignUpService>;

/** The words beside the boxes that people tick; new texts get a new name. */
const TERMS_VERSION = '2026-11';
const UNVERIFIED_RETENTION_MS = 30 * 86_400_000;
const REFERRAL_CODE = /^[A-Za-z0-9_-]{3,40}$/;

/** Who is invited to the staff chooses a password on the same page as who has forgotten theirs. */
const purposes: Record<TokenKind, TokenPurpose[]> = { verify: ['VERIFY'], reset: ['RESET', 'INVITE'] };

/** Making an account: by form, and then by the mailbox that was named. */
export function createSignUpService(deps: SignUpDependencies) {
  const { db, clock, log, limits, mailing, mails, outbox, settings, sessionEnds, errors } = deps;
  const { profiles, referrals } = deps;
  const accounts = createAuthRepository(db, sessionEnds);

  async function checked(body: RegisterBody, cookies: string | undefined) {
    const { referralCode = '', acceptTerms } = body;
    const contact = checkContact(body);
    const code = referralCode.trim();
    const problems: FieldError[] = [
      ...(contact.ok ? [] : contact.errors),
      ...(await newPasswordErrors(body, settings)),
      ...(await referralErrors(code)),
      ...(acceptTerms ? [] : [{ field: 'acceptTerms', code: 'required' as const }]),
    ];
    if (!contact.ok || problems.length > 0) throw invalidFields(...problems);
    // A typed code wins over the one by which the browser came.
    return { ...contact.value, referralCode: code || referrals.codeOf(cookies) };
  }

  async function referralErrors(code: string): Promise<FieldError[]> {
    if (code === '') return [];
    if (!REFERRAL_CODE.test(code)) return [{ field: 'referralCode', code: 'invalid' }];
    return (await referrals.isCode(code)) ? [] : [{ field: 'referralCode', code: 'referralCode.unknown' }];
  }

  /** Makes the account and writes its activation mail; false when there is one with that address. */
  async function make(tx: Db, request: SignUpRequestsTable): Promise<boolean> {
    const { id: userId, email, passwordHash, firstName, lastName, askedAt, ...said } = request;
    if (!(await signUpRows.addUser(tx, { id: userId, email, passwordHash, now: askedAt }))) return false;
    await profiles.addProfile(tx, { userId, firstName, lastName }, askedAt);
    await signUpRows.addSignUp(tx, userId, said, askedAt);
    await mailActivation(tx, userId, request);
    return true;
  }

  async function makeOrRefuse(tx: Db, request: SignUpRequestsTable): Promise<void> {
    const isPhoneTaken = await profiles.isPhoneTaken(tx, request.phone);
    const isEmailTaken = (await signUpRows.findByEmail(tx, request.email)) !== undefined;
    if (isPhoneTaken || isEmailTaken)
      throw taken([...(isEmailTaken ? ['email' as const] : []), ...(isPhoneTaken ? ['phone' as const] : [])]);
    if (!(await make(tx, request))) throw taken(['email']);
  }

  async function mailActivation(tx: Db, userId: string, { email, language }: SignUpRequestsTable) {
    const token = await accountTokens.issue(tx, { userId, email }, 'VERIFY', clock());
    await outbox.enqueue(tx, mails.verify({ email, language }, token));
  }

  /** Only the mailbox learns that it has an account, or that one waits for it. */
  async function notifyOwner(tx: Db, request: SignUpRequestsTable): Promise<void> {
    const account = await signUpRows.findByEmail(tx, request.email);
    if (account?.status === 'UNVERIFIED') await mailActivation(tx, account.id, request);
    else if (account) {
      const language = await accountLookup.languageOf(tx, account.id);
      await outbox.enqueue(tx, mails.already({ key: request.id, email: request.email, language }));
    }
  }

  return {
    /**
     * Makes an account that waits for its mailbox. All that is taken is told at once, each at its field; with `uniform`
     * the answer is the same for every address and number, and `runDue` does the rest.
     */
    async register(
      body: RegisterBody,
      { ip, language, cookies }: Asking & { cookies: string | undefined },
    ): Promise<Registered> {
      await limits.consume(authLimits.signUps(ip));
      const { email, ...said } = await checked(body, cookies);
      const claim = newWord();
      const signUp: SignUpRequestsTable = {
        ...said,
        id: uuid(),
        email,
        passwordHash: await hashPassword(body.password),
        claimHash: hashOfWord(claim),
        termsVersion: TERMS_VERSION,
        marketingConsent: body.marketingConsent ?? false,
        language,
        askedAt: clock(),
      };
      if (errors === 'spec') await db.transaction().execute((tx) => makeOrRefuse(tx, signUp));
      else if (await limits.allows(authLimits.mailsTo(email, 'sign-up')))
        await signUpRows.addRequest(db, signUp);
      await referrals.signedUp(signUp.id, cookies);
      return { userId: signUp.id, needVerify: true, claim };
    },

    /** Does what sign-ups asked for that were answered alike. Safe with replicas: each takes its own. */
    async runDue(): Promise<void> {
      await processRequests({
        db,
        clock,
        log,
        take: signUpRows.takeRequest,
        async process(tx, request) {
          if (!(await make(tx, request))) await notifyOwner(tx, request);
        },
        postpone: (id, to) => signUpRows.postponeRequest(db, id, to),
      });
    },

    /** Sends the activation mail once more; answers alike for every address. */
    async resend(text: string, asking: Asking): Promise<void> {
      const email = await mailing.addressOf(text, asking);
      await mailing.ask(email, 'VERIFY', asking.language);
    },

    /** Whether a link of a mail still works. Changes nothing. */
    async look(token: string, type: TokenKind, { ip }: Asking): Promise<VerifiedToken> {
      await limits.consume(authLimits.tokens(ip));
      const holder = await accountTokens.look(db, token, purposes[type], clock());
      return { valid: holder !== null, email: holder?.email ?? null, type };
    },

    /**
     * Opens an account by the mailed link. The link shows whose mailbox it is, not who chose the password: that is
     * shown by the claim of the browser that signed up, or by the password; else a new one is chosen, and what a
     * stranger may have said goes with theirs.
     * @returns beside the answer whom the browser may be signed in as: the one who signed up in it, within the hour
     */
    async activate({ token, claim, ...chosen }: ActivateBody, { ip, language }: Asking): Promise<Activation> {
      await limits.consume(authLimits.tokens(ip));
      const { password } = chosen;
      const waiting = await accountTokens.look(db, token, ['VERIFY'], clock());
      let newHash: string | undefined;
      if (password !== undefined) {
        const problems = await newPasswordErrors({ confirmPassword: '', ...chosen, password }, settings);
        if (problems.length > 0) throw invalidFields(...problems);
        const isKnown = waiting !== null && (await verifyPassword(waiting.passwordHash, password));
        if (!isKnown) newHash = await hashPassword(password);
      }
      const now = clock();
      return db.transaction().execute(async (tx) => {
        const { userId, status, email } = await accountTokens.use(tx, token, ['VERIFY'], now);
        if (status !== 'UNVERIFIED') throw badRequest('TOKEN_INVALID');
        const isClaimed =
          claim !== undefined && hashOfWord(claim) === (await signUpRows.find(tx, userId))?.claimHash;
        if (!isClaimed) {
          if (password === undefined) throw badRequest('PASSWORD_NEEDED');
          if (newHash !== undefined) {
            await accounts.setPassword(tx, userId, newHash, now);
            await signUpRows.disown(tx, userId);
          }
        }
        await signUpRows.verify(tx, userId, now);
        const { phone, referralCode, createdAt } = { ...(await signUpRows.find(tx, userId)) };
        const isRecent = createdAt !== undefined && now.getTime() - createdAt.getTime() < SIGN_IN_WITHIN_MS;
        const signedUpHere = isClaimed && isRecent ? userId : null;
        const opened = (more: Omit<Activated, 'activated'> = {}): Activation => ({
          answered: { activated: true, ...more },
          signedUpHere,
        });
        if (referralCode) await referrals.attribute(tx, { userId, email, code: referralCode });
        if (!phone) return opened();
        await signUpRows.clearPhone(tx, userId);
        if (await profiles.takePhone(tx, userId, phone, now)) return opened();
        if (errors === 'spec') return opened({ isPhoneTaken: true });
        await outbox.enqueue(tx, mails.phoneTaken({ key: userId, email, language }));
        return opened();
      });
    },

    async purgeExpired(): Promise<void> {
      const now = clock();
      const before = new Date(now.getTime() - UNVERIFIED_RETENTION_MS);
      await signUpRows.purgeUnverified(db, { before, now });
      await signUpRows.purgeInvited(db, before);
      await accountTokens.purgeExpired(db, now);
    },
  };
}

const codeOf = { email: 'EMAIL_IS_EXIST', phone: 'PHONE_NUMBER_ALREADY_EXIST' } as const;

function taken(fields: ('email' | 'phone')[]): AppError {
  const code = fields.includes('email') ? 'EMAIL_IS_EXIST' : 'PHONE_NUMBER_ALREADY_EXIST';
  return new AppError(409, code, { errors: fields.map((field) => ({ field, code: codeOf[field] })) });
}
