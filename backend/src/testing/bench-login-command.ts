import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Signs customers in over HTTP on PostgreSQL, ten per second for the given seconds (20), each from a different IP address.
 * Prints the response times in ms and stops at the first failed sign-in.
 */
const SECONDS = Number(process.argv[2] ?? 20);
const PER_SECOND = 10;
const ACCOUNTS = 50;
process.env['TEST_DB'] = 'postgres';
// Under Jest the files of this folder are CommonJS and locate their neighbours through `__dirname`.
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { createTestApp } = await import('./test-app');
const { anAccount, PASSWORD } = await import('./accounts');

const shop = await createTestApp();
try {
  for (let at = 0; at < ACCOUNTS; at++) await anAccount(shop, { email: `nguoi-${String(at)}@example.com` });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${String((shop.app.server.address() as AddressInfo).port)}/api/auth/login`;

  const signIn = async (time: number) => {
    const startedAt = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.8.${String(time >> 8)}.${String(time & 255)}`,
      },
      body: JSON.stringify({
        username: `nguoi-${String(time % ACCOUNTS)}@example.com`,
        password: PASSWORD,
      }),
    });
    if (!response.ok) throw new Error(`${String(response.status)} ${await response.text()}`);
    await response.json();
    return performance.now() - startedAt;
  };
  await Promise.all(Array.from({ length: PER_SECOND }, (_, time) => signIn(time)));
  const times = await Promise.all(
    Array.from({ length: SECONDS * PER_SECOND }, async (_, time) => {
      await wait((1_000 / PER_SECOND) * time);
      return signIn(time);
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  process.stdout.write(
    `${JSON.stringify({ signIns: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) })}\n`,
  );
} finally {
  await shop.close();
}
