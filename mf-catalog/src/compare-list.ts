import { storedList, storedText } from './stored-list';

/** A product that was put beside others. */
export interface Compared {
  id: string;
  name: string;
}

/** More columns than this nobody can read. */
export const maxCompared = 4;

const list = storedList<Compared>({
  key: 'sf:compare',
  maxItems: maxCompared,
  readItem(value) {
    const id = storedText(value, 'id');
    const name = storedText(value, 'name');
    return id && name ? { id, name } : null;
  },
});

export const useCompared = list.useStoredItems;

/** False when there are four already. */
export function addCompared(product: Compared): boolean {
  const others = list.read().filter(({ id }) => id !== product.id);
  if (others.length >= maxCompared) return false;
  list.write([...others, product]);
  return true;
}

export function removeCompared(productId: string): void {
  list.write(list.read().filter(({ id }) => id !== productId));
}

export function clearCompared(): void {
  list.write([]);
}
