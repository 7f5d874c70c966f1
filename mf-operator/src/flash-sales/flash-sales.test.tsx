import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answers,
  expectOwnWrites,
  paged,
  refuses,
  renderRemote,
  startServer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aSimulation, aStaffFlashSale } from '../testing/offers';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  server.use(
    answers('get', 'main/admin/flash-sale/sale-1', aStaffFlashSale()),
    answers('get', 'main/product/public', paged([{ id: 'cap', name: 'Mũ len' }])),
    answers('get', 'main/product/get-list-info-and-attribute/cap', {
      infos: ['Đen', 'Đỏ'].map((name, at) => ({
        infoId: `cap-${at}`,
        sku: `MU-${at}`,
        price: 100_000,
        originalPrice: null,
        stock: 7,
        color: { name, rgb: '#000000' },
        size: null,
        pictures: [],
        flashSale: null,
      })),
      attributes: [],
    }),
    answers('post', 'main/admin/pricing/simulate', aSimulation(99_000)),
    answers('put', 'main/admin/flash-sale/sale-1', async (request: Request) => {
      sent.push(await request.json());
      return { id: 'sale-1', version: 4 };
    }),
  );
});
const item = (name: string) => within(screen.getByRole('group', { name }));

test('an operator adds a product with its colours to a sale that runs, and sees the price of each', async () => {
  await renderRemote(remote, { at: paths.flashSale.to('sale-1'), session: anOperator });
  const shirt = within(await screen.findByRole('group', { name: 'Sơ mi, M' }));
  expect(shirt.getByText(/Giá thường 199.000 ₫, còn 20. Giá sale 99.000 ₫. Đã bán 4./)).toBeVisible();
  expect(shirt.getByRole('textbox', { name: 'Mức' })).toHaveAttribute('readonly');
  expect(shirt.queryByRole('button', { name: 'Bỏ Sơ mi, M' })).not.toBeInTheDocument();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Tìm sản phẩm để thêm' }), 'mũ{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm Mũ len' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm cả 2 loại' }));
  await userEvent.click(item('Mũ len, Đỏ').getByRole('button', { name: 'Bỏ Mũ len, Đỏ' }));
  expect(item('Mũ len, Đen').getByRole('button', { name: 'Bỏ Mũ len, Đen' })).toHaveFocus();
  const cap = item('Mũ len, Đen');
  expect(cap.getByText(/Giá sale 90.000 ₫/)).toBeVisible();
  await userEvent.selectOptions(cap.getByRole('combobox', { name: 'Kiểu giảm' }), 'Giá mới');
  await userEvent.clear(cap.getByRole('textbox', { name: 'Mức' }));
  await userEvent.type(cap.getByRole('textbox', { name: 'Mức' }), '100.000');
  await userEvent.clear(shirt.getByRole('textbox', { name: 'Số lượng' }));
  await userEvent.type(shirt.getByRole('textbox', { name: 'Số lượng' }), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() =>
    expect(cap.getByRole('textbox', { name: 'Mức' })).toHaveAccessibleDescription(/không giảm được đồng nào/),
  );
  expect(shirt.getByRole('textbox', { name: 'Số lượng' })).toHaveAccessibleDescription(/Đơn hàng đã dùng/);
  expect(sent).toEqual([]);

  await userEvent.clear(cap.getByRole('textbox', { name: 'Mức' }));
  await userEvent.type(cap.getByRole('textbox', { name: 'Mức' }), '79.000');
  await userEvent.type(shirt.getByRole('textbox', { name: 'Số lượng' }), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));

  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        version: 3,
        items: [
          { infoId: 'shirt-m', value: 99_000, quota: 30, perCustomerLimit: 2 },
          { infoId: 'cap-0', kind: 'FIXED_PRICE', value: 79_000, quota: 7, perCustomerLimit: null },
        ],
      },
    ]),
  );
  expect(await screen.findByText('Đã lưu. Khách thấy ngay.')).toBeVisible();
});

test('a sale whose product is in another one at that time is refused', async () => {
  server.use(refuses('put', 'main/admin/flash-sale/sale-1', 409, 'FLASH_SALE_OVERLAPS'));
  await renderRemote(remote, { at: paths.flashSale.to('sale-1'), session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu thay đổi' }));

  expect(await screen.findByText(/đang có trong flash sale khác cùng lúc/)).toBeVisible();
});

test('an English reader finds everything on the page of a flash sale', async () => {
  await renderRemote(remote, { at: paths.flashSale.to('sale-1'), session: anOperator, language: 'en' });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Flash sales | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/flash-sales: Flash sales
     h1: Golden hour
     Running
     a href=/en/operator/flash-sales/new?from=sale-1: Copy
     button type=button: End now
     Orders were priced with this offer: discount, conditions and start stay as they are. Names, end and limits can still change.
     form aria-label=The offer
       label: Vietnamese name
       input autocomplete=off maxlength=200 name=nameVi value=Giờ vàng
       label: English name
       input autocomplete=off maxlength=200 name=nameEn value=Golden hour
       label: Starts
       input aria-describedby→"Time of Vietnam" name=startsAt readonly type=datetime-local value=2026-11-21T00:00
       p: Time of Vietnam
       label: Ends
       input min=2026-11-21T00:00 name=endsAt type=datetime-local value=2026-12-21T00:00
       label
         input name=isActive type=checkbox checked
         This offer is on
       p: A product is in one flash sale at a time.
       section aria-labelledby→"Products and prices" tabindex=-1
         h2: Products and prices
         div aria-label=Sơ mi, M role=group
           Sơ mi, M Usually 199,000 ₫, 20 left. 99,000 ₫ in the sale. 4 sold.
           label: Kind of discount
           select disabled name=items[0].kind value=FIXED_PRICE
             option: Percent off
             option: New price
             option: Amount off
           label: Value
           input autocomplete=off inputmode=numeric name=items[0].value readonly value=99,000
           ₫
           label: Quantity
           input autocomplete=off inputmode=numeric name=items[0].quota value=10
           label: Per customer (optional)
           input autocomplete=off inputmode=numeric name=items[0].perCustomerLimit value=2
         label: Find a product to add
         input maxlength=100 type=search
         button type=button: Search
         span aria-atomic=true role=status
         ul
       button type=submit: Save changes
     aside aria-label=Try it on sample carts
       h2: Try it on sample carts"
  `);
});
