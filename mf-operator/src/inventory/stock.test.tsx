import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { StockMovement } from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  refuses,
  renderRemote,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aCategory, aLevel } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  window.localStorage.clear();
});

test('an operator writes down a count, never less than orders hold', async () => {
  let level = aLevel();
  server.use(
    answers('get', 'main/admin/stock', () => ({ data: [level], meta: { limit: 30, next: null } })),
    answers('post', 'main/admin/stock/variant-1/adjust', async (request: Request) => {
      sent.push(await request.json());
      level = aLevel({ onHand: 8, available: 4 });
      return level;
    }),
  );
  await renderRemote(remote, { at: '/operator/inventory', session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Điều chỉnh AO-1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Lý do' }), 'Kiểm kê');
  const counted = dialog.getByRole('textbox', { name: 'Đếm được' });
  await userEvent.type(counted, '3');
  expect(counted).toHaveAccessibleDescription(/Đơn hàng đang giữ 4/);
  expect(dialog.getByRole('button', { name: 'Ghi vào kho' })).toBeDisabled();

  await userEvent.clear(counted);
  await userEvent.type(counted, '8');
  await userEvent.click(dialog.getByRole('button', { name: 'Ghi vào kho' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ by: -2, reason: 'COUNTED', expectedOnHand: 10 }]);
  expect(await screen.findByRole('row', { name: /AO-1/ })).toHaveTextContent('8');
});

test('an operator whose count was overtaken by an order sees the new number and can save the same count', async () => {
  let level = aLevel();
  server.use(
    answers('get', 'main/admin/stock', () => ({ data: [level], meta: { limit: 30, next: null } })),
    answers('post', 'main/admin/stock/variant-1/adjust', async (request: Request) => {
      sent.push(await request.json());
      level = aLevel({ onHand: 8, reserved: 3, available: 5 });
      return level;
    }),
  );
  await renderRemote(remote, { at: '/operator/inventory', session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Điều chỉnh AO-1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Lý do' }), 'Kiểm kê');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Đếm được' }), '8');
  await userEvent.type(dialog.getByRole('textbox', { name: /Ghi chú/ }), 'Kệ số 2');
  level = aLevel({ onHand: 9, reserved: 3 });
  server.use(
    refuses(
      'post',
      'main/admin/stock/variant-1/adjust',
      409,
      'STOCK_CHANGED',
      { data: { onHand: 9, reserved: 3 } },
      { once: true },
    ),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Ghi vào kho' }));

  expect(await dialog.findByText('Hiện có 9, đơn hàng đang giữ 3.')).toBeInTheDocument();
  expect(dialog.getByText(/Số trong kho đã đổi/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Đếm được' })).toHaveValue('8');
  expect(dialog.getByRole('textbox', { name: /Ghi chú/ })).toHaveValue('Kệ số 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Ghi vào kho' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ by: -1, reason: 'COUNTED', expectedOnHand: 9, note: 'Kệ số 2' }]);
});

test.each([
  ['Nhập hàng', '3', { by: 3, reason: 'RECEIVED' }],
  ['Hỏng', '3', { by: -3, reason: 'DAMAGED' }],
  ['Mất', '3', { by: -3, reason: 'LOST' }],
  ['Mất', '-3', { by: -3, reason: 'LOST' }],
  ['Khách trả', '3', { by: 3, reason: 'RETURNED' }],
  ['Khác', '-3', { by: -3, reason: 'OTHER' }],
])('pieces with the reason "%s", written as %s, come or go', async (reason, typed, expected) => {
  const levels = { data: [aLevel()], meta: { limit: 30, next: null } };
  server.use(
    answers('get', 'main/admin/stock', levels),
    answers('post', 'main/admin/stock/variant-1/adjust', async (request: Request) => {
      sent.push(await request.json());
      return aLevel();
    }),
  );
  await renderRemote(remote, { at: '/operator/inventory', session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Điều chỉnh AO-1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Lý do' }), reason);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Số lượng' }), typed);
  expect(dialog.getByRole('status')).toHaveTextContent(`Sau đó còn ${String(10 + expected.by)}.`);
  await userEvent.click(dialog.getByRole('button', { name: 'Ghi vào kho' }));

  await waitFor(() => expect(sent).toEqual([expected]));
});

test('an adjustment that is sent again has the same key, and another one a new key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answers('get', 'main/admin/stock', { data: [aLevel()], meta: { limit: 30, next: null } }),
    http.post(`${testApi}/main/admin/stock/variant-1/adjust`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return new HttpResponse(null, { status: 503 });
    }),
  );
  await renderRemote(remote, { at: '/operator/inventory', language: 'en', session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust AO-1' }));
  const dialog = within(screen.getByRole('dialog'));
  const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const typed of ['0', '1.5', 'ba']) {
    await userEvent.clear(pieces);
    await userEvent.type(pieces, typed);
    expect(save).toBeDisabled();
  }
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '3');
  for (const count of [1, 2]) {
    await userEvent.click(save);
    await waitFor(() => expect(keys).toHaveLength(count));
    expect(await dialog.findByText('It was not saved. The stock is as it was.')).toBeVisible();
  }
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Kệ 2');
  await userEvent.click(save);
  await waitFor(() => expect(keys).toHaveLength(3));

  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an operator takes off pieces down to what orders hold, and not one more', async () => {
  server.use(answers('get', 'main/admin/stock', { data: [aLevel()], meta: { limit: 30, next: null } }));
  await renderRemote(remote, { at: '/operator/inventory', language: 'en', session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust AO-1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Lost');
  const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
  await userEvent.type(pieces, '6');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '7');

  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(pieces).toHaveAccessibleDescription('Orders hold 4, so it cannot be less.');
});

