/** Control characters, and those that turn the direction of what follows: neither belongs in a line of text. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** One line as it is stored: composed (NFC), without space at its ends or doubled. Null when it is not a line of text. */
export function plainText(text: string): string | null {
  const line = text
    .normalize('NFC')
    .replace(/[\s\u200b\ufeff]+/gu, ' ')
    .trim();
  return unprintable.test(line) ? null : line;
}

/** Several lines, each as `plainText` makes it, without more than one empty line between them. */
export function plainLines(text: string): string | null {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(plainText);
  if (lines.includes(null)) return null;
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
