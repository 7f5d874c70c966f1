import { test as base, expect, type BrowserContext } from '@playwright/test';
import { accounts, createApi, type Account, type Api, type Variant } from './fixtures/api';
import { createSandbox, type Sandbox } from './fixtures/sandbox';
import { shopAddresses, type ShopAddresses } from './fixtures/shop';
import { watchTabs, type Watch } from './fixtures/watch';

interface Fixtures {
  watch: Watch;
  /** Signs the browser in before its next page, as a customer unless told otherwise. */
  signIn: (username?: string) => Promise<Account>;
  /** Puts goods into the cart before the browser's next page. */
  fillCart: (...lines: { of: Variant; quantity?: number }[]) => Promise<void>;
}
interface WorkerFixtures {
  shop: ShopAddresses;
  api: Api;
  sandbox: Sandbox;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // The runner wants a pattern of what a fixture uses, also when that is nothing.
  shop: [async ({}, use) => use(shopAddresses()), { scope: 'worker' }],
  api: [
    async ({ shop }, use, { config, parallelIndex }) =>
      use(createApi(shop, { index: parallelIndex, of: config.workers })),
    { scope: 'worker' },
  ],
  sandbox: [async ({ shop }, use) => use(createSandbox(shop)), { scope: 'worker' }],
  baseURL: async ({ shop }, use) => use(shop.url),

  watch: [
    async ({ context }, use) => {
      const watch = await watchTabs(context);
      await use(watch);
      expect(watch.violations, 'what the security policy refused').toEqual([]);
      expect(watch.problems, 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ context, shop, api }, use) =>
    use(async (username = api.customer) => {
      // A session of the browser's own: tokens are used up one by one.
      const account = await api.login(username);
      await api.emptyCart(account.token);
      const { token, refreshToken, expired, me } = account;
      const { firstName = me.role, lastName = '' } = me.profile ?? {};
      await keep(context, shop, {
        accessToken: { token, refreshToken, expired },
        email: username,
        userInfo: { id: me.id, role: me.role, firstName, lastName },
      });
      return account;
    }),

  fillCart: async ({ context, shop }, use) =>
    use(async (...lines) => {
      const carts = lines.map(({ of: { infoId, price }, quantity = 1 }) => ({
        infoId,
        quantity,
        isOrder: true,
        priceSeen: price,
      }));
      await keep(context, shop, { carts, totalQuantity: carts.length });
    }),
});

/** Lays values into the browser's storage before its first page, and leaves later pages alone. */
async function keep(
  context: BrowserContext,
  { url }: ShopAddresses,
  values: Record<string, unknown>,
): Promise<void> {
  await context.addInitScript(
    ({ entries, mark, origin }) => {
      if (location.origin !== origin || localStorage.getItem(mark)) return;
      localStorage.setItem(mark, 'laid');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    { entries: values, mark: `e2e:${Object.keys(values).join()}`, origin: url },
  );
}

/** Without JavaScript Chromium asks for scripts ahead, and then says that it may not run them. */
export const scriptsRefused = /\.js csp$/;

export { accounts, expect };
export type { Api };
