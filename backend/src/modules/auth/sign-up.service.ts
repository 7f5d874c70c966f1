import { v7 as uuid } from 'uuid';
import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { AppError, badRequest, invalidFields, type FieldError } from '../../plugins/errors';
import { checkContact } from '../customers/contact';
import type { CustomerService } from '../customers/customers.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import type { AccountMailing, Asking } from './account-mailing';
import type { AccountMails } from './account-mails';
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
import type { AccountStatus, TokenPurpose } from './auth.tables';
import { newPasswordErrors } from './new-password';
import { hashPassword, verifyPassword } from './password';
import type { SessionEnds } from './session-ends';
import { signUpRows } from './sign-ups.repository';

export interface SignUpDependencies {
  db: Db;
  clock: Clock;
  limits: AuthLimits;
  mailing: AccountMailing;
  mails: Pick<AccountMails, 'verify' | 'already' | 'phoneTaken'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  customers: Pick<CustomerService, 'isPhoneTaken' | 'addProfile' | 'takePhone'>;
  settings: Pick<SettingsService, 'client'>;
  sessionEnds: SessionEnds;
  /** `uniform` hides which addresses have an account. */
  errors: 'spec' | 'uniform';
}

export type SignUpService = ReturnType<typeof createSignUpService>;

/** The words beside the boxes that people tick; new texts get a new name. */
const TERMS_VERSION = '2026-11';
const UNVERIFIED_KEPT_MS = 30 * 86_400_000;
const REFERRAL_CODE = /^[A-Za-z0-9_-]{3,40}$/;

const purposes: Record<TokenKind, TokenPurpose> = { verify: 'VERIFY', reset: 'RESET' };

