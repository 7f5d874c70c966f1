import { createCatalogueRepository } from '../src/modules/catalogue/catalogue.repository';
import { createCatalogueService } from '../src/modules/catalogue/catalogue.service';
import { searchText } from '../src/lib/fold';
import { createInventoryService } from '../src/modules/inventory/inventory.service';
import { orderCode } from '../src/modules/orders/order-code';
import { createOrderRepository } from '../src/modules/orders/orders.repository';
import type { PaymentMethod } from '../src/lib/payment-methods';
import type { Actor, OrderStatus } from '../src/modules/orders/orders.tables';
import { createPaymentRepository } from '../src/modules/payments/payments.repository';
import { toVnpayDate } from '../src/modules/payments/vnpay/vnpay-time';
import { priceOf } from '../src/modules/pricing/pricing';
import { shippingOffers, zoneOf } from '../src/modules/shipping/shipping.rules';
import type { Db } from '../src/db';
import { demoUserId } from './accounts';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';

interface Happened {
  status: OrderStatus;
  by: Actor;
  /** After the order was placed. */
  afterHours: number;
  reason?: string;
}
/** An order of the demo shop. */
export interface DemoOrder {
  key: string;
  /** A guest, without an account. Absent: the demo customer. */
  buyer?: typeof customer;
  /** What of its money waits for staff. */
  waits?: 'REFUND' | 'REVIEW';
  placedHoursAgo: number;
  method: PaymentMethod;
  /** How many pieces of each product, one product after the other from where the last order stopped. */
  pieces: number[];
  address: 'home' | 'office';
  note: string;
  happened: Happened[];
  shipment?: { carrier: string; trackingNumber: string; status: string };
}

export const system = (status: OrderStatus, afterHours: number, reason?: string): Happened => ({
  status,
  by: 'SYSTEM',
  afterHours,
  ...(reason && { reason }),
});
export const staff = (status: OrderStatus, afterHours: number, reason?: string): Happened => ({
  ...system(status, afterHours, reason),
  by: 'OPERATOR',
});

/** The oldest first. */
const demoOrders: DemoOrder[] = [
  {
    key: 'done',
    placedHoursAgo: 24 * 21,
    method: 'COD',
    pieces: [1, 2],
    address: 'home',
    note: 'Gọi trước khi giao',
    happened: [staff('PROCESSING', 2), staff('DELIVERING', 20), staff('DONE', 70)],
    shipment: { carrier: 'Giao Hàng Nhanh', trackingNumber: 'GHN8812045521', status: 'DELIVERED' },
  },
  {
    key: 'rejected',
    placedHoursAgo: 24 * 14,
    method: 'COD',
    pieces: [1],
    address: 'office',
    note: 'Giao giờ hành chính',
    happened: [
      staff('PROCESSING', 3),
      staff('DELIVERING', 22),
      staff('REJECT', 49, 'Không liên lạc được người nhận sau 3 lần giao'),
    ],
    shipment: { carrier: 'Viettel Post', trackingNumber: 'VTP2206113947', status: 'RETURNING' },
  },
  {
    key: 'cancelled',
    placedHoursAgo: 24 * 9,
    method: 'COD',
    pieces: [1, 1],
    address: 'home',
    note: 'Không có ghi chú',
    happened: [{ status: 'CANCEL', by: 'CUSTOMER', afterHours: 1, reason: 'Tôi muốn đổi màu khác' }],
  },
  {
    key: 'delivering',
    placedHoursAgo: 24 * 2,
    method: 'THEGHINO',
    pieces: [2, 1],
    address: 'home',
    note: 'Gọi trước khi giao',
    happened: [system('PROCESSING', 0.1, 'PAID'), staff('DELIVERING', 20)],
    shipment: { carrier: 'Giao Hàng Nhanh', trackingNumber: 'GHN8812050077', status: 'IN_TRANSIT' },
  },
  {
    key: 'processing',
    placedHoursAgo: 20,
    method: 'ONLINE',
    pieces: [1],
    address: 'office',
    note: 'Giao giờ hành chính',
    happened: [system('PROCESSING', 0.1, 'PAID')],
  },
  {
    key: 'new-cod',
    placedHoursAgo: 3,
    method: 'COD',
    pieces: [1],
    address: 'home',
    note: 'Giao giờ hành chính',
    happened: [],
  },
  {
    key: 'new-unpaid',
    placedHoursAgo: 0,
    method: 'ONLINE',
    pieces: [1, 1],
    address: 'home',
    note: 'Không có ghi chú',
    happened: [],
  },
];

