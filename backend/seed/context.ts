import type { Db } from '../src/db';

/** What every part of the demo seed is given. `now` is one instant for the whole run. */
export interface SeedContext {
  db: Db;
  now: Date;
  dataDir: string;
  siteName: string;
}
