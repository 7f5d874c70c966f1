import type { Category, ProductCard, ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { aPicture } from '@storefront/shared/testing';

export function aProduct(given: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 'shirt',
    name: 'Áo thun cổ tròn',
    seoSlug: 'ao-thun-co-tron',
    categorySlug: 'ao-thun',
    status: [],
    price: 199_000,
    maxPrice: 199_000,
    originalPrice: null,
    stock: 20,
    picture: aPicture(),
    colors: [
      { name: 'Đen', rgb: '#1c1917' },
      { name: 'Trắng', rgb: '#ffffff' },
    ],
    rating: null,
    reviewCount: 0,
    flashSale: null,
    ...given,
  };
}

export const black = { name: 'Đen', rgb: '#1c1917' };
export const white = { name: 'Trắng', rgb: '#ffffff' };

export function aVariant(given: Partial<ProductInfo> = {}): ProductInfo {
  return {
    infoId: 'shirt-black-m',
    sku: 'AT-DEN-M',
    price: 199_000,
    originalPrice: null,
    stock: 8,
    color: black,
    size: 'M',
    pictures: [aPicture({ url: '/api/main/media/shirt-black', alt: 'Áo thun cổ tròn, Đen, mặt trước' })],
    flashSale: null,
    ...given,
  };
}

const whitePictures = [
  aPicture({ url: '/api/main/media/shirt-white', alt: 'Áo thun cổ tròn, Trắng, mặt trước' }),
];

/** In black M and L and white M and L; white M is sold out. */
export function aProductDetail(given: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aProduct(),
    sku: 'AT',
    description: 'Vải cotton dày vừa, giặt máy không giãn.\nForm rộng, mặc ở nhà hay đi làm đều hợp.',
    specifications: [{ name: 'Chất liệu', value: '100% cotton' }],
    pictures: [aPicture({ alt: 'Áo thun cổ tròn' })],
    category: { id: 'c-tops', name: 'Áo thun', slug: 'ao-thun' },
    breadcrumb: [
      { id: 'c-fashion', name: 'Thời trang', slug: 'thoi-trang' },
      { id: 'c-tops', name: 'Áo thun', slug: 'ao-thun' },
    ],
    infos: [
      aVariant(),
      aVariant({ infoId: 'shirt-black-l', sku: 'AT-DEN-L', size: 'L', stock: 3 }),
      aVariant({
        infoId: 'shirt-white-m',
        sku: 'AT-TRANG-M',
        color: white,
        stock: 0,
        pictures: whitePictures,
      }),
      aVariant({
        infoId: 'shirt-white-l',
        sku: 'AT-TRANG-L',
        color: white,
        size: 'L',
        stock: 5,
        price: 219_000,
        pictures: whitePictures,
      }),
    ],
    attributes: [
      {
        key: 'color',
        name: 'Màu sắc',
        values: [black, white].map(({ name, rgb }) => ({ value: rgb, label: name, rgb })),
      },
      { key: 'size', name: 'Kích cỡ', values: ['M', 'L'].map((size) => ({ value: size, label: size })) },
    ],
    ...given,
  };
}

export function aCategory(given: Partial<Category> = {}): Category {
  return {
    id: 'c-tops',
    name: 'Áo thun',
    slug: 'ao-thun',
    picture: aPicture(),
    productCount: 12,
    children: [],
    ...given,
  };
}
