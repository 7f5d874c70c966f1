import type { FlashRule } from '../../src/modules/offers/sale-price';
import type { DiscountKind } from '../../src/modules/offers/offers.schema';
import type { Localized } from './types';

interface Scope {
  categories?: string[];
  products?: string[];
}
interface DiscountGiven {
  kind: DiscountKind;
  value: number;
  maxDiscount?: number;
}

export interface SeedFlashSale {
  name: Localized;
  /** Every variant of a product that is in stock, up to `quota` of each. */
  products: (FlashRule & { slug: string; quota: number; perCustomerLimit?: number })[];
}

/** They take turns. */
export const flashSales: SeedFlashSale[] = [
  {
    name: { vi: 'Giờ vàng tủ đồ', en: 'Fashion flash deals' },
    products: [
      { slug: 'ao-thun-cotton-co-tron', kind: 'FIXED_PRICE', value: 129_000, quota: 20, perCustomerLimit: 2 },
      { slug: 'quan-jean-ong-suong-nam', kind: 'PERCENT', value: 25, quota: 12, perCustomerLimit: 2 },
      {
        slug: 'giay-sneaker-co-lung-de-cupsole',
        kind: 'SUBTRACT',
        value: 200_000,
        quota: 6,
        perCustomerLimit: 1,
      },
      { slug: 'balo-laptop-chong-tham', kind: 'PERCENT', value: 12.5, quota: 15 },
      { slug: 'ao-hoodie-ni-bong', kind: 'FIXED_PRICE', value: 299_000, quota: 10, perCustomerLimit: 1 },
      { slug: 'ao-polo-ca-sau-tay-bo', kind: 'PERCENT', value: 30, quota: 15, perCustomerLimit: 2 },
      { slug: 'mu-luoi-trai-kaki', kind: 'SUBTRACT', value: 50_000, quota: 18, perCustomerLimit: 3 },
      { slug: 'chan-vay-xep-ly-dai', kind: 'SUBTRACT', value: 80_000, quota: 10, perCustomerLimit: 2 },
    ],
  },
  {
    name: { vi: 'Giờ vàng xưởng robot', en: 'Robot flash deals' },
    products: [
      { slug: 'robot-lap-trinh-keo-tha', kind: 'PERCENT', value: 15, quota: 5, perCustomerLimit: 1 },
      { slug: 'bo-mach-esp32-s3', kind: 'FIXED_PRICE', value: 129_000, quota: 25, perCustomerLimit: 5 },
      {
        slug: 'servo-banh-rang-kim-loai-mg996r',
        kind: 'SUBTRACT',
        value: 20_000,
        quota: 30,
        perCustomerLimit: 6,
      },
      { slug: 'nhua-in-3d-pla', kind: 'PERCENT', value: 12.5, quota: 20, perCustomerLimit: 4 },
      {
        slug: 'drone-hoc-lap-trinh-mini',
        kind: 'FIXED_PRICE',
        value: 1_590_000,
        quota: 6,
        perCustomerLimit: 1,
      },
      { slug: 'bo-xe-robot-tranh-vat-can', kind: 'PERCENT', value: 20, quota: 8, perCustomerLimit: 1 },
      { slug: 'dong-co-giam-toc-dc-25mm', kind: 'PERCENT', value: 20, quota: 16 },
      {
        slug: 'robot-hut-bui-mini-can-ho',
        kind: 'FIXED_PRICE',
        value: 2_490_000,
        quota: 5,
        perCustomerLimit: 1,
      },
    ],
  },
];

export interface SeedVoucher extends DiscountGiven, Scope {
  code: string;
  name: Localized;
  /** Days from the day of the seed: its first, and the first without it. */
  days: [from: number, to: number];
  minSubtotal?: number;
  minQuantity?: number;
  isFirstOrderOnly?: boolean;
  paymentMethods?: ('ONLINE' | 'COD' | 'THEGHINO')[];
  totalUses?: number;
  perCustomerUses?: number;
  collectLimit?: number;
  /** Default true. */
  isListed?: boolean;
  /** The demo customer has it from the start. */
  isGiven?: boolean;
}

