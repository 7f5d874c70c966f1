import { readCart, type CartLine } from '@storefront/shared/cart';
import { emit } from '@storefront/shared/events';
import { stored, useStored } from './use-stored';

const key = 'sf:saved-lines';
/** As many as a cart has. */
export const maxLines = 100;

/** What was put aside for later, the newest first; who is signed in finds it on their other devices, too. */
export function useSavedLines(): CartLine[] {
  return readCart(useStored(key, 'checkout:saved-lines-changed'));
}

/** False when the browser has no room for it. */
export function saveLine(line: CartLine, index = 0): boolean {
  const others = savedNow().filter(({ infoId }) => infoId !== line.infoId);
  return others.length < maxLines && write([...others.slice(0, index), line, ...others.slice(index)]);
}

export function removeSaved(wanted: string): void {
  write(savedNow().filter(({ infoId }) => infoId !== wanted));
}

// Read again before each change: another tab may have written meanwhile.
const savedNow = (): CartLine[] => readCart(stored(key));

function write(lines: CartLine[]): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(lines));
  } catch {
    return false;
  }
  emit('checkout:saved-lines-changed');
  return true;
}
