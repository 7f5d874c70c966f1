import { Buffer } from 'node:buffer';
import type { ReviewPage } from '@storefront/shared/contracts';
import { paths } from '../mf-catalog/src/paths/paths';
import { orderThatCame } from './deliver';
import { accounts, expect, test } from './fixtures';
import { beThere } from './presence';

/** A picture of one red point: what is inside is not what this is about. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer whose order came reviews the product with a photo, and everybody reads it @both', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  const variant = await api.variant();
  await orderThatCame(shop, api, variant);
  const words = `Mặc một tuần rồi, vải dày và mát ${String(Date.now())}`;
  await signIn();
  await page.goto('/profile/reviews');
  await page.getByRole('link', { name: `Viết đánh giá: ${variant.name}` }).click();

  const section = page.getByRole('region', { name: 'Đánh giá của người mua' });
  const dialog = page.getByRole('dialog', { name: 'Viết đánh giá' });
  await dialog.getByRole('radio', { name: '4 sao: Tốt' }).check();
  await dialog.getByLabel('Bạn thấy sản phẩm thế nào?').fill(words);
  await dialog
    .getByLabel('Ảnh của bạn')
    .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: photo });
  await expect(dialog.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();

  await expect(section.getByText('Cảm ơn bạn. Đánh giá đã hiện cho mọi người.')).toBeVisible();
  await expect(section.getByRole('article').filter({ hasText: words })).toBeVisible();

  const { data } = await api.call<ReviewPage>(`main/review/list?slug=${variant.slug}`);
  expect(data.find(({ content }) => content === words)).toMatchObject({
    author: 'Nguyễn Minh A.',
    isVerifiedBuyer: true,
    pictures: [{ width: 1, height: 1 }],
  });
});

test('who has not bought a product is told when they can review it', async ({ page, api, signIn }) => {
  const variant = await api.variant();
  await signIn(accounts.stranger);
  await page.goto(paths.product.to(variant.slug));
  await beThere(page);

  const section = page.getByRole('region', { name: 'Đánh giá của người mua' });
  await expect(section.getByText('Bạn viết được đánh giá sau khi nhận hàng.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Viết đánh giá' })).toHaveCount(0);
});
