import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { accountLookup } from '../auth/account-lookup';
import type { OutboxService } from '../outbox/outbox.service';
import type { VoucherService } from '../vouchers/vouchers.service';
import { voucherEndingMail } from './notification-mail';
import type { NotificationService } from './notifications.service';

interface Dependencies {
  db: Db;
  clock: Clock;
  vouchers: Pick<VoucherService, 'takeEnding'>;
  notifications: Pick<NotificationService, 'notify'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  publicUrl: string;
  siteName: string;
}

const AHEAD_MS = 3 * 86_400_000;
const MOST_AT_ONCE = 100;

/** Whoever keeps a voucher that can still be used is told once, three days before its end. */
export function createVoucherEndings(deps: Dependencies) {
  const { db, clock, vouchers, notifications, outbox } = deps;
  return {
    sweep: () =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const due = await vouchers.takeEnding(tx, {
          now,
          until: new Date(now.getTime() + AHEAD_MS),
          most: MOST_AT_ONCE,
        });
        for (const { customerId, voucherId, code, nameVi, nameEn, endsAt } of due) {
          const tells = {
            ownerId: customerId,
            kind: 'VOUCHER_ENDING' as const,
            facts: { code, name: { vi: nameVi, en: nameEn }, endsAt: endsAt.toISOString() },
          };
          const occasion = `voucher:${voucherId}:ending`;
          const email = await accountLookup.emailOf(tx, customerId);
          if (email === null) await notifications.notify(tx, { ...tells, occasion });
          else {
            const language = await accountLookup.languageOf(tx, customerId);
            const name = language === 'en' ? nameEn : nameVi;
            await outbox.enqueue(tx, {
              // A key is of one mail in the whole shop.
              key: `${occasion}:${customerId}`,
              kind: 'voucher-ending',
              to: email,
              ...voucherEndingMail({ code, name, endsAt }, language, deps),
              tells,
              wantedAs: { customerId, topic: 'VOUCHERS' },
            });
          }
        }
        return due.length;
      }),
  };
}
