import type { Locator, Page, Request } from '@playwright/test';
import type {
  OwnSolution,
  Paged,
  ProviderService,
  SolutionPage,
  StaffCategory,
  UserAddress,
} from '@storefront/shared/contracts';
import { paths as ofAccount } from '../mf-account/src/paths/paths';
import { paths as ofCatalog } from '../mf-catalog/src/paths/paths';
import { paths as ofOperator } from '../mf-operator/src/paths/paths';
import { paths as ofProvider } from '../mf-provider/src/paths/paths';
import { paths as ofReferral } from '../mf-referral/src/paths/paths';
import { aCustomer, aProvider, operator } from './a-provider';
import { chooseDelivery, confirmInformation, placeOrderButton } from './checkout';
import { orderThatCame } from './deliver';
import { expect, test } from './fixtures';
import { beThere } from './presence';

/** A dialog that a person opens from a page. Every dialog names its first focus, because its type asks for it. */
interface Opening {
  at: string;
  /** A button that shows the opener. */
  after?: string;
  /** What else a person does before. */
  before?: (page: Page) => Promise<unknown>;
  by: (page: Page) => Locator;
  /** What opening it sends on purpose. */
  sends?: RegExp;
  /** In the menu that it opens. */
  item?: string;
  title: string | RegExp;
  /** Where what is typed lands, or what can be chosen at once. Without it the title is read first, and keys do nothing. */
  field?: (dialog: Locator) => Locator;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const textbox = (name: string | RegExp) => (dialog: Locator) => dialog.getByRole('textbox', { name });

/** Presses keys as soon as the dialog is open, and closes it by Escape. */
async function tryOpening(
  page: Page,
  { at, after, before, by, sends, item, title, field }: Opening,
): Promise<void> {
  await page.goto(at);
  await beThere(page);
  if (after) await page.getByRole('button', { name: after }).first().press('Enter');
  await before?.(page);
  const opener = by(page);
  await opener.focus();
  const changes: string[] = [];
  const note = (request: Request) => {
    if (request.method() !== 'GET' && !changesNothing.test(new URL(request.url()).pathname))
      changes.push(`${request.method()} ${request.url()}`);
  };
  page.on('request', note);
  await page.keyboard.press('Enter');
  if (item) await page.getByRole('button', { name: item, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();

  if (field) {
    const first = field(dialog);
    await expect(first, String(title)).toBeFocused();
    if (await first.evaluate(isText)) {
      await page.keyboard.type('Ba chữ');
      await expect(first).toHaveValue(/Ba chữ/);
    }
  } else {
    await expect(dialog.getByRole('heading').first(), String(title)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  }
  // The first press may only close suggestions.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(opener, String(title)).toBeFocused();
  page.off('request', note);
  expect(
    changes.filter((change) => !sends?.test(change)),
    String(title),
  ).toEqual([]);
}
/** What each page sends about its visit and its speed, the lists and prices that it asks for, and a cart that joins the account's. */
const changesNothing =
  /^\/api\/(rum|main\/(tracking|[a-z-]+\/public\/list)|ecommerce\/(quote|shipping\/quote|cart\/merge))/;
const isText = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'radio');

test('a visitor presses keys as soon as a dialog is open, and nothing closes or happens by it', async ({
  page,
  api,
  fillCart,
}) => {
  const variant = await api.variantOf('ao-thun', { stock: 3, from: 0, below: 900_000 });
  await fillCart({ of: variant });
  const openings: Opening[] = [
    { at: ofCatalog.product.to(variant.slug), by: button('Bảng cỡ'), title: /cỡ/i },
    {
      at: '/cart',
      after: 'Dùng mã / chọn voucher',
      by: button('Chọn voucher'),
      title: 'Voucher cho giỏ hàng này',
    },
    {
      at: '/cart',
      by: button('Chia sẻ giỏ hàng'),
      sends: /POST .*\/cart\/shared$/,
      title: 'Chia sẻ giỏ hàng',
    },
    {
      at: '/products',
      by: (tab) => tab.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ }),
      title: 'Giỏ hàng',
    },
  ];
  for (const opening of openings) await tryOpening(page, opening);
});

test('the arrow keys show the next picture as soon as one is opened large', async ({ page, api }) => {
  const { slug } = await api.variant();
  await page.goto(ofCatalog.product.to(slug));
  await beThere(page);
  await page
    .getByRole('button', { name: /^Phóng to: .*\(1\/\d+\)$/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog', { name: /^Ảnh 1\// })).toBeVisible();
  await page.keyboard.press('ArrowRight');

  await expect(page.getByRole('dialog', { name: /^Ảnh 2\// })).toBeVisible();
});

test('on a phone a shopper types into search and chat at once, and reads the filters first @phone', async ({
  page,
}) => {
  const openings: Opening[] = [
    {
      at: '/',
      by: (tab) => tab.getByRole('navigation', { name: 'Lối tắt' }).getByRole('link', { name: 'Tìm kiếm' }),
      title: 'Tìm sản phẩm',
      field: (dialog) => dialog.getByRole('combobox'),
    },
    { at: '/products', by: button(/^Bộ lọc/), title: 'Bộ lọc' },
    {
      at: '/products',
      by: (tab) => tab.getByRole('link', { name: 'Hỏi trợ lý' }).and(tab.locator('[data-opens-chat]')),
      title: 'Trò chuyện với AI',
      field: textbox('Tin nhắn của bạn'),
      // The conversation that the first message belongs to.
      sends: /POST .*\/chat\/session$/,
    },
  ];
  for (const opening of openings) await tryOpening(page, opening);
});

test('a customer presses keys as soon as a dialog of the account is open, and loses nothing by it', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  const variant = await api.variant({ stock: 4 });
  await orderThatCame(shop, api, variant);
  const { orderId } = await api.order({ of: variant, paymentMethod: 'COD' });
  const { token } = await signIn();
  const place = { national: 'VN', provinceCode: '01', wardCode: '00166', address: '7 Lý Thường Kiệt' };
  const { id } = await api.call<UserAddress>('main/user-address', {
    token,
    body: { ...place, firstName: 'Lan', lastName: 'Phạm', phone: '0912345678' },
  });
  const openings: Opening[] = [
    { at: ofAccount.order.to(orderId), by: button('Huỷ đơn hàng'), title: /^Huỷ đơn hàng / },
    {
      at: ofAccount.addresses.to(),
      by: button(/^Xoá địa chỉ: .*7 Lý Thường Kiệt/),
      title: 'Xoá địa chỉ này?',
    },
    { at: ofAccount.personal.to(), by: button('Đổi email'), title: 'Đổi email', field: textbox('Email mới') },
    { at: ofAccount.privacy.to(), by: button('Xoá tài khoản của tôi'), title: 'Xoá tài khoản?' },
    {
      at: ofCatalog.product.to(variant.slug),
      by: button('Viết đánh giá'),
      title: 'Viết đánh giá',
      // Who bought it twice is asked first which purchase it was.
      field: (dialog) => dialog.getByRole('combobox').or(dialog.getByRole('radio')).first(),
    },
  ];
  try {
    for (const opening of openings) await tryOpening(page, opening);
  } finally {
    await api.call(`main/user-address/${id}`, { method: 'DELETE', token });
  }
});

test('an operator presses keys as soon as a dialog is open, and changes nothing by it', async ({
  page,
  api,
  signIn,
}) => {
  test.setTimeout(180_000);
  const { orderId } = await api.order({ of: await api.variant(), paymentMethod: 'COD' });
  const { token } = await signIn(operator);
  await api.call(`main/admin/order/${orderId}/status`, {
    method: 'PUT',
    token,
    body: { status: 'PROCESSING' },
  });
  const categories = await api.call<StaffCategory[]>('main/admin/category', { token });
  const remove = `Xoá ${categories[0]?.name.vi ?? ''}`;
  const openings: Opening[] = [
    {
      at: ofOperator.order.to(orderId),
      by: button('Thêm vận chuyển'),
      title: 'Vận chuyển',
      field: textbox('Đơn vị vận chuyển'),
    },
    {
      at: ofOperator.order.to(orderId),
      by: button('Huỷ đơn'),
      title: 'Huỷ đơn này?',
      field: textbox('Lý do'),
    },
    { at: ofOperator.categories.to(), by: button(remove), title: remove },
    {
      at: ofOperator.categories.to(),
      by: button('Thêm danh mục'),
      title: 'Thêm danh mục',
      field: textbox('Tên (tiếng Việt)'),
    },
    {
      at: ofOperator.orders.to({ status: 'PROCESSING' }),
      before: (tab) =>
        tab
          .getByRole('checkbox', { name: /^Chọn Đơn DH/ })
          .first()
          .check(),
      by: button('Giao vận chuyển'),
      title: 'Cập nhật 1 đơn',
      field: textbox('Đơn vị vận chuyển'),
    },
    {
      at: ofOperator.products.to(),
      before: (tab) =>
        tab
          .getByRole('checkbox', { name: /^Chọn (?!tất cả)/ })
          .first()
          .check(),
      by: button('Sửa hàng loạt'),
      title: 'Sửa 1 sản phẩm',
      field: (dialog) => dialog.getByRole('combobox', { name: 'Thay đổi' }),
    },
    {
      at: ofOperator.settingsFace.to(),
      before: (tab) => tab.getByRole('main').getByRole('textbox').first().fill('Chưa lưu'),
      by: (tab) => tab.getByRole('main').getByRole('link').first(),
      title: 'Rời trang khi chưa lưu?',
    },
    { at: ofOperator.faqs.to(), by: button('Nhóm mới'), title: 'Nhóm mới', field: textbox('Tên tiếng Việt') },
    {
      at: ofOperator.inventory.to(),
      by: button(/^Điều chỉnh /),
      title: /^Điều chỉnh /,
      field: (dialog) => dialog.getByLabel('Lý do'),
    },
    {
      at: ofOperator.orders.to({ search: 'Lan' }),
      by: button('Lưu bộ lọc này'),
      title: 'Lưu bộ lọc này',
      field: textbox('Tên bộ lọc'),
    },
    {
      at: ofOperator.reviews.to({ show: 'all' }),
      by: button(/^(Trả lời|Sửa trả lời)$/),
      title: /^Trả lời /,
      field: (dialog) => dialog.getByRole('textbox'),
    },
  ];
  for (const opening of openings) await tryOpening(page, opening);
});

test('a provider presses keys as soon as a dialog is open, and loses nothing by it', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  const { token } = await signIn(await aProvider(api, shop));
  const { name } = await api.call<ProviderService>('main/service', { token, body: { name: 'Lắp đặt' } });
  const { content } = await api.call<OwnSolution>('main/solution', {
    token,
    body: { titleVi: 'Kho hàng', kind: 'INVENTORY' },
  });
  const openings: Opening[] = [
    { at: ofProvider.services.to(), by: button(`Xoá ${name}`), title: 'Xoá dịch vụ này?' },
    {
      at: ofProvider.ownSolutions.to(),
      by: button(`Việc khác với ${content.titleVi}`),
      item: 'Xoá',
      title: 'Xoá giải pháp này?',
    },
  ];
  for (const opening of openings) await tryOpening(page, opening);
});

test('a visitor moves between large screenshots of a solution with the arrow keys at once', async ({
  page,
  api,
}) => {
  const { data } = await api.call<Paged<{ seoSlug: string }>>('main/solution/public');
  const pictures = await Promise.all(
    data.map(async ({ seoSlug }) => ({
      seoSlug,
      ...(await api.call<Pick<SolutionPage, 'screenshots'>>(`main/solution/get-by-seo-slug/${seoSlug}`)),
    })),
  );
  const shown = pictures.find(({ screenshots }) => screenshots.length > 1);
  await tryOpening(page, {
    at: ofProvider.solution.to(shown?.seoSlug ?? ''),
    by: button(/^Xem lớn ảnh 1\//),
    title: /^Ảnh 1\//,
    field: (dialog) => dialog.getByRole('group'),
  });
});

test('a member presses keys as soon as the removal of a contact is asked, and keeps the contact', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  await signIn(await aCustomer(api, shop));
  await page.goto(ofReferral.programme.to());
  await page.getByLabel(/^Tôi đồng ý với điều khoản/).check();
  await page.getByRole('button', { name: 'Tham gia và nhận mã' }).click();
  await expect(page.getByRole('textbox', { name: 'Liên kết của bạn' })).toBeVisible();
  await page.goto(ofReferral.contacts.to());
  await page.getByRole('button', { name: 'Thêm liên hệ' }).first().click();
  await page.getByLabel('Họ và tên').fill('Mai Lan');
  await page.getByLabel('Email', { exact: true }).fill('mai@example.net');
  await page.getByRole('button', { name: 'Lưu liên hệ' }).click();
  await expect(page.getByRole('button', { name: 'Xoá Mai Lan' }).first()).toBeVisible();

  await tryOpening(page, {
    at: ofReferral.contacts.to(),
    by: button('Xoá Mai Lan'),
    title: 'Xoá liên hệ này?',
  });
});

test('a shopper presses keys as soon as the shop says that a price has changed, and orders nothing by it', async ({
  page,
  api,
  signIn,
  fillCart,
  watch,
}) => {
  watch.expect(/\b409\b/);
  await signIn();
  await fillCart({ of: await api.variant() });
  await page.goto('/checkout/information');
  await confirmInformation(page);
  await chooseDelivery(page, 'Thanh toán khi nhận hàng');
  // As when a sale ends between the quote and the order.
  await page.route(/\/api\/ecommerce\/order$/, async (route) => {
    const { quoteHash, ...body } = route.request().postDataJSON() as { quoteHash: string };
    const turned = [...quoteHash].reverse().join('');
    await route.continue({ postData: JSON.stringify({ ...body, quoteHash: turned }) });
  });
  await placeOrderButton(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Giá đã thay đổi' });
  await expect(dialog).toBeVisible();
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/ecommerce\/order$/.test(request.url())) orders.push(request.url());
  });

  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(placeOrderButton(page)).toBeFocused();
  expect(orders).toEqual([]);
});
