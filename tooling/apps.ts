/** One table of what is built, where it listens and what it is called. */
export interface RemoteApp {
  /** Its name in the registry, in addresses and as i18n namespace. */
  name: string;
  dir: string;
  port: number;
  /** The environment variable that moves the port. */
  portVariable: string;
}

export const remotes: readonly RemoteApp[] = [
  { name: 'catalog', dir: 'mf-catalog', port: 3001, portVariable: 'CATALOG_PORT' },
  { name: 'checkout', dir: 'mf-checkout', port: 3002, portVariable: 'CHECKOUT_PORT' },
  { name: 'account', dir: 'mf-account', port: 3003, portVariable: 'ACCOUNT_PORT' },
];

export const ports = {
  shell: { port: 3000, variable: 'SHELL_PORT' },
  backend: { port: 4000, variable: 'BACKEND_PORT' },
  payments: { port: 4100, variable: 'SANDBOX_PORT' },
  inbox: { port: 4200, variable: 'SANDBOX_INBOX_PORT' },
  smtp: { port: 4225, variable: 'SANDBOX_SMTP_PORT' },
} as const;

/** Where builds go: `remotes/<name>/<version>/`, `shell/<version>/` and `registry.json`. */
export const deployFolder = '.deploy';
