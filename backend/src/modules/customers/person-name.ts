import { plainText } from './plain-text';

export const LONGEST_NAME = 60;

export type NameProblem = 'required' | 'digits' | 'invalid' | 'maxLength';
export type CheckedName = { name: string } | { problem: NameProblem };

const number = /\p{N}/u;
const nameOnly = /^(?=.*\p{L})[\p{L}\p{M} '’.,·-]+$/u;

/** A first or a last name as it is stored, or what is wrong with it. */
export function checkName(text: string): CheckedName {
  const name = plainText(text);
  if (name === null) return { problem: 'invalid' };
  if (name === '') return { problem: 'required' };
  if (number.test(name)) return { problem: 'digits' };
  if (!nameOnly.test(name)) return { problem: 'invalid' };
  return name.length > LONGEST_NAME ? { problem: 'maxLength' } : { name };
}
