import type { Page } from '@playwright/test';
import { publishBroken } from '../tooling/broken-version';
import { startStack, type Stack } from '../tooling/stack';
import { expect, test as base } from './fixtures';
import { places } from './faults/expectations';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';

/** A shop of their own: what these journeys release must not be another's. */
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

/** Which version of the catalogue a new page view gets. */
async function shownVersion(shop: Stack): Promise<string | undefined> {
  const html = await (await fetch(`${shop.url}${places.catalog.path}`)).text();
  const data = JSON.parse(/id="page-data">([^<]+)</.exec(html)?.[1] ?? '') as {
    registry: { remotes: Record<string, { version: string }> };
  };
  return data.registry.remotes['catalog']?.version;
}

async function confirm(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('an administrator releases a remote, rolls it back and goes forward by a canary', async ({
  page,
  ownShop: shop,
  signIn,
}) => {
  test.setTimeout(180_000);
  const before = (await shownVersion(shop)) ?? '';
  // A healthy copy: nothing in it is changed but its name.
  const next = await publishBroken(shop.registry, 'catalog', { name: 'next' });
  await signIn('admin@example.com');

  await test.step('the new version goes to everybody', async () => {
    await page.goto('/operator/remotes');
    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'catalog', exact: true }).click();
    await page.getByRole('button', { name: `Phát hành ${next}` }).click();
    const slider = page.getByRole('slider', { name: 'Tỷ lệ trình duyệt' });
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
    await confirm(page, 'Danh sách mới', 'Phát hành cho mọi người');
    await expect(page.getByText('1 trên 1 máy chủ đã dùng.')).toBeVisible();
    await expect.poll(() => shownVersion(shop)).toBe(next);
    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  });

  await test.step('one press and a reason bring the version before back', async () => {
    await page.goto('/operator/remotes');
    await page.getByRole('button', { name: 'Quay lại bản trước của catalog' }).click();
    await confirm(page, 'Thiếu giá', 'Quay lại bản trước');
    await expect(page.getByText('1 trên 1 máy chủ đã dùng.')).toBeVisible();
    await expect.poll(() => shownVersion(shop)).toBe(before);
    await expect(page.getByRole('row', { name: /Quay lại bản trước.*Thiếu giá/ })).toBeVisible();
  });

  await test.step('a canary is widened by keyboard until everybody has it', async () => {
    await page.goto('/operator/remotes/catalog');
    await page.getByRole('button', { name: `Phát hành ${next}` }).click();
    await confirm(page, 'Thử lại', 'Đặt 10%');
    const slider = page.getByRole('slider', { name: 'Tỷ lệ trình duyệt' });
    await expect(slider).toHaveValue('10');
    await slider.focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Phát hành cho mọi người' }).click();
    await confirm(page, 'Chạy tốt', 'Phát hành cho mọi người');
    await expect.poll(() => shownVersion(shop)).toBe(next);
  });

  await test.step('the audit log has each of them, with its reason', async () => {
    await page.goto('/operator/audit?entity=remote');
    for (const reason of ['Danh sách mới', 'Thiếu giá', 'Thử lại', 'Chạy tốt'])
      await expect(page.getByRole('row').filter({ hasText: reason }).first()).toBeVisible();
  });
});

test('an operator reads releases and telemetry, and can release nothing', async ({
  page,
  signIn,
  ownShop,
}) => {
  const { token } = await signIn('operator@example.com');
  await page.goto('/operator/remotes/catalog');
  await expect(page.getByRole('heading', { name: 'Các phiên bản đang lưu' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Phát hành|Quay lại|Ghim/ })).toHaveCount(0);

  const refused = await fetch(`${ownShop.url}/api/main/admin/registry/catalog/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ revision: 'x', reason: 'x' }),
  });
  expect(refused.status).toBe(403);
  // What the backend asks of the document server is nobody else's.
  const unsigned = await fetch(`${ownShop.url}/_releases`, { method: 'POST', body: 'e30.x' });
  expect(unsigned.status).toBe(404);

  await page.goto('/operator/telemetry');
  await expect(page.getByRole('heading', { name: 'Web Vitals' })).toBeVisible();
  await settle(page);
  await expectNoViolations(page);
  await expectNoOverflow(page);
});
