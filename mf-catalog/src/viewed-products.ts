import type { CartProduct, Language } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

interface ByIds {
  infoIds: readonly string[];
  language: Language;
}

/**
 * Variants as they cost now, in the order of their ids; those that are no longer sold are left out. Each part has one
 * of its own, because a part runs its own saga.
 */
export const productsByIds = (name: `catalog/${string}`) =>
  createQuery<ByIds, CartProduct[]>({
    name,
    keyOf: ({ infoIds, language }) => JSON.stringify([language, infoIds]),
    fetch: async ({ http, signal }, { infoIds }) =>
      (await http.post<CartProduct[]>('main/product/by-ids', { infoIds }, { signal, isTracked: false })).data,
  });
