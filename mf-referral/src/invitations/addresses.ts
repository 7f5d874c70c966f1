/** The server's maximum for one request. */
export const maxAtOnce = 50;

/**
 * The e-mail addresses in a text, as people paste them: one a line, with commas or semicolons between, or with names as
 * in `Lan <lan@example.com>`. What is not an address stays in the list, so that its sender is told.
 */
export function parseAddresses(text: string): string[] {
  return text.split(/[,;\n]+/).flatMap((part) => {
    const inBrackets = /<([^<>]*)>/.exec(part)?.[1];
    return (inBrackets ?? part).split(/\s+/).filter((word) => word !== '');
  });
}
