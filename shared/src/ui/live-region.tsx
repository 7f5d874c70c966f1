import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

export interface LiveRegionProps {
  /** Spoken when it changes; keep the region mounted and change what is in it. */
  children?: ReactNode;
  /** Interrupts what is being read. */
  assertive?: boolean;
}

/** Says changes of the page aloud, once and politely. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
