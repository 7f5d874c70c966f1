import type {
  Division,
  Language,
  ProductCard,
  ShippingMethod,
  SizeGuide,
} from '@storefront/shared/contracts';
import { createMutation, createQuery } from '@storefront/shared/store';
import { productsByIds } from '../viewed-products';
import type { ProductRequest } from './product-resource';

interface OfProduct {
  productId: string;
  language: Language;
}
const keyOf = ({ productId, language }: OfProduct): string => `${language} ${productId}`;

/** Products like the one that an address names. */
export const relatedProducts = createQuery<ProductRequest, ProductCard[]>({
  name: 'catalog/relatedProducts',
  keyOf: ({ slug, language }) => JSON.stringify([language, slug]),
  fetch: async ({ http, signal }, { slug }) =>
    (await http.get<ProductCard[]>(`main/product/${encodeURIComponent(slug)}/related`, { signal })).data,
});

/** What was looked at before. */
export const viewedProducts = productsByIds('catalog/viewedProducts');

/** Which size fits whom; null where nothing is measured. */
export const sizeGuides = createQuery<OfProduct, SizeGuide | null>({
  name: 'catalog/sizeGuides',
  keyOf,
  fetch: async ({ http, signal }, { productId }) =>
    (await http.get<SizeGuide | null>(`main/product/${encodeURIComponent(productId)}/size-guide`, { signal }))
      .data,
});

export const provinces = createQuery<null, Division[]>({
  name: 'catalog/provinces',
  keyOf: () => 'all',
  fetch: async ({ http, signal }) => (await http.get<Division[]>('main/address/provices', { signal })).data,
});

interface DeliveryRequest {
  infoId: string;
  provinceCode: string;
}

/** The ways in which one piece can come to a province; none when nothing is delivered there. */
export const deliveryOptions = createQuery<DeliveryRequest, ShippingMethod[]>({
  name: 'catalog/deliveryOptions',
  keyOf: ({ infoId, provinceCode }) => `${provinceCode} ${infoId}`,
  fetch: async ({ http, signal }, { infoId, provinceCode }) => {
    const body = {
      lines: [{ infoId, quantity: 1 }],
      // The fee depends on the province alone.
      address: { national: 'VN', provinceCode, address: '-' },
    };
    const { data } = await http.post<ShippingMethod[]>('ecommerce/shipping/quote', body, {
      signal,
      isTracked: false,
    });
    return data;
  },
});

/** The code with which a member of the referral programme invites; null for everybody else. */
export const referralCode = createQuery<null, string | null>({
  name: 'catalog/referralCode',
  keyOf: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    const answer = await http.untracked.getReferral<{ code?: string }>('campaign/campaign/active', {
      signal,
    });
    return 'data' in answer ? (answer.data.code ?? null) : null;
  },
});

interface AlertRequest {
  infoId: string;
  email: string;
}

/** The key of a request in the state. */
export const alertKey = ({ infoId, email }: AlertRequest): string => `${infoId} ${email}`;

/** Asks for one mail when something is back. */
export const stockAlerts = createMutation<AlertRequest>({
  name: 'catalog/stockAlerts',
  policy: 'perKey',
  keyOf: alertKey,
  isPersonal: true,
  async send({ http, signal }, { infoId, email }) {
    await http.post(`main/product/${encodeURIComponent(infoId)}/stock-alert`, { email }, { signal });
  },
});
