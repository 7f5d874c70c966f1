import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { settleAll } from '../../lib/settle-all';
import type { OutboxService } from '../outbox/outbox.service';
import type { OrderMails } from './order-mails';
import type { OrderReading } from './order-reading';
import { paymentAction } from './order-views';
import type { OrderSettings } from './order-window';
import type { OrderRepository } from './orders.repository';

interface Dependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  reading: Pick<OrderReading, 'standingOf'>;
  outbox: OutboxService;
  mails: OrderMails;
  settings: OrderSettings;
}

const MAX_MINUTES_BEFORE = 10;

/** Ten minutes before the end; of a short window a third passes first, for who was just shown the gateway needs no mail. */
export const reminderMinutes = (windowMinutes: number) =>
  Math.min(MAX_MINUTES_BEFORE, (windowMinutes * 2) / 3);

/** Who has not paid yet is written once, while there is still time. */
export function createReminders({ db, clock, orders, reading, outbox, mails, settings }: Dependencies) {
  async function remind(id: string, leadMs: number) {
    await db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, id);
      const now = clock();
      // Another replica may have been here, or the money, since the order was found.
      if (!order?.expiresAt || order.remindedAt || order.expiresAt.getTime() - leadMs > now.getTime()) return;
      await orders.update(tx, id, { remindedAt: now });
      // Nobody should pay again while money may be on its way.
      if (paymentAction(order, await reading.standingOf(tx, id), now) === 'NONE') return;
      await outbox.enqueue(tx, mails.reminder({ id, expiresAt: order.expiresAt }));
    });
  }

  return {
    async runDue() {
      const now = clock();
      const { settingClient } = await settings.client();
      const leadMs = reminderMinutes(settingClient.paymentMinutes) * 60_000;
      const due = await orders.dueForReminder(now, new Date(now.getTime() + leadMs), 20);
      await settleAll(due, (id) => remind(id, leadMs));
      return due.length;
    },
  };
}
