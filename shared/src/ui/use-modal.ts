import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Where the focus begins: at the title of what is read first, in the first field of what is filled in, or at
 * `data-first-focus`. Without such a field or mark it is the title.
 */
export type FirstFocus = 'title' | 'field' | 'marked';

const selectors: Record<FirstFocus, string> = {
  title: 'h2',
  field: 'input:enabled, select, textarea',
  marked: '[data-first-focus]',
};

/**
 * Opens a native `<dialog>` as a modal: the browser traps and restores the focus and makes the rest inert.
 * The owner decides whether it closes, so Escape and a click on the backdrop only call `onClose`.
 */
export function useModal(isOpen: boolean, onClose: () => void, firstFocus: FirstFocus) {
  const ref = useRef<HTMLDialogElement>(null);
  const closing = useRef(false);
  const isPressedOnBackdrop = useRef(false);

  // A layout effect, so that the dialog closes and restores the focus before it leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    closing.current = false;
    dialog.showModal();
    // By itself it would focus its first control, so a first press of Space or Enter would close it.
    const first = dialog.querySelector<HTMLElement>(selectors[firstFocus]) ?? dialog.querySelector('h2');
    // Of a group of radios the focus belongs to the checked one.
    const checked =
      first instanceof HTMLInputElement &&
      first.type === 'radio' &&
      [...dialog.querySelectorAll<HTMLInputElement>('input:checked')].find(({ name }) => name === first.name);
    (checked || first)?.focus();
    return () => {
      closing.current = true;
      dialog.close();
    };
  }, [isOpen, firstFocus]);

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
    // Pressed and released on the backdrop: one end of a selection of text there does not close the dialog.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      isPressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onMouseUp(event: MouseEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) isPressedOnBackdrop.current = false;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isPressedOnBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
