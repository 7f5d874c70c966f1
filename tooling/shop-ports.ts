import { ports } from './apps';
import { isFree } from './free-ports';
import type { ShopPorts } from './shop';

/**
 * The ports that the environment chooses for a shop, or the usual ones.
 * @throws with a sentence for people when one is no port or is taken
 */
export async function freeShopPorts(env: NodeJS.ProcessEnv = process.env): Promise<ShopPorts> {
  const wanted = Object.values(ports).map(({ port, variable }) => ({
    variable,
    port: portIn(env, variable, port),
  }));
  const taken: typeof wanted = [];
  for (const one of wanted) if (!(await isFree(one.port))) taken.push(one);
  if (taken.length > 0) {
    throw new Error(
      [
        'The shop cannot start, because these ports are taken:',
        ...taken.map(
          ({ port, variable }) => `  ${String(port)}  free it, or set ${variable} to another port`,
        ),
        'If the shop is running already, open it, or stop it first.',
      ].join('\n'),
    );
  }
  const numbered = (variable: string) => wanted.find((one) => one.variable === variable)?.port ?? 0;
  return {
    shell: numbered('SHELL_PORT'),
    backend: numbered('BACKEND_PORT'),
    payments: numbered('SANDBOX_PORT'),
    inbox: numbered('SANDBOX_INBOX_PORT'),
    smtp: numbered('SANDBOX_SMTP_PORT'),
    remotes: numbered('REMOTES_PORT'),
  };
}

function portIn(env: NodeJS.ProcessEnv, variable: string, otherwise: number): number {
  const text = env[variable];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port from 1 to 65535, not "${text}".`);
  return port;
}
