import type { MyOrder, OrderDetail, OrderSummary } from '@storefront/shared/contracts';
import { aPicture, anOrderLine } from '@storefront/shared/testing';

/** A new order, to be paid online, without a payment attempt. */
export function anOrder(given: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 'order-1',
    code: 'SF-261121-0001',
    purchaseDate: '2026-11-21T02:05:00.000Z',
    status: 'NEW',
    paymentStatus: 'unpaid',
    paymentMethod: 'ONLINE',
    grandTotal: 427_000,
    lineCount: 3,
    firstLine: { name: 'Áo thun cổ tròn', picture: aPicture() },
    paymentAction: 'PAY',
    canCancel: true,
    canRequestCancel: false,
    canReorder: false,
    ...given,
  };
}

/** An order in its buyer's list. */
export const aListedOrder = (given: Partial<MyOrder> = {}): MyOrder => ({
  ...anOrder(given),
  reviewable: [],
  ...given,
});

export function anOrderDetail(given: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...anOrder({ lineCount: 1 }),
    lines: [anOrderLine()],
    subtotal: 398_000,
    discount: 0,
    shippingFee: 29_000,
    shippingMethod: 'STANDARD',
    promotionAppliedOrder: [],
    appliedVoucherOrder: null,
    moreOriginalProducts: [],
    trace: [
      { step: 'BASE', amount: 398_000, after: 398_000 },
      { step: 'VOUCHER', amount: 0, after: 398_000 },
      { step: 'SHIPPING', amount: 29_000, after: 427_000, source: 'STANDARD' },
    ],
    note: 'Gọi trước khi giao',
    customer: {
      firstName: 'Minh Anh',
      lastName: 'Nguyễn',
      email: 'customer@example.com',
      phone: '+84912345678',
    },
    address: {
      national: 'VN',
      provinceCode: '01',
      province: 'Thành phố Hà Nội',
      wardCode: '00166',
      ward: 'Phường Cầu Giấy',
      address: 'Số 12, ngõ 45 đường Trần Thái Tông',
    },
    timeline: [{ status: 'NEW', at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER' }],
    shipments: [],
    attempts: [],
    expiresAt: '2026-11-21T02:20:00.000Z',
    refunding: 0,
    refunded: 0,
    returns: [],
    ...given,
  };
}
