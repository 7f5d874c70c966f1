import { LazyMergeReport } from './lazy-parts';
import { useStored } from './use-stored';

/** What a login changed in the cart, until the shopper has read it. */
export function MergeReport() {
  const stored = useStored('sf:cart-report', 'shell:cart-merged');
  return Array.isArray(stored) && stored.length > 0 ? <LazyMergeReport stored={stored} /> : null;
}
