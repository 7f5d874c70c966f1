import { maxQuantity } from '@storefront/shared/cart';
import type { CartProduct, Language, SharedCart } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** A line that somebody passed on, with what its variant is and costs now: null when it is no longer sold. */
export interface SharedRow {
  infoId: string;
  quantity: number;
  product: CartProduct | null;
}
export interface SharedRows {
  rows: SharedRow[];
  expiresAt: string;
}

export const sharedCart = createQuery<{ id: string; language: Language }, SharedRows>({
  name: 'checkout/sharedCart',
  keyOf: ({ id, language }) => `${language} ${id}`,
  async fetch({ http, signal }, { id }) {
    const { data: shared } = await http.getTracked<SharedCart>(
      `ecommerce/cart/shared/${encodeURIComponent(id)}`,
      { signal },
    );
    const infoIds = shared.lines.map(({ infoId }) => infoId);
    const { data: products } = await http.post<CartProduct[]>(
      'main/product/by-ids',
      { infoIds },
      { signal, isTracked: false },
    );
    return {
      rows: shared.lines.map((line) => ({
        ...line,
        product: products.find(({ infoId }) => infoId === line.infoId) ?? null,
      })),
      expiresAt: shared.expiresAt,
    };
  },
});

/** How many of it one cart can have. */
export const maxQuantityOf = ({ product }: SharedRow): number => Math.min(product?.stock ?? 0, maxQuantity);

/** How many of it can still go into a cart that has some already. */
export const addable = (row: SharedRow, inCart: number): number =>
  Math.max(0, Math.min(row.quantity, maxQuantityOf(row) - inCart));
