import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type {
  ChatTicketPage,
  Envelope,
  OwnSolution,
  ProductDetail,
  Provider,
  ProviderService,
  RequestedReturn,
  ReviewPage,
  SentSolutionRequest,
  StaffContactPage,
  StaffNewsBody,
  StaffNewsRow,
  Upload,
  UserAddress,
  WrittenNews,
  WrittenReview,
} from '@storefront/shared/contracts';
import { paths as ofAccount } from '../mf-account/src/paths/paths';
import { paths as ofCatalog } from '../mf-catalog/src/paths/paths';
import { paths as ofOperator } from '../mf-operator/src/paths/paths';
import { paths as ofProvider } from '../mf-provider/src/paths/paths';
import { aCustomer, aProvider, operator } from './a-provider';
import { deliver } from './deliver';
import { expect, storedSession, test as base } from './fixtures';
import type { ShopAddresses } from './fixtures/shop';
import { watchTabs, type Watch } from './fixtures/watch';
import { beThere } from './presence';

const test = base.extend<{ tabOf: (username: string) => Promise<Page> }>({
  /** A tab of another person, beside the anonymous visitor's `page`. */
  tabOf: async ({ browser, shop, api }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await use(async (username) => {
      const session = storedSession(username, await api.login(username));
      const localStorage = Object.entries(session).map(([name, value]) => ({
        name,
        value: JSON.stringify(value),
      }));
      const context = await browser.newContext({
        baseURL: shop.url,
        locale: 'vi-VN',
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: shop.url, localStorage }] },
      });
      opened.push({ context, watch: await watchTabs(context) });
      return context.newPage();
    });
    for (const { context, watch } of opened) {
      await context.close();
      expect([...watch.violations, ...watch.problems]).toEqual([]);
    }
  },
});

/** A picture of one red point: what is inside is not what this is about. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** Each would set this in a page that took text for markup, for a script or for an address to follow. */
const mark = 'window.attacked=1';
const markup = `<img src=x onerror=${mark}>`;
const link = `javascript:${mark}`;
const attacks = [markup, `</script><script>${mark}</script>`, link];
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

/** One text with every attack, found again by its number. */
const hostile = (what: string): string => `${what} ${attacks.join(' ')} ${String(Date.now())}`;

/** Nothing ran, and no element was made of a text. */
async function expectNothingMade(page: Page): Promise<void> {
  const made = await page.evaluate((code) => {
    const elements = [...document.querySelectorAll('img[src="x"], [onerror], [href^="javascript:" i]')];
    const scripts = [...document.scripts].filter(({ textContent }) => textContent?.trim() === code);
    return {
      hasRun: Reflect.has(window, 'attacked'),
      elements: [...elements, ...scripts].map(({ outerHTML }) => outerHTML),
    };
  }, mark);
  expect(made, page.url()).toEqual({ hasRun: false, elements: [] });
}

/** A person who opens the page reads each text as it was typed. */
async function expectAsTyped(page: Page, address: string, ...texts: string[]): Promise<void> {
  await page.goto(address);
  await beThere(page);
  for (const text of texts) await expect(page.getByText(text).first(), address).toBeVisible();
  await expectNothingMade(page);
}

/** The server's HTML of a public page holds it as text, in the page and in its data. */
async function expectEscaped({ url }: ShopAddresses, address: string): Promise<void> {
  const html = await (await fetch(`${url}${address}`)).text();
  expect(html, address).toContain(`&lt;img src=x onerror=${mark}&gt;`);
  expect(html, address).not.toContain('<img src=x');
  expect(html, address).not.toContain(`<script>${mark}`);
}