const addresses = {
  home: {
    national: 'VN',
    provinceCode: '01',
    province: 'Thành phố Hà Nội',
    wardCode: '00166',
    ward: 'Phường Cầu Giấy',
    address: 'Số 12, ngõ 45 đường Trần Thái Tông',
  },
  office: {
    national: 'VN',
    provinceCode: '79',
    province: 'Thành phố Hồ Chí Minh',
    wardCode: '26740',
    ward: 'Phường Sài Gòn',
    address: 'Tầng 8, 28 Mạc Đĩnh Chi',
  },
};
const customer = {
  firstName: 'Minh Anh',
  lastName: 'Nguyễn',
  email: 'customer@example.com',
  phone: '+84912345678',
};

const WINDOW_MS = 15 * 60_000;
const GRACE_MS = 5 * 60_000;
const FREE_FROM = 500_000;
const HOUR_MS = 3_600_000;

/** What the demo customer has bought so far: an order in every status, with its goods where they belong. */
export const seedOrders = (context: SeedContext): Promise<void> => seedOrderList(context, demoOrders);

/** Orders with goods that are in stock, one product after the other. */
export async function seedOrderList({ db, now }: SeedContext, list: DemoOrder[]): Promise<void> {
  const wanted = list.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const variantIds = await variantsInStock(db, wanted);
  let next = 0;
  for (const order of list) {
    const bought = order.pieces.flatMap((quantity) => {
      const infoId = variantIds[next++ % Math.max(1, variantIds.length)];
      return infoId ? [{ infoId, quantity }] : [];
    });
    if (bought.length > 0) await seedOrder(db, order, bought, now);
  }
}

/** One variant of each of the first products, such as has enough of everything. */
async function variantsInStock(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('productVariants', 'productVariants.productId', 'products.id')
    .innerJoin('stock', 'stock.variantId', 'productVariants.id')
    .select(['products.id as productId', 'productVariants.id as variantId'])
    .where((eb) => eb(eb('stock.onHand', '-', eb.ref('stock.reserved')), '>=', 6))
    .where('products.price', '<', 900_000)
    .orderBy('products.priority')
    .orderBy('productVariants.position')
    .limit(most * 10)
    .execute();
  return [...new Map(rows.map(({ productId, variantId }) => [productId, variantId])).values()].slice(0, most);
}

async function seedOrder(
  db: Db,
  order: DemoOrder,
  bought: { infoId: string; quantity: number }[],
  now: Date,
): Promise<void> {
  const id = seedId('order', order.key);
  const orders = createOrderRepository(db);
  if (await orders.findById(db, id)) return;

  const placedAt = new Date(now.getTime() - order.placedHoursAgo * HOUR_MS);
  const at = (afterHours: number) => new Date(placedAt.getTime() + afterHours * HOUR_MS);
  const address = addresses[order.address];
  const code = orderCode(await orders.nextNumber(), placedAt);
  const lines = await linesOf(db, id, bought, 'vi');
  const inEnglish = await linesOf(db, id, bought, 'en');
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const grams = lines.reduce((sum, { quantity }) => sum + quantity * 500, 0);
  const zone = zoneOf(address, '79') ?? 'REMOTE';
  const shippingFee = shippingOffers(zone, { grams, subtotal }, FREE_FROM)[0]?.fee ?? 0;
  const priced = priceOf(
    lines.map(({ variantId, ...line }) => ({ infoId: variantId, ...line })),
    { shippingFee, shippingMethod: 'STANDARD' },
    placedAt,
  );
  const status = order.happened.at(-1)?.status ?? 'NEW';
  const isWaiting = status === 'NEW' && order.method !== 'COD' && !order.waits;
  const buyer = order.buyer ?? customer;
  const customerId = order.buyer ? seedId('guest', order.key) : demoUserId(customer.email);

  await db.transaction().execute(async (tx) => {
    await orders.insert(
      tx,
      {
        id,
        code,
        customerId,
        status,
        paymentMethod: order.method,
        placedMethod: order.method,
        subtotal,
        discount: 0,
        shippingFee,
        grandTotal: priced.grandTotal,
        shippingMethod: 'STANDARD',
        customer: buyer,
        address,
        note: order.note,
        vatInvoice: null,
        pricing: {
          trace: priced.trace,
          promotionAppliedOrder: [],
          appliedVoucherOrder: null,
          moreOriginalProducts: [],
        },
        translation: {
          lines: inEnglish.map(({ name, color, size, picture }) => ({
            name,
            color,
            size,
            picture,
            offers: [],
          })),
          pricing: { trace: priced.trace, promotionAppliedOrder: [], appliedVoucherOrder: null },
        },
        language: 'vi',
        searchText: searchText(code, ...[...lines, ...inEnglish].map(({ name, sku }) => `${name} ${sku}`)),
        placedAt,
        windowStartedAt: order.method === 'COD' ? null : placedAt,
        expiresAt: order.method === 'COD' ? null : new Date(placedAt.getTime() + WINDOW_MS),
        expiryCheckAt: isWaiting ? new Date(placedAt.getTime() + WINDOW_MS + GRACE_MS) : null,
      },
      lines,
      { orderId: id, status: 'NEW', at: placedAt, byActor: 'CUSTOMER', actorId: customerId },
    );
    await createInventoryService({ clock: () => placedAt }).reserve(tx, id, lines);
    for (const { status: reached, by, afterHours, reason } of order.happened) {
      const inventory = createInventoryService({ clock: () => at(afterHours) });
      if (reached === 'DELIVERING') await inventory.commit(tx, id);
      if (reached === 'CANCEL') await inventory.release(tx, id);
      await orders.tell(tx, {
        orderId: id,
        status: reached,
        at: at(afterHours),
        byActor: by,
        actorId:
          by === 'CUSTOMER' ? customerId : by === 'OPERATOR' ? demoUserId('operator@example.com') : null,
        reason: reason ?? null,
      });
    }
    if (order.shipment) {
      const when = (status: OrderStatus) => {
        const step = order.happened.findLast((one) => one.status === status);
        return step ? at(step.afterHours) : null;
      };
      await orders.insertShipment(tx, {
        id: seedId('shipment', order.key),
        orderId: id,
        ...order.shipment,
        createdAt: when('DELIVERING') ?? placedAt,
        handedOverAt: when('DELIVERING'),
        deliveredAt: when('DONE'),
      });
    }
    const paid = order.happened.find(({ reason }) => reason === 'PAID');
    const payment = { id, code, amount: priced.grandTotal, order, placedAt };
    if (paid) await payIt(tx, { ...payment, paidAt: at(paid.afterHours) });
    if (order.waits === 'REVIEW') await payIt(tx, { ...payment, paidAt: null });
    if (order.waits === 'REFUND') {
      await insertMissing(tx, 'refunds', [
        {
          id: seedId('refund', order.key),
          attemptId: seedId('payment-attempt', order.key),
          payableKind: 'order',
          payableId: id,
          provider: 'VNPAY',
          merchantRefundRef: `${code}H1`,
          amount: priced.grandTotal,
          chargeMinor: priced.grandTotal,
          status: 'MANUAL',
          reason: 'ORDER_CANCELLED',
          requestedBy: demoUserId('operator@example.com'),
          providerCode: '95',
          createdAt: now,
          updatedAt: now,
          nextTryAt: null,
          tries: 1,
        },
      ]);
    }
  });
}

