import type { Category, Facet, FacetValue, ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { aPicture, aProduct } from '@storefront/shared/testing';

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

/** A shirt in black M and L and in white M and L; white M is sold out. */
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
    hasSizeGuide: true,
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

function aFacetValue(given: Partial<FacetValue> & Pick<FacetValue, 'value'>): FacetValue {
  return { label: given.value, count: 3, isMore: false, isSelected: false, ...given };
}

function aFacet(given: Partial<Facet> & Pick<Facet, 'param'>): Facet {
  return { key: given.param, name: given.param, values: [], ...given };
}

/** The facets of shirts; none is on sale, and black exceeds the counted maximum. */
export const shirtFacets: Facet[] = [
  aFacet({
    param: 'price',
    name: 'Khoảng giá',
    values: [
      aFacetValue({ value: '100000-200000', label: '100.000 ₫ – 200.000 ₫', from: 100_000, below: 200_000 }),
      aFacetValue({ value: '200000-500000', label: '200.000 ₫ – 500.000 ₫', from: 200_000, below: 500_000 }),
    ],
  }),
  aFacet({
    param: 'status',
    name: 'Nổi bật',
    values: [
      aFacetValue({ value: 'NEW', label: 'Mới' }),
      aFacetValue({ value: 'SALE_OFF', label: 'Đang giảm giá', count: 0 }),
    ],
  }),
  aFacet({
    param: 'rating',
    name: 'Đánh giá',
    values: ['4', '3', '2'].map((value) => aFacetValue({ value, label: `Từ ${value} sao` })),
  }),
  aFacet({
    param: 'flashSale',
    name: 'Ưu đãi',
    values: [aFacetValue({ value: 'true', label: 'Đang flash sale' })],
  }),
  aFacet({
    param: 'color',
    name: 'Màu sắc',
    values: [
      aFacetValue({ value: '1c1917', label: 'Đen', rgb: '#1c1917', count: 10_000, isMore: true }),
      aFacetValue({ value: 'ffffff', label: 'Trắng', rgb: '#ffffff' }),
    ],
  }),
  aFacet({
    key: 'specs.chat-lieu',
    param: 'specs',
    name: 'Chất liệu',
    values: Array.from({ length: 15 }, (_, index) =>
      aFacetValue({ value: `chat-lieu:loai-${index}`, label: `Vải loại ${index}` }),
    ),
  }),
];
