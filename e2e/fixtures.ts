import { test as base, expect, type BrowserContext } from '@playwright/test';
import { accounts, createApi, type Account, type Api, type Variant } from './fixtures/api';
import { createSandbox, type Sandbox } from './fixtures/sandbox';
import { shopAddresses, type ShopAddresses } from './fixtures/shop';
import { watchTabs, type Watch } from './fixtures/watch';

interface Fixtures {
  watch: Watch;
  /** Signs the browser in before its next page; as the customer by default. */
  signIn: (username?: string) => Promise<Account>;
  /** Fills the cart before the browser's next page. */
  fillCart: (...lines: { of: Variant; quantity?: number }[]) => Promise<void>;
}
interface WorkerFixtures {
  shop: ShopAddresses;
  api: Api;
  sandbox: Sandbox;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright reads the names of a fixture's dependencies from a destructured parameter, even when there are
  // none.
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
      // A separate session for the browser, because refresh tokens can be used only once.
      const account = await api.login(username);
      await api.emptyCart(account.token);
      await keep(context, shop, storedSession(username, account));
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

/** Local storage of a signed-in account. */
export function storedSession(email: string, { token, refreshToken, expired, me }: Account) {
  const { firstName = me.role, lastName = '' } = me.profile ?? {};
  return {
    accessToken: { token, refreshToken, expired },
    email,
    userInfo: { id: me.id, role: me.role, firstName, lastName },
  };
}

/** Sets storage values before the browser's first page; later pages keep their own. */
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

/** Without JavaScript Chromium still preloads scripts, and then logs that it may not run them. */
export const scriptsRefused = /\.js csp$/;

export { accounts, expect };
export type { Api };
