import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons';

export interface ChipProps {
  children: ReactNode;
  /** Adds a remove button, whose label contains `name`. */
  onRemove?: () => void;
  name?: string | undefined;
}

/** A short fact that was chosen: an applied filter, a tag. */
export function Chip({ children, onRemove, name }: ChipProps) {
  const { t } = useTranslation('common');
  return (
    <Pill>
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={t('chip.remove', { name: name ?? (typeof children === 'string' ? children : '') })}
          onClick={onRemove}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 36px;
  padding: 4px 14px;
  border: 1px solid var(--c-line);
  border-radius: var(--r-full);
  background: var(--c-paper);
  font-size: var(--t-sm);
  button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-inline-end: -8px;
    border-radius: 50%;
  }
  button:hover {
    color: var(--c-action);
    background: var(--c-tint);
  }
`;