test('an operator and the customer read the address and the note of an order as they were typed', async ({
  api,
  tabOf,
}) => {
  const address = hostile('12 Trần Thái Tông');
  const note = hostile('Gọi trước');
  const of = await api.variant();
  const { orderId } = await api.order({ of, paymentMethod: 'COD', address, note });
  await expectAsTyped(await tabOf(api.customer), ofAccount.order.to(orderId), address, note);

  const desk = await tabOf(operator);
  for (const { to } of [ofOperator.order, ofOperator.orderPrint])
    await expectAsTyped(desk, to(orderId), address, note);
});

test('a customer reads an own address as it was typed', async ({ api, tabOf }) => {
  const { token } = await api.as(api.customer);
  const address = hostile('7 Lý Thường Kiệt');
  const place = { national: 'VN', provinceCode: '01', wardCode: '00166' };
  const { id } = await api.call<UserAddress>('main/user-address', {
    token,
    body: { ...place, firstName: 'Lan', lastName: 'Phạm', phone: '0912345678', address },
  });
  try {
    await expectAsTyped(await tabOf(api.customer), ofAccount.addresses.to(), address);
  } finally {
    await api.call(`main/user-address/${id}`, { method: 'DELETE', token });
  }
});

test('an operator reads what visitors write in the contact form as it was typed', async ({ api, tabOf }) => {
  const [company, subject, message] = [hostile('Công ty'), hostile('Hỏi'), hostile('Xin chào')];
  await api.call('main/contact', {
    body: {
      fullName: 'Phạm Lan',
      email: 'lan@example.com',
      phoneNumber: '0912345678',
      company,
      subject,
      message,
    },
  });
  const desk = await tabOf(operator);
  await desk.goto(ofOperator.contacts.to());
  await expect(desk.getByText('Hỏi <img src=x').first()).toBeVisible();
  await expectNothingMade(desk);
  const { token } = await api.as(operator);
  const { data } = await api.call<StaffContactPage>('main/admin/contact', { token });
  const { id = '' } = data.find((contact) => contact.message === message) ?? {};

  await expectAsTyped(desk, ofOperator.contact.to(id), company, subject, message);
});

test('what a customer and the shop write about a product and its return is read as it was typed', async ({
  page,
  api,
  shop,
  tabOf,
}) => {
  const variant = await api.variant();
  const { orderId } = await api.order({ of: variant, paymentMethod: 'COD' });
  await deliver(shop, api, orderId);
  const { token } = await api.as(api.customer);
  const { id } = await api.call<ProductDetail>(`main/product/get-by-seo-slug/${variant.slug}`);
  const { reviewable = [] } = await api.call<ReviewPage>(`main/review/list/with-auth?productId=${id}`, {
    token,
  });
  const [title, content, reply] = [markup, hostile('Vải dày'), hostile('Cảm ơn')];
  const written = await api.call<WrittenReview>(`main/review/${id}/customer-review`, {
    token,
    body: { orderLineId: reviewable[0]?.orderLineId, rating: 5, title, content },
  });
  const staff = (await api.as(operator)).token;
  await api.call(`main/admin/review/${written.id}/reply`, {
    method: 'PUT',
    token: staff,
    body: { content: reply },
  });
  const reason = hostile('Không vừa');
  const answer = hostile('Gửi về');
  const { lines } = await api.detail(orderId);
  const { returnId } = await api.call<RequestedReturn>(`ecommerce/order/${orderId}/return`, {
    token,
    key: randomUUID(),
    body: { type: 'RETURN', lines: [{ lineId: lines[0]?.id, quantity: 1 }], reason },
  });
  await api.call(`main/admin/return/${returnId}/status`, {
    method: 'PUT',
    token: staff,
    body: { status: 'APPROVED', reason: answer },
  });

  await expectAsTyped(page, ofCatalog.product.to(variant.slug), content, reply);
  await expectEscaped(shop, ofCatalog.product.to(variant.slug));
  const customer = await tabOf(api.customer);
  await expectAsTyped(customer, ofAccount.reviews.to(), content);
  await expectAsTyped(customer, ofAccount.order.to(orderId), reason, answer);
  const desk = await tabOf(operator);
  const search = content.split(' ').at(-1);
  await expectAsTyped(desk, ofOperator.reviews.to({ show: 'all', search }), content);
  await expectAsTyped(desk, ofOperator.return.to(returnId), reason);
});