export const vouchers: SeedVoucher[] = [
  {
    code: 'CHAOBAN30',
    name: { vi: 'Chào bạn mới: giảm 30.000\u00a0₫', en: 'Welcome: 30,000\u00a0₫ off' },
    kind: 'FIXED',
    value: 30_000,
    minSubtotal: 150_000,
    isFirstOrderOnly: true,
    days: [-7, 120],
  },
  {
    code: 'GIAM10',
    name: { vi: 'Giảm 10% mọi đơn', en: '10% off any order' },
    kind: 'PERCENT',
    value: 10,
    maxDiscount: 50_000,
    minSubtotal: 200_000,
    totalUses: 1000,
    perCustomerUses: 3,
    days: [-3, 60],
  },
  {
    code: 'AODAI15',
    name: { vi: 'Áo dài đón Tết: giảm 15%', en: 'Áo dài for Tết: 15% off' },
    kind: 'PERCENT',
    value: 15,
    maxDiscount: 200_000,
    categories: ['ao-dai'],
    days: [-1, 45],
  },
  {
    code: 'ROBOT200',
    name: { vi: 'Góc robot: giảm 200.000\u00a0₫', en: 'Robot corner: 200,000\u00a0₫ off' },
    kind: 'FIXED',
    value: 200_000,
    minSubtotal: 2_000_000,
    categories: ['robotics'],
    totalUses: 300,
    days: [-1, 60],
  },
  {
    code: 'MUA4TRA3',
    name: { vi: 'Mũ và phụ kiện: mua 4 trả tiền 3', en: 'Caps and accessories: 4 for the price of 3' },
    kind: 'QUANTITY',
    value: 1,
    minQuantity: 4,
    categories: ['mu-phu-kien'],
    perCustomerUses: 2,
    days: [-1, 90],
  },
  {
    code: 'TRUCTUYEN50',
    name: { vi: 'Thanh toán trực tuyến: giảm 50.000\u00a0₫', en: 'Online payment: 50,000\u00a0₫ off' },
    kind: 'FIXED',
    value: 50_000,
    minSubtotal: 400_000,
    paymentMethods: ['ONLINE', 'THEGHINO'],
    days: [-2, 30],
  },
  {
    code: 'CUOITUAN12',
    name: { vi: 'Cuối tuần vui: giảm 12,5%', en: 'Happy weekend: 12.5% off' },
    kind: 'PERCENT',
    value: 12.5,
    maxDiscount: 80_000,
    minSubtotal: 250_000,
    collectLimit: 200,
    days: [-1, 3],
    isGiven: true,
  },
  {
    code: 'SNEAKER100',
    name: { vi: 'Sneaker mới: giảm 100.000\u00a0₫', en: 'New sneakers: 100,000\u00a0₫ off' },
    kind: 'FIXED',
    value: 100_000,
    products: ['giay-sneaker-da-bo', 'giay-sneaker-di-bo-de-em'],
    totalUses: 150,
    days: [-1, 40],
  },
  {
    code: 'SAPTOI20',
    name: { vi: 'Sắp tới: giảm 20%', en: 'Coming soon: 20% off' },
    kind: 'PERCENT',
    value: 20,
    maxDiscount: 100_000,
    minSubtotal: 300_000,
    totalUses: 500,
    days: [4, 14],
  },
  {
    code: 'CAMON70',
    name: {
      vi: 'Cảm ơn bạn đã quay lại: giảm 70.000\u00a0₫',
      en: 'Thank you for coming back: 70,000\u00a0₫ off',
    },
    kind: 'FIXED',
    value: 70_000,
    minSubtotal: 300_000,
    days: [-1, 180],
    isListed: false,
    isGiven: true,
  },
];

