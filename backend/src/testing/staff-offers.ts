import type { StaffFlashSaleBody } from '../modules/flash-sales/staff-flash-sales.schema';
import type { StaffPromotionBody } from '../modules/promotions/staff-promotions.schema';
import type { StaffVoucherBody } from '../modules/vouchers/staff-vouchers.schema';

const window = { startsAt: '2026-01-15T02:00:00.000Z', endsAt: '2026-01-20T02:00:00.000Z' };
const conditions = { minSubtotal: null, minQuantity: null, categoryIds: [], productIds: [] };
let count = 0;

/** What staff send for a voucher that runs at the start of a test's clock, with defaults for omitted fields. */
export const aVoucherBody = (given: Partial<StaffVoucherBody> = {}): StaffVoucherBody => ({
  ...window,
  ...conditions,
  code: `STAFF${++count}`,
  nameVi: 'Giảm 10%',
  nameEn: '10% off',
  isListed: true,
  isActive: true,
  kind: 'PERCENT',
  value: 10,
  maxDiscount: null,
  isFirstOrderOnly: false,
  paymentMethods: [],
  totalUses: null,
  perCustomerUses: 1,
  collectLimit: null,
  ...given,
});

export const aPromotionBody = (given: Partial<StaffPromotionBody> = {}): StaffPromotionBody => ({
  ...window,
  ...conditions,
  type: 'ORDER_BASED',
  nameVi: 'Giảm cả đơn',
  nameEn: 'Off the order',
  descriptionVi: 'Mọi đơn hàng.',
  descriptionEn: 'Any order.',
  priority: 1,
  isActive: true,
  kind: 'PERCENT',
  value: 10,
  maxDiscount: null,
  isCombinable: false,
  isExclusiveWithVoucher: false,
  quota: null,
  perCustomerLimit: null,
  gifts: [],
  ...given,
});

export const aFlashSaleBody = (
  items: (Partial<StaffFlashSaleBody['items'][number]> & { infoId: string })[],
  given: Partial<Omit<StaffFlashSaleBody, 'items'>> = {},
): StaffFlashSaleBody => ({
  ...window,
  nameVi: 'Giờ vàng',
  nameEn: 'Golden hour',
  isActive: true,
  ...given,
  items: items.map((item) => ({ kind: 'PERCENT', value: 20, quota: 10, perCustomerLimit: null, ...item })),
});
