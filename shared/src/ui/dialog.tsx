import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons';
import { IconButton } from './icon-button';
import { useModal, type FirstFocus } from './use-modal';

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the close button and a click on the backdrop. */
  onClose: () => void;
  firstFocus: FirstFocus;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** A dialog over the page; on phones a sheet from the bottom. */
export function Dialog({ isOpen, onClose, firstFocus, title, children, actions }: DialogProps) {
  const id = useId();
  const modal = useModal(isOpen, onClose, firstFocus);
  return (
    <Surface aria-labelledby={id} {...modal}>
      {isOpen && (
        <ModalContent titleId={id} title={title} actions={actions} onClose={onClose}>
          {children}
        </ModalContent>
      )}
    </Surface>
  );
}

interface ContentProps extends Pick<DialogProps, 'title' | 'children' | 'actions' | 'onClose'> {
  titleId: string;
}

/** The inside of every modal: title and close button, scrollable content, fixed buttons. */
export function ModalContent({ titleId, title, children, actions, onClose }: ContentProps) {
  const { t } = useTranslation('common');
  return (
    <Inside>
      <Top>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} />
      </Top>
      <Body>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
    </Inside>
  );
}

/** Common styles of every modal `<dialog>`. */
export const modalStyle = `
  padding: 0;
  border: 0;
  color: var(--c-ink);
  background: var(--c-paper);
  box-shadow: var(--shadow);
  overflow: hidden;
  overscroll-behavior: contain;
  &::backdrop { background: var(--c-backdrop); }
  &[open] { transition: transform var(--m-enter) var(--m-ease), opacity var(--m-enter) var(--m-ease); }
`;

const Surface = styled.dialog`
  ${modalStyle}
  width: min(480px, 100vw - 32px);
  max-width: none;
  max-height: min(85 * var(--dvh), 800px);
  border-radius: var(--r-sheet);
  &[open] {
    display: flex;
  }
  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  @media (max-width: 479.98px) {
    width: 100%;
    margin-bottom: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
const Inside = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  min-height: 0;
`;
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  padding: var(--s-3) var(--s-3) var(--s-2) var(--s-6);
  h2 {
    font-size: var(--t-lg);
  }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--s-2) var(--s-6) var(--s-6);
  overflow-y: auto;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
  padding: var(--s-4) var(--s-6) max(var(--s-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--c-line);
  > * {
    flex: 1 1 auto;
  }
`;
