/** A colour from outside goes into a style sheet, so nothing but a colour may pass. */
export function safeColour(colour: string | undefined): string {
  return colour && /^#([\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour : 'var(--c-picture)';
}
