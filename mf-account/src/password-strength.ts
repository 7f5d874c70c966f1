export const strengths = ['weak', 'fair', 'good'] as const;
export type Strength = (typeof strengths)[number];

/** Guesses as powers of two from which on a password is called fair, and good. */
const fairBits = 45;
const goodBits = 65;

/**
 * How hard a password is to guess, roughly: by its length and by how many kinds of characters there are, where repeated and
 * neighbouring characters count little. Only a hint; the server refuses passwords that breaches have made public.
 */
export function strengthOf(password: string): Strength {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 32],
  ];
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprisesIn(password) * Math.log2(Math.max(pool, 1));
  if (password.length < 8 || bits < fairBits) return 'weak';
  return bits < goodBits ? 'fair' : 'good';
}

/** Characters that do not follow from the one before: neither the same, nor the next, nor the one before it. */
function surprisesIn(password: string): number {
  const codes = [...password].map((character) => character.toLowerCase().charCodeAt(0));
  return codes.reduce((count, code, at) => {
    const step = Math.abs(code - (codes[at - 1] ?? -9));
    return count + (step <= 1 ? 0.25 : 1);
  }, 0);
}
