import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = resolve(__dirname, '../../../sandbox');

export interface Sandbox {
  url: string;
  /** Of the language model; empty unless it was given a port. */
  modelUrl: string;
  /** The shop's notification address, for gateways that receive it with each payment. */
  shopUrl: string;
  /** Controls the gateways: `control('paypal/payments/DH1T1/pay', { code: 'COMPLETED' })`. */
  control<T>(path: string, body?: object): Promise<T>;
  /** Sets the address of the gateways' notifications. */
  notifies(app: FastifyInstance): void;
  stop(): Promise<void>;
}

interface Ports {
  payments: number;
  model?: number;
}

/** The gateway sandbox in a separate process; it shares no code with the shop. */
export async function startSandbox(env: Record<string, string> = {}): Promise<Sandbox> {
  let shop: FastifyInstance | undefined;
  const relay = createServer((request, response) => {
    void readBody(request).then(async (payload) => {
      const { url = '/', method, headers } = request;
      const reply = await shop?.inject({ url, method: method === 'POST' ? 'POST' : 'GET', headers, payload });
      response.writeHead(reply?.statusCode ?? 503).end(reply?.body);
    });
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const shopUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const address = `${shopUrl}/api/ecommerce/payment/ipn`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      SANDBOX_PORT: '0',
      SANDBOX_INBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_PAYPAL_WEBHOOK_URL: `${address}/paypal`,
      SANDBOX_ALEPAY_WEBHOOK_URL: `${address}/alepay`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const { payments, model } = await new Promise<Ports>((ready, refuse) => {
    child.stdout.once('data', (line) => ready(JSON.parse(String(line)) as Ports));
    child.once('close', () => refuse(new Error('the sandbox did not start')));
  });
  const url = `http://127.0.0.1:${payments}`;

  return {
    url,
    modelUrl: model === undefined ? '' : `http://127.0.0.1:${model}`,
    shopUrl,
    async control<T>(path: string, body?: object): Promise<T> {
      const response = await fetch(`${url}/__control/${path}`, {
        ...(body && {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    notifies: (app) => void (shop = app),
    async stop() {
      child.kill('SIGTERM');
      relay.closeAllConnections();
      await Promise.all([ended, new Promise<void>((done) => relay.close(() => done()))]);
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
