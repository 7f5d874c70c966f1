import type { Locator, Page } from '@playwright/test';
import type { OwnSolution, ProviderService, StaffCategory, UserAddress } from '@storefront/shared/contracts';
import { paths as ofAccount } from '../mf-account/src/paths/paths';
import { paths as ofCatalog } from '../mf-catalog/src/paths/paths';
import { paths as ofOperator } from '../mf-operator/src/paths/paths';
import { paths as ofProvider } from '../mf-provider/src/paths/paths';
import { aProvider, operator } from './a-provider';
import { orderThatCame } from './deliver';
import { expect, test } from './fixtures';
import { beThere } from './presence';

/** A dialog that a person opens from a page. Every dialog names its first focus, because its type asks for it. */
interface Opening {
  at: string;
  /** A button that shows the opener. */
  after?: string;
  by: (page: Page) => Locator;
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
async function tryOpening(page: Page, { at, after, by, item, title, field }: Opening): Promise<void> {
  await page.goto(at);
  await beThere(page);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (['PUT', 'DELETE'].includes(request.method())) changes.push(`${request.method()} ${request.url()}`);
  });
  if (after) await page.getByRole('button', { name: after }).first().press('Enter');
  const opener = by(page);
  await opener.focus();
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
  expect(changes, String(title)).toEqual([]);
}
const isText = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'radio');

test('a visitor presses keys as soon as a dialog is open, and nothing closes or happens by it', async ({
  page,
  api,
  fillCart,
}) => {
  const variant = await api.variant();
  await fillCart({ of: variant });
  const openings: Opening[] = [
    { at: ofCatalog.product.to(variant.slug), by: button('Bảng cỡ'), title: /cỡ/i },
    {
      at: '/cart',
      after: 'Dùng mã / chọn voucher',
      by: button('Chọn voucher'),
      title: 'Voucher cho giỏ hàng này',
    },
    { at: '/cart', by: button('Chia sẻ giỏ hàng'), title: 'Chia sẻ giỏ hàng' },
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
      by: (tab) => tab.getByRole('navigation', { name: 'Lối tắt' }).getByRole('button', { name: 'Tìm kiếm' }),
      title: 'Tìm sản phẩm',
      field: (dialog) => dialog.getByRole('combobox'),
    },
    { at: '/products', by: button(/^Bộ lọc/), title: 'Bộ lọc' },
    {
      at: '/products',
      by: (tab) => tab.getByRole('link', { name: 'Hỏi trợ lý' }).and(tab.locator('[data-opens-chat]')),
      title: 'Trò chuyện với AI',
      field: textbox('Tin nhắn của bạn'),
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
      field: (dialog) => dialog.getByRole('radio').first(),
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
