import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Opens a native `<dialog>` as a modal: the browser keeps focus inside, makes the rest inert and gives the focus
 * back. Closing is the owner's decision, so Escape and a press beside it only ask.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const closing = useRef(false);
  const beganBeside = useRef(false);

  // A layout effect, so that it closes (and gives the focus back) before it leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    closing.current = false;
    dialog.showModal();
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
    // A second Escape closes without asking: keep the owner's state true to it.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const { target, currentTarget } = event;
      if (target === currentTarget && !currentTarget.open && !closing.current) onClose();
    },
    // Begun and ended beside it: marking text and letting go outside is no wish to leave.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      beganBeside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (beganBeside.current && event.target === event.currentTarget) onClose();
    },
  };
}
