import type { Page } from '@playwright/test';
import { paths as ofAccount } from '../mf-account/src/paths/paths';
import { accounts, expect, test } from './fixtures';
import { beThere } from './presence';

/** How far the page's parts moved by themselves, by the browser's own measure (0: nothing moved). */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
          throw new Error('This browser measures no layout shift.');
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries)
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'));
        };
        // Entries that are buffered arrive with the first call.
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, 200);
      }),
  );

for (const late of ['user/me', 'order/my-payment'])
  test(`the form and the history of payments stay where they appear when ${late} is answered late @both`, async ({
    page,
    signIn,
  }) => {
    await signIn(accounts.customer);
    let isHeld = false;
    await page.route(new RegExp(`/${late}`), async (route) => {
      isHeld = true;
      await new Promise((resume) => setTimeout(resume, 1_500));
      await route.continue();
    });
    await page.goto(ofAccount.payment.to());
    await expect(page.getByRole('button', { name: 'Lưu' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Đơn hàng DH/ }).first()).toBeVisible();
    await beThere(page);

    expect(isHeld).toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });

for (const late of ['notify/list', 'notify/mails'])
  test(`notifications and the choice of mails stay where they appear when ${late} is answered late @both`, async ({
    page,
    signIn,
  }) => {
    await signIn(accounts.customer);
    let isHeld = false;
    await page.route(new RegExp(`/${late}`), async (route) => {
      isHeld = true;
      await new Promise((resume) => setTimeout(resume, 1_500));
      await route.continue();
    });
    await page.goto(ofAccount.notifications.to());
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await beThere(page);

    expect(isHeld).toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
