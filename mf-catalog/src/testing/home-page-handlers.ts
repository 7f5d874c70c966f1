import type {
  CurrentFlashSale,
  FaqGroup,
  Intro,
  NewsCard,
  Promotion,
  ShopPlace,
  Voucher,
} from '@storefront/shared/contracts';
import { answers, paged, aFlashSaleInfo } from '@storefront/shared/testing';

interface HomePageContent {
  intro?: Intro | null;
  sales?: CurrentFlashSale;
  promotion?: Promotion | null;
  vouchers?: Voucher[];
  news?: NewsCard[];
  faqs?: FaqGroup[];
  showrooms?: ShopPlace[];
  serviceCenters?: ShopPlace[];
}

/** What the home page has beside its goods: nothing, but for what is given. */
export function homePageHandlers({
  intro = null,
  sales = aFlashSaleInfo(null),
  promotion = null,
  vouchers = [],
  news = [],
  faqs = [],
  showrooms = [],
  serviceCenters = [],
}: HomePageContent = {}) {
  return [
    answers('get', 'main/intro/get-intro-current', intro),
    answers('get', 'main/flash-sale/current-flash-sale', sales),
    answers('get', 'main/promotion/current', {
      currentPromotion: promotion,
      nextPromotion: null,
      type: promotion ? 'CURRENT' : 'NONE',
      serverTime: sales.serverTime,
    }),
    answers('post', 'main/voucher/public/list', paged(vouchers)),
    answers('post', 'main/voucher/public/list/with-auth', paged(vouchers)),
    answers('get', 'main/news/public', paged(news)),
    answers('get', 'main/system/faqs', faqs),
    answers('get', 'main/system/showrooms', showrooms),
    answers('get', 'main/system/svcenter', serviceCenters),
  ];
}