test('staff read of each movement which way the pieces went, and why or for which order', async () => {
  const moved = (given: Partial<StockMovement>): StockMovement => ({
    id: 'm',
    at: '2026-11-21T17:30:00.000Z',
    variantId: 'variant-1',
    productId: 'product-1',
    productName: 'Áo thun',
    sku: 'AO-1',
    kind: 'ADJUST',
    quantity: 3,
    onHandAfter: 7,
    reason: null,
    note: null,
    orderId: null,
    actorId: null,
    ...given,
  });
  const data = [
    moved({ id: 'm1', sku: 'AO-1', reason: 'RECEIVED', note: 'Kệ 2' }),
    moved({ id: 'm2', sku: 'AO-2', kind: 'COMMIT', orderId: 'order-1' }),
    moved({ id: 'm3', sku: 'AO-3', kind: 'RESERVE', onHandAfter: null }),
    moved({ id: 'm4', sku: 'AO-4', kind: 'RELEASE' }),
    moved({ id: 'm5', sku: 'AO-5', quantity: -1_200, reason: 'LOST' }),
  ];
  server.use(answers('get', 'main/admin/stock-movement', { data, meta: { limit: 30, next: null } }));
  await renderRemote(remote, { at: '/operator/inventory/movements', language: 'en', session: anOperator });

  const cells = async (sku: string) =>
    within(await screen.findByRole('row', { name: new RegExp(sku) }))
      .getAllByRole('cell')
      .slice(2)
      .map(({ textContent }) => textContent);
  expect(await cells('AO-1')).toEqual(['Adjusted', '+3', 'Received · Kệ 2', '7']);
  expect(await cells('AO-2')).toEqual(['Left the shop', '−3', 'See the order', '7']);
  expect(await cells('AO-3')).toEqual(['Held for an order', '−3', '–', '–']);
  expect(await cells('AO-4')).toEqual(['Released', '+3', '–', '7']);
  expect(await cells('AO-5')).toEqual(['Adjusted', '−1,200', 'Lost', '7']);
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/en/operator/orders/order-1',
  );
});

test('an operator orders categories and reads why one cannot be deleted', async () => {
  server.use(
    answers('get', 'main/admin/category', () => [
      aCategory(),
      aCategory({ id: 'category-2', slug: 'quan', name: { vi: 'Quần', en: 'Trousers' }, position: 2 }),
    ]),
    answers('put', 'main/admin/category/order', async (request: Request) => {
      sent.push(await request.json());
      return [];
    }),
  );
  await renderRemote(remote, { at: '/operator/categories', session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Chuyển Quần lên' }));

  await waitFor(() => expect(sent).toEqual([{ parentId: null, ids: ['category-2', 'category-1'] }]));
});

test('an English reader finds everything on the page of stock', async () => {
  server.use(answers('get', 'main/admin/stock', { data: [aLevel()], meta: { limit: 30, next: null } }));
  await renderRemote(remote, { at: '/operator/inventory', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Stock | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Stock
     a href=/en/operator/inventory/movements: Stock movements
     div aria-label=Filter role=search
       form
         label: Search
         input maxlength=100 placeholder=Name or SKU type=search
         button type=submit: Search
       label: Stock
       select
         option: All
         option: Sold out
         option: Running out
       button aria-expanded=false type=button: Filters
     button aria-haspopup=true popovertarget→"ColumnsNameVariantOn handHeld by ordersLeft to sellChange" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Name
       label
         input type=checkbox checked
         Variant
       label
         input type=checkbox checked
         On hand
       label
         input type=checkbox checked
         Held by orders
       label
         input type=checkbox checked
         Left to sell
       label
         input type=checkbox checked
         Change
     table role=table
       caption: Stock
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: SKU
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: Variant
           th role=columnheader scope=col: On hand
           th role=columnheader scope=col: Held by orders
           th role=columnheader scope=col: Left to sell
           th role=columnheader scope=col: Change
       tbody role=rowgroup
         tr aria-label=Áo thun AO-1 role=row tabindex=0
           td role=cell: AO-1
           td role=cell
             a href=/en/operator/products/product-1: Áo thun
           td role=cell: M
           td role=cell: 10
           td role=cell: 4
           td role=cell: 6
           td role=cell
             button aria-label=Adjust AO-1 type=button: Adjust
     nav aria-label=Pages: You have reached the end of the list."
  `);
});
