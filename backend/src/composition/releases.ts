import { joinModules } from '../lib/module';
import { accountLookup } from '../modules/auth/account-lookup';
import { remotesModule } from '../modules/remotes/remotes.module';
import type { Platform } from './platform';

/** Releases of the shell and the remotes, for administrators. */
export const composeReleases = ({ core, services: { audit, telemetry } }: Platform) =>
  joinModules({}, [remotesModule({ ...core, audit, telemetry, accounts: accountLookup })]);
