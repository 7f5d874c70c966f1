/** Control characters and bidirectional overrides: neither belongs in a line of text. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Normalises one line of text: NFC, trimmed, single spaces. Null when it contains forbidden characters. */
export function plainText(text: string): string | null {
  const line = text
    .normalize('NFC')
    .replace(/[\s\u200b\ufeff]+/gu, ' ')
    .trim();
  return unprintable.test(line) ? null : line;
}

/** Normalises several lines with `plainText`, with at most one empty line in a row. */
export function plainLines(text: string): string | null {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(plainText);
  if (lines.includes(null)) return null;
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What mail programs make a link of: an address with or without a scheme, in any script and with any kind of dot. */
const link = /:\/\/|@|[\p{L}\p{M}\p{N}-][.。]\p{L}{2,}/u;

/** Whether a text holds what readers could take for the address of a page or mailbox. */
export const hasLink = (text: string) => link.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));
