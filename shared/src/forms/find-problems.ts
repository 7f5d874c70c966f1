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

/** Adds values that the browser filled in without an event. */
export function withAutofill<Values extends Record<string, unknown>>(
  form: HTMLFormElement,
  values: Values,
): Values {
  return controlsOf(form).reduce<Values>((filled, control) => {
    const isWritten = !['radio', 'checkbox', 'file'].includes(control.type);
    const known: unknown = getIn(filled, control.name);
    if (!isWritten || typeof known !== 'string' || known === control.value) return filled;
    // A select without an option for the value yet shows another option, which the customer did not choose.
    if (control instanceof HTMLSelectElement && !offers(control, known)) return filled;
    return setIn(filled, control.name, control.value) as Values;
  }, values);
}

const offers = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value);

/** Returns the names, labels and messages of the fields with a message, in page order. */
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
    // What stands beside a checkbox is a whole sentence, and no name.
    const label =
      control.type === 'checkbox' ? '' : ((legend ?? control.labels?.[0])?.textContent.trim() ?? '');
    if (!control.id) control.id = `field-${name}`;
    return [{ name, id: control.id, label, message: text }];
  });
}

/** Flattens `{ address: { ward: 'x' }, lines: [{ quantity: 'y' }] }` to `address.ward`, `lines[0].quantity`. */
export function pathsOf(errors: unknown, path = ''): string[] {
  if (typeof errors === 'string') return [path];
  if (Array.isArray(errors)) return errors.flatMap((inner, index) => pathsOf(inner, `${path}[${index}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key));
}
