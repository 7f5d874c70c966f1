import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PageLinkProps } from './page-link';
import { VisuallyHidden } from './visually-hidden';

export type ButtonVariant = 'primary' | 'quiet' | 'danger';
interface Look {
  /** One primary button in a view; the others are quiet. */
  variant?: ButtonVariant | undefined;
  /** `small` 36 px, `medium` 44 px, `large` 52 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
  icon?: ReactNode;
}
export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Waiting for a response: it keeps its width and its focus, and ignores clicks. */
  busy?: boolean | undefined;
}

/** An action on this page. A link to another page is a `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  busy = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('common');
  return (
    <PlainButton
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Content data-busy={busy || undefined}>
        {icon}
        {children}
      </Content>
      {busy && (
        <>
          <Ring data-fades />
          <VisuallyHidden role="status">{t('busy')}</VisuallyHidden>
        </>
      )}
    </PlainButton>
  );
}

export interface ButtonLinkProps extends PageLinkProps, Look {}

/** A link that looks like a button; absent where the shop has no such page. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  icon,
  to,
  children,
  ...rest
}: ButtonLinkProps) {
  if (to === null) return null;
  return (
    <PlainLink to={to} data-variant={variant} data-size={size} data-wide={isWide || undefined} {...rest}>
      <Content>
        {icon}
        {children}
      </Content>
    </PlainLink>
  );
}

const look = `
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
const PlainButton = styled.button`
  ${look}
`;
const PlainLink = styled(Link)`
  ${look}
`;
const Content = styled.span`
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
const Ring = styled.span`
  position: absolute;
  width: 20px;
  height: 20px;
  border: 2.5px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: sf-turn 0.8s linear infinite;
  @keyframes sf-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: sf-fade;
  }
  @keyframes sf-fade {
    50% {
      opacity: 0.35;
    }
  }
`;
