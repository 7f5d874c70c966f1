import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { OrderLinesTable, OrderStatus } from './orders.tables';

export interface BoughtLine {
  orderLineId: string;
  orderCode: string;
  productId: string;
  status: OrderStatus;
  color: { name: string } | null;
  size: string | null;
  picture: OrderLinesTable['picture'];
  placedAt: Date;
}

/** What other modules may know of who bought what. */
export type BoughtLines = ReturnType<typeof createBoughtLines>;

/** The buyer is in every question: someone else's line is not there. */
export function createBoughtLines(db: Db) {
  const ofCustomer = (customerId: string) =>
    db
      .selectFrom('orders')
      .innerJoin('orderLines as line', 'line.orderId', 'orders.id')
      .select([
        'line.id as orderLineId',
        'orders.code as orderCode',
        'line.productId',
        'orders.status',
        'line.color',
        'line.size',
        'line.picture',
        'orders.placedAt',
      ])
      .where('orders.customerId', '=', customerId);

  return {
    /** Lines of all finished orders, the latest first. */
    allFinished: (customerId: string, most: number): Promise<BoughtLine[]> =>
      ofCustomer(customerId)
        .where('orders.status', '=', 'DONE')
        .orderBy('orders.placedAt', 'desc')
        .orderBy('line.id')
        .limit(most)
        .execute(),

    find: async (customerId: string, orderLineId: string): Promise<BoughtLine | undefined> =>
      isUuid(orderLineId)
        ? ofCustomer(customerId).where('line.id', '=', orderLineId).executeTakeFirst()
        : undefined,

    /** Lines of finished orders, the latest first. */
    finished: (customerId: string, productId: string): Promise<BoughtLine[]> =>
      ofCustomer(customerId)
        .where('line.productId', '=', productId)
        .where('orders.status', '=', 'DONE')
        .orderBy('orders.placedAt', 'desc')
        .orderBy('line.id')
        .limit(50)
        .execute(),
  };
}