export interface SeedPromotion extends Scope {
  key: string;
  type: 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT';
  name: Localized;
  description: Localized;
  discount?: DiscountGiven;
  minSubtotal?: number;
  minQuantity?: number;
  /** The first that is in stock comes along. */
  gifts?: { sku: string; quantity: number }[];
  isCombinable?: boolean;
  isExclusiveWithVoucher?: boolean;
  days: [from: number, to: number];
}

/** The foremost first. */
export const promotions: SeedPromotion[] = [
  {
    key: 'big-order',
    type: 'ORDER_BASED',
    name: { vi: 'Đơn từ 1.000.000\u00a0₫ giảm 8%', en: '8% off orders from 1,000,000\u00a0₫' },
    description: {
      vi: 'Tự trừ vào đơn, không cần nhập mã. Giảm tối đa 200.000\u00a0₫ và dùng được cùng một mã giảm giá.',
      en: 'Taken off by itself, no code needed. At most 200,000\u00a0₫, and it goes together with one voucher.',
    },
    discount: { kind: 'PERCENT', value: 8, maxDiscount: 200_000 },
    minSubtotal: 1_000_000,
    days: [-2, 60],
  },
  {
    key: 'three-shirts',
    type: 'QUANTITY_BASED',
    name: { vi: 'Mua từ 3 áo thun giảm 15%', en: '15% off three T-shirts or more' },
    description: {
      vi: 'Chọn màu và cỡ tuỳ thích, miễn đủ ba chiếc trong nhóm áo thun. Không tính những chiếc đang ở giá giờ vàng.',
      en: 'Any colours and sizes, as long as there are three from our T-shirts. Those at a flash price do not count.',
    },
    discount: { kind: 'PERCENT', value: 15 },
    minQuantity: 3,
    categories: ['ao-thun'],
    days: [-2, 45],
  },
  {
    key: 'socks',
    type: 'QUANTITY_BASED',
    name: { vi: 'Tất cổ cao: mua 2 tặng 1', en: 'Crew socks: buy 2, get 1' },
    description: {
      vi: 'Chọn ba đôi trong một đơn, đôi có giá thấp nhất được miễn phí.',
      en: 'Put three pairs into one order, and the cheapest is free.',
    },
    discount: { kind: 'QUANTITY', value: 1 },
    minQuantity: 3,
    products: ['tat-co-cao-soc-ngang'],
    isCombinable: true,
    days: [-2, 90],
  },
  {
    key: 'sensor-gift',
    type: 'GIFT_PRODUCT',
    name: {
      vi: 'Đơn robotics từ 1.500.000\u00a0₫ tặng cảm biến',
      en: 'A sensor with robotics from 1,500,000\u00a0₫',
    },
    description: {
      vi: 'Quà được thêm vào đơn với giá 0\u00a0₫. Khi cảm biến HC-SR04 hết hàng, bạn nhận cảm biến US-100.',
      en: 'The gift joins your order at 0\u00a0₫. When the HC-SR04 is gone, you get a US-100.',
    },
    minSubtotal: 1_500_000,
    categories: ['robotics'],
    gifts: [
      { sku: 'CB-SR04-DUONG-5V', quantity: 1 },
      { sku: 'CB-US100-NAVY', quantity: 1 },
    ],
    days: [-2, 60],
  },
  {
    key: 'next-week',
    type: 'ORDER_BASED',
    name: { vi: 'Tuần lễ mua sắm: giảm 150.000\u00a0₫', en: 'Shopping week: 150,000\u00a0₫ off' },
    description: {
      vi: 'Cho đơn từ 1.500.000\u00a0₫ trong tuần lễ mua sắm. Không dùng cùng mã giảm giá.',
      en: 'For orders from 1,500,000\u00a0₫ during our shopping week. Not together with a voucher.',
    },
    discount: { kind: 'FIXED', value: 150_000 },
    minSubtotal: 1_500_000,
    isExclusiveWithVoucher: true,
    days: [7, 14],
  },
];
