import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does; read by screen readers and shown on hover. */
  label: string;
  icon: ReactNode;
  /** Raised, for use on top of a picture. */
  isRaised?: boolean | undefined;
}

/** A round button of 44 px with an icon and a hidden label. */
export function IconButton({ label, icon, isRaised = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Round type={type} aria-label={label} title={label} data-raised={isRaised || undefined} {...rest}>
      {icon}
    </Round>
  );
}

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: var(--c-ink);
  transition:
    background-color var(--m-fast),
    color var(--m-fast);
  &:hover {
    background: var(--c-tint);
    color: var(--c-action);
  }
  &[data-raised] {
    background: var(--c-paper);
    border: 1px solid var(--c-line);
  }
  &[aria-pressed='true'] {
    color: var(--c-action);
  }
  &:disabled {
    color: var(--c-ink-faint);
    cursor: not-allowed;
    background: none;
  }
`;
