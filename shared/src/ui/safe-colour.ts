/** A colour from outside goes into a style sheet, so anything but a colour is rejected. */
export function safeColour(colour: string | undefined): string {
  return colour && /^#([\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour : 'var(--c-picture)';
}
