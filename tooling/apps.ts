import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** A remote: its folder, its name, and the port of `npm run dev` for it alone. */
export interface RemoteApp {
  /** Its name in the registry, in addresses and as i18n namespace. */
  name: string;
  dir: string;
  port: number;
}

/** All folders `mf-<name>`, sorted by the port in their package.json, so that a new remote needs no entry elsewhere. */
export const remotes: readonly RemoteApp[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
  .map(({ name: dir }) => remoteIn(dir))
  .sort((a, b) => a.port - b.port);

function remoteIn(dir: string): RemoteApp {
  const name = dir.replace('mf-', '');
  const { config } = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8')) as {
    config?: { port?: number };
  };
  if (!config?.port) throw new Error(`${dir}/package.json names no port: "config": { "port": 3008 }.`);
  return { name, dir, port: config.port };
}

export const ports = {
  shell: { port: 3000, variable: 'SHELL_PORT' },
  remotes: { port: 3100, variable: 'REMOTES_PORT' },
  backend: { port: 4000, variable: 'BACKEND_PORT' },
  payments: { port: 4100, variable: 'SANDBOX_PORT' },
  inbox: { port: 4200, variable: 'SANDBOX_INBOX_PORT' },
  smtp: { port: 4225, variable: 'SANDBOX_SMTP_PORT' },
} as const;

/** Folder of builds before they are published: `remotes/<name>/<version>/` and `shell/<version>/`. */
export const buildFolder = '.cache/builds';

/** The registry's store on this machine: `registry.json` and the published versions, in folders like those of builds. */
export const deployFolder = '.deploy';
