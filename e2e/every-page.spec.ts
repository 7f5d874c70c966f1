import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ChatTicketPage, Paged, ProductCard, RequestedReturn } from '@storefront/shared/contracts';
import { paths as ofAccount } from '../mf-account/src/paths/paths';
import { paths as ofCatalog } from '../mf-catalog/src/paths/paths';
import { paths as ofChatbot } from '../mf-chatbot/src/paths/paths';
import { paths as ofCheckout } from '../mf-checkout/src/paths/paths';
import { paths as ofOperator } from '../mf-operator/src/paths/paths';
import { paths as ofProvider } from '../mf-provider/src/paths/paths';
import { paths as ofReferral } from '../mf-referral/src/paths/paths';
import { deliver } from './deliver';
import { expect, test, type Api } from './fixtures';
import type { Variant } from './fixtures/api';
import type { ShopAddresses } from './fixtures/shop';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';
import { shiftsOf } from './shift';

interface Visit {
  page: Page;
  api: Api;
  shop: ShopAddresses;
  fillCart: (...lines: { of: Variant }[]) => Promise<void>;
}
interface Place {
  /** In the title, when address and pattern are not enough. */
  name?: string;
  /** Of the route. */
  pattern: string;
  /** Without language prefix; the pattern itself if absent. */
  path?: string | ((visit: Visit) => Promise<string>);
  /** Statuses of answers that say why the page has nothing to show. */
  refused?: readonly number[];
  /** What has to be there besides a heading. */
  shows?: (page: Page) => Promise<void>;
}

test.describe.configure({ mode: 'parallel' });

/** What `npm run bench` promises too. */
const maxShift = 0.02;
const widths = [360, 390, 768, 1440];
const languages = { Vietnamese: '', English: '/en' };
const tables = [ofCatalog, ofCheckout, ofAccount, ofReferral, ofProvider, ofChatbot, ofOperator];

function accountFor(pattern: string, api: Api): string | null {
  if (pattern.startsWith('operator')) return 'admin@example.com';
  if (pattern.startsWith('provider') && pattern !== ofProvider.register.pattern)
    return 'provider@example.com';
  return /^(profile|portal|checkout|provider|referral\/)/.test(pattern) ? api.customer : null;
}

/** The address of the first thing in a list; the demo shop has one in each. */
const firstOf =
  (list: string, rest = '', folder = '') =>
  async ({ page }: Visit): Promise<string> => {
    await page.goto(list);
    const ofOne = new RegExp(`^${list}/${folder}(?!(?:new|movements|register|result)(?:/|$))[^/]+`);
    let found: string | undefined;
    await expect(async () => {
      const links = await page
        .locator('main a[href]')
        .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
      found = links.map((link) => ofOne.exec(link)?.[0]).find(Boolean);
      expect(found, `a link on ${list}`).toBeDefined();
    }).toPass({ timeout: 20_000 });
    return `${found ?? ''}${rest}`;
  };

const withCart =
  (path: string) =>
  async ({ api, fillCart }: Visit): Promise<string> => {
    await fillCart({ of: await api.variant() });
    return path;
  };

async function aReturn({ api, shop }: Visit): Promise<string> {
  const { orderId } = await api.order({ paymentMethod: 'COD' });
  await deliver(shop, api, orderId);
  const { token } = await api.as(api.customer);
  const lines = (await api.detail(orderId)).lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
  const { returnId } = await api.call<RequestedReturn>(`ecommerce/order/${orderId}/return`, {
    token,
    body: { type: 'RETURN', lines, reason: 'Không vừa cỡ' },
  });
  return returnId;
}

async function anImport({ page }: Visit): Promise<string> {
  await page.goto(ofOperator.imports.to());
  await page.getByLabel('Chọn tệp CSV').setInputFiles({
    name: 'hang.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Mã SKU;Giá bán\nKHONG-CO;x\n'),
  });
  await page.waitForURL((address) => address.pathname.startsWith(ofOperator.job.to('')));
  return new URL(page.url()).pathname;
}

/** A visitor asks for a person. */
async function aTicket({ page, api, shop }: Visit): Promise<string> {
  const email = `khach-${randomUUID()}@example.com`;
  const visitor = await page.context().browser()?.newPage({ baseURL: shop.url, locale: 'vi-VN' });
  if (!visitor) throw new Error('The page belongs to no browser.');
  await visitor.goto('/chat');
  await visitor.getByLabel('Tin nhắn của bạn').fill('Đổi trả thế nào');
  await visitor.getByLabel('Tin nhắn của bạn').press('Enter');
  await visitor.getByRole('button', { name: 'Gặp nhân viên' }).first().click();
  await visitor.getByLabel('Email hoặc số điện thoại').fill(email);
  await visitor.getByRole('button', { name: 'Gửi cho nhân viên' }).click();
  await expect(visitor.getByText(/^Đã gửi\./)).toBeVisible();
  await visitor.close();
  const { token } = await api.as('operator@example.com');
  const { data } = await api.call<ChatTicketPage>(`main/admin/chat/ticket?search=${email}`, { token });
  return data[0]?.id ?? '';
}

const refusedToken = [400, 404, 410];

