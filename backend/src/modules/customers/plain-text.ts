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
