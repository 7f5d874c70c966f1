import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { ModalContent, modalStyle } from './dialog';
import { useModal, type FirstFocus } from './use-modal';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  firstFocus: FirstFocus;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons that stay at the bottom while the rest scrolls: "Xem 24 sản phẩm". */
  actions?: ReactNode;
  /** The edge from which it opens; `full` covers a phone's screen. */
  side?: 'bottom' | 'start' | 'end' | 'full' | undefined;
}

/** A panel from an edge: filters, the mini cart, search on a phone. A drawer is a sheet from the side. */
export function Sheet({
  isOpen,
  onClose,
  firstFocus,
  title,
  children,
  actions,
  side = 'bottom',
}: SheetProps) {
  const id = useId();
  const modal = useModal(isOpen, onClose, firstFocus);
  return (
    <Surface aria-labelledby={id} data-side={side} {...modal}>
      {isOpen && (
        <ModalContent titleId={id} title={title} actions={actions} onClose={onClose}>
          {children}
        </ModalContent>
      )}
    </Surface>
  );
}

const Surface = styled.dialog`
  ${modalStyle}
  max-width: none;
  max-height: none;
  &[open] {
    display: flex;
  }
  &[data-side='bottom'] {
    width: 100%;
    max-height: calc(85 * var(--dvh));
    margin: auto 0 0;
    border-radius: var(--r-sheet) var(--r-sheet) 0 0;
  }
  &[data-side='start'],
  &[data-side='end'] {
    width: min(420px, 100vw - 48px);
    height: calc(100 * var(--dvh));
    margin: 0 auto 0 0;
    border-radius: 0 var(--r-sheet) var(--r-sheet) 0;
  }
  &[data-side='end'] {
    margin: 0 0 0 auto;
    border-radius: var(--r-sheet) 0 0 var(--r-sheet);
  }
  &[data-side='full'] {
    width: 100%;
    height: calc(100 * var(--dvh));
    margin: 0;
  }
  @starting-style {
    &[open] {
      transform: translateY(100%);
    }
    &[open][data-side='start'] {
      transform: translateX(-100%);
    }
    &[open][data-side='end'] {
      transform: translateX(100%);
    }
  }
`;
