import type { FastifyBaseLogger } from 'fastify';
import { seedDivisions } from '../../seed/divisions';
import type { Config } from '../config';
import type { OpenDatabase } from '../db';
import type { Clock } from '../lib/clock';
import { countDivisions } from '../modules/addresses/count-divisions';
import { createStaffUsers } from '../modules/people/staff-users';
import { drafts } from '../modules/setup/drafts/drafts';
import { createSetupService } from '../modules/setup/setup.service';
import { composeAccounts } from './accounts';
import { composePlatform } from './platform';

interface CommandDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** The services of commands on the server: those of the app, without its routes and jobs. */
export async function composeCommand({ config, database, clock, log }: CommandDependencies) {
  const platform = composePlatform({ config, database, clock, log });
  const {
    services: { staffAccounts },
  } = await composeAccounts(platform, {});
  const { db } = database;
  return {
    staffUsers: createStaffUsers({ db, staffAccounts }),
    staffAccounts,
    setup: createSetupService({
      database,
      clock,
      audit: platform.services.audit,
      settings: platform.services.settings,
      staffAccounts,
      divisions: {
        count: () => countDivisions(db),
        import: () => seedDivisions({ db, now: clock(), dataDir: config.dataDir, siteName: config.siteName }),
      },
      drafts,
    }),
    close: () => platform.close(),
  };
}
