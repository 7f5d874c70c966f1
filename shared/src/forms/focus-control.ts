/** Brings a field of a form into view and gives it the focus. */
export function focusControl(id: string | undefined): void {
  const control = id ? document.getElementById(id) : null;
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
