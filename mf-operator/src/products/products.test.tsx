import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { answers, refuses, renderRemote, startServer, testApi } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aCategory, aJob, aProduct, aProductRow } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';

const server = startServer();
let asked: Record<string, string>[] = [];
let sent: unknown[] = [];
beforeEach(() => {
  asked = [];
  sent = [];
  window.localStorage.clear();
  server.use(
    answers('get', 'main/admin/category', () => [aCategory()]),
    answers('get', 'main/admin/product', ({ url }: Request) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return { data: [aProductRow()], meta: { limit: 30, next: null, total: 1 } };
    }),
    answers('get', 'main/admin/product/product-1', () => aProduct()),
  );
});
const open = (at: string) => renderRemote(remote, { at, session: anOperator });
const notes = (data: unknown) => async (request: Request) => {
  sent.push(await request.json());
  return data;
};

test('an operator finds products by words and state, and changes the price of many after a preview', async () => {
  server.use(
    answers('post', 'main/admin/product/bulk-edit/preview', () => ({
      products: 1,
      changed: 1,
      refused: 2,
      examples: [
        {
          id: 'product-1',
          name: 'Áo thun',
          price: { before: 200_000, after: 180_000 },
          fields: ['variants'],
        },
      ],
    })),
    answers('post', 'main/admin/product/bulk-edit', notes(aJob({ kind: 'product-bulk-edit' }))),
    answers('get', 'main/admin/job/job-1', () => aJob({ kind: 'product-bulk-edit' })),
  );
  const { location } = await open('/operator/products?state=visible');
  expect(await screen.findByRole('link', { name: 'Áo thun' })).toHaveAttribute(
    'href',
    '/operator/products/product-1',
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Tìm' }), 'áo');
  await userEvent.click(screen.getByRole('button', { name: 'Tìm' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'áo', state: 'visible', limit: '30' }));

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Áo thun' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sửa hàng loạt' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Phần trăm' }), '-10');
  await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
  expect(await dialog.findByText(/200\.000.*→.*180\.000/)).toBeVisible();
  expect(dialog.getByText(/2 sản phẩm được giữ nguyên/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sửa 1 sản phẩm' }));

  await waitFor(() => expect(location()).toBe('/operator/imports/job-1'));
  expect(sent).toEqual([{ ids: ['product-1'], change: { pricePercent: -10 } }]);
});

test('an operator adds a product: what is missing is said at its field, and nothing typed is lost', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${testApi}/main/admin/product`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
    }),
    refuses('post', 'main/admin/product', 422, 'VALIDATION_FAILED', {
      errors: [{ field: 'slug', code: 'taken' }],
    }),
  );
  const { location } = await open('/operator/products/new');
  const field = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm sản phẩm' }));
  for (const name of ['Tên (tiếng Việt)', 'Tên (tiếng Anh)', 'Mã SKU', 'Giá bán'])
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/Hãy điền mục này/));

  await userEvent.type(field('Tên (tiếng Việt)'), 'Áo khoác Đen');
  await userEvent.type(field('Tên (tiếng Anh)'), 'Black jacket');
  await userEvent.type(field('Mã SKU'), 'AK-1');
  await userEvent.type(field('Giá bán'), '1.290.000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Danh mục' }), 'Áo');
  await userEvent.click(screen.getByRole('button', { name: 'Thêm sản phẩm' }));
  await waitFor(() => expect(field(/Đường dẫn/ as never)).toHaveAccessibleDescription(/Đã được dùng/));
  expect(field('Tên (tiếng Việt)')).toHaveValue('Áo khoác Đen');

  server.use(
    answers('post', 'main/admin/product', async (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      sent.push(await request.json());
      return aProduct();
    }),
  );
  await userEvent.type(field('Mã SKU'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Thêm sản phẩm' }));
  await waitFor(() => expect(location()).toBe('/operator/products/product-1'));
  // What was changed since is another request, which no stored answer may take the place of.
  expect(new Set(keys).size).toBe(2);
  expect(sent[0]).toMatchObject({
    slug: 'ao-khoac-den',
    categoryId: 'category-1',
    status: ['NEW'],
    variants: [{ sku: 'AK-10', price: 1_290_000, originalPrice: null, color: null, size: null }],
  });
});

test('an operator whose colleague was faster is told, and keeps what was typed', async () => {
  server.use(refuses('put', 'main/admin/product/product-1', 409, 'EDIT_CONFLICT'));
  await open('/operator/products/product-1');
  const brand = await screen.findByRole('textbox', { name: /Thương hiệu/ });
  await userEvent.type(brand, 'Nhà Mây');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

  expect(await screen.findByText('Người khác vừa sửa')).toBeVisible();
  expect(brand).toHaveValue('Nhà Mây');
  server.use(
    answers('get', 'main/admin/product/product-1', () => aProduct({ version: 4, brand: 'Nhà Gió' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Xem bản mới' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Thương hiệu/ })).toHaveValue('Nhà Gió'));
});

test('an operator chooses what is shown beside a product, never the product itself', async () => {
  server.use(
    answers('get', 'main/admin/product', () => ({
      data: [aProductRow(), aProductRow({ id: 'product-2', name: { vi: 'Quần', en: 'Trousers' } })],
      meta: { limit: 8, next: null, total: 2 },
    })),
    answers('put', 'main/admin/product/product-1', notes(aProduct({ version: 4 }))),
    answers('get', 'main/admin/product/product-1', () => aProduct({ version: sent.length > 0 ? 4 : 3 })),
  );
  await open('/operator/products/product-1');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm sản phẩm' }), 'quần{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm Quần' }));
  expect(screen.queryByRole('button', { name: 'Thêm Áo thun' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

  expect(await screen.findByText('Đã lưu')).toBeVisible();
  expect(sent[0]).toMatchObject({ version: 3, relatedIds: ['product-2'] });
});
