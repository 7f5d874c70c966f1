import path from 'node:path';
import { deployFolder, remotes } from './apps';
import { startChild, type Child } from './child';
import { root } from './webpack';

export interface ShopPorts {
  shell: number;
  backend: number;
  payments: number;
  inbox: number;
  smtp: number;
  remotes: Record<string, number>;
}
export interface Shop {
  url: string;
  backendUrl: string;
  paymentsUrl: string;
  inboxUrl: string;
  children: Child[];
  stop: () => Promise<void>;
}
export type Part = 'sandbox' | 'backend' | 'remotes' | 'shell';

/** Starts all of the shop in production mode, in the order in which its parts need each other. */
export async function startShop({
  ports,
  dataDir,
  env = {},
  deploy = path.join(root, deployFolder),
  onPart = () => undefined,
}: {
  ports: ShopPorts;
  dataDir: string;
  env?: NodeJS.ProcessEnv;
  deploy?: string;
  onPart?: (part: Part, child: Child) => void;
}): Promise<Shop> {
  const url = `http://localhost:${String(ports.shell)}`;
  const backendUrl = `http://127.0.0.1:${String(ports.backend)}`;
  const paymentsUrl = `http://localhost:${String(ports.payments)}`;
  const inboxUrl = `http://localhost:${String(ports.inbox)}`;
  const logFolder = path.join(dataDir, 'logs');
  const common = { ...process.env, NODE_ENV: 'production', DEPLOYMENT: 'demo', ...env };
  const children: Child[] = [];

  async function start(part: Part, cwd: string, args: string[], own: Record<string, string>): Promise<void> {
    const child = await startChild({
      name: part,
      command: process.execPath,
      args,
      cwd: path.join(root, cwd),
      env: { ...common, ...own },
      logFolder,
    });
    children.push(child);
    onPart(part, child);
  }
  async function stop(): Promise<void> {
    // Against the order of starting: nobody is asked by what has ended already.
    for (const child of children.toReversed()) await child.stop();
  }

  try {
    await Promise.all([
      start('sandbox', 'sandbox', ['dist/server.js'], {
        SANDBOX_PORT: String(ports.payments),
        SANDBOX_INBOX_PORT: String(ports.inbox),
        SANDBOX_SMTP_PORT: String(ports.smtp),
        SANDBOX_VNPAY_IPN_URL: `${backendUrl}/api/ecommerce/payment/ipn/vnpay`,
        SANDBOX_DATA_DIR: path.join(dataDir, 'inbox'),
      }),
      start('remotes', '.', ['--import', 'tsx', 'tooling/serve-remotes.ts'], {
        DEPLOY_FOLDER: deploy,
        ...Object.fromEntries(
          remotes.map(({ name, portVariable }) => [portVariable, String(ports.remotes[name])]),
        ),
      }),
      start('backend', 'backend', ['dist/server.js'], {
        BACKEND_PORT: String(ports.backend),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        SMTP_URL: `smtp://127.0.0.1:${String(ports.smtp)}`,
        VNPAY_BASE_URL: `${paymentsUrl}/paymentv2/vpcpay.html`,
        VNPAY_API_URL: `${paymentsUrl}/merchant_webapi/api/transaction`,
        SEED: 'demo',
      }),
    ]);
    await start('shell', 'shell', ['dist/server.js'], {
      SHELL_PORT: String(ports.shell),
      BACKEND_URL: backendUrl,
      DEPLOY_FOLDER: deploy,
      REMOTE_ORIGINS: remotes
        .map(({ name }) => `${name}=http://localhost:${String(ports.remotes[name])}`)
        .join(','),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, backendUrl, paymentsUrl, inboxUrl, children, stop };
}
