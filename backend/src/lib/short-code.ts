import { randomInt } from 'node:crypto';

/** Without signs that look or sound like another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Eight random signs that people can read out and type. */
export const shortCode = () =>
  Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