test('staff and a visitor read each other’s words in the chat as they were typed', async ({
  page,
  api,
  tabOf,
}) => {
  const [words, answer] = [hostile('Đổi trả thế nào'), hostile('Chào bạn')];
  const email = `khach-${randomUUID()}@example.com`;
  await page.goto('/chat');
  await page.getByLabel('Tin nhắn của bạn').fill(words);
  await page.getByLabel('Tin nhắn của bạn').press('Enter');
  await expect(page.getByText(words).first()).toBeVisible();
  await page.getByRole('button', { name: 'Gặp nhân viên' }).first().click();
  await page.getByLabel('Email hoặc số điện thoại').fill(email);
  await page.getByRole('button', { name: 'Gửi cho nhân viên' }).click();
  await expect(page.getByText(/^Đã gửi\./)).toBeVisible();

  const { token } = await api.as(operator);
  const { data } = await api.call<ChatTicketPage>(`main/admin/chat/ticket?search=${email}`, { token });
  const { id = '', version = 0 } = data[0] ?? {};
  await expectAsTyped(await tabOf(operator), ofOperator.ticket.to(id), words);
  await api.call(`main/admin/chat/ticket/${id}/reply`, {
    token,
    key: randomUUID(),
    body: { message: answer, version },
  });

  await expect(page.getByText(answer).first()).toBeVisible();
  await expectNothingMade(page);
});

test('shoppers and staff read what a provider writes as it was typed, and the provider what shoppers write', async ({
  page,
  api,
  shop,
  tabOf,
}) => {
  const email = await aProvider(api, shop);
  const { token } = await api.as(email);
  const me = await api.call<Provider>('main/provider/me', { token });
  const businessName = `Sao Mai ${markup}`;
  const description = hostile('Làm phần mềm');
  await api.call('main/provider/me', {
    method: 'PUT',
    token,
    body: { businessName, phone: me.phone, description, version: me.version },
  });
  const texts = {
    titleVi: hostile('Bán').slice(0, 120),
    summaryVi: hostile('Gọn'),
    descriptionVi: hostile('Đủ'),
  };
  const service = { name: `Dạy ${markup}`, description: hostile('Hai buổi') };
  const { id: serviceId } = await api.call<ProviderService>('main/service', { token, body: service });
  const solution = await api.call<OwnSolution>('main/solution', {
    token,
    body: { ...texts, kind: 'SALES', serviceIds: [serviceId] },
  });
  const own = `main/solution/${solution.id}`;
  const uploadIds = [await upload(shop, token, `${markup}.png`)];
  const shot = await api.call<OwnSolution>(`${own}/screenshots`, { token, body: { uploadIds } });
  const label = `Dùng thử ${markup}`;
  const linked = await api.call<OwnSolution>(`${own}/links`, {
    method: 'PUT',
    token,
    body: { version: shot.version, links: [{ label, url: 'https://demo.example.com/x' }] },
  });
  await expect(
    api.call(`${own}/links`, {
      method: 'PUT',
      token,
      body: { version: linked.version, links: [{ label, url: link }] },
    }),
  ).rejects.toMatchObject({ status: 400 });
  await api.call(`${own}/submit`, { token, body: { version: linked.version } });
  const staff = (await api.as(operator)).token;
  const decided = `main/admin/solution/${solution.id}/status`;
  await api.call(decided, { method: 'PUT', token: staff, body: { status: 'APPROVED' } });
  await api.call(`${own}/publish`, { method: 'POST', token });
  try {
    const customer = await aCustomer(api, shop);
    const message = hostile('Ba quầy');
    const { requestId } = await api.call<SentSolutionRequest>(`${own}/request`, {
      token: (await api.as(customer)).token,
      body: { type: 'CONSULT', message },
    });

    const { seoSlug } = await api.call<OwnSolution>(own, { token });
    const address = ofProvider.solution.to(seoSlug);
    await expectAsTyped(
      page,
      address,
      texts.titleVi,
      texts.summaryVi,
      texts.descriptionVi,
      service.name,
      label,
    );
    await expectEscaped(shop, address);
    await expectAsTyped(page, ofProvider.solutions.to({ search: 'Bán' }), texts.titleVi);
    await expectAsTyped(await tabOf(email), ofProvider.request.to(requestId), message);
    const desk = await tabOf(operator);
    await expectAsTyped(desk, ofOperator.solution.to(solution.id), texts.titleVi, texts.descriptionVi);
    await expectAsTyped(desk, ofOperator.provider.to(me.id), businessName, description);
  } finally {
    // Other journeys look at the solutions that are published.
    await api.call(`${own}/unpublish`, { method: 'POST', token });
  }
});

