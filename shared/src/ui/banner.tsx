import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon, type Icon } from './icons';

export type Tone = 'success' | 'danger' | 'warning' | 'info';
export interface BannerProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link with which something can be done about it. */
  action?: ReactNode;
  /** It appeared after the page: screen readers announce it, danger and warning at once. */
  isLive?: boolean | undefined;
  className?: string;
}

/** A message on the page: what happened, what is safe, what to do. */
export function Banner({ tone = 'info', title, children, action, isLive = false, className }: BannerProps) {
  const Sign = signs[tone];
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <Strip className={className} data-tone={tone} role={isLive ? role : undefined}>
      <Sign size={22} />
      <Text>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <Action>{action}</Action>}
      </Text>
    </Strip>
  );
}

const signs: Record<Tone, Icon> = {
  success: SuccessIcon,
  danger: DangerIcon,
  warning: WarningIcon,
  info: InfoIcon,
};

const Strip = styled.div`
  display: flex;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-card);
  border: 1px solid transparent;
  > svg {
    flex: none;
    margin-top: 1px;
  }
  ${(['success', 'danger', 'warning', 'info'] as const)
    .map(
      (tone) => `&[data-tone='${tone}'] {
        background: var(--c-${tone}-tint);
        border-color: var(--c-line);
        border-color: color-mix(in srgb, var(--c-${tone}) 30%, transparent);
        > svg, strong { color: var(--c-${tone}); }
      }`,
    )
    .join('')}
`;
const Text = styled.div`
  flex: 1;
  min-width: 0;
  strong {
    font-weight: 600;
  }
`;
const Action = styled.div`
  margin-top: var(--s-2);
`;
