import styled from '@emotion/styled';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon, type Icon } from './icons';

export type ToastVariant = 'success' | 'error' | 'warning' | 'info';
type Held = Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;
export interface ToastProps extends Held {
  variant: ToastVariant;
  children: ReactNode;
  onClose: () => void;
  /** At most one command: "Hoàn tác". */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The look and the announcement of a notice; the layout decides when and where it shows. */
export function Toast({ variant, children, onClose, action, ref, ...held }: ToastProps) {
  const { t } = useTranslation('common');
  const Sign = signs[variant];
  return (
    <Strip
      ref={ref}
      data-variant={variant}
      role={variant === 'error' || variant === 'warning' ? 'alert' : 'status'}
      {...held}
    >
      <Sign size={22} />
      <Text>{children}</Text>
      {action}
      <Close type="button" aria-label={t('close')} onClick={onClose}>
        <CloseIcon size={18} />
      </Close>
    </Strip>
  );
}

const signs: Record<ToastVariant, Icon> = {
  success: SuccessIcon,
  error: DangerIcon,
  warning: WarningIcon,
  info: InfoIcon,
};

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  width: min(440px, 100vw - 32px);
  max-width: 100%;
  padding: var(--s-2) var(--s-2) var(--s-2) var(--s-4);
  border: 1px solid var(--c-line);
  border-inline-start: 4px solid currentColor;
  border-radius: var(--r-card);
  background: var(--c-paper);
  box-shadow: var(--shadow);
  pointer-events: auto;
  > svg {
    flex: none;
  }
  &[data-variant='success'] {
    color: var(--c-success);
  }
  &[data-variant='error'] {
    color: var(--c-danger);
  }
  &[data-variant='warning'] {
    color: var(--c-warning);
  }
  &[data-variant='info'] {
    color: var(--c-info);
  }
`;
const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: var(--s-2);
  color: var(--c-ink);
  line-height: 1.45;
`;
const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  color: var(--c-ink-soft);
  &:hover {
    background: var(--c-tint);
    color: var(--c-action);
  }
`;
