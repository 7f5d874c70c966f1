import { root } from './root';
import { remotesIn } from './shop-ports.mjs';

/** A remote: its folder, name and port. */
export interface RemoteApp {
  /** Its name in the registry, in addresses and as i18n namespace. */
  name: string;
  dir: string;
  /** Its usual port, from its package.json; `PORT_BASE` moves it. */
  port: number;
  /** The environment variable that overrides the port. */
  portVariable: string;
}

/** All remotes, sorted by their usual port. */
export const remotes: readonly RemoteApp[] = remotesIn(root);

/** Folder of builds before they are published: `remotes/<name>/<version>/` and `shell/<version>/`. */
export const buildFolder = '.cache/builds';

/** The registry's store on this machine: `registry.json` and the published versions, in folders like those of builds. */
export const deployFolder = '.deploy';
