import Fastify from 'fastify';
import { cohortOf, cohortValue, groupOf } from './cohort';

const remotes = ['account', 'catalog', 'checkout', 'gifts', 'loyalty', 'provider'];
const browsers = Array.from({ length: 10_000 }, (_, number) => ({ number, of: 10_000 }));
const getting = (remote: string, percent: number) =>
  browsers.filter((group) => cohortOf(remote, group) < percent);

test.each(remotes)('a canary of %s reaches the share that its team asked for', (remote) => {
  for (const percent of [1, 5, 10, 25, 50, 99]) expect(getting(remote, percent)).toHaveLength(percent * 100);
});

test('raising a percentage takes nobody out', () => {
  for (const remote of remotes) {
    const steps = [1, 2, 10, 50, 99].map((percent) => new Set(getting(remote, percent)));
    for (const [index, more] of steps.slice(1).entries())
      expect([...(steps[index] ?? [])].filter((group) => !more.has(group))).toEqual([]);
  }
});

test('another tenth of all browsers gets each remote’s canary: two tenths share about a hundredth', () => {
  for (const one of remotes)
    for (const other of remotes.filter((name) => name > one)) {
      const tenth = new Set(getting(one, 10));
      const both = getting(other, 10).filter((group) => tenth.has(group)).length;
      expect(both / browsers.length).toBeGreaterThan(0.006);
      expect(both / browsers.length).toBeLessThan(0.014);
    }
});

test('browsers with the cookie of an earlier document server are divided as evenly', () => {
  const earlier = Array.from({ length: 100 }, (_, number) => ({ number, of: 100 }));

  for (const remote of remotes) {
    const cohorts = earlier.map((group) => cohortOf(remote, group));
    expect([...cohorts].sort((a, b) => a - b)).toEqual(earlier.map(({ number }) => number));
  }
});

test('a browser keeps its group, also one that an earlier document server gave it', async () => {
  const app = Fastify();
  app.get('/', (request, reply) => groupOf(request, reply));
  const open = (cookie?: string) => app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });

  const first = await open();
  const given = /^sf_cohort=%22(\d{4})%22; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/.exec(
    String(first.headers['set-cookie']),
  )?.[1];

  expect(first.json()).toEqual({ number: Number(given), of: 10_000 });
  for (const [cookie, group] of [
    [`a=1; sf_cohort=%22${String(given)}%22`, { number: Number(given), of: 10_000 }],
    ['sf_cohort=0421; a=1', { number: 421, of: 10_000 }],
    ['sf_cohort=7; a=1', { number: 7, of: 100 }],
    ['sf_cohort=42', { number: 42, of: 100 }],
  ] as const) {
    const again = await open(cookie);
    expect(again.json()).toEqual(group);
    expect(again.headers).not.toHaveProperty('set-cookie');
  }
  await app.close();
});

test.each([0, 7, 42, 999, 1_000, 9_999])(
  'a browser of group %d is in it again with the next page',
  async (number) => {
    const app = Fastify({ trustProxy: true });
    app.get('/', (request, reply) => groupOf(request, reply));
    const https = { 'x-forwarded-proto': 'https' };

    const again = await app.inject({ url: '/', headers: { cookie: `sf_cohort=${cohortValue(number)}` } });
    const first = await app.inject({ url: '/', headers: https });
    await app.close();

    expect(again.json()).toEqual({ number, of: 10_000 });
    expect(again.headers).not.toHaveProperty('set-cookie');
    // What was set over https is sent over nothing else.
    expect(first.headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
  },
);

test('every document server, of today and of later versions, puts a browser into the same cohort', () => {
  const group = { number: 421, of: 10_000 };

  expect(remotes.map((remote) => cohortOf(remote, group))).toEqual([84, 75, 1, 44, 66, 91]);
  expect(cohortOf('catalog', { number: 42, of: 100 })).toBe(93);
});
