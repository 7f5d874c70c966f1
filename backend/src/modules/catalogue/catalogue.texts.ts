import type { Language } from '../../lib/language';
import type { PictureView, ProductStatus } from './catalogue.tables';

interface Texts {
  color: string;
  size: string;
  views: Record<PictureView, string>;
  facets: Record<'category' | 'price' | 'status' | 'rating' | 'flashSale' | 'inStock', string>;
  statuses: Record<ProductStatus, string>;
  ratingFrom: (stars: string) => string;
  onFlashSale: string;
  inStock: string;
  prices: { under: (amount: string) => string; upwards: (amount: string) => string };
}

/** The few words of the catalogue that no row holds. */
export const texts: Record<Language, Texts> = {
  vi: {
    color: 'Màu sắc',
    size: 'Kích cỡ',
    views: { front: 'mặt trước', detail: 'cận cảnh', back: 'mặt sau' },
    facets: {
      category: 'Danh mục',
      price: 'Khoảng giá',
      status: 'Nổi bật',
      rating: 'Đánh giá',
      flashSale: 'Ưu đãi',
      inStock: 'Tình trạng',
    },
    statuses: { NEW: 'Mới', HOT: 'Bán chạy', SALE_OFF: 'Đang giảm giá' },
    ratingFrom: (stars) => `Từ ${stars} sao`,
    onFlashSale: 'Đang flash sale',
    inStock: 'Còn hàng',
    prices: { under: (amount) => `Dưới ${amount}`, upwards: (amount) => `Từ ${amount}` },
  },
  en: {
    color: 'Colour',
    size: 'Size',
    views: { front: 'front', detail: 'close-up', back: 'back' },
    facets: {
      category: 'Category',
      price: 'Price',
      status: 'Highlights',
      rating: 'Rating',
      flashSale: 'Offers',
      inStock: 'Availability',
    },
    statuses: { NEW: 'New', HOT: 'Hot', SALE_OFF: 'On sale' },
    ratingFrom: (stars) => `${stars} stars and up`,
    onFlashSale: 'In a flash sale',
    inStock: 'In stock',
    prices: { under: (amount) => `Under ${amount}`, upwards: (amount) => `${amount} and up` },
  },
};
