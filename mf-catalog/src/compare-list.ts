import { keptList, keptText } from './kept-list';

/** A product that was put beside others. */
export interface Compared {
  id: string;
  name: string;
}

/** More columns than this nobody can read. */
export const maxCompared = 4;

const list = keptList<Compared>({
  key: 'sf:compare',
  most: maxCompared,
  readItem(value) {
    const id = keptText(value, 'id');
    const name = keptText(value, 'name');
    return id && name ? { id, name } : null;
  },
});

export const useCompared = list.useKept;

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
