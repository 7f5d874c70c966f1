import type { StaffOrder, StaffOrderSummary, StaffReturn } from '@storefront/shared/contracts';
import { aPicture } from '@storefront/shared/testing';

/** A new order to be paid on delivery, as it is in the list. */
export function aListedOrder(given: Partial<StaffOrderSummary> = {}): StaffOrderSummary {
  return {
    id: 'order-1',
    code: 'DH-1',
    purchaseDate: '2026-11-21T02:05:00.000Z',
    status: 'NEW',
    paymentStatus: 'unpaid',
    paymentMethod: 'COD',
    grandTotal: 427_000,
    lineCount: 1,
    firstLine: { name: 'Áo thun cổ tròn', picture: aPicture() },
    paymentAction: 'NONE',
    canCancel: true,
    canRequestCancel: false,
    canReorder: false,
    isCancelAsked: false,
    customerId: 'customer-1',
    customer: {
      firstName: 'Lan',
      lastName: 'Phạm',
      email: 'lan@example.com',
      phone: '+84912345678',
    },
    ...given,
  };
}

/** The same order with everything in it. */
export function aStaffOrder(given: Partial<StaffOrder> = {}): StaffOrder {
  return {
    ...aListedOrder(),
    subtotal: 398_000,
    discount: 0,
    shippingFee: 29_000,
    shippingMethod: 'STANDARD',
    promotionAppliedOrder: [],
    appliedVoucherOrder: null,
    moreOriginalProducts: [],
    trace: [
      { step: 'BASE', amount: 398_000, after: 398_000 },
      { step: 'SHIPPING', amount: 29_000, after: 427_000, source: 'STANDARD' },
    ],
    note: 'Gọi trước khi giao',
    address: {
      national: 'VN',
      provinceCode: '79',
      province: 'Thành phố Hồ Chí Minh',
      wardCode: '26734',
      ward: 'Phường Sài Gòn',
      address: '2 Lê Lợi',
    },
    shipments: [],
    attempts: [],
    refunding: 0,
    refunded: 0,
    refundable: 0,
    refunds: [],
    findings: [],
    moves: ['PROCESSING', 'CANCEL'],
    lines: [
      {
        id: 'line-1',
        infoId: 'info-1',
        productId: 'product-1',
        name: 'Áo thun cổ tròn',
        seoSlug: 'ao-thun',
        sku: 'AT-1',
        color: null,
        size: 'M',
        picture: aPicture(),
        quantity: 2,
        usualPrice: 199_000,
        unitPrice: 199_000,
        lineTotal: 398_000,
        discount: 0,
        offers: [],
        isGift: false,
        refundedUnits: 0,
      },
    ],
    timeline: [
      {
        status: 'NEW',
        event: 'MOVED',
        at: '2026-11-21T02:05:00.000Z',
        by: 'CUSTOMER',
        actorId: 'customer-1',
        reason: null,
        amount: null,
      },
    ],
    ...given,
  };
}

/** A return that waits for its answer. */
export function aReturn(given: Partial<StaffReturn> = {}): StaffReturn {
  return {
    id: 'return-1',
    orderId: 'order-1',
    orderCode: 'DH-1',
    customerId: 'customer-1',
    type: 'RETURN',
    status: 'NEW',
    moves: ['APPROVED', 'REJECTED'],
    goods: [{ lineId: 'line-1', name: 'Áo thun cổ tròn', sku: 'AT-1', picture: aPicture() }],
    reason: 'Không vừa cỡ',
    answer: null,
    refundAmount: null,
    lines: [{ lineId: 'line-1', quantity: 1 }],
    pictures: [],
    createdAt: '2026-11-21T02:05:00.000Z',
    updatedAt: '2026-11-21T02:05:00.000Z',
    events: [
      { status: 'NEW', at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER', actorId: 'customer-1', reason: null },
    ],
    ...given,
  };
}
