import { setTimeout as wait } from 'node:timers/promises';
import { createTestApp } from '../testing/test-app';
import { registerLoadShedding } from './health';

const stuckFor = (ms: number) => {
  const until = Date.now() + ms;
  while (Date.now() < until);
};

test('a process that cannot keep up refuses shoppers, and still answers that it lives and what it measures', async () => {
  const shop = await createTestApp({
    permissions: { 'GET /test/hello': 'public' },
    extend: async (app) => {
      await registerLoadShedding(app, { maxEventLoopDelayMs: 100 });
      app.get('/test/hello', async () => ({ hello: true }));
    },
  });
  try {
    const get = (url: string) => shop.app.inject({ url, headers: shop.as('OPERATOR') });
    const isBusy = async () => (await get('/test/hello')).statusCode === 503;
    while (await isBusy()) await wait(50);
    // How late the loop runs is measured once a second.
    for (let turn = 0; turn < 20 && !(await isBusy()); turn++) {
      stuckFor(400);
      await new Promise(setImmediate);
    }

    const [refused, live, metrics] = await Promise.all(['/test/hello', '/live', '/metrics'].map(get));

    expect(refused?.json()).toMatchObject({ statusCode: 503, errorCode: 'SERVICE_UNAVAILABLE' });
    expect(refused?.headers['retry-after']).toBe('2');
    expect([live?.statusCode, metrics?.statusCode]).toEqual([200, 200]);
  } finally {
    await shop.close();
  }
});
