import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { confirmInformation, orderIdOf, placeOrderButton } from './checkout';
import { expect, test } from './fixtures';

interface Gateway {
  code: 'momo' | 'zalopay' | 'alepay' | 'paypal';
  /** As the checkout calls it. */
  name: string;
  failure: string;
  success: string;
}

const gateways: Gateway[] = [
  { code: 'momo', name: 'Ví MoMo', failure: '1001', success: '0' },
  { code: 'zalopay', name: 'Ví ZaloPay', failure: '2', success: '1' },
  { code: 'alepay', name: 'Alepay', failure: '111', success: '000' },
  { code: 'paypal', name: 'PayPal', failure: 'INSTRUMENT_DECLINED', success: 'COMPLETED' },
];

for (const [at, first] of gateways.entries()) {
  const second = gateways[(at + 1) % gateways.length] ?? first;

  test(`a customer whose payment failed at ${first.name} reads why, and pays through ${second.name}`, async ({
    page,
    api,
    signIn,
    fillCart,
  }) => {
    test.setTimeout(120_000);
    await signIn();
    await fillCart({ of: await api.variant() });
    await page.goto('/checkout/information');
    await confirmInformation(page);
    await page.getByRole('radio', { name: first.name }).check();
    await page.getByRole('button', { name: 'Tiếp tục đến xác nhận' }).click();
    await placeOrderButton(page).click();
    await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
    await endWith(page, first.failure);

    await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán chưa thành công' })).toBeVisible();
    await expect(page.getByText(wordsOf(first.code)[first.failure]?.join(' ') ?? 'no words')).toBeVisible();
    const orderId = orderIdOf(page);
    expect((await api.payment(orderId)).paymentStatus).toBe('unpaid');
    await page.getByText('Cách thanh toán khác', { exact: true }).click();
    await page.getByRole('button', { name: `Thanh toán qua ${second.name}` }).click();
    await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
    await endWith(page, second.success);

    await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
    expect((await api.payment(orderId)).paymentStatus).toBe('paid');
  });
}

/** Every page of the sandbox has a button for every way that a payment can end there. */
async function endWith(page: Page, code: string): Promise<void> {
  await page.locator(`button.outcome[value="${code}"]`).click();
}

/** What happened, and what to do. */
function wordsOf(gateway: Gateway['code']): Record<string, string[]> {
  const file = new URL(`../mf-checkout/src/payment/gateway-texts/${gateway}.vi.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
}