/** Making an account: by form, and then by the mailbox that was named. */
export function createSignUpService(deps: SignUpDependencies) {
  const { db, clock, limits, mailing, mails, outbox, customers, settings, sessionEnds, errors } = deps;
  const accounts = createAuthRepository(db, sessionEnds);

  async function checked(body: RegisterBody) {
    const { referralCode = '', acceptTerms } = body;
    const contact = checkContact(body);
    const code = referralCode.trim();
    const problems: FieldError[] = [
      ...(contact.ok ? [] : contact.errors),
      ...(await newPasswordErrors(body, settings)),
      ...(code === '' || REFERRAL_CODE.test(code) ? [] : [{ field: 'referralCode', code: 'invalid' }]),
      ...(acceptTerms ? [] : [{ field: 'acceptTerms', code: 'required' }]),
    ];
    if (!contact.ok || problems.length > 0) throw invalidFields(...problems);
    return { ...contact.value, referralCode: code || null };
  }

  return {
    /** Makes an account that waits for its mailbox. All that is taken is told at once, each at its field. */
    async register(body: RegisterBody, { ip, language }: Asking): Promise<Registered> {
      await limits.hit(authLimits.signUps(ip));
      const { email, referralCode, ...profile } = await checked(body);
      const { phone, ...names } = profile;
      const passwordHash = await hashPassword(body.password);
      const mayWrite = errors === 'spec' || (await limits.allows(authLimits.mailsTo(email, 'already')));
      const now = clock();
      const claim = newWord();
      return db.transaction().execute(async (tx) => {
        const isPhoneTaken = await customers.isPhoneTaken(tx, phone);
        const known = await signUpRows.findByEmail(tx, email);
        if (errors === 'uniform') {
          if (known) return pretended(known);
        } else if (isPhoneTaken || known)
          throw taken([...(known ? ['email' as const] : []), ...(isPhoneTaken ? ['phone' as const] : [])]);

        const userId = await signUpRows.addUser(tx, email, passwordHash, now);
        if (!userId) {
          if (errors === 'uniform') return pretended(await signUpRows.findByEmail(tx, email));
          throw taken(['email']);
        }
        await customers.addProfile(tx, { userId, ...names }, now);
        const said = {
          language,
          referralCode,
          phone,
          claimHash: hashOfWord(claim),
          termsVersion: TERMS_VERSION,
          marketingConsent: body.marketingConsent ?? false,
        };
        await signUpRows.addSignUp(tx, userId, said, now);
        const token = await accountTokens.issue(tx, { userId, email }, 'VERIFY', now);
        await outbox.enqueue(tx, mails.verify({ email, language }, token));
        return { userId, needVerify: true as const, claim };

        /** Only the mailbox learns that it has an account, or that one waits for it. */
        async function pretended(
          account: { id: string; status: AccountStatus } | undefined,
        ): Promise<Registered> {
          if (mayWrite && account?.status === 'UNVERIFIED') {
            const again = await accountTokens.issue(tx, { userId: account.id, email }, 'VERIFY', now);
            await outbox.enqueue(tx, mails.verify({ email, language }, again));
          } else if (mayWrite) await outbox.enqueue(tx, mails.already({ key: uuid(), email, language }));
          return { userId: uuid(), needVerify: true, claim };
        }
      });
    },

    /** Sends the activation mail once more; answers alike for every address. */
    async resend(text: string, asking: Asking): Promise<void> {
      const email = await mailing.addressOf(text, asking);
      await mailing.ask(email, 'VERIFY', asking.language);
    },

    /** Whether a link of a mail still works. Changes nothing. */
    async look(token: string, type: TokenKind, { ip }: Asking): Promise<VerifiedToken> {
      await limits.hit(authLimits.tokens(ip));
      const holder = await accountTokens.look(db, token, purposes[type], clock());
      return { valid: holder !== null, email: holder?.email ?? null, type };
    },

    /**
     * Opens an account by the mailed link. The link shows whose mailbox it is, not who chose the password: that is
     * shown by the claim of the browser that signed up, or by the password; else a new one is chosen, and what a
     * stranger may have said goes with theirs.
     */
    async activate({ token, claim, ...chosen }: ActivateBody, { ip, language }: Asking): Promise<Activated> {
      await limits.hit(authLimits.tokens(ip));
      const { password } = chosen;
      const waiting = await accountTokens.look(db, token, 'VERIFY', clock());
      let newHash: string | undefined;
      if (password !== undefined) {
        const problems = await newPasswordErrors({ confirmPassword: '', ...chosen, password }, settings);
        if (problems.length > 0) throw invalidFields(...problems);
        const isKnown = waiting !== null && (await verifyPassword(waiting.passwordHash, password));
        if (!isKnown) newHash = await hashPassword(password);
      }
      const now = clock();
      return db.transaction().execute(async (tx) => {
        const { userId, status, email } = await accountTokens.use(tx, token, 'VERIFY', now);
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
        const phone = (await signUpRows.find(tx, userId))?.phone;
        if (!phone) return { activated: true as const };
        await signUpRows.forgetPhone(tx, userId);
        if (await customers.takePhone(tx, userId, phone, now)) return { activated: true as const };
        if (errors === 'spec') return { activated: true as const, isPhoneTaken: true };
        await outbox.enqueue(tx, mails.phoneTaken({ key: userId, email, language }));
        return { activated: true as const };
      });
    },

    async forgetOld(): Promise<void> {
      const now = clock();
      await signUpRows.forgetUnverified(db, new Date(now.getTime() - UNVERIFIED_KEPT_MS));
      await accountTokens.forgetOld(db, now);
    },
  };
}

const codeOf = { email: 'EMAIL_IS_EXIST', phone: 'PHONE_NUMBER_ALREADY_EXIST' } as const;

function taken(fields: ('email' | 'phone')[]): AppError {
  const code = fields.includes('email') ? 'EMAIL_IS_EXIST' : 'PHONE_NUMBER_ALREADY_EXIST';
  return new AppError(409, code, { errors: fields.map((field) => ({ field, code: codeOf[field] })) });
}
