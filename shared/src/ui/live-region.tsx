import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

export interface LiveRegionProps {
  /** Announced when it changes; keep the region mounted and change its content. */
  children?: ReactNode;
  /** Interrupts the screen reader. */
  assertive?: boolean;
}

/** Announces changes of the page to screen readers, once. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
