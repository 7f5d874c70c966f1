import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishBroken } from '../tooling/broken-version';
import { expect, test as base } from './fixtures';

/** The catalogue as a team tries it: one title reads otherwise, so that everybody sees which one it is. */
interface TrialBuild {
  version: string;
  /** Where that build is served, as on a developer's machine. */
  origin: string;
  requests: IncomingMessage[];
}
const trialTitle = 'Hàng của bản thử';
const liveTitle = 'Tất cả sản phẩm';

const test = base.extend<object, { trial: TrialBuild }>({
  trial: [
    async ({ shop }, use) => {
      const version = await publishBroken(shop.registry, 'catalog', {
        name: `trial-${String(process.pid)}`,
        change: (_file, text) => text.replaceAll(liveTitle, trialTitle),
      });
      // Document servers look at their registry four times a second.
      await expect
        .poll(async () => {
          const headers = { cookie: `sf_remotes=catalog@${version}` };
          return (await fetch(`${shop.url}/products`, { headers })).text();
        })
        .toContain(`{"remote":"catalog","version":"${version}"}`);
      const requests: IncomingMessage[] = [];
      const server = await serve(shop.registry, version, requests);
      const { port } = server.address() as AddressInfo;
      await use({ version, origin: `http://localhost:${String(port)}`, requests });
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
});

/** The files of a version at the top of an origin, with its `build.json`, for any page to load. */
async function serve(registry: string, version: string, requests: IncomingMessage[]): Promise<Server> {
  const document = JSON.parse(await readFile(path.join(registry, 'registry.json'), 'utf8')) as {
    remotes: { catalog: { versions: Record<string, unknown> } };
  };
  const build = JSON.stringify(document.remotes.catalog.versions[version]);
  const server = createServer((request, response) => {
    requests.push(request);
    const { pathname } = new URL(request.url ?? '/', 'http://trial.invalid');
    const file = path.join(registry, 'remotes/catalog', version, path.basename(pathname));
    void (pathname === '/build.json' ? Promise.resolve(build) : readFile(file)).then(
      (body) => {
        response.writeHead(200, {
          'content-type': pathname.endsWith('.json') ? 'application/json' : 'text/javascript',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a tester pins a version that nobody else gets, and goes back to the live one on the same page', async ({
  page,
  browser,
  shop,
  trial,
}) => {
  await page.goto(`/products?remotes=catalog@${trial.version}&page=1`);

  await expect(page).toHaveURL(`${shop.url}/products?page=1`);
  await expect(page.getByRole('heading', { level: 1, name: trialTitle })).toBeVisible();
  const badge = page.getByRole('complementary', { name: 'Bản thử trong trình duyệt này' });
  await badge.getByText('1 phần đang là bản thử').click();
  await expect(badge.getByText(trial.version)).toBeVisible();

  const other = await browser.newPage();
  await other.goto(`${shop.url}/products`);
  await expect(other.getByRole('heading', { level: 1, name: liveTitle })).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: trialTitle })).toBeVisible();
  await badge.getByText('1 phần đang là bản thử').click();
  await badge.getByRole('button', { name: 'Trở lại bản chính thức' }).click();

  await expect(page.getByRole('heading', { level: 1, name: liveTitle })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/products?page=1`);
  await expect(badge).toBeHidden();
});

test('a pinned version is drawn on the server too, and its pages are not kept for others', async ({
  request,
  shop,
  trial,
}) => {
  const pinned = await request.get(`${shop.url}/products`, {
    headers: { cookie: `sf_remotes=catalog@${trial.version}` },
  });
  const others = await (await fetch(`${shop.url}/products`)).text();

  expect(await pinned.text()).toContain(trialTitle);
  expect(pinned.headers()['server-timing']).not.toContain('view');
  expect(others).toContain(liveTitle);
  expect(others).not.toContain(trialTitle);
});

test('a tester tries a build from a machine of their own, which no server ever asks', async ({
  page,
  request,
  shop,
  trial,
}) => {
  trial.requests.length = 0;
  const answer = await request.get(`${shop.url}/products`, {
    headers: { cookie: `sf_remotes=${encodeURIComponent(`catalog@${trial.origin}`)}` },
  });
  expect(answer.headers()['content-security-policy']).toContain(trial.origin);
  expect(trial.requests).toEqual([]);

  await page.goto(`/en/products?remotes=catalog@${trial.origin}`);
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: trialTitle })).toBeVisible();

  expect(trial.requests.some(({ url }) => url === '/remoteEntry.js')).toBe(true);
  for (const { headers } of trial.requests) expect(headers['user-agent']).toContain('Chrome');
  const badge = page.getByRole('complementary', { name: 'Bản thử trong trình duyệt này' });
  await badge.getByText('1 phần đang là bản thử').click();
  await expect(badge.getByText(trial.origin)).toBeVisible();

  const plain = await request.get(`${shop.url}/products`);
  expect(plain.headers()['content-security-policy']).not.toContain(trial.origin);
});

test.describe('nothing is loaded from elsewhere', () => {
  for (const [what, wanted, why] of [
    ['an origin that is not allowed', 'catalog@https://evil.example', 'không cho phép địa chỉ này'],
    ['a script', 'catalog@http://localhost:9/remoteEntry.js', 'Chỉ nhận địa chỉ của một máy chủ'],
    ['code', 'catalog@javascript:alert(1)', 'Chỉ nhận địa chỉ của một máy chủ'],
    ['a version that was never published', 'catalog@9.9.9', 'chưa từng được phát hành'],
  ] as const) {
    test(`${what} is refused with its reason, and the live shop is there`, async ({ page, shop }) => {
      const asked: string[] = [];
      page.on('request', (one) => asked.push(new URL(one.url()).origin));

      await page.goto(`/products?remotes=${encodeURIComponent(wanted)}`);

      await expect(page.getByRole('heading', { level: 1, name: liveTitle })).toBeVisible();
      await expect(page.getByText(why)).toBeVisible();
      const policy = (await page.request.get(`${shop.url}/products`)).headers()['content-security-policy'];
      expect(policy).not.toContain('evil.example');
      expect(asked).not.toContain('https://evil.example');
      expect(asked).not.toContain('http://localhost:9');
    });
  }
});

test('when nothing answers at the address, the live version is there and it is said', async ({
  page,
  watch,
}) => {
  watch.expect(/localhost:9\b|ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/);

  await page.goto('/products?remotes=catalog@http://localhost:9');

  await expect(page.getByRole('heading', { level: 1, name: liveTitle })).toBeVisible();
  await expect(page.getByText('Không có bản nào trả lời ở địa chỉ này')).toBeVisible();
});

test('on a phone the badge leaves the bar below free @phone', async ({ page, trial }) => {
  await page.goto(`/products?remotes=catalog@${trial.version}`);
  const badge = page.getByRole('complementary', { name: 'Bản thử trong trình duyệt này' });
  await expect(badge).toBeVisible();

  const below = await badge.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Lối tắt' }).boundingBox();

  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
