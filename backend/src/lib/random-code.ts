import { randomInt } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Eight random signs to read out and type: none looks or sounds like another. */
export const randomCode = () =>
  Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
