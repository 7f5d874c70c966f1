import type { RumEvent, RumReport } from '@storefront/shared/contracts';
import { promoteVersion, publishBroken } from '../tooling/broken-version';
import { startStack, type Stack } from '../tooling/stack';
import { expect, test as base } from './fixtures';
import { expectFallback, expectPage, places } from './faults/expectations';

/** A shop of their own: what these journeys promote must not be another's. */
const test = base.extend<object, { ownShop: Stack }>({
  ownShop: [
    async ({}, use) => {
      const stack = await startStack({ filled: process.env['FILLED_SHOP'] });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: [async ({ ownShop }, use) => use(ownShop), { scope: 'worker' }],
});

const { catalog } = places;
const failed: RumEvent = { kind: 'failed', remote: 'catalog', door: 'remote', cause: 'broken' };

/** Opens the catalogue as somebody at that address would, and is given a signed page view. */
async function openPage(shop: Stack, address: string): Promise<Omit<RumReport, 'events'>> {
  const answer = await fetch(`${shop.url}${catalog.path}`, { headers: { 'x-forwarded-for': address } });
  const view = /view;desc="([^"]+)"/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? '';
  const data = JSON.parse(/id="page-data">([^<]+)</.exec(await answer.text())?.[1] ?? '') as {
    version: string;
    registry: { remotes: Record<string, { version: string }> };
  };
  const remotes = Object.entries(data.registry.remotes).map(([name, { version }]) => [name, version]);
  return { view, versions: { shell: data.version, ...Object.fromEntries(remotes) } };
}

async function post(
  shop: Stack,
  address: string,
  page: Omit<RumReport, 'events'>,
  event: RumEvent = failed,
): Promise<void> {
  const report: RumReport = { ...page, events: [event] };
  const { status } = await fetch(`${shop.url}/api/rum`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
    body: JSON.stringify(report),
  });
  expect(status).toBe(204);
}

/** Which version of the catalogue a page gets now. */
const liveVersion = async (shop: Stack) => (await openPage(shop, '192.0.2.1')).versions['catalog'];

test('a version that fails is rolled back by itself, and not because somebody says so @full', async ({
  page,
  ownShop: shop,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.expect(/broken on purpose/);
  watch.expect(/console: \[page\] RemoteError/);
  const good = await liveVersion(shop);
  const broken = await publishBroken(shop.registry, 'catalog', {
    name: 'throws',
    change: (file, text) => (file === 'remoteEntry.js' ? `throw new Error('broken on purpose');` : text),
  });
  await promoteVersion(shop.registry, 'catalog', broken);
  await expect.poll(() => liveVersion(shop)).toBe(broken);

  await test.step('a shopper’s page tells of the failure once, with remote, version and cause', async () => {
    const told = page.waitForRequest((request) => request.url().endsWith('/api/rum'));
    await page.goto(catalog.path);
    await expectFallback(page, 'vi');
    const { versions, events } = (await told).postDataJSON() as RumReport;
    expect(versions['catalog']).toBe(broken);
    expect(events.filter(({ kind }) => kind === 'failed')).toEqual([failed]);
  });

  await test.step('posting moves nothing: one network, replayed, forged and unsigned page views', async () => {
    for (let i = 0; i < 80; i++) await post(shop, '203.0.113.9', await openPage(shop, '203.0.113.9'));
    const real = await openPage(shop, '203.0.113.10');
    const forged = { ...real, view: `${real.view.slice(0, -3)}abc` };
    for (let i = 0; i < 100; i++) {
      await post(shop, `10.${String(i)}.0.1`, real);
      await post(shop, `10.${String(i)}.0.2`, forged);
      await post(shop, `10.${String(i)}.0.3`, { ...real, view: 'none' });
    }
    // Two looks of the guard.
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    expect(await liveVersion(shop)).toBe(broken);
  });

  await test.step('shoppers of many networks do', async () => {
    for (let i = 0; i < 60; i++) {
      const address = `198.51.${String(i % 12)}.${String(i)}`;
      await post(shop, address, await openPage(shop, address));
    }
    await expect.poll(() => liveVersion(shop), { timeout: 15_000 }).toBe(good);
    await page.reload();
    await expectPage(page, catalog, 'vi');
  });
});
