import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalName } from '@storefront/shared/contracts';

/** Measures what people wait for; each value is told when it is final, at the latest when the page is left. */
export function observeVitals(tell: (name: VitalName, value: number) => void): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => {
      tell(name, value);
    });
}
