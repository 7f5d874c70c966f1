import { getIn, setIn } from 'formik';
import type { Problem } from './field-state';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );

/** The values with what a browser filled in without telling anyone. */
export function withAutofill<Values extends Record<string, unknown>>(
  form: HTMLFormElement,
  values: Values,
): Values {
  return controlsOf(form).reduce<Values>((filled, control) => {
    const isWritten = !['radio', 'checkbox', 'file'].includes(control.type);
    const known: unknown = getIn(filled, control.name);
    if (!isWritten || typeof known !== 'string' || known === control.value) return filled;
    // A list that does not have the value yet shows another one, which nobody chose.
    if (control instanceof HTMLSelectElement && !offers(control, known)) return filled;
    return setIn(filled, control.name, control.value) as Values;
  }, values);
}

const offers = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value);

/** Names, labels and messages of the fields that `messageOf` blames, in the order of the page. */
export function findProblems(
  form: HTMLFormElement,
  names: string[],
  messageOf: (name: string) => string | undefined,
): Problem[] {
  const controls = controlsOf(form);
  const inOrder = [...new Set([...controls.map(({ name }) => name), ...names])];
  return inOrder.flatMap((name) => {
    const text = messageOf(name);
    if (text === undefined) return [];
    const control = controls.find((candidate) => candidate.name === name);
    if (!control) return [{ name, message: text }];
    const legend = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null;
    const label = (legend ?? control.labels?.[0])?.textContent.trim() ?? '';
    if (!control.id) control.id = `field-${name}`;
    return [{ name, id: control.id, label, message: text }];
  });
}

/** `{ address: { ward: 'x' }, lines: [{ quantity: 'y' }] }` as `address.ward`, `lines[0].quantity`. */
export function pathsOf(errors: unknown, path = ''): string[] {
  if (typeof errors === 'string') return [path];
  if (Array.isArray(errors)) return errors.flatMap((inner, index) => pathsOf(inner, `${path}[${index}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key));
}
