import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { StaffVoucher } from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  holdAnswer,
  paged,
  refuses,
  renderRemote,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aSimulation, aStaffVoucher } from '../testing/offers';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
let stored: StaffVoucher[] = [];
let sent: { to: string; body: unknown }[] = [];
let drafts: { draft: { id?: string; voucher: { value: number } } }[] = [];

const takes = (method: 'post' | 'put', path: Parameters<typeof answers>[1]) =>
  answers(method, path, async (request: Request) => {
    sent.push({ to: `${method} ${path}`, body: await request.json() });
    return { id: 'voucher-1', version: 4 };
  });
beforeEach(() => {
  stored = [aStaffVoucher()];
  sent = [];
  drafts = [];
  server.use(
    answers('get', 'main/admin/voucher', () => ({
      ...paged(stored, { limit: 20 }),
      counts: { RUNNING: 1, PLANNED: 0, ENDED: 2, OFF: 0 },
    })),
    answers('get', 'main/admin/voucher/voucher-1', () => stored[0]),
    answers('get', 'main/category', [
      {
        id: 'shirts',
        name: 'Áo',
        slug: 'ao',
        productCount: 3,
        children: [],
      },
    ]),
    answers('get', 'main/product/public', paged([{ id: 'cap', name: 'Mũ len' }])),
    answers('post', 'main/admin/pricing/simulate', async (request: Request) => {
      const body = (await request.json()) as (typeof drafts)[number];
      drafts.push(body);
      return aSimulation(200_000 - body.draft.voucher.value * 1_000);
    }),
    takes('post', 'main/admin/voucher'),
    takes('put', 'main/admin/voucher/voucher-1'),
    takes('put', 'main/admin/voucher/voucher-1/end'),
  );
});
const open = (at: string) => renderRemote(remote, { at, session: anOperator });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an operator sees which vouchers run, what they gave away, and opens one', async () => {
  const { location } = await open(paths.vouchers.to());

  const row = await screen.findByRole('row', { name: /Giảm Tết/ });
  for (const text of ['TET10', 'Đang chạy', '5 / 100', '120.000 ₫'])
    expect(within(row).getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Đã kết thúc (2)' }));
  await waitFor(() => expect(location()).toBe('/operator/vouchers?state=ENDED'));
});

test('an operator writes a voucher and sees what carts would cost while typing', async () => {
  const { location } = await open(paths.voucherNew.to());
  expect(await screen.findByText(/Nhập đủ mức giảm/)).toBeVisible();

  await userEvent.type(field('Mã'), 'tet-2026');
  await userEvent.type(field('Tên tiếng Việt'), 'Tết');
  await userEvent.type(field('Tên tiếng Anh'), 'New year');
  await userEvent.type(field('Phần trăm giảm'), '120');
  await press('Tạo ưu đãi');
  await waitFor(() => expect(field('Phần trăm giảm')).toHaveAccessibleDescription(/Nhiều nhất là 100 %/));
  expect(sent).toEqual([]);

  await userEvent.clear(field('Phần trăm giảm'));
  await userEvent.type(field('Phần trăm giảm'), '12,5');
  const panel = within(screen.getByRole('complementary', { name: 'Thử trên giỏ hàng mẫu' }));
  expect(await panel.findByText('187.500 ₫', {}, { timeout: 3_000 })).toBeVisible();
  expect(panel.getByText(/Chỉ còn 40 % giá gốc, dưới mức 50 %/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Thêm danh mục' }), 'Áo');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Thêm sản phẩm' }), 'mũ{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm Mũ len' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Thanh toán trực tuyến' }));
  await press('Tạo ưu đãi');

  await waitFor(() => expect(location()).toBe('/operator/vouchers'));
  expect(sent).toMatchObject([
    {
      to: 'post main/admin/voucher',
      body: {
        code: 'tet-2026',
        kind: 'PERCENT',
        value: 12.5,
        maxDiscount: null,
        categoryIds: ['shirts'],
        productIds: ['cap'],
        paymentMethods: ['ONLINE'],
        perCustomerUses: 1,
        totalUses: null,
      },
    },
  ]);
});

test('when someone else was faster nothing is overwritten, and what was typed stays', async () => {
  server.use(refuses('put', 'main/admin/voucher/voucher-1', 409, 'EDIT_CONFLICT'));
  await open(paths.voucher.to('voucher-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tên tiếng Việt' }), ' mới');
  await press('Lưu thay đổi');

  expect(await screen.findByText('Người khác vừa sửa')).toBeVisible();
  expect(field('Tên tiếng Việt')).toHaveValue('Giảm Tết mới');
  stored = [aStaffVoucher({ version: 4, nameVi: 'Tên của Hoa' })];
  await press('Xem bản mới');
  await waitFor(() => expect(field('Tên tiếng Việt')).toHaveValue('Tên của Hoa'));

  expect(screen.getByText('Những gì bạn đã nhập vẫn còn')).toBeVisible();
  await press('Dùng những gì tôi đã nhập');
  await waitFor(() => expect(field('Tên tiếng Việt')).toHaveValue('Giảm Tết mới'));
  expect(screen.queryByText('Những gì bạn đã nhập vẫn còn')).toBeNull();
});

