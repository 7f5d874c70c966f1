import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, expectOwnWrites, paged, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aSimulation, aStaffPromotion } from '../testing/offers';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';
import { promotions } from './promotions-data';

const server = startServer();
expectOwnWrites(server);
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

test('an operator puts a promotion before all others by a priority below zero', async () => {
  await renderRemote(remote, { at: paths.promotion.to('promotion-1'), session: anOperator });
  const priority = await screen.findByRole('textbox', { name: 'Thứ tự' });
  await userEvent.clear(priority);
  await userEvent.type(priority, '-5');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));

  await waitFor(() => expect(sent).toMatchObject([{ priority: -5 }]));
});

test('what an operator types stays when the page fetches a newer version, which is not overwritten', async () => {
  const { store } = await renderRemote(remote, {
    at: paths.promotion.to('promotion-1'),
    session: anOperator,
  });
  const priority = await screen.findByRole('textbox', { name: 'Thứ tự' });
  await userEvent.clear(priority);
  await userEvent.type(priority, '77');
  let isFetched = false;
  server.use(
    answers('get', 'main/admin/promotion/promotion-1', () => {
      isFetched = true;
      return aStaffPromotion({ version: 4, nameVi: 'Tên của người khác' });
    }),
  );

  act(() => {
    store.dispatch(promotions.one.refetch({ id: 'promotion-1' }));
  });
  await waitFor(() => expect(isFetched).toBe(true));
  await screen.findByRole('heading', { level: 1, name: 'Tên của người khác' });

  expect(field('Thứ tự')).toHaveValue('77');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 3, priority: 77 }]));
});

test('a promotion without its gift, or by a quantity without one, is not sent', async () => {
  await renderRemote(remote, { at: paths.promotion.to('promotion-1'), session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ Tất cotton' }));
  expect(screen.getByRole('searchbox', { name: 'Tìm quà tặng' })).toHaveFocus();
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

test('an English reader finds everything on the list of promotions', async () => {
  await renderRemote(remote, { at: '/operator/promotions', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Promotions | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Promotions
     p: They apply by themselves when an order meets the conditions.
     a href=/en/operator/promotions/new: Create a promotion
     nav aria-label=State
       ul
         li
           a aria-current=page href=/en/operator/promotions: All
         li
           a href=/en/operator/promotions?state=RUNNING: Running (1)
         li
           a href=/en/operator/promotions?state=PLANNED: Planned (0)
         li
           a href=/en/operator/promotions?state=ENDED: Ended (0)
         li
           a href=/en/operator/promotions?state=OFF: Off (0)
     div aria-label=Search and filters role=search
       form
         label: Find an offer
         input maxlength=100 placeholder=Name type=search
         button type=submit: Search
       label: Type
       select
         option: Any kind
         option: Off the order
         option: By quantity
         option: Gift
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
     button aria-haspopup=true popovertarget→"ColumnsStateTypeDiscountUsedPriorityStartsEnds" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         State
       label
         input type=checkbox checked
         Type
       label
         input type=checkbox checked
         Discount
       label
         input type=checkbox checked
         Used
       label
         input type=checkbox
         Priority
       label
         input type=checkbox checked
         Starts
       label
         input type=checkbox checked
         Ends
     table role=table
       caption: Promotions
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: State
           th role=columnheader scope=col: Type
           th role=columnheader scope=col: Discount
           th role=columnheader scope=col: Used
           th role=columnheader scope=col: Starts
           th role=columnheader scope=col: Ends
       tbody role=rowgroup
         tr aria-label=Free socks role=row tabindex=0
           td role=cell
             a href=/en/operator/promotions/promotion-1: Free socks
           td role=cell: Running
           td role=cell: Gift
           td role=cell: –
           td role=cell: 0 / ∞
           td role=cell
             time datetime=2026-11-20T17:00:00.000Z: 21/11/2026 00:00
           td role=cell
             time datetime=2026-12-20T17:00:00.000Z: 21/12/2026 00:00"
  `);
});

test('an English reader finds everything on the page of a promotion', async () => {
  await renderRemote(remote, { at: '/operator/promotions/promotion-1', language: 'en', session: anOperator });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: Promotions | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/promotions: Promotions
     h1: Free socks
     Running
     a href=/en/operator/promotions/new?from=promotion-1: Copy
     button type=button: End now
     dl
       dt: Held by orders
       dd: 0
       dt: Used by orders
       dd: 0
     form aria-label=The offer
       label: Type
       select aria-describedby→"The first gift in the list that is in stock." name=type value=GIFT_PRODUCT
         option: Off the order
         option: By quantity
         option: Gift
       p: The first gift in the list that is in stock.
       label: Vietnamese name
       input autocomplete=off maxlength=200 name=nameVi value=Tặng tất
       label: English name
       input autocomplete=off maxlength=200 name=nameEn value=Free socks
       label: Starts
       input aria-describedby→"Time of Vietnam" name=startsAt type=datetime-local value=2026-11-21T00:00
       p: Time of Vietnam
       label: Ends
       input min=2026-11-21T00:00 name=endsAt type=datetime-local value=2026-12-21T00:00
       label
         input name=isActive type=checkbox checked
         This offer is on
       label: Vietnamese description
       textarea name=descriptionVi value=Tặng một đôi tất.: Tặng một đôi tất.
       label: English description
       textarea name=descriptionEn value=A pair of socks.: A pair of socks.
       section aria-labelledby→"Gifts" tabindex=-1
         h2: Gifts
         p: Shoppers get the first one in stock.
         label: Quantity of Tất cotton
         input inputmode=numeric name=gifts[0].quantity value=2
         button aria-label=Remove Tất cotton title=Remove Tất cotton type=button
         label: Find a gift
         input maxlength=100 type=search
         button type=button: Search
         span aria-atomic=true role=status
         ul
       label: From an order of (optional)
       input autocomplete=off inputmode=numeric name=minSubtotal
       ₫
       label: From a quantity of (optional)
       input inputmode=numeric name=minQuantity
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
       section aria-labelledby→"Limits and combinations" tabindex=-1
         h2: Limits and combinations
         label: Orders in all (optional)
         input inputmode=numeric name=quota
         label: Limit per customer (optional)
         input inputmode=numeric name=perCustomerLimit
         label: Priority
         input aria-describedby→"Lower comes first; of two equal promotions the lower one app…" inputmode=numeric name=priority value=5
         p: Lower comes first; of two equal promotions the lower one applies.
         label
           input name=isExclusiveWithVoucher type=checkbox
           Not together with vouchers
       button type=submit: Save changes
     aside aria-label=Try it on sample carts
       h2: Try it on sample carts"
  `);
});
