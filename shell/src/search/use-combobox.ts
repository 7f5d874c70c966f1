import { useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  /** What is in the field. */
  text: string;
  isOpen: boolean;
  /** The option that Enter chooses; null while it is what was typed. */
  active: number | null;
  close: () => void;
}

const opening = ['input', 'focus', 'click'] as const;

/**
 * Makes a plain field a combobox (WAI-ARIA: list autocomplete, the focus stays in the field). The field belongs to a form
 * that was there before and works without this, so it is listened to instead of being drawn again.
 * @param keepsOpen when true, leaving the field closes nothing
 */
export function useCombobox({
  field,
  optionId,
  count,
  keepsOpen,
  onType,
  onChoose,
  onSubmit,
}: {
  field: HTMLInputElement;
  optionId: (index: number) => string;
  /** How many options there are. */
  count: number;
  keepsOpen: boolean;
  /** Hears what is in the field: when it is entered, and with each change. */
  onType: (text: string) => void;
  onChoose: (index: number) => void;
  onSubmit: (text: string) => void;
}): Combobox {
  const [text, setText] = useState(field.value);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setActive] = useState<number | null>(null);
  const active = chosen !== null && chosen < count ? chosen : null;
  const isExpanded = isOpen && count > 0;

  const open = useEffectEvent(() => {
    setText(field.value);
    setActive(null);
    setOpen(true);
    onType(field.value);
  });
  const close = useEffectEvent(() => {
    setOpen(false);
    setActive(null);
  });
  const leave = useEffectEvent((event: FocusEvent) => {
    const isInside = event.relatedTarget instanceof Node && field.form?.contains(event.relatedTarget);
    if (!isInside && !keepsOpen) close();
  });
  const submit = useEffectEvent(() => {
    onSubmit(field.value);
    close();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    // An input method is still composing a letter: its keys are its own.
    if (event.isComposing) return;
    const next = nextActive(event.key, { active, count });
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isExpanded && active !== null) {
      event.preventDefault();
      close();
      onChoose(active);
    } else if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    }
  });

  useEffect(() => {
    const { form } = field;
    for (const name of opening) field.addEventListener(name, open);
    field.addEventListener('keydown', press);
    form?.addEventListener('focusout', leave);
    form?.addEventListener('submit', submit);
    // It was entered before this was here.
    if (document.activeElement === field) open();
    return () => {
      for (const name of opening) field.removeEventListener(name, open);
      field.removeEventListener('keydown', press);
      form?.removeEventListener('focusout', leave);
      form?.removeEventListener('submit', submit);
      field.removeAttribute('aria-activedescendant');
      field.setAttribute('aria-expanded', 'false');
    };
  }, [field]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded && active !== null) field.setAttribute('aria-activedescendant', optionId(active));
    else field.removeAttribute('aria-activedescendant');
  });

  return {
    text,
    isOpen,
    active,
    close: () => {
      setOpen(false);
      setActive(null);
    },
  };
}

/** Which option a key leads to; null is back to what was typed, undefined where the key is none of the list's. */
function nextActive(
  key: string,
  { active, count }: { active: number | null; count: number },
): number | null | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active === last ? null : active + 1;
    case 'ArrowUp':
      return active === null ? last : active === 0 ? null : active - 1;
    // While nothing is chosen they move the cursor in the field.
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : last;
    default:
      return undefined;
  }
}
