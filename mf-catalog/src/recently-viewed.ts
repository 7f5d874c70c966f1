import { storedList, storedText } from './stored-list';

/** A product that was looked at, and the variant of it that was chosen last. */
interface Viewed {
  productId: string;
  infoId: string;
}

const maxItems = 24;

const list = storedList<Viewed>({
  key: 'sf:recently-viewed',
  maxItems,
  readItem(value) {
    const productId = storedText(value, 'productId');
    const infoId = storedText(value, 'infoId');
    return productId && infoId ? { productId, infoId } : null;
  },
});

export const useRecentlyViewed = list.useStoredItems;

/** Somebody looks at this product; it becomes the newest. */
export function rememberViewed(viewed: Viewed): void {
  list.write([viewed, ...list.read().filter(({ productId }) => productId !== viewed.productId)]);
}

export function forgetViewed(): void {
  list.write([]);
}
