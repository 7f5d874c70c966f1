import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface BadgeProps {
  /** `sale` for a reduced price, `brand` for a bestseller, `info` for what is new; the rest are states. */
  tone?: 'brand' | 'sale' | 'neutral' | 'success' | 'danger' | 'info' | 'warning' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label on a coloured background. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Mark data-tone={tone}>
      {icon}
      {children}
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 8px;
  border-radius: 6px;
  font-size: var(--t-xs);
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  background: var(--c-picture);
  color: var(--c-ink-soft);
  &[data-tone='brand'] {
    background: var(--c-brand);
    color: var(--c-on-brand);
  }
  &[data-tone='sale'] {
    background: var(--c-action);
    color: var(--c-on-action);
  }
  &[data-tone='success'] {
    background: var(--c-success-tint);
    color: var(--c-success);
  }
  &[data-tone='danger'] {
    background: var(--c-danger-tint);
    color: var(--c-danger);
  }
  &[data-tone='info'] {
    background: var(--c-info-tint);
    color: var(--c-info);
  }
  &[data-tone='warning'] {
    background: var(--c-warning-tint);
    color: var(--c-warning);
  }
`;
