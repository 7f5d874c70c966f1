import { companyKeys, policyKeys, type ContentPage, type Paged } from '@storefront/shared/contracts';
import { contentPath } from '../mf-catalog/src/paths/paths';
import { expect, scriptsRefused, test } from './fixtures';
import { beThere } from './presence';

const languages = [
  { lang: 'vi', prefix: '' },
  { lang: 'en', prefix: '/en' },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { lang, prefix } of languages)
    test(`people read every policy and company page in ${lang}`, async ({ page, api, watch }) => {
      test.setTimeout(180_000);
      watch.expect(scriptsRefused);
      for (const key of [...policyKeys, ...companyKeys]) {
        const { title, summary } = await api.call<ContentPage>(`main/system/page/${key}?lang=${lang}`);
        const answer = await page.goto(`${prefix}${contentPath(key)}`);

        expect(answer?.status(), key).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page.getByText(summary, { exact: true })).toBeVisible();
        await expect(page.getByRole('navigation', { name: /^(Đường dẫn trang|Breadcrumb)$/ })).toBeVisible();
      }
    });

  test('people read questions, places and news in both languages', async ({ page, api, watch }) => {
    test.setTimeout(120_000);
    watch.expect(scriptsRefused);
    const news = await api.call<Paged<{ seoSlug: string }>>('main/news/public');
    const article = `/news/${news.data[0]?.seoSlug ?? ''}`;
    for (const [path, heading] of [
      ['/faqs', 'Câu hỏi thường gặp'],
      ['/en/faqs', 'Frequently asked questions'],
      ['/showrooms', 'Showroom'],
      ['/en/showrooms', 'Showrooms'],
      ['/service-centers', 'Trung tâm bảo hành'],
      ['/en/service-centers', 'Service centres'],
      ['/news', 'Tin tức'],
      ['/en/news', 'News'],
      [article, /./],
      [`/en${article}`, /./],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('article').or(page.locator('details')).first(),
      ).toBeVisible();
    }
  });

  test('what is not there is a real 404 that leads on', async ({ page, watch }) => {
    watch.expect(scriptsRefused);
    watch.expect(/404/);

    expect((await page.goto('/policies/khong-co'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Xem câu hỏi thường gặp' })).toBeVisible();
    expect((await page.goto('/en/news/there-is-none'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'See all news' })).toBeVisible();
    expect((await page.goto('/news?page=1000'))?.status()).toBe(404);
  });
});

test('a visitor comes from the footer to the contact form, writes, and gets a ticket @both', async ({
  page,
}) => {
  await page.goto('/faqs');
  await beThere(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Liên hệ', exact: true }).click();
  await page.getByRole('button', { name: 'Gửi lời nhắn' }).click();
  await expect(page.getByText('Vui lòng kiểm tra 4 mục')).toBeVisible();

  await page.getByLabel('Họ và tên').fill('Phạm Lan');
  await page.getByLabel('Email', { exact: true }).fill('lan@example.com');
  await page.getByLabel('Số điện thoại').fill('0912 345 678');
  await page.getByLabel('Nội dung').fill('<b>Áo bị rách</b>, đổi thế nào?');
  await page.getByRole('button', { name: 'Gửi lời nhắn' }).click();

  await expect(page.getByText('Đã nhận lời nhắn của bạn')).toBeVisible();
});

test('a visitor comes from the questions to quick consultation and leaves a phone number', async ({
  page,
}) => {
  await page.goto('/faqs');
  await beThere(page);
  await page.getByRole('link', { name: 'Hỏi nhân viên' }).click();
  await page.getByLabel('Họ và tên').fill('Phạm Lan');
  await page.getByLabel('Email hoặc số điện thoại').fill('0912345678');
  await page.getByLabel('Câu hỏi của bạn').fill('Cao 1m60 mặc cỡ nào?');
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();

  await expect(page.getByText('Đã nhận lời nhắn của bạn')).toBeVisible();
});

test('a visitor subscribes to the newsletter, confirms it from the mail, and stops it', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const to = `reader-${String(Date.now())}@example.com`;
  /** The link of this kind in the newest mail that has one. */
  const linkIn = async (kind: 'confirm' | 'unsubscribe', subject: RegExp) => {
    const found = async () => {
      const answer = await fetch(`${shop.inboxUrl}/api/messages?to=${encodeURIComponent(to)}`);
      const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
      const mail = messages.find((message) => subject.test(message.subject));
      return new RegExp(`https?://\\S+/newsletter/${kind}\\?token=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? '';
    };
    await expect.poll(found, { timeout: 30_000 }).not.toBe('');
    const { pathname, search } = new URL(await found());
    return `${pathname}${search}`;
  };

  await page.goto('/news');
  // The form stands before its code is here.
  await expect(async () => {
    await page.getByLabel('Email của bạn').fill(to);
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
    await expect(page.getByText(/^Đánh dấu ô này/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByLabel(/^Tôi đồng ý/).check();
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
  await expect(page.getByText('Mở hộp thư để xác nhận')).toBeVisible();

  await page.goto(await linkIn('confirm', /^Xác nhận/));
  await page.getByRole('button', { name: 'Xác nhận đăng ký' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã đăng ký nhận bản tin' })).toBeVisible();

  await page.goto(await linkIn('unsubscribe', /^Bạn đã đăng ký/));
  await page.getByRole('button', { name: 'Ngừng nhận bản tin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã ngừng gửi bản tin' })).toBeVisible();
});

test('a forged link of the newsletter is explained', async ({ page, watch }) => {
  watch.expect(/400/);
  await page.goto('/newsletter/confirm?token=forged');
  await page.getByRole('button', { name: 'Xác nhận đăng ký' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Liên kết này không dùng được' })).toBeVisible();
});
