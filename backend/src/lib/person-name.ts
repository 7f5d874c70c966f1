import { plainText } from './plain-text';

export const MAX_NAME_LENGTH = 60;

/** A whole name is longer than an initial. */
const MIN_FULL_NAME_LENGTH = 2;

export type NameProblem = 'required' | 'digits' | 'invalid' | 'minLength' | 'maxLength';
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
  return name.length > MAX_NAME_LENGTH ? { problem: 'maxLength' } : { name };
}

/** A first and last name in one, as it is stored, or what is wrong with it. */
export function checkFullName(text: string): CheckedName {
  const checked = checkName(text);
  return 'name' in checked && checked.name.length < MIN_FULL_NAME_LENGTH ? { problem: 'minLength' } : checked;
}
