import path from 'node:path';
import { startChild, type Child } from '../child';
import { freePorts } from '../free-ports';
import { root } from '../root';
import type { Stack } from '../stack';

/** Another document server of a shop, beside its own and with the same registry. */
export async function startSecondServer(stack: Stack): Promise<Child & { url: string }> {
  const [port = 0] = await freePorts(1);
  const url = `http://localhost:${String(port)}`;
  const child = await startChild({
    name: 'second-shell',
    command: process.execPath,
    args: ['dist/server.js'],
    cwd: path.join(root, 'shell'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEPLOYMENT: 'demo',
      LOG_LEVEL: 'warn',
      RENDER_TIMEOUT_MS: '6000',
      SHELL_PORT: String(port),
      PUBLIC_URL: url,
      BACKEND_URL: stack.backendUrl,
      REGISTRY_STORE: stack.registry,
      REGISTRY_CACHE: path.join(stack.dataDir, 'second-cache'),
      REMOTE_ORIGINS: `*=${stack.remotesUrl}`,
    },
    logFolder: path.join(stack.dataDir, 'logs'),
  });
  return { ...child, url };
}