test('what an operator types while an offer is being saved stays, and is saved the next time', async () => {
  const { held, answer } = holdAnswer();
  server.use(
    answers('put', 'main/admin/voucher/voucher-1', async (request: Request) => {
      sent.push({ to: 'voucher-1', body: await request.json() });
      await held;
      stored = [aStaffVoucher({ version: 4, nameVi: 'Giảm Tết lớn', used: 77 })];
      return { id: 'voucher-1', version: 4 };
    }),
  );
  await open(paths.voucher.to('voucher-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tên tiếng Việt' }), ' lớn');
  await press('Lưu thay đổi');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(field('Tên tiếng Anh'), ' sale');
  answer();

  expect(await screen.findByText('77')).toBeVisible();
  expect(field('Tên tiếng Việt')).toHaveValue('Giảm Tết lớn');
  expect(field('Tên tiếng Anh')).toHaveValue('New year sale');
  await press('Lưu thay đổi');
  await waitFor(() =>
    expect(sent[1]?.body).toMatchObject({ version: 4, nameVi: 'Giảm Tết lớn', nameEn: 'New year sale' }),
  );
});

test('what the server refuses is told beside its field', async () => {
  server.use(
    refuses('put', 'main/admin/voucher/voucher-1', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'totalUses', code: 'belowTaken' }],
    }),
  );
  await open(paths.voucher.to('voucher-1'));
  await screen.findByRole('textbox', { name: 'Mã' });
  await press('Lưu thay đổi');

  await waitFor(() =>
    expect(field(/Tổng lượt dùng/)).toHaveAccessibleDescription(/Đơn hàng đã dùng nhiều hơn số này/),
  );
});

