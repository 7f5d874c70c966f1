import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import type { OutboxService } from '../outbox/outbox.service';
import type { VoucherService } from '../vouchers/vouchers.service';
import { voucherEndingMail } from './notification-mail';
import type { NotificationService } from './notifications.service';

export interface VoucherEndingDependencies {
  db: Db;
  clock: Clock;
  vouchers: Pick<VoucherService, 'takeEnding'>;
  notifications: Pick<NotificationService, 'notify'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  /** Where an account is written to, and in which language. */
  accounts: {
    emailOf(tx: Db, userId: string): Promise<string | null>;
    languageOf(tx: Db, userId: string): Promise<Language>;
  };
  publicUrl: string;
  siteName: SiteName;
}

const AHEAD_MS = 3 * 86_400_000;
const MAX_AT_ONCE = 100;

/** Anyone who keeps a voucher that can still be used is told once, three days before its end. */
export function createVoucherEndings(deps: VoucherEndingDependencies) {
  const { db, clock, vouchers, notifications, outbox, accounts, publicUrl } = deps;
  return {
    runDue: () =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const due = await vouchers.takeEnding(tx, {
          now,
          until: new Date(now.getTime() + AHEAD_MS),
          most: MAX_AT_ONCE,
        });
        for (const { customerId, voucherId, code, nameVi, nameEn, endsAt } of due) {
          const notification = {
            ownerId: customerId,
            kind: 'VOUCHER_ENDING' as const,
            facts: { code, name: { vi: nameVi, en: nameEn }, endsAt: endsAt.toISOString() },
          };
          const occasion = `voucher:${voucherId}:ending`;
          const email = await accounts.emailOf(tx, customerId);
          if (email === null) await notifications.notify(tx, { ...notification, occasion });
          else {
            const language = await accounts.languageOf(tx, customerId);
            const name = language === 'en' ? nameEn : nameVi;
            const siteName = await deps.siteName(tx);
            await outbox.enqueue(tx, {
              // A key is of one mail in the whole shop.
              key: `${occasion}:${customerId}`,
              kind: 'voucher-ending',
              to: email,
              ...voucherEndingMail({ code, name, endsAt }, language, { publicUrl, siteName }),
              notification,
              wantedAs: { customerId, topic: 'VOUCHERS' },
            });
          }
        }
        return due.length;
      }),
  };
}
