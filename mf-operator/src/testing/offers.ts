import type {
  Simulation,
  StaffFlashSale,
  StaffPayout,
  StaffPromotion,
  StaffReview,
  StaffReward,
  StaffVoucher,
} from '@storefront/shared/contracts';
import { aPicture } from '@storefront/shared/testing';

const window = { startsAt: '2026-11-20T17:00:00.000Z', endsAt: '2026-12-20T17:00:00.000Z' };
const base = { version: 3, state: 'RUNNING' as const, isActive: true, ...window };
const conditions = {
  minSubtotal: null,
  minQuantity: null,
  categoryIds: [],
  productIds: [],
  categories: [],
  products: [],
};

/** Offers as staff see them, with defaults for omitted fields. */
export const aStaffVoucher = (given: Partial<StaffVoucher> = {}): StaffVoucher => ({
  ...base,
  ...conditions,
  id: 'voucher-1',
  code: 'TET10',
  nameVi: 'Giảm Tết',
  nameEn: 'New year',
  isListed: true,
  kind: 'PERCENT',
  value: 10,
  maxDiscount: 50_000,
  isFirstOrderOnly: false,
  paymentMethods: [],
  totalUses: 100,
  perCustomerUses: 1,
  collectLimit: null,
  held: 1,
  used: 4,
  collected: 9,
  given: 120_000,
  isUsed: false,
  ...given,
});

export const aStaffPromotion = (given: Partial<StaffPromotion> = {}): StaffPromotion => ({
  ...base,
  ...conditions,
  id: 'promotion-1',
  type: 'GIFT_PRODUCT',
  nameVi: 'Tặng tất',
  nameEn: 'Free socks',
  descriptionVi: 'Tặng một đôi tất.',
  descriptionEn: 'A pair of socks.',
  priority: 5,
  kind: null,
  value: null,
  maxDiscount: null,
  isCombinable: false,
  isExclusiveWithVoucher: false,
  quota: null,
  perCustomerLimit: null,
  gifts: [{ infoId: 'sock-1', quantity: 2 }],
  giftNames: ['Tất cotton'],
  reserved: 0,
  sold: 0,
  isUsed: false,
  ...given,
});

export const aStaffFlashSale = (given: Partial<StaffFlashSale> = {}): StaffFlashSale => ({
  ...base,
  id: 'sale-1',
  nameVi: 'Giờ vàng',
  nameEn: 'Golden hour',
  isUsed: true,
  items: [
    {
      infoId: 'shirt-m',
      kind: 'FIXED_PRICE',
      value: 99_000,
      quota: 10,
      perCustomerLimit: 2,
      reserved: 1,
      sold: 3,
      isUsed: true,
      product: {
        productId: 'shirt',
        name: 'Sơ mi',
        sku: 'SM-M',
        color: null,
        size: 'M',
        picture: aPicture(),
        price: 199_000,
        stock: 20,
      },
    },
  ],
  ...given,
});

const price = (grandTotal: number) => ({
  promotionAppliedOrder: [],
  appliedVoucherOrder: null,
  moreOriginalProducts: [],
  subtotal: 200_000,
  discount: 200_000 - grandTotal,
  grandTotal,
  trace: [
    { step: 'BASE' as const, amount: 200_000, after: 200_000 },
    { step: 'VOUCHER' as const, amount: grandTotal - 200_000, after: grandTotal, source: 'TET10' },
  ],
});
/** One sample cart of 200.000 ₫ that costs so much with the draft. */
export const aSimulation = (grandTotal: number): Simulation => ({
  at: '2026-11-21T03:00:00.000Z',
  floorPercent: 50,
  carts: [
    {
      sample: 'ONE',
      name: null,
      lines: [{ infoId: 'shirt-m', name: 'Sơ mi', quantity: 1, usualPrice: 200_000 }],
      usual: 200_000,
      without: price(200_000),
      with: price(grandTotal),
      saves: 200_000 - grandTotal,
      bestVoucher: null,
      warnings: [{ code: 'BELOW_FLOOR', names: [], percent: 40 }],
    },
  ],
  totals: { without: 200_000, with: grandTotal, saves: 200_000 - grandTotal, applied: 1 },
});

export const aStaffReview = (given: Partial<StaffReview> = {}): StaffReview => ({
  id: 'review-1',
  rating: 2,
  title: null,
  content: 'Liên hệ 0901234567 để mua rẻ hơn.',
  language: 'vi',
  pictures: [aPicture()],
  color: 'Đen',
  size: 'M',
  createdAt: '2026-11-20T03:00:00.000Z',
  editedAt: null,
  helpfulCount: 0,
  reply: null,
  author: 'Lan P.',
  product: { id: 'shirt', name: 'Sơ mi', seoSlug: 'so-mi' },
  status: 'PENDING',
  heldFor: ['CONTACT'],
  rejectReason: null,
  reports: [],
  history: [],
  ...given,
});

export const aStaffReward = (given: Partial<StaffReward> = {}): StaffReward => ({
  id: 'reward-1',
  index: 1,
  account: 'Minh T.',
  amount: 50_000,
  paymentOrder: null,
  status: 'LOCK',
  datetime: '2026-11-20T03:00:00.000Z',
  reason: 'SAME_PHONE',
  note: null,
  unlocksAt: null,
  memberId: 'member-1',
  memberEmail: 'lan@example.com',
  inviteeId: 'invitee-1',
  orderId: 'order-1',
  suspicions: ['SAME_PHONE'],
  events: [],
  ...given,
});

export const aStaffPayout = (given: Partial<StaffPayout> = {}): StaffPayout => ({
  id: 'payout-1',
  code: 'CT-AB12',
  amount: 150_000,
  method: 'BANK',
  status: 'APPROVED',
  reason: null,
  reference: null,
  requestedAt: '2026-11-20T03:00:00.000Z',
  decidedAt: null,
  memberId: 'member-1',
  memberEmail: 'lan@example.com',
  provider: 'VCB',
  number: '0071000123456',
  holder: 'PHAM LAN',
  suspicions: [],
  events: [],
  ...given,
});
