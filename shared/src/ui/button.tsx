import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonContent, buttonLook, type ButtonLook } from './button-look';
import { VisuallyHidden } from './visually-hidden';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
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
      <ButtonContent data-busy={busy || undefined}>
        {icon}
        {children}
      </ButtonContent>
      {busy && (
        <>
          <Ring data-fades />
          <VisuallyHidden role="status">{t('busy')}</VisuallyHidden>
        </>
      )}
    </PlainButton>
  );
}

const PlainButton = styled.button`
  ${buttonLook}
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
