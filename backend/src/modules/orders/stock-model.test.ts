import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { RequestedReturn } from '../returns/returns.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<CheckoutShop['anOrder']>>;
interface Order {
  state: 'NEW' | 'PAID' | 'SENT' | 'ARRIVED' | 'OVER';
  quantity: number;
  placed: Placed;
}
/** What stock is by the plain arithmetic of the shop. */
interface Model {
  onHand: number;
  reserved: number;
  orders: Order[];
}
interface Goods {
  infoId: string;
}
type Command = fc.AsyncCommand<Model, Goods>;

const staff = (method: 'PUT' | 'POST', path: string, body: Record<string, unknown>) =>
  shop.call(method, `/api/main/admin/${path}`, { as: 'OPERATOR', body });
/** What was done has to have worked, and the stock of the shop has to be that of the model. */
async function done(reply: Promise<{ status: number; message: string }>): Promise<void> {
  const { status, message } = await reply;
  expect([status, message]).toEqual([200, 'OK']);
}
async function agrees({ onHand, reserved }: Model, { infoId }: Goods): Promise<void> {
  expect(await shop.stock(infoId)).toEqual({ onHand, reserved });
}

/** A step with one of the orders that are in a state, chosen by a number. */
function withOrder(
  name: string,
  state: Order['state'],
  which: number,
  run: (order: Order, model: Model) => Promise<void>,
): Command {
  const inState = ({ orders }: Pick<Model, 'orders'>) => orders.filter((order) => order.state === state);
  return {
    check: (model) => inState({ orders: [...model.orders] }).length > 0,
    async run(model, goods) {
      const orders = inState(model);
      const order = orders[which % orders.length];
      if (order) await run(order, model);
      await agrees(model, goods);
    },
    toString: () => `${name}(${String(which)})`,
  };
}

const hold = (quantity: number): Command => ({
  check: () => true,
  async run(model, goods) {
    const { infoId } = goods;
    const customer = uuid();
    const isThere = model.onHand - model.reserved >= quantity;
    const body = await shop.orderBody(infoId, { lines: [{ infoId, quantity }] }).catch(() => null);
    const reply = body && (await shop.postOrder(customer, body));
    expect(reply?.status === 200).toBe(isThere);
    if (reply?.status === 200) {
      model.reserved += quantity;
      model.orders.push({ state: 'NEW', quantity, placed: { ...reply.data, customer, infoId } });
    }
    await agrees(model, goods);
  },
  toString: () => `hold(${String(quantity)})`,
});
const pay = (which: number) =>
  withOrder('pay', 'NEW', which, async (order) => {
    const { RspCode } = await shop.ipn(await shop.news(order.placed.orderId));
    expect(RspCode).toBe('00');
    order.state = 'PAID';
  });
const cancel = (which: number) =>
  withOrder('cancel', 'NEW', which, async (order, model) => {
    const { orderId, customer } = order.placed;
    await done(
      shop.call('PUT', `/order/cancel-order/${orderId}`, { as: customer, body: { reason: 'Đổi ý' } }),
    );
    model.reserved -= order.quantity;
    order.state = 'OVER';
  });
/** Every order that is not paid by now is over. */
const expire = (): Command => ({
  check: () => true,
  async run(model, goods) {
    shop.clock.advance(60 * 60_000);
    for (let round = 0; round < 2; round++) await shop.runJobs();
    for (const order of model.orders.filter(({ state }) => state === 'NEW')) {
      model.reserved -= order.quantity;
      order.state = 'OVER';
    }
    await agrees(model, goods);
  },
  toString: () => 'expire',
});
const send = (which: number) =>
  withOrder('send', 'PAID', which, async (order, model) => {
    const path = `order/${order.placed.orderId}`;
    await done(staff('PUT', `${path}/shipment`, { carrier: 'GHN' }));
    await done(staff('PUT', `${path}/status`, { status: 'DELIVERING' }));
    model.onHand -= order.quantity;
    model.reserved -= order.quantity;
    order.state = 'SENT';
  });
const arrive = (which: number) =>
  withOrder('arrive', 'SENT', which, async (order) => {
    await done(staff('PUT', `order/${order.placed.orderId}/status`, { status: 'DONE' }));
    order.state = 'ARRIVED';
  });
/** A refused parcel is restocked. */
const refuse = (which: number) =>
  withOrder('refuse', 'SENT', which, async (order, model) => {
    const path = `order/${order.placed.orderId}/status`;
    for (const status of ['REJECT', 'CANCEL'])
      await done(staff('PUT', path, { status, reason: 'Khách không nhận' }));
    model.onHand += order.quantity;
    order.state = 'OVER';
  });
/** What a customer sends back is looked at by staff, who put it onto the shelf themselves. */
const bringBack = (which: number) =>
  withOrder('bring back', 'ARRIVED', which, async (order) => {
    const [line] = (await shop.detail(order.placed)).lines;
    const { data } = await shop.call<RequestedReturn>('POST', `/order/${order.placed.orderId}/return`, {
      as: order.placed.customer,
      body: {
        type: 'RETURN',
        lines: [{ lineId: line?.id, quantity: order.quantity }],
        reason: 'Không vừa cỡ',
      },
    });
    await done(staff('PUT', `return/${data.returnId}/status`, { status: 'APPROVED' }));
    await done(staff('PUT', `return/${data.returnId}/status`, { status: 'RECEIVED' }));
    order.state = 'OVER';
  });
const restock = (by: number): Command => ({
  check: () => true,
  async run(model, goods) {
    await done(staff('POST', `stock/${goods.infoId}/adjust`, { by, reason: 'RECEIVED' }));
    model.onHand += by;
    await agrees(model, goods);
  },
  toString: () => `restock(${String(by)})`,
});

const which = fc.nat({ max: 5 });
const commands = fc.commands(
  [
    fc.integer({ min: 1, max: 4 }).map(hold),
    fc.integer({ min: 1, max: 4 }).map(hold),
    which.map(pay),
    which.map(cancel),
    fc.constant(expire()),
    which.map(send),
    which.map(arrive),
    which.map(refuse),
    which.map(bringBack),
    fc.integer({ min: 1, max: 3 }).map(restock),
  ],
  { size: '+1', maxCommands: 20 },
);
async function walk(steps: Iterable<Command>): Promise<void> {
  await fc.asyncModelRun(async () => {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 6 }] });
    return { model: { onHand: 6, reserved: 0, orders: [] }, real: { infoId } };
  }, steps);
  expect(await shop.brokenRules()).toEqual([]);
}

test('stock is what plain arithmetic says on the way of an order, with each of its ends', () =>
  walk([
    hold(4),
    hold(3),
    pay(0),
    send(0),
    hold(2),
    cancel(0),
    arrive(0),
    bringBack(0),
    hold(1),
    pay(0),
    send(0),
    refuse(0),
    hold(1),
    expire(),
    restock(2),
    hold(4),
    hold(4),
  ]));

test('stock is what plain arithmetic says, whatever is held, paid, cancelled, sent, brought back and put on the shelf', async () => {
  await fc.assert(fc.asyncProperty(commands, walk), { numRuns: Number(process.env['STOCK_WALKS'] ?? 6) });
}, 300_000);
