import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { SubscriptionStatus, TokenPurpose } from './newsletter.tables';

export interface Subscription {
  id: string;
  email: string;
  language: Language;
  status: SubscriptionStatus;
}
interface Consent {
  email: string;
  language: Language;
  consentVersion: string;
}
interface NewToken {
  tokenHash: string;
  subscriptionId: string;
  purpose: TokenPurpose;
  expiresAt: Date | null;
}

const columns = ['id', 'email', 'language', 'status'] as const;

/** Everything here happens inside of the caller's transaction. */
export const newsletterRows = {
  /** The subscription of an address, held until the transaction ends; a new one waits to be confirmed. */
  async held(tx: Db, consent: Consent, now: Date): Promise<Subscription> {
    await tx
      .insertInto('newsletterSubscriptions')
      .values({
        id: uuid(),
        ...consent,
        status: 'PENDING',
        consentAt: now,
        confirmedAt: null,
        unsubscribedAt: null,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    return tx
      .selectFrom('newsletterSubscriptions')
      .select(columns)
      .where('email', '=', consent.email)
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  /** An active subscription stays as it is. */
  async askAgain(tx: Db, id: string, { language, consentVersion }: Consent, now: Date) {
    await tx
      .updateTable('newsletterSubscriptions')
      .set({ status: 'PENDING', language, consentVersion, consentAt: now })
      .where('id', '=', id)
      .where('status', '<>', 'ACTIVE')
      .execute();
  },

  async addToken(tx: Db, token: NewToken, now: Date) {
    await tx
      .insertInto('newsletterTokens')
      .values({ ...token, createdAt: now, usedAt: null })
      .execute();
  },

  /** The subscription that a token is of, both held until the transaction ends. */
  findByToken: (tx: Db, tokenHash: string, purpose: TokenPurpose) =>
    tx
      .selectFrom('newsletterTokens as token')
      .innerJoin('newsletterSubscriptions as subscription', 'subscription.id', 'token.subscriptionId')
      .select([
        'subscription.id',
        'subscription.email',
        'subscription.language',
        'subscription.status',
        'token.expiresAt',
        'token.usedAt',
      ])
      .where('token.tokenHash', '=', tokenHash)
      .where('token.purpose', '=', purpose)
      .forUpdate()
      .executeTakeFirst(),

  async useToken(tx: Db, tokenHash: string, now: Date) {
    await tx
      .updateTable('newsletterTokens')
      .set({ usedAt: now })
      .where('tokenHash', '=', tokenHash)
      .execute();
  },

  async confirm(tx: Db, id: string, now: Date) {
    await tx
      .updateTable('newsletterSubscriptions')
      .set({ status: 'ACTIVE', confirmedAt: now, unsubscribedAt: null })
      .where('id', '=', id)
      .execute();
  },

  /** With what would confirm it again: an old mail must not bring back who has left. */
  async unsubscribe(tx: Db, id: string, now: Date) {
    await tx
      .updateTable('newsletterSubscriptions')
      .set({ status: 'UNSUBSCRIBED', unsubscribedAt: now })
      .where('id', '=', id)
      .where('status', '<>', 'UNSUBSCRIBED')
      .execute();
    await tx
      .deleteFrom('newsletterTokens')
      .where('subscriptionId', '=', id)
      .where('purpose', '=', 'CONFIRM')
      .execute();
  },

  async purgeUnconfirmed(db: Db, before: Date) {
    await db
      .deleteFrom('newsletterSubscriptions')
      .where('status', '=', 'PENDING')
      .where('consentAt', '<', before)
      .execute();
  },
};
