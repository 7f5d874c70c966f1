import { root } from './root';
import { remotesIn } from './shop-ports.mjs';

/** A remote: its folder, its name, and the port of `npm run dev` for it alone. */
export interface RemoteApp {
  /** Its name in the registry, in addresses and as i18n namespace. */
  name: string;
  dir: string;
  /** Its usual port, from its package.json; `PORT_BASE` moves it. */
  port: number;
}

/** All remotes, sorted by their usual port. */
export const remotes: readonly RemoteApp[] = remotesIn(root);

/** Folder of builds before they are published: `remotes/<name>/<version>/` and `shell/<version>/`. */
export const buildFolder = '.cache/builds';

/** The registry's store on this machine: `registry.json` and the published versions, in folders like those of builds. */
export const deployFolder = '.deploy';

/** A registry with the latest build alone, all of it live: what tests and budgets use, whatever a team moves in `deployFolder`. */
export const builtFolder = '.cache/built';
