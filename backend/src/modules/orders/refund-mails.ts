import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { OutboxService } from '../outbox/outbox.service';
import { takeRefundNews } from '../payments/refund-news';
import type { OrderMails } from './order-mails';

interface Dependencies {
  db: Db;
  clock: Clock;
  outbox: OutboxService;
  mails: OrderMails;
}

/** Tells shoppers of money that is back, as soon as its gateway has confirmed it. */
export function createRefundMails({ db, clock, outbox, mails }: Dependencies) {
  return {
    runDue: () =>
      db.transaction().execute(async (tx) => {
        const ended = await takeRefundNews(tx, 'order', { now: clock(), most: 20 });
        for (const { id, payableId, amount } of ended) {
          await outbox.enqueue(tx, mails.refunded({ id: payableId }, { refundId: id, amount }));
        }
        return ended.length;
      }),
  };
}
