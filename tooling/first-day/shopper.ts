import { chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../chromium.mjs';
import { until } from './until';

interface Product {
  path: string;
  name: string;
}

/** A shopper in a browser; the orders answer with their codes. */
export interface Shopper {
  signUp: () => Promise<void>;
  buyOnDelivery: (product: Product) => Promise<string>;
  buyAtVnpay: (product: Product, gatewayUrl: string) => Promise<string>;
  /** What the pages wrote to the console as errors, or threw. */
  errors: string[];
  saveScreenshot: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a phone's browser, in Vietnamese, for somebody who has no account yet. */
export async function openShopper(
  url: string,
  {
    email,
    password,
    mailsTo,
  }: { email: string; password: string; mailsTo: (address: string) => Promise<string[]> },
): Promise<Shopper> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('The first day needs a Chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    baseURL: url,
    locale: 'vi-VN',
    viewport: { width: 390, height: 844 },
    // The browser does not know the authority of this run; the servers' own calls check its certificates.
    ignoreHTTPSErrors: true,
    // Its script is not loaded over such a connection.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  async function signUp(): Promise<void> {
    await page.goto('/signup');
    await seen(page, 'Đăng ký tài khoản');
    await field('Họ và tên đệm').fill('Phạm');
    await field('Tên').fill('Lan');
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
    await field('Số điện thoại').fill('0912345678');
    for (const one of await page.locator('input[type=password]').all()) await one.fill(password);
    await page.getByLabel(/^Tôi đồng ý/).check();
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await seen(page, /^Mở email để kích hoạt/);
    await page.goto(await activationLink());
    await button('Kích hoạt tài khoản').click();
    await seen(page, 'Tài khoản đã được kích hoạt');
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
    await seen(page, 'Đăng nhập');
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
    await field('Mật khẩu').fill(password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  }

  const activationLink = () =>
    until(
      'the mail that asks to activate the account',
      async () => (await mailsTo(email)).flatMap((text) => /https:\S+token=\S+/.exec(text) ?? [])[0],
    );

  async function order(product: Product, payment: string): Promise<void> {
    await page.goto(product.path);
    await seen(page, product.name);
    await page
      .getByRole('group', { name: /^Kích cỡ/ })
      .getByText('M', { exact: true })
      .click();
    await button('Thêm vào giỏ').filter({ visible: true }).click();
    await page.getByText('Đã thêm vào giỏ hàng.').first().waitFor();
    await page.goto('/cart');
    await page
      .getByRole('link', { name: /^Mua hàng \(1\)$/ })
      .filter({ visible: true })
      .click();
    await seen(page, 'Thông tin nhận hàng');
    await page
      .getByRole('textbox', { name: 'Số nhà, tên đường' })
      .or(button('Tiếp tục đến giao hàng'))
      .first()
      .waitFor();
    if (await page.getByLabel('Số nhà, tên đường').isVisible()) await fillAddress();
    await button('Tiếp tục đến giao hàng').click();
    await seen(page, 'Giao hàng và thanh toán');
    await page.getByRole('radio', { name: payment }).check();
    await button('Tiếp tục đến xác nhận').click();
    await seen(page, 'Xác nhận đơn hàng');
    await button(/^Đặt hàng · /).click();
  }

  async function fillAddress(): Promise<void> {
    await page.getByLabel('Quốc gia').selectOption({ label: 'Việt Nam' });
    await page.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Thành phố Đà Nẵng' });
    await page.getByLabel('Phường, xã').selectOption({ label: 'Phường Hải Châu' });
    await page.getByLabel('Số nhà, tên đường').fill('12 Bạch Đằng');
  }

  async function shownCode(): Promise<string> {
    const [code] = /\b[A-Z]{2,}[\d-]{6,}\b/.exec(await page.getByRole('main').innerText()) ?? [];
    if (!code) throw new Error(`${page.url()} shows no code of the order.`);
    return code;
  }

  return {
    errors,
    signUp,
    async buyOnDelivery(product) {
      await order(product, 'Thanh toán khi nhận hàng');
      await seen(page, 'Đã đặt hàng');
      return shownCode();
    },
    async buyAtVnpay(product, gatewayUrl) {
      await order(product, 'VNPAY');
      await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
      await page.waitForURL(`${gatewayUrl}/**`);
      await button(/^00 · /).click();
      await page.waitForURL(`${url}/**`);
      await page.getByRole('main').getByText('Đã thanh toán').first().waitFor();
      return shownCode();
    },
    async saveScreenshot(file) {
      await page.screenshot({ path: file, fullPage: true });
      console.error(`${page.url()} is shown in ${file}`);
    },
    close: () => browser.close(),
  };
}

const seen = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