/** Of routes whose address is more than their pattern. */
const own: Place[] = [
  {
    pattern: ofCatalog.product.pattern,
    path: async ({ api }) => ofCatalog.product.to((await api.variant()).slug),
  },
  { pattern: ofCatalog.category.pattern, path: firstOf('/categories') },
  { pattern: ofCatalog.newsArticle.pattern, path: firstOf('/news') },
  { pattern: ofCatalog.policy.pattern, path: ofCatalog.policy.to('security') },
  ...[
    ofCatalog.newsletterConfirm,
    ofCatalog.newsletterUnsubscribe,
    ofAccount.resetPassword,
    ofAccount.verifyAccount,
    ofReferral.invitation,
  ].map(({ pattern, to }) => ({ pattern, path: to('old'), refused: refusedToken })),
  { pattern: ofReferral.code.pattern, path: ofReferral.code.to('KHONGCO'), refused: [404] },
  {
    pattern: ofCheckout.sharedCart.pattern,
    path: ofCheckout.sharedCart.to('khong-co'),
    refused: [400, 403, 404],
  },
  { pattern: ofAccount.track.pattern, path: ofAccount.track.to('khong-co'), refused: [400, 403, 404] },
  ...[ofCheckout.checkoutInformation, ofCheckout.checkoutDelivery, ofCheckout.checkoutConfirmation].map(
    ({ pattern, to }) => ({ pattern, path: withCart(to()) }),
  ),
  ...[ofCheckout.checkoutRedirect, ofCheckout.checkoutResult, ofAccount.order, ofAccount.newReturn].map(
    ({ pattern, to }) => ({ pattern, path: async ({ api }: Visit) => to((await api.order()).orderId) }),
  ),
  // A customer has no provider.
  { pattern: ofProvider.register.pattern, path: ofProvider.register.to(), refused: [404] },
  { pattern: ofProvider.membershipResult.pattern, path: firstOf('/provider/membership', '', 'result/') },
  {
    pattern: ofOperator.return.pattern,
    path: async (visit) => ofOperator.return.to(await aReturn(visit)),
  },
  { pattern: ofOperator.job.pattern, path: anImport },
  {
    pattern: ofOperator.ticket.pattern,
    path: async (visit) => ofOperator.ticket.to(await aTicket(visit)),
  },
  { pattern: ofOperator.orderPrint.pattern, path: firstOf('/operator/orders', '/print') },
];

const withoutOwn = tables
  .flatMap((table) => Object.values(table).map(({ pattern }) => pattern))
  .filter((pattern) => own.every((place) => place.pattern !== pattern))
  .map((pattern): Place => {
    const [list = '', rest] = pattern.split(/\/:\w+/);
    return rest === undefined ? { pattern } : { pattern, path: firstOf(`/${list}`, rest) };
  });

/** The same pages with something else to show. */
const more: Place[] = [
  ...[
    'products?color=1f7a4d&status=HOT&sort=priceAsc',
    'products?page=99',
    'search?q=ao+thun',
    'search?q=khongcogica',
    'flash-sale?period=next',
    'policies/payment',
    'policies/exchange-return',
    'policies/transportation',
    'policies/warranty',
    'policies/purchase-offers',
    'policies/shopping-guide',
    '_offline',
  ].map((path) => ({ pattern: path })),
  { pattern: 'products/khong-co-that', refused: [404] },
  {
    name: '/compare with three products',
    pattern: ofCatalog.compare.pattern,
    path: async ({ api }) => {
      const { data } = await api.call<Paged<ProductCard>>('main/product/public?limit=3');
      return ofCatalog.compare.to(data.map(({ id }) => id));
    },
    shows: (page) => expect(page.getByRole('columnheader')).toHaveCount(4),
  },
  { name: '/cart with a product', pattern: ofCheckout.cart.pattern, path: withCart(ofCheckout.cart.to()) },
];

const nameOf = (pattern: string, path: Place['path']) => (typeof path === 'string' ? path : `/${pattern}`);

for (const [language, prefix] of Object.entries(languages))
  for (const { pattern, path = `/${pattern}`, name = nameOf(pattern, path), refused, shows } of [
    ...withoutOwn,
    ...own,
    ...more,
  ])
    test(`${name} in ${language} is open to everybody, fits every width and stays still @full`, async ({
      page,
      api,
      shop,
      signIn,
      fillCart,
      watch,
    }, { title }) => {
      test.setTimeout(240_000);
      // One account opens hundreds of pages in minutes here.
      watch.expect(/^(?:answer|console): .*429.*\/ecommerce\/cart\/merge/);
      if (refused) watch.expect(new RegExp(`^(?:answer: |console: .* status of )(?:${refused.join('|')}) `));
      const account = accountFor(pattern, api);
      if (account) await signIn(account);
      const address = `${prefix}${typeof path === 'string' ? path : await path({ page, api, shop, fillCart })}`;

      // What a font that arrives late moves has journeys of its own.
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await shows?.(page);
        await settle(page);
        const { sum, parts } = await shiftsOf(page);
        expect.soft(sum, `shift at ${String(width)} px: ${parts.join('; ')}`).toBeLessThan(maxShift);
        await expectNoOverflow(page, [width]);
        await expectNoViolations(page);
        // Pictures of all pages, to look at: PICTURES_OF_PAGES=<folder>
        const folder = process.env['PICTURES_OF_PAGES'];
        if (folder)
          await page.screenshot({
            path: `${folder}/${title.split(' is ')[0]?.replaceAll(/\W+/g, '-') ?? ''}-${String(width)}.png`,
            fullPage: true,
          });
      }
    });