test('of a voucher that orders used the rule cannot be typed over, and it can be ended with a reason', async () => {
  stored = [aStaffVoucher({ isUsed: true })];
  await open(paths.voucher.to('voucher-1'));
  expect(await screen.findByText(/Đã có đơn hàng tính giá/)).toBeVisible();
  expect(field('Phần trăm giảm')).toHaveAttribute('readonly');
  await waitFor(() => expect(drafts[0]?.draft.id).toBe('voucher-1'), { timeout: 3_000 });

  await press('Kết thúc ngay');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Kết thúc ngay' }));
  expect(dialog.getByText('Hãy ghi lý do.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), 'Hết ngân sách');
  await userEvent.click(dialog.getByRole('button', { name: 'Kết thúc ngay' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { to: 'put main/admin/voucher/voucher-1/end', body: { version: 3, reason: 'Hết ngân sách' } },
    ]),
  );
});

test('a copy has the same rule and a code of its own', async () => {
  await open(paths.voucherNew.to({ from: 'voucher-1' }));

  expect(await screen.findByRole('textbox', { name: 'Tên tiếng Việt' })).toHaveValue('Giảm Tết');
  expect(field('Mã')).toHaveValue('');
  expect(field('Giảm tối đa (không bắt buộc)')).toHaveValue('50.000');
});

test('an offer that is sent again after a lost answer has the same key, so that it is written once', async () => {
  const keys: (string | null)[] = [];
  const keep = (request: Request) => keys.push(request.headers.get('idempotency-key'));
  server.use(
    http.post(
      `${testApi}/main/admin/voucher`,
      ({ request }) => {
        keep(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
    answers('post', 'main/admin/voucher', (request: Request) => {
      keep(request);
      return { id: 'voucher-2', version: 1 };
    }),
  );
  await open(paths.voucherNew.to({ from: 'voucher-1' }));
  await screen.findByRole('textbox', { name: 'Tên tiếng Việt' });
  await userEvent.type(field('Mã'), 'tet-2027');

  await press('Tạo ưu đãi');
  expect(await screen.findByRole('alert')).toBeVisible();
  await press('Tạo ưu đãi');
  await waitFor(() => expect(keys).toHaveLength(2));

  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('an English reader finds everything on the list of vouchers', async () => {
  await renderRemote(remote, { at: '/operator/vouchers', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Vouchers | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Vouchers
     p: Codes that customers keep or enter when they order.
     a href=/en/operator/vouchers/new: Create a voucher
     nav aria-label=State
       ul
         li
           a aria-current=page href=/en/operator/vouchers: All
         li
           a href=/en/operator/vouchers?state=RUNNING: Running (1)
         li
           a href=/en/operator/vouchers?state=PLANNED: Planned (0)
         li
           a href=/en/operator/vouchers?state=ENDED: Ended (2)
         li
           a href=/en/operator/vouchers?state=OFF: Off (0)
     div aria-label=Search and filters role=search
       form
         label: Find an offer
         input maxlength=100 placeholder=Code or name type=search
         button type=submit: Search
       label: Kind of discount
       select
         option: Any kind
         option: Percent off
         option: Amount off
         option: Units for free
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
     button aria-haspopup=true popovertarget→"ColumnsStateCodeDiscountUsedTaken offKeptStartsEnds" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         State
       label
         input type=checkbox checked
         Code
       label
         input type=checkbox checked
         Discount
       label
         input type=checkbox checked
         Used
       label
         input type=checkbox checked
         Taken off
       label
         input type=checkbox
         Kept
       label
         input type=checkbox checked
         Starts
       label
         input type=checkbox checked
         Ends
     table role=table
       caption: Vouchers
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: State
           th role=columnheader scope=col: Code
           th role=columnheader scope=col: Discount
           th role=columnheader scope=col: Used
           th role=columnheader scope=col: Taken off
           th role=columnheader scope=col: Starts
           th role=columnheader scope=col: Ends
       tbody role=rowgroup
         tr aria-label=New year role=row tabindex=0
           td role=cell
             a href=/en/operator/vouchers/voucher-1: New year
           td role=cell: Running
           td role=cell
             code: TET10
           td role=cell: 10%
           td role=cell: 5 / 100
           td role=cell: 120,000 ₫
           td role=cell
             time datetime=2026-11-20T17:00:00.000Z: 21/11/2026 00:00
           td role=cell
             time datetime=2026-12-20T17:00:00.000Z: 21/12/2026 00:00"
  `);
});

test('an English reader finds everything on the page of a voucher', async () => {
  server.use(
    answers('get', 'main/admin/voucher/voucher-1', aStaffVoucher()),
    answers('get', 'main/category', []),
  );
  await renderRemote(remote, { at: '/operator/vouchers/voucher-1', language: 'en', session: anOperator });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: Vouchers | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/vouchers: Vouchers
     h1: TET10 – New year
     Running
     a href=/en/operator/vouchers/new?from=voucher-1: Copy
     button type=button: End now
     dl
       dt: Held by orders
       dd: 1
       dt: Used by orders
       dd: 4
       dt: Kept
       dd: 9
       dt: Taken off
       dd: 120,000 ₫
     form aria-label=The offer
       label: Code
       input aria-describedby→"3 to 40 letters, digits, - and _." autocomplete=off name=code value=TET10
       p: 3 to 40 letters, digits, - and _.
       label: Vietnamese name
       input autocomplete=off maxlength=200 name=nameVi value=Giảm Tết
       label: English name
       input autocomplete=off maxlength=200 name=nameEn value=New year
       label: Starts
       input aria-describedby→"Time of Vietnam" name=startsAt type=datetime-local value=2026-11-21T00:00
       p: Time of Vietnam
       label: Ends
       input min=2026-11-21T00:00 name=endsAt type=datetime-local value=2026-12-21T00:00
       label
         input name=isActive type=checkbox checked
         This offer is on
       label
         input name=isListed type=checkbox checked
         Shown to every customer
       section aria-labelledby→"Discount and conditions" tabindex=-1
         h2: Discount and conditions
         label: Kind of discount
         select name=kind value=PERCENT
           option: Percent off
           option: Amount off
           option: Units for free
         label: Percent off
         input autocomplete=off inputmode=decimal name=value value=10
         %
         label: From an order of (optional)
         input autocomplete=off inputmode=numeric name=minSubtotal
         ₫
         label: From a quantity of (optional)
         input autocomplete=off inputmode=numeric name=minQuantity
         label: At most (optional)
         input autocomplete=off inputmode=numeric name=maxDiscount value=50,000
         ₫
       section aria-labelledby→"Holds for" tabindex=-1
         h2: Holds for
         p: Every product of the shop.
         label: Add a category
         select
           option: Choose a category
         label: Add a product
         input maxlength=100 type=search
         button type=button: Search
         span aria-atomic=true role=status
         ul
       section aria-labelledby→"Who can use it" tabindex=-1
         h2: Who can use it
         label
           input name=isFirstOrderOnly type=checkbox
           First order only
         fieldset
           legend: Ways to pay (none means all)
           label
             input name=methods.ONLINE type=checkbox
             Online payment
           label
             input name=methods.COD type=checkbox
             Cash on delivery
           label
             input name=methods.THEGHINO type=checkbox
             Debit card
         label: Uses in all (optional)
         input inputmode=numeric name=totalUses value=100
         label: Uses per customer
         input inputmode=numeric name=perCustomerUses value=1
         label: Customers who can keep it (optional)
         input inputmode=numeric name=collectLimit
       button type=submit: Save changes
     aside aria-label=Try it on sample carts
       h2: Try it on sample carts"
  `);
});
