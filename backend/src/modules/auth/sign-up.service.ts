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
import { accountTokens } from './account-tokens';
import { authLimits, type AuthLimits } from './auth-limits';
import type { RegisterBody, Registered, TokenKind, VerifiedToken } from './auth.schema';
import type { TokenPurpose } from './auth.tables';
import { newPasswordErrors } from './new-password';
import { hashPassword } from './password';
import { signUpRows } from './sign-ups.repository';

export interface SignUpDependencies {
  db: Db;
  clock: Clock;
  limits: AuthLimits;
  mailing: AccountMailing;
  mails: Pick<AccountMails, 'verify' | 'already'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  customers: Pick<CustomerService, 'isPhoneTaken' | 'addProfile'>;
  settings: Pick<SettingsService, 'client'>;
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
  const { db, clock, limits, mailing, mails, outbox, customers, settings, errors } = deps;

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
      const passwordHash = await hashPassword(body.password);
      const mayWrite = errors === 'spec' || (await limits.allows(authLimits.mailsTo(email, 'already')));
      const now = clock();
      return db.transaction().execute(async (tx) => {
        const isPhoneTaken = await customers.isPhoneTaken(tx, profile.phone);
        const isEmailTaken = await signUpRows.isEmailTaken(tx, email);
        if (errors === 'uniform') {
          // The number first: an answer that came before it would tell about the address.
          if (isPhoneTaken) throw taken(['phone']);
          if (isEmailTaken) return pretended();
        }
        if (isPhoneTaken || isEmailTaken)
          throw taken([
            ...(isEmailTaken ? ['email' as const] : []),
            ...(isPhoneTaken ? ['phone' as const] : []),
          ]);

        const userId = await signUpRows.addUser(tx, email, passwordHash, now);
        if (!userId) {
          if (errors === 'uniform') return pretended();
          throw taken(['email']);
        }
        if (!(await customers.addProfile(tx, { userId, ...profile }, now))) throw taken(['phone']);
        const said = {
          language,
          referralCode,
          termsVersion: TERMS_VERSION,
          marketingConsent: body.marketingConsent ?? false,
        };
        await signUpRows.addSignUp(tx, userId, said, now);
        const token = await accountTokens.issue(tx, { userId, email }, 'VERIFY', now);
        await outbox.enqueue(tx, mails.verify({ email, language }, token));
        return { userId, needVerify: true as const };

        /** Only the mailbox learns that it has an account. */
        async function pretended(): Promise<Registered> {
          if (mayWrite) await outbox.enqueue(tx, mails.already({ key: uuid(), email, language }));
          return { userId: uuid(), needVerify: true };
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

    /** Opens the account to whoever has its password. A token does that once. */
    async activate(token: string, { ip }: Asking): Promise<void> {
      await limits.hit(authLimits.tokens(ip));
      const now = clock();
      await db.transaction().execute(async (tx) => {
        const { userId, status } = await accountTokens.use(tx, token, 'VERIFY', now);
        if (status === 'LOCKED') throw badRequest('TOKEN_INVALID');
        await signUpRows.verify(tx, userId, now);
      });
    },

    async forgetOld(): Promise<void> {
      const now = clock();
      await signUpRows.forgetUnverified(db, new Date(now.getTime() - UNVERIFIED_KEPT_MS));
      await accountTokens.forgetOld(db, now);
      await limits.forgetOld();
    },
  };
}

const codeOf = { email: 'EMAIL_IS_EXIST', phone: 'PHONE_NUMBER_ALREADY_EXIST' } as const;

function taken(fields: ('email' | 'phone')[]): AppError {
  const code = fields.includes('email') ? 'EMAIL_IS_EXIST' : 'PHONE_NUMBER_ALREADY_EXIST';
  return new AppError(409, code, { errors: fields.map((field) => ({ field, code: codeOf[field] })) });
}
