import { v7 as uuid } from 'uuid';
import { invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { Core } from '../../lib/module';
import { plainLines } from '../../lib/plain-text';
import { accountLookup } from '../auth/account-lookup';
import type { OutboxService } from '../outbox/outbox.service';
import { wishMail } from './wish-mail';
import { createWishRepository } from './wishes.repository';
import type { WishBody } from './wishes.schema';

export interface WishDependencies extends Pick<Core, 'db' | 'clock' | 'limits'> {
  outbox: Pick<OutboxService, 'enqueue'>;
}
export type WishService = ReturnType<typeof createWishService>;

const dailyLimit = { max: 10, windowMs: 24 * 3_600_000 };

export function createWishService({ db, clock, limits, outbox }: WishDependencies) {
  const wishes = createWishRepository(db);
  return {
    async add(body: WishBody, customerId: string, language: Language): Promise<void> {
      const text = plainLines(body.text);
      if (!text) throw invalidFields({ field: 'text', code: text === '' ? 'required' : 'invalid' });
      const limit = await limits.consume(`wish ${customerId}`, dailyLimit);
      if (!limit.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', limit.retryAfterSeconds);
      const wish = { id: uuid(), customerId, text, createdAt: clock() };
      // One transaction: no wish without its mail, and no mail without its wish.
      await db.transaction().execute(async (tx) => {
        await wishes.add(tx, wish);
        const email = await accountLookup.emailOf(tx, customerId);
        if (email) await outbox.enqueue(tx, wishMail(wish, email, language));
      });
    },

    async list(customerId: string) {
      const rows = await wishes.list(customerId);
      return rows.map((wish) => ({ ...wish, createdAt: wish.createdAt.toISOString() }));
    },

    /** A wish of another customer is answered like one that does not exist. */
    async remove(id: string, customerId: string): Promise<void> {
      if (!(await wishes.remove(customerId, id))) throw notFound();
    },
  };
}
