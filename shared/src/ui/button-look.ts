import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'quiet' | 'danger';
export interface ButtonLook {
  /** One primary button in a view; the others are quiet. */
  variant?: ButtonVariant | undefined;
  /** `small` 36 px, `medium` 44 px, `large` 52 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
  icon?: ReactNode;
}
export const buttonLook = `
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: var(--r-control);
  font-weight: 600;
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  transition: background-color var(--m-fast), border-color var(--m-fast), transform var(--m-fast);
  &[data-size='small'] { min-height: 36px; padding: 4px 12px; font-size: var(--t-sm); }
  &[data-size='large'] { min-height: 52px; padding: 12px 28px; font-size: var(--t-lg); }
  &[data-wide] { width: 100%; }
  &[data-variant='primary'] { background: var(--c-action); color: var(--c-on-action); }
  &[data-variant='primary']:hover { background: var(--c-action-hover); }
  &[data-variant='quiet'] { background: var(--c-paper); border-color: var(--c-line-control); color: var(--c-ink); }
  &[data-variant='quiet']:hover { border-color: var(--c-action); color: var(--c-action); }
  &[data-variant='danger'] { background: var(--c-danger); color: var(--c-on-danger); }
  &[data-variant='danger']:hover { background: var(--c-danger-hover); }
  &:active:not(:disabled):not([aria-disabled]) { transform: translateY(1px); }
  &:disabled { cursor: not-allowed; background: var(--c-line); border-color: var(--c-line); color: var(--c-ink-soft); }
  &[aria-busy] { cursor: progress; }
`;
export const ButtonContent = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  &[data-busy] {
    opacity: 0;
  }
  > svg {
    flex: none;
  }
`;
