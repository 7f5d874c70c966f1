import { keptList, keptText } from './kept-list';

/** A product that was looked at, and the variant of it that was chosen last. */
interface Viewed {
  productId: string;
  infoId: string;
}

const most = 24;

const list = keptList<Viewed>({
  key: 'sf:recently-viewed',
  most,
  readItem(value) {
    const productId = keptText(value, 'productId');
    const infoId = keptText(value, 'infoId');
    return productId && infoId ? { productId, infoId } : null;
  },
});

export const useRecentlyViewed = list.useKept;

/** Somebody looks at this product; it becomes the newest. */
export function rememberViewed(viewed: Viewed): void {
  list.write([viewed, ...list.read().filter(({ productId }) => productId !== viewed.productId)]);
}

export function forgetViewed(): void {
  list.write([]);
}
