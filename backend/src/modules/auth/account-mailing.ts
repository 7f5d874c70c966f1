import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { invalidFields } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { normaliseEmail } from '../../lib/email';
import type { OutboxService } from '../outbox/outbox.service';
import type { AccountMails } from './account-mails';
import { accountTokens } from './account-tokens';
import { accountLookup } from './account-lookup';
import { authLimits, type AuthLimits } from './auth-limits';
import type { AccountMailPurpose, AccountMailRequestsTable, AccountStatus } from './auth.tables';
import { processRequests } from './process-requests';

export interface AccountMailingDependencies {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  limits: AuthLimits;
  outbox: Pick<OutboxService, 'enqueue'>;
  mails: Pick<AccountMails, 'verify' | 'reset' | 'guesses' | 'locked'>;
}

/** Who asks for something, and in which language they read. */
export interface Asking {
  ip: string;
  language: Language;
}

export type AccountMailing = ReturnType<typeof createAccountMailing>;

type MailRequest = Pick<AccountMailRequestsTable, 'id' | 'email' | 'purpose' | 'language'>;

/** In which state of an account a mail of that kind is of use. */
const useful: Record<AccountMailPurpose, AccountStatus[]> = {
  VERIFY: ['UNVERIFIED'],
  // Anyone who reads the mail has shown as much as the other link would have.
  RESET: ['ACTIVE', 'UNVERIFIED'],
  GUESSES: ['ACTIVE'],
  LOCKED: ['LOCKED'],
};

/** Queues mails to an account's owner; the requests name the account by its email address. */
export function createAccountMailing({ db, clock, log, limits, outbox, mails }: AccountMailingDependencies) {
  /** A newer version may ask for mails that this one cannot write: they wait for it. */
  const purposes = Object.keys(useful) as AccountMailPurpose[];

  const take = (tx: Db, until: Date) =>
    tx
      .deleteFrom('accountMailRequests')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('accountMailRequests')
          .select('id')
          .where('askedAt', '<=', until)
          .where('purpose', 'in', purposes)
          .orderBy('askedAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'email', 'purpose', 'language'])
      .executeTakeFirst();

  async function write(tx: Db, { id, email, purpose, language }: MailRequest): Promise<void> {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'status'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user || !useful[purpose].includes(user.status)) return;
    if (purpose === 'VERIFY' || purpose === 'RESET') {
      const token = await accountTokens.issue(tx, { userId: user.id, email }, purpose, clock());
      const mail = purpose === 'VERIFY' ? mails.verify : mails.reset;
      await outbox.enqueue(tx, mail({ email, language }, token));
      return;
    }
    // Somebody else may have caused this mail, so it uses the owner's language and not that of the request.
    const reader = { email, language: await accountLookup.languageOf(tx, user.id), key: id };
    await outbox.enqueue(tx, purpose === 'GUESSES' ? mails.guesses(reader) : mails.locked(reader));
  }

  async function request(email: string, purpose: AccountMailPurpose, language: Language) {
    await db
      .insertInto('accountMailRequests')
      .values({ id: uuid(), email, purpose, language, askedAt: clock() })
      .execute();
  }

  return {
    /** The address that was asked about, as it is kept; counts the try. */
    async addressOf(text: string, { ip }: Asking): Promise<string> {
      await limits.consume(authLimits.mailsAsked(ip));
      const email = normaliseEmail(text);
      if (!email) throw invalidFields({ field: 'email', code: text.trim() === '' ? 'required' : 'invalid' });
      return email;
    },

    /** Does the same for every address: whether there is such an account is not even looked up. */
    async ask(email: string, purpose: AccountMailPurpose, language: Language): Promise<void> {
      if (await limits.allows(authLimits.mailsTo(email, purpose))) await request(email, purpose, language);
    },

    /** Warns the owner that a caller has reached the limit of wrong passwords; at most once in six hours. */
    async warnOfGuesses(email: string): Promise<void> {
      if (await limits.allows(authLimits.guessWarnings(email))) await request(email, 'GUESSES', 'vi');
    },

    /** Writes what was asked for. Safe with replicas: each takes its own. */
    async runDue(): Promise<void> {
      await processRequests({
        db,
        clock,
        log,
        take,
        process: write,
        postpone: (id, to) =>
          db.updateTable('accountMailRequests').set({ askedAt: to }).where('id', '=', id).execute(),
      });
    },
  };
}
