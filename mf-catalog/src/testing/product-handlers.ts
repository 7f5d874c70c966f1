import type {
  CartProduct,
  FlashPrice,
  ProductCard,
  ReviewPage,
  ShippingMethod,
  SizeGuide,
} from '@storefront/shared/contracts';
import { aCartProduct, answers, aReviewPage } from '@storefront/shared/testing';

interface ProductPageContent {
  related?: ProductCard[];
  reviews?: ReviewPage;
  sizeGuide?: SizeGuide | null;
  delivery?: ShippingMethod[];
  /** The variants that `by-ids` knows; it returns those that were requested. */
  viewed?: CartProduct[];
}

const tops: SizeGuide = {
  title: 'Bảng cỡ áo',
  columns: ['Cỡ', 'Vòng ngực (cm)'],
  rows: [
    ['M', '86–92'],
    ['L', '92–98'],
  ],
  note: 'Đo vòng ngực ở chỗ nở nhất.',
};

/** Handlers for everything on a product page but the product itself. */
export function productPageHandlers({
  related = [],
  reviews = aReviewPage([]),
  sizeGuide = tops,
  delivery = [{ code: 'STANDARD', fee: 18_000, eta: { from: 1, to: 2 } }],
  viewed = [],
}: ProductPageContent = {}) {
  return [
    answers('get', 'main/review/list', reviews),
    answers('get', 'main/review/list/with-auth', { ...reviews, canReview: false, reviewable: [], own: [] }),
    answers('get', 'main/product/:slug/related', related),
    answers('get', 'main/product/shirt/size-guide', sizeGuide),
    answers('get', 'main/address/provices', [
      { code: '01', name: 'Thành phố Hà Nội', type: 'city', scheme: '2-level' },
      { code: '79', name: 'Thành phố Hồ Chí Minh', type: 'city', scheme: '2-level' },
    ]),
    answers('post', 'ecommerce/shipping/quote', delivery),
    answers('post', 'main/product/by-ids', async (request: Request) => {
      const { infoIds } = (await request.json()) as { infoIds: string[] };
      return infoIds.flatMap((infoId) => viewed.find((one) => one.infoId === infoId) ?? []);
    }),
  ];
}

/** A robot, as a variant in lists. */
export const aRobot = (given: Partial<CartProduct> = {}): CartProduct =>
  aCartProduct({
    infoId: 'robot-info',
    productId: 'robot',
    name: 'Robot dò đường',
    seoSlug: 'robot-do-duong',
    price: 890_000,
    color: null,
    size: null,
    ...given,
  });

/** A flash sale price for twenty shirts, at half the price. */
export function aFlashPrice(given: Partial<FlashPrice> = {}): FlashPrice {
  return {
    flashSaleId: 'sale',
    salePrice: 99_000,
    endsAt: '2026-11-21T12:00:00.000Z',
    quotaLeft: 20,
    perCustomerLimit: 2,
    ...given,
  };
}
