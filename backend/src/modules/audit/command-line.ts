import { userInfo } from 'node:os';
import type { Staff } from '../../plugins/auth';

/** Who acts when a command on the server does; no account has this id. */
export const COMMAND_LINE_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

/** The command line as a member of staff, with the account of the system that runs it in the place of a request. */
export const commandLine = (): Staff => ({
  userId: COMMAND_LINE_ID,
  role: 'ADMIN',
  requestId: `command:${systemUser()}`,
});

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return String(process.getuid?.() ?? 'unknown');
  }
}
