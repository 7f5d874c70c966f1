import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

export const PASSWORD_LENGTH = { min: 8, max: 128 };

export type PasswordProblem = 'required' | 'minLength' | 'maxLength' | 'latin' | 'lettersOnly';

/**
 * What is wrong with a password someone chooses: printable ASCII, 8 to 128 characters, no space at its ends. Nothing of
 * it is normalised. `isStrict` takes letters only, as a setting of the shop may ask for.
 */
export function passwordProblem(password: string, isStrict = false): PasswordProblem | null {
  if (password === '') return 'required';
  if (!/^[\x20-\x7e]*$/.test(password) || password !== password.trim()) return 'latin';
  if (isStrict && !/^[a-z]+$/i.test(password)) return 'lettersOnly';
  if (password.length < PASSWORD_LENGTH.min) return 'minLength';
  return password.length > PASSWORD_LENGTH.max ? 'maxLength' : null;
}

export const hashPassword = (password: string) => hash(password, cost);
export const verifyPassword = (passwordHash: string, password: string) => verify(passwordHash, password);
