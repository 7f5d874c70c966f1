import { followToCart } from './cart-link';
import { expect, test } from './fixtures';

interface Renderers {
  versions: string[];
}

test('the frame and the parts of all teams share one copy of React', async ({ page, context, signIn }) => {
  // React tells every copy of itself that draws to what developers look at it with.
  await context.addInitScript(() => {
    const renderers: Renderers = { versions: [] };
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        isDisabled: false,
        checkDCE: () => undefined,
        inject: ({ version }: { version: string }) => renderers.versions.push(version),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  await signIn();
  const copies = () => page.evaluate(() => (Reflect.get(window, 'renderers') as Renderers).versions);

  for (const path of ['/products', '/cart', '/profile', '/profile/referral']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(async () => (await copies()).length, path).toBeGreaterThan(0);
  }
  await followToCart(page, page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Giỏ hàng' })).toBeVisible();

  expect(await copies()).toHaveLength(1);
});
