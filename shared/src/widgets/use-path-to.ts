import { createContext, useContext } from 'react';
import type { PathTo } from '../contracts';

/** Provided by the shell; without it, the shop has no pages to link to. */
export const PathToContext = createContext<PathTo>(() => null);

/**
 * Returns the function that builds the address of a page of another remote: `pathTo('catalog/product', { slug })`. It
 * returns null when the shop has no such page; links of `@storefront/shared/ui` are then text or absent.
 */
export function usePathTo(): PathTo {
  return useContext(PathToContext);
}
