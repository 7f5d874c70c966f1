type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hands to React what people typed or chose, or their browser filled in, before it took over what a server drew: it would lose that with
 * the next drawing. To be called as soon as it has, before it draws again.
 */
export function restoreUserInput(root: ParentNode): void {
  const fields = [
    ...[...root.querySelectorAll<Field>('input, textarea')].map(againLater),
    ...[...root.querySelectorAll('select')].map(chooseLater),
  ];
  // Not while React is still at it.
  queueMicrotask(() => {
    for (const again of fields) again?.();
  });
}

function againLater(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked, defaultChecked } = field;
    const isChosen = checked !== defaultChecked && (checked || field.type === 'checkbox');
    return isChosen ? () => pressAgain(field, checked) : null;
  }
  const { value, defaultValue } = field;
  return value === defaultValue ? null : () => typeAgain(field, value);
}

function chooseLater(field: HTMLSelectElement): (() => void) | null {
  const { value } = field;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  if (value === sent?.value) return null;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function pressAgain(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** React overhears what is set on the field itself and takes it for known; what its class sets is news. */
function typeAgain(field: Field, value: string): void {
  const caret = document.activeElement === field ? field.selectionStart : null;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
