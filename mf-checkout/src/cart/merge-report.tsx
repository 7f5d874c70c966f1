import { LazyMergeReport } from './lazy-parts';
import { useStored } from './use-stored';

interface Props {
  /** Whether the lines are known that it names. */
  isKnown: boolean;
  /** Its code loads while it is hidden, so that it moves no line later. */
  isHidden: boolean;
}

/**
 * What a login changed in the cart, until the shopper has read it. The live region comes first: one that arrives with
 * its text is not announced.
 */
export function MergeReport({ isKnown, isHidden }: Props) {
  const stored = useStored('sf:cart-report', 'shell:cart-merged');
  return (
    <div role="status">
      {isKnown && Array.isArray(stored) && stored.length > 0 && (
        <div hidden={isHidden}>
          <LazyMergeReport stored={stored} />
        </div>
      )}
    </div>
  );
}
