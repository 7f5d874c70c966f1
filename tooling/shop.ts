import path from 'node:path';
import { deployFolder } from './apps';
import { startChild, type Child } from './child';
import { root } from './root';

export interface ShopPorts {
  shell: number;
  backend: number;
  payments: number;
  inbox: number;
  smtp: number;
  /** Of the one server of all remotes' files. */
  remotes: number;
}
export interface Shop {
  url: string;
  backendUrl: string;
  paymentsUrl: string;
  inboxUrl: string;
  /** Where the files of all remotes are, present and future. */
  remotesUrl: string;
  children: Child[];
  /** Restarts one program with the same arguments. */
  restart: (program: Program) => Promise<void>;
  stop: () => Promise<void>;
}
export type Program = 'sandbox' | 'backend' | 'remotes' | 'shell';

/** Starts all programs of the shop in production mode, in the order of their dependencies. */
export async function startShop({
  ports,
  dataDir,
  env = {},
  deploy = path.join(root, deployFolder),
  remoteOrigins,
  ending,
  onProgram = () => undefined,
  onLine = () => undefined,
}: {
  ports: ShopPorts;
  dataDir: string;
  env?: NodeJS.ProcessEnv;
  deploy?: string;
  /** Where pages load remotes from, when something stands in front of their files. */
  remoteOrigins?: Record<string, string>;
  /** Stops what has been started while the rest still starts. Who gives this stops the shop on Ctrl+C, too. */
  ending?: AbortSignal;
  onProgram?: (program: Program, child: Child) => void;
  /** Gets each line that a program prints. */
  onLine?: (program: Program, line: string) => void;
}): Promise<Shop> {
  const url = `http://localhost:${String(ports.shell)}`;
  const backendUrl = `http://127.0.0.1:${String(ports.backend)}`;
  const paymentsUrl = `http://localhost:${String(ports.payments)}`;
  const inboxUrl = `http://localhost:${String(ports.inbox)}`;
  const remotesUrl = `http://localhost:${String(ports.remotes)}`;
  const logFolder = path.join(dataDir, 'logs');
  const common = { ...process.env, NODE_ENV: 'production', DEPLOYMENT: 'demo', ...env };
  const children: Child[] = [];

  const starts = new Map<Program, () => Promise<void>>();
  const starting = new Set<Promise<void>>();

  function start(program: Program, cwd: string, args: string[], own: Record<string, string>): Promise<void> {
    const begin = async () => {
      const child = await startChild({
        name: program,
        command: process.execPath,
        args,
        cwd: path.join(root, cwd),
        env: { ...common, ...own },
        logFolder,
        ending,
        onLine: (line) => {
          onLine(program, line);
        },
      });
      children.push(child);
      onProgram(program, child);
    };
    const tracked = () => {
      const begun = begin().finally(() => starting.delete(begun));
      starting.add(begun);
      return begun;
    };
    starts.set(program, tracked);
    return tracked();
  }
  async function restart(program: Program): Promise<void> {
    const place = children.findIndex(({ name }) => name === program);
    if (place >= 0) await children.splice(place, 1)[0]?.stop();
    await starts.get(program)?.();
  }
  async function stop(): Promise<void> {
    // What is just starting is stopped as well, once it can be.
    await Promise.allSettled(starting);
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
        SANDBOX_PAYPAL_WEBHOOK_URL: `${backendUrl}/api/ecommerce/payment/ipn/paypal`,
        SANDBOX_ALEPAY_WEBHOOK_URL: `${backendUrl}/api/ecommerce/payment/ipn/alepay`,
        SANDBOX_DATA_DIR: path.join(dataDir, 'inbox'),
      }),
      start('remotes', '.', ['--import', 'tsx', 'tooling/serve-remotes.ts'], {
        REGISTRY_STORE: deploy,
        REMOTES_PORT: String(ports.remotes),
      }),
      start('backend', 'backend', ['dist/server.js'], {
        BACKEND_PORT: String(ports.backend),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        DOCUMENT_SERVER_URL: url,
        SMTP_URL: `smtp://127.0.0.1:${String(ports.smtp)}`,
        VNPAY_BASE_URL: `${paymentsUrl}/paymentv2/vpcpay.html`,
        VNPAY_API_URL: `${paymentsUrl}/merchant_webapi/api/transaction`,
        PAYPAL_BASE_URL: paymentsUrl,
        ALEPAY_BASE_URL: `${paymentsUrl}/api/v3/checkout`,
        ALEPAY_REFUND_URL: `${paymentsUrl}/api/v1/checkout`,
        MOMO_API_URL: `${paymentsUrl}/v2/gateway/api`,
        ZALOPAY_API_URL: `${paymentsUrl}/v2`,
        SEED: 'demo',
      }),
    ]);
    await start('shell', 'shell', ['dist/server.js'], {
      SHELL_PORT: String(ports.shell),
      PUBLIC_URL: url,
      BACKEND_URL: backendUrl,
      REGISTRY_STORE: deploy,
      REMOTE_ORIGINS: Object.entries({ '*': remotesUrl, ...remoteOrigins })
        .map(([name, origin]) => `${name}=${origin}`)
        .join(','),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, backendUrl, paymentsUrl, inboxUrl, remotesUrl, children, restart, stop };
}
