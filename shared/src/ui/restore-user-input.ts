type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Restores to React what people typed or chose, or what their browser filled in, before hydration; the next
 * render would discard it. Call it right after hydration, before anything renders again.
 */
export function restoreUserInput(root: ParentNode): void {
  const fields = [
    ...[...root.querySelectorAll<Field>('input, textarea')].map(deferInput),
    ...[...root.querySelectorAll('select')].map(deferSelect),
  ];
  // Not while React is still hydrating.
  queueMicrotask(() => {
    for (const restore of fields) restore?.();
  });
}

function deferInput(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked, defaultChecked } = field;
    const isChosen = checked !== defaultChecked && (checked || field.type === 'checkbox');
    return isChosen ? () => replayClick(field, checked) : null;
  }
  const { value, defaultValue } = field;
  return value === defaultValue ? null : () => replayInput(field, value);
}

function deferSelect(field: HTMLSelectElement): (() => void) | null {
  const { value } = field;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  if (value === sent?.value) return null;
  // A choice that makes React hydrate is an `input` event; its own `change` event follows in the same task.
  let isReported = false;
  const report = () => {
    isReported = true;
  };
  field.addEventListener('change', report, { once: true });
  return () => {
    setTimeout(() => {
      field.removeEventListener('change', report);
      if (isReported) return;
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
}

function replayClick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/**
 * React ignores a value that is set on the field itself; the setter of its class makes the change visible to
 * React.
 */
function replayInput(field: Field, value: string): void {
  const caret = document.activeElement === field ? field.selectionStart : null;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
