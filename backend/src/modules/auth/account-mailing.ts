import { v7 as uuid } from 'uuid';
import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { invalidFields } from '../../plugins/errors';
import type { Language } from '../../plugins/language';
import { normaliseEmail } from '../customers/email';
import type { OutboxService } from '../outbox/outbox.service';
import type { AccountMails } from './account-mails';
import { accountTokens } from './account-tokens';
import { authLimits, type AuthLimits } from './auth-limits';
import type { AccountStatus, TokenPurpose } from './auth.tables';

export interface AccountMailingDependencies {
  db: Db;
  clock: Clock;
  limits: AuthLimits;
  outbox: Pick<OutboxService, 'enqueue'>;
  mails: Pick<AccountMails, 'verify' | 'reset'>;
}

/** Who asks for something, and in which language they read. */
export interface Asking {
  ip: string;
  language: Language;
}

export type AccountMailing = ReturnType<typeof createAccountMailing>;

const MOST_AT_ONCE = 100;

/** In which state of an account a link of that kind is of use. */
const useful: Record<TokenPurpose, AccountStatus[]> = {
  VERIFY: ['UNVERIFIED'],
  // Whoever reads the mail has shown as much as the other link would have.
  RESET: ['ACTIVE', 'UNVERIFIED'],
};

/** Mails with a link, for whoever names the address of an account. */
export function createAccountMailing({ db, clock, limits, outbox, mails }: AccountMailingDependencies) {
  async function writeNext(): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const asked = await tx
        .deleteFrom('accountMailRequests')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('accountMailRequests')
            .select('id')
            .orderBy('askedAt')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['email', 'purpose', 'language'])
        .executeTakeFirst();
      if (!asked) return false;
      const { email, purpose, language } = asked;
      const user = await tx
        .selectFrom('users')
        .select(['id', 'status'])
        .where('email', '=', email)
        .executeTakeFirst();
      if (!user || !useful[purpose].includes(user.status)) return true;
      const token = await accountTokens.issue(tx, { userId: user.id, email }, purpose, clock());
      const write = purpose === 'VERIFY' ? mails.verify : mails.reset;
      await outbox.enqueue(tx, write({ email, language }, token));
      return true;
    });
  }

  return {
    /** The address that was asked about, as it is kept; counts the try. */
    async addressOf(text: string, { ip }: Asking): Promise<string> {
      await limits.hit(authLimits.mailsAsked(ip));
      const email = normaliseEmail(text);
      if (!email) throw invalidFields({ field: 'email', code: text.trim() === '' ? 'required' : 'invalid' });
      return email;
    },

    /** Does the same for every address: whether there is such an account is not even looked up. */
    async ask(email: string, purpose: TokenPurpose, language: Language): Promise<void> {
      if (!(await limits.allows(authLimits.mailsTo(email, purpose)))) return;
      await db
        .insertInto('accountMailRequests')
        .values({ id: uuid(), email, purpose, language, askedAt: clock() })
        .execute();
    },

    /** Writes what was asked for. Safe with replicas: each takes its own. */
    async sweep(): Promise<void> {
      for (let written = 0; written < MOST_AT_ONCE; written++) if (!(await writeNext())) return;
    },
  };
}
