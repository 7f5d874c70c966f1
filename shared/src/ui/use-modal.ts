import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Opens a native `<dialog>` as a modal: the browser traps and restores the focus and makes the rest inert.
 * The focus begins at `data-first-focus` where something has it. The owner decides whether it closes, so Escape and a click on the backdrop only call `onClose`.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const closing = useRef(false);
  const isPressedOnBackdrop = useRef(false);

  // A layout effect, so that the dialog closes and restores the focus before it leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    closing.current = false;
    dialog.showModal();
    // By itself it would focus its first control, which is often the one that closes it.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      closing.current = true;
      dialog.close();
    };
  }, [isOpen]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A second Escape closes the dialog without asking; this keeps the owner's state in step.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const { target, currentTarget } = event;
      if (target === currentTarget && !currentTarget.open && !closing.current) onClose();
    },
    // Pressed and released on the backdrop: releasing there after selecting text does not close the dialog.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      isPressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isPressedOnBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
