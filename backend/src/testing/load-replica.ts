import type { AddressInfo } from 'node:net';
import { createApp } from '../app';
import { readConfig } from '../config';
import { newKey } from '../modules/auth/signing-key';
import { openPostgres } from '../db/postgres';

/** Another server of a test's shop in a separate process; it sends its port to the parent process. */
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { createTestClock, readTestToken } = await import('./test-app');
const { urlOf } = await import('./test-database');
const app = await createApp({
  config: readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: process.env['LOAD_DATA_DIR'],
    JWT_PRIVATE_KEY: newKey(),
    PUBLIC_URL: 'http://shop.test',
    PAYMENT_PROVIDERS: 'VNPAY',
    ...(JSON.parse(process.env['LOAD_CONFIG'] ?? '{}') as Record<string, string>),
  }),
  database: openPostgres({ url: urlOf(process.env['LOAD_DATABASE'] ?? ''), max: 10 }),
  clock: createTestClock(process.env['LOAD_CLOCK']),
  verifyAccessToken: readTestToken,
  sendMail: async () => undefined,
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit(0));