async function payIt(
  tx: Db,
  paid: { id: string; code: string; amount: number; order: DemoOrder; placedAt: Date; paidAt: Date | null },
) {
  const { id, code, amount, order, placedAt, paidAt } = paid;
  await createPaymentRepository(tx).insertAttempt(tx, {
    id: seedId('payment-attempt', order.key),
    payableKind: 'order',
    payableId: id,
    provider: 'VNPAY',
    method: order.method === 'THEGHINO' ? 'THEGHINO' : 'ONLINE',
    bankCode: null,
    merchantRef: `${code}T1`,
    amount,
    currency: 'VND',
    chargeMinor: amount,
    status: paidAt ? 'SUCCEEDED' : 'REVIEW',
    providerTxnId: String(14_000_000 + (amount % 1_000_000)),
    // The gateway looks at the payment itself.
    providerCode: paidAt ? '00' : '07',
    providerCreateDate: toVnpayDate(placedAt),
    redirectUrl: '',
    language: 'vi',
    createdAt: placedAt,
    expiresAt: new Date(placedAt.getTime() + WINDOW_MS),
    settledAt: paidAt,
    nextQueryAt: null,
    returnQueriedAt: null,
  });
}

async function linesOf(
  db: Db,
  orderId: string,
  bought: { infoId: string; quantity: number }[],
  language: 'vi' | 'en',
) {
  const catalogue = createCatalogueService(createCatalogueRepository(db));
  const variants = await catalogue.variantsForSale(
    bought.map(({ infoId }) => infoId),
    language,
  );
  return variants.map((variant, position) => {
    const quantity = bought.find(({ infoId }) => infoId === variant.infoId)?.quantity ?? 1;
    return {
      id: seedId('order-line', `${orderId} ${position}`),
      orderId,
      position,
      variantId: variant.infoId,
      productId: variant.productId,
      sku: variant.sku,
      name: variant.name,
      seoSlug: variant.seoSlug,
      color: variant.color,
      size: variant.size,
      picture: variant.picture,
      quantity,
      usualPrice: variant.price,
      unitPrice: variant.price,
      lineTotal: variant.price * quantity,
      isGift: false,
    };
  });
}
