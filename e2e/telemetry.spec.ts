import type { Page } from '@playwright/test';
import type { RumReport, RumSummary } from '@storefront/shared/contracts';
import { expect, test } from './fixtures';

test('an operator sees what shoppers wait for, per part of the page', async ({ page, api }) => {
  const told = page.waitForRequest((request) => request.url().endsWith('/api/rum'));
  await page.goto('/products');
  const request = await told;

  const { versions, events } = request.postDataJSON() as RumReport;
  expect((await request.response())?.status()).toBe(204);
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['shell', 'catalog']));
  expect(events).toEqual(
    expect.arrayContaining([
      { kind: 'loaded', remote: 'catalog', ms: expect.any(Number) },
      { kind: 'loaded', remote: 'shell', ms: expect.any(Number) },
      { kind: 'vital', remote: 'catalog', name: 'FCP', value: expect.any(Number) },
    ]),
  );
  expect(events.filter(({ kind }) => kind === 'failed' || kind === 'error')).toEqual([]);

  const { token } = await api.login('operator@example.com');
  const summary = await api.call<RumSummary>('rum/summary?remote=catalog', { token });
  expect(summary.versions).toContainEqual(
    expect.objectContaining({
      remote: 'catalog',
      version: versions['catalog'],
      views: expect.any(Number),
      loadMsP75: expect.any(Number),
    }),
  );
});

for (const { what, path, breakIt, cause } of [
  {
    what: 'whose scripts do not come',
    path: '/products',
    breakIt: (page: Page) => page.route('**/_shell/**/*.js', (route) => route.abort()),
    cause: 'unreachable',
  },
  {
    what: 'that breaks while it starts',
    path: '/cart',
    breakIt: (page: Page) =>
      page.route('**/cart', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"bases":', '"b":');
        await route.fulfill({ response, body });
      }),
    cause: 'broken',
  },
]) {
  test(`a shell ${what} tells of it once`, async ({ page, watch }) => {
    watch.expect(/./);
    const reports: RumReport[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/rum')) reports.push(request.postDataJSON() as RumReport);
    });
    await breakIt(page);
    const told = page.waitForResponse((response) => response.url().endsWith('/api/rum'));
    await page.goto(path);

    expect((await told).status()).toBe(204);
    await page.goto('about:blank');
    expect(reports.map(({ events }) => events)).toEqual([
      [{ kind: 'failed', remote: 'shell', door: 'start', cause }],
    ]);
    expect(Object.keys(reports[0]?.versions ?? {})).toEqual(expect.arrayContaining(['shell', 'catalog']));
  });
}

for (const { path, what } of [
  { path: '/cart', what: 'Bạn tải lại trang, hoặc cập nhật trình duyệt rồi mở lại.' },
  { path: '/en/login', what: 'Reload it, or update your browser and open it again.' },
])
  test(`at ${path} a visitor whose browser cannot start the shell reads what to do @phone`, async ({
    page,
    watch,
  }) => {
    watch.expect(/./);
    await page.clock.install();
    await page.route('**/_shell/**/*.js', (route) => route.abort());
    await page.goto(path);
    const advice = page.getByRole('alert').filter({ hasText: what });
    await expect(advice).toBeHidden();
    await page.clock.runFor(5_000);

    await expect(advice).toBeVisible();
    await expect(page.locator('[data-waiting]').filter({ visible: true })).toHaveCount(0);
    await advice.getByRole('link').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

test('a shell that starts in spite of what went wrong before tells of no failure to start', async ({
  page,
}) => {
  const reports: RumReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rum')) reports.push(request.postDataJSON() as RumReport);
  });
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      const event = new ErrorEvent('error', { message: 'early', filename: '/_shell/early.js' });
      window.dispatchEvent(event);
    });
  });
  await page.goto('/products');
  await expect.poll(() => reports.length, { timeout: 15_000 }).toBeGreaterThan(0);

  const events = reports.flatMap((report) => report.events);
  expect(events.filter(({ kind }) => kind === 'failed')).toEqual([]);
});
