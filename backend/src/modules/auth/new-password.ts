import type { FieldError } from '../../lib/errors';
import type { SettingsService } from '../settings/settings.service';
import { isBreached } from './breached-passwords';
import { passwordProblem } from './password';

interface Chosen {
  password: string;
  confirmPassword: string;
}

/** What is wrong with a password that somebody chooses. `field` is what the body calls it. */
export async function newPasswordErrors(
  { password, confirmPassword }: Chosen,
  settings: Pick<SettingsService, 'client'>,
  field = 'password',
): Promise<FieldError[]> {
  const { strictLatinLetters } = (await settings.client()).settingClient;
  const problem =
    passwordProblem(password, strictLatinLetters) ??
    ((await isBreached(password)) ? ('PASSWORD_BREACHED' as const) : null);
  return [
    ...(problem ? [{ field, code: problem }] : []),
    ...(password === confirmPassword ? [] : [{ field: 'confirmPassword', code: 'mismatch' as const }]),
  ];
}
