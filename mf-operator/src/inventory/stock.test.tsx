import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aCategory, aLevel } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';

const server = startServer();
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
  expect(sent).toEqual([{ by: -2, reason: 'COUNTED' }]);
  expect(await screen.findByRole('row', { name: /AO-1/ })).toHaveTextContent('8');
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
