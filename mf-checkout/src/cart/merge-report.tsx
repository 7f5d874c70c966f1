import { LazyMergeReport } from './lazy-parts';
import { useStored } from './use-stored';

/** What a login changed in the cart, until the shopper has read it. Hidden, its code loads, so that it moves no line later. */
export function MergeReport({ isHidden }: { isHidden: boolean }) {
  const stored = useStored('sf:cart-report', 'shell:cart-merged');
  if (!Array.isArray(stored) || stored.length === 0) return null;
  return (
    <div hidden={isHidden}>
      <LazyMergeReport stored={stored} />
    </div>
  );
}
