import type { ProductDetail, ReviewPage } from '@storefront/shared/contracts';
import { orderThatCame } from './deliver';
import { expect, test } from './fixtures';
import { beThere } from './presence';

/** Each would set this in a page that took text for markup, for a script or for an address to follow. */
const mark = 'window.attacked=1';
const attacks = [`<img src=x onerror=${mark}>`, `</script><script>${mark}</script>`, `javascript:${mark}`];
const places = [
  (text: string) => `/search?q=${text}`,
  (text: string) => `/products?size=${text}&specs=a:${text}&category=${text}`,
  (text: string) => `/categories/${text}`,
  (text: string) => `/news?topic=${text}`,
  (text: string) => `/showrooms?province=${text}`,
  (text: string) => `/compare?ids=${text}`,
  (text: string) => `/newsletter/confirm?token=${text}`,
  (text: string) => `/login?redirectUrl=${text}`,
  (text: string) => `/faqs#${text}`,
];

for (const attack of attacks)
  test(`an address that holds ${attack} runs nothing`, async ({ page, watch }) => {
    // What is nowhere is answered as such.
    watch.expect(/\b40[04]\b/);
    page.on('dialog', (dialog) => void dialog.dismiss());
    for (const place of places) {
      await page.goto(place(encodeURIComponent(attack)));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await beThere(page);

      expect(await page.evaluate('window.attacked'), place(attack)).toBeUndefined();
    }
  });

test('what a customer writes is read as it was written, and runs nowhere', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  const variant = await api.variant();
  await orderThatCame(shop, api, variant);
  const account = await signIn();
  const { id } = await api.call<ProductDetail>(`main/product/get-by-seo-slug/${variant.slug}`);
  const { reviewable = [] } = await api.call<ReviewPage>(`main/review/list/with-auth?productId=${id}`, {
    token: account.token,
  });
  const words = `Vải dày ${attacks.slice(0, 2).join(' ')} ${String(Date.now())}`;
  await api.call(`main/review/${id}/customer-review`, {
    token: account.token,
    body: { orderLineId: reviewable[0]?.orderLineId, rating: 5, title: attacks[0], content: words },
  });

  for (const path of [`/products/${variant.slug}`, '/profile/reviews']) {
    await page.goto(path);
    await beThere(page);
    await expect(page.getByText(words).first()).toBeVisible();
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  }
});
