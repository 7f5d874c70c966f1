import type { ReactNode } from 'react';
import { useSelector } from '@storefront/shared/store';
import { Button, type ButtonProps } from '@storefront/shared/ui';
import { selectIsAsking } from '../conversation/conversation-slice';

interface Props {
  variant?: NonNullable<ButtonProps['variant']>;
  /** What is asked. */
  text: string;
  onAsk: (text: string) => void;
  children: ReactNode;
}

/** Asks a question that is written already; there is one question at a time. */
export function AskButton({ variant = 'primary', text, onAsk, children }: Props) {
  const isAsking = useSelector(selectIsAsking);
  return (
    <Button
      variant={variant}
      size="small"
      aria-disabled={isAsking || undefined}
      onClick={() => {
        if (!isAsking) onAsk(text);
      }}
    >
      {children}
    </Button>
  );
}
