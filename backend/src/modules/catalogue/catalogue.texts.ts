import type { Language } from '../../plugins/language';
import type { PictureView, ProductStatus } from './catalogue.tables';

interface Texts {
  color: string;
  size: string;
  views: Record<PictureView, string>;
  facets: Record<'category' | 'price' | 'status' | 'inStock', string>;
  statuses: Record<ProductStatus, string>;
  inStock: string;
  prices: { under: (amount: string) => string; upwards: (amount: string) => string };
}

/** The few words of the catalogue that no row holds. */
export const texts: Record<Language, Texts> = {
  vi: {
    color: 'Màu sắc',
    size: 'Kích cỡ',
    views: { front: 'mặt trước', detail: 'cận cảnh', back: 'mặt sau' },
    facets: { category: 'Danh mục', price: 'Khoảng giá', status: 'Nổi bật', inStock: 'Tình trạng' },
    statuses: { NEW: 'Mới', HOT: 'Bán chạy', SALE_OFF: 'Đang giảm giá' },
    inStock: 'Còn hàng',
    prices: { under: (amount) => `Dưới ${amount}`, upwards: (amount) => `Từ ${amount}` },
  },
  en: {
    color: 'Colour',
    size: 'Size',
    views: { front: 'front', detail: 'close-up', back: 'back' },
    facets: { category: 'Category', price: 'Price', status: 'Highlights', inStock: 'Availability' },
    statuses: { NEW: 'New', HOT: 'Hot', SALE_OFF: 'On sale' },
    inStock: 'In stock',
    prices: { under: (amount) => `Under ${amount}`, upwards: (amount) => `${amount} and up` },
  },
};