test('shoppers read news of the shop as they were typed', async ({ page, api, shop }) => {
  const { token } = await api.as(operator);
  const { data } = await api.call<{ data: StaffNewsRow[] }>('main/admin/news?state=PUBLISHED', { token });
  const words = { title: hostile('Tin').slice(0, 150), summary: hostile('Tóm tắt'), text: hostile('Bài') };
  const body = (href: string): StaffNewsBody => {
    const blocks: StaffNewsBody['blocksVi'] = [
      { kind: 'paragraph', text: [{ text: words.text }] },
      { kind: 'link', text: words.summary, href },
    ];
    return {
      topic: 'COMPANY',
      author: `Mai ${markup}`,
      pictureId: data[0]?.pictureId ?? null,
      altVi: words.summary,
      altEn: words.summary,
      titleVi: words.title,
      titleEn: words.title,
      summaryVi: words.summary,
      summaryEn: words.summary,
      blocksVi: blocks,
      blocksEn: blocks,
    };
  };
  await expect(api.call('main/admin/news', { token, body: body(link) })).rejects.toMatchObject({
    status: 400,
  });
  const written = await api.call<WrittenNews>('main/admin/news', { token, body: body('/products') });
  try {
    const address = ofCatalog.newsArticle.to(written.seoSlug);
    await expectAsTyped(page, address, words.title, words.text);
    await expectAsTyped(page, `/en${address}`, words.title, words.text);
    await expectEscaped(shop, address);
    await expectAsTyped(page, ofCatalog.news.to(), words.title);
  } finally {
    const change = { ...body('/products'), isActive: false, version: written.version };
    await api.call(`main/admin/news/${written.id}`, { method: 'PUT', token, body: change });
    await api.call(`main/admin/news/${written.id}`, { method: 'DELETE', token });
  }
});

test('an administrator reads the name of an operator’s file as it was chosen', async ({ tabOf }) => {
  const name = `hàng ${markup} ${String(Date.now())}.csv`;
  const desk = await tabOf(operator);
  await desk.goto(ofOperator.imports.to());
  await desk.getByLabel('Chọn tệp CSV').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Mã SKU;Tên (tiếng Việt)\nX-1;${attacks.join(' ')}\n`),
  });
  await expect(desk).toHaveURL(/\/operator\/imports\/./);

  const other = await tabOf('admin@example.com');
  await expectAsTyped(other, new URL(desk.url()).pathname, name);
  await expectAsTyped(other, ofOperator.imports.to(), name);
});

/** Sends a picture under this name. */
async function upload({ url }: ShopAddresses, token: string, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([photo], { type: 'image/png' }), name);
  const response = await fetch(`${url}/api/main/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { data } = (await response.json()) as Envelope<Upload>;
  if (!data) throw new Error(`The picture was answered with ${String(response.status)}.`);
  return data.id;
}
