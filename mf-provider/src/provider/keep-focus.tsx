import { useRef, type ReactNode } from 'react';
import { useRestoreFocus } from '@storefront/shared/ui';

/** A labelled part that takes the focus when the button inside it that was pressed is gone. */
export function KeepFocus({ label, children }: { label: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useRestoreFocus(part);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </div>
  );
}
