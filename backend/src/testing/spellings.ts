const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Other spellings of a token whose last part is base64url. A lenient decoder reads them as the same bytes. They change the
 * unused bits of the last character, add padding, use the other base64 alphabet, or add whitespace.
 */
export function otherSpellings(token: string): string[] {
  const last = token.at(-1) ?? '';
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const signature = token.split('.').at(-1) ?? '';
  const sameBytes = [...ALPHABET]
    .filter((letter) => letter !== last)
    .map((letter) => signature.slice(0, -1) + letter)
    .filter((text) => bytes(text).equals(bytes(signature)));
  const before = token.slice(0, -signature.length);
  return [
    ...sameBytes.map((text) => before + text),
    `${token}=`,
    `${token}==`,
    `${token} `,
    `${token}\n`,
    `${before}${signature.slice(0, 10)} ${signature.slice(10)}`,
    `${before}${signature.slice(0, 10)}\t${signature.slice(10)}`,
    `${token}!`,
    `${token}.`,
    `${token}.x`,
    ...(/[-_]/.test(signature) ? [before + signature.replaceAll('-', '+').replaceAll('_', '/')] : []),
  ];
}
