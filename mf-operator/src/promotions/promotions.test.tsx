import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, paged, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aSimulation, aStaffPromotion } from '../testing/offers';
import { anOperator } from '../testing/sessions';

const server = startServer();
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  server.use(
    answers('get', 'main/admin/promotion', {
      ...paged([aStaffPromotion()], { limit: 20 }),
      counts: { RUNNING: 1, PLANNED: 0, ENDED: 0, OFF: 0 },
    }),
    answers('get', 'main/admin/promotion/promotion-1', aStaffPromotion()),
    answers('get', 'main/category', []),
    answers('post', 'main/admin/pricing/simulate', aSimulation(180_000)),
    answers('put', 'main/admin/promotion/promotion-1', async (request: Request) => {
      sent.push(await request.json());
      return { id: 'promotion-1', version: 4 };
    }),
  );
});
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

test('an operator opens a gift promotion from the list and changes how much is given', async () => {
  const { unmount } = await renderRemote(remote, { at: paths.promotions.to(), session: anOperator });
  const row = within(await screen.findByRole('row', { name: /Tặng tất/ }));
  expect(row.getByText('Tặng quà')).toBeVisible();
  unmount();

  await renderRemote(remote, { at: paths.promotion.to('promotion-1'), session: anOperator });
  const quantity = await screen.findByRole('textbox', { name: 'Số lượng Tất cotton' });
  expect(quantity).toHaveValue('2');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));

  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        version: 3,
        type: 'GIFT_PRODUCT',
        kind: null,
        value: null,
        gifts: [{ infoId: 'sock-1', quantity: 3 }],
      },
    ]),
  );
});

test('a promotion without its gift, or by a quantity without one, is not sent', async () => {
  await renderRemote(remote, { at: paths.promotion.to('promotion-1'), session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ Tất cotton' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  expect(await screen.findAllByText('Hãy thêm ít nhất một món quà.')).not.toHaveLength(0);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loại' }), 'Theo số lượng');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Kiểu giảm' }),
    'Tặng sản phẩm cùng loại',
  );
  await userEvent.type(field('Số sản phẩm được tặng'), '1');
  await userEvent.type(field(/Số lượng từ/), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() => expect(field(/Số lượng từ/)).toHaveAccessibleDescription(/nhiều hơn số được tặng/));
  await userEvent.type(field(/Số lượng từ/), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));

  await waitFor(() =>
    expect(sent).toMatchObject([
      { type: 'QUANTITY_BASED', kind: 'QUANTITY', value: 1, minQuantity: 10, gifts: [] },
    ]),
  );
});
