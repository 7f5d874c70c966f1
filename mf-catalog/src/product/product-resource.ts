import type { Language, ProductDetail } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';

export interface ProductRequest {
  slug: string;
  language: Language;
}

async function fetchProduct({ http, signal }: ApiContext, { slug }: ProductRequest): Promise<ProductDetail> {
  const { data } = await http.getWithAuth<ProductDetail>(
    `main/product/get-by-seo-slug/${encodeURIComponent(slug)}`,
    { signal },
  );
  return data;
}

/** One product with all its variants, by its slug. */
export const productDetails = createQuery<ProductRequest, ProductDetail>({
  name: 'catalog/productDetails',
  keyOf: ({ slug, language }) => JSON.stringify([language, slug]),
  fetch: fetchProduct,
});
