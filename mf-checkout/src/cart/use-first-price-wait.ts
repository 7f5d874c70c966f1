import { useEffect, useState } from 'react';
import type { ShownQuote } from '../quote/use-quote';

/** After that, the lines are shown without their price. */
const maxWaitMs = 2_000;

/**
 * Whether the lines of the cart, which could be shown, wait for their first price: it names their offers, which would
 * move what is below.
 */
export function useFirstPriceWait({ quote, isStale }: ShownQuote, canBeShown: boolean): boolean {
  const isAsked = quote === null && isStale;
  const [isOver, setOver] = useState(false);
  if (canBeShown && !isAsked && !isOver) setOver(true);
  const isWaiting = canBeShown && isAsked && !isOver;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setOver(true);
    }, maxWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return isWaiting;
}
