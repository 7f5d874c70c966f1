import type { Db } from '../../db';
import type { SiteName } from '../../lib/module';
import type { OutboxService } from '../outbox/outbox.service';
import { keptMail } from './deletion-mails';

interface Dependencies {
  outbox: Pick<OutboxService, 'enqueue'>;
  siteName: SiteName;
  publicUrl: string;
}

/** Anyone who signs in wants their account; part of the transaction that opens the session. */
export const createTakeBackDeletion =
  ({ outbox, siteName, publicUrl }: Dependencies) =>
  async (tx: Db, { userId, email }: { userId: string; email: string }): Promise<void> => {
    const row = await tx
      .deleteFrom('accountDeletions')
      .where('userId', '=', userId)
      .returning(['language', 'requestedAt'])
      .executeTakeFirst();
    if (!row) return;
    const shop = { siteName: await siteName(tx), publicUrl };
    await outbox.enqueue(tx, keptMail({ userId, email, ...shop, ...row }));
  };
