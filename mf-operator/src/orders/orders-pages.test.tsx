import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder, StaffOrderSummary } from '@storefront/shared/contracts';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aListedOrder, aStaffOrder } from '../testing/builders';
import { aJob, aReport } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function lists(data: StaffOrderSummary[], asked: URLSearchParams[] = []) {
  server.use(
    answers('get', 'main/admin/order', ({ url }: Request) => {
      asked.push(new URL(url).searchParams);
      return { data, meta: { limit: 20, next: 'cursor', total: 1000, isMore: true } };
    }),
  );
  return asked;
}
/** The order is shown, and each write answers it as it is afterwards. */
function shows(known: StaffOrder) {
  const sent: { what: string; body: unknown; key: string | null }[] = [];
  const record = (what: string) => async (request: Request) => {
    sent.push({ what, body: await request.json(), key: request.headers.get('idempotency-key') });
    return known;
  };
  server.use(
    answers('get', `main/admin/order/${known.id}`, known),
    ...(['status', 'shipment', 'refund', 'cancel-request'] as const).map((what) =>
      answers('put', `main/admin/order/${known.id}/${what}`, record(what)),
    ),
  );
  return sent;
}

test('an operator looks for orders by words, state and days, and the address says which', async () => {
  const asked = lists([aListedOrder()]);
  const { location } = await open(
    '/operator/orders?status=NEW&from=2026-11-21&to=2026-11-21&method=nonsense',
  );

  expect(await screen.findByRole('link', { name: 'DH-1' })).toBeVisible();
  expect(screen.getByText('More than 1,000 results')).toBeVisible();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    status: 'NEW',
    order: 'DESC',
    from: '2026-11-20T17:00:00.000Z',
    to: '2026-11-21T17:00:00.000Z',
    limit: '20',
  });
  await userEvent.type(screen.getByRole('searchbox'), '0912345678{Enter}');
  expect(location()).toContain('search=0912345678');
  await userEvent.click(screen.getByRole('link', { name: 'Asking to cancel' }));
  await waitFor(() => expect(asked.at(-1)?.get('cancelRequested')).toBe('true'));
  await userEvent.click(screen.getByRole('link', { name: 'To refund by hand' }));
  await waitFor(() => expect(asked.at(-1)?.get('moneyWaits')).toBe('REFUND'));
  await userEvent.click(screen.getByRole('link', { name: 'Payments to check' }));
  await waitFor(() => expect(asked.at(-1)?.get('moneyWaits')).toBe('REVIEW'));
  expect(asked.at(-1)?.get('cancelRequested')).toBeNull();
});

test('an operator sees in the list which customers wait for an answer about cancelling', async () => {
  const asked = { status: 'PROCESSING', cancelRequestedAt: '2026-11-21T03:00:00.000Z' } as const;
  lists([
    aListedOrder({ ...asked, isCancelAsked: true }),
    aListedOrder({ ...asked, id: 'order-2', code: 'DH-2', isCancelAsked: false }),
  ]);
  await open('/operator/orders');

  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await rowOf('DH-1')).getByText('Asks to cancel')).toBeVisible();
  expect((await rowOf('DH-2')).queryByText('Asks to cancel')).not.toBeInTheDocument();
});

test('an operator confirms several orders at once, and reads how each of them fared', async () => {
  lists([
    aListedOrder(),
    aListedOrder({ id: 'order-2', code: 'DH-2' }),
    aListedOrder({ id: 'order-3', code: 'DH-3', status: 'DONE' }),
  ]);
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  const moved = aJob({
    kind: 'order-bulk-move',
    fileName: null,
    report: {
      ...aReport(),
      mode: 'apply',
      rows: 2,
      applied: 1,
      faultCount: 1,
      faults: [
        {
          line: 2,
          entityId: 'order-2',
          column: null,
          code: 'ORDER_NOT_PAID',
          value: 'DH-2',
          expected: null,
        },
      ],
    },
  });
  server.use(
    answers('post', 'main/admin/order/bulk-move', async (request: Request) => {
      sent.push(await request.json());
      keys.push(request.headers.get('idempotency-key'));
      return moved;
    }),
    answers('get', 'main/admin/job/job-1', () => moved),
  );

  const { location } = await open('/operator/orders');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await button('Confirm'));
  const dialog = await screen.findByRole('dialog', { name: 'Update 2 orders' });
  expect(within(dialog).getByText(/1 other order is not at this step/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(location()).toBe('/operator/imports/job-1'));
  expect(sent).toEqual([{ ids: ['order-1', 'order-2'], status: 'PROCESSING' }]);
  expect(keys).toEqual([expect.stringMatching(/.{8,}/)]);
  expect(await screen.findByText('1 order could not be updated')).toBeVisible();
  expect(screen.getByRole('link', { name: 'DH-2' })).toHaveAttribute('href', '/en/operator/orders/order-2');
  expect(screen.getByText(/paid/)).toBeVisible();
});

test('an operator hands several orders to a carrier and leaves their tracking numbers for later', async () => {
  lists([aListedOrder({ status: 'PROCESSING' })]);
  const sent: unknown[] = [];
  server.use(
    answers('post', 'main/admin/order/bulk-move', async (request: Request) => {
      sent.push(await request.json());
      return aJob({ kind: 'order-bulk-move' });
    }),
    answers('get', 'main/admin/job/job-1', () => aJob({ kind: 'order-bulk-move' })),
  );

  const { location } = await open('/operator/orders');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await button('Hand to carriers'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update 1 order' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Carrier' }), ' GHN ');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand to carriers' }));

  await waitFor(() => expect(location()).toBe('/operator/imports/job-1'));
  expect(sent).toEqual([{ ids: ['order-1'], status: 'DELIVERING', carrier: 'GHN' }]);
});

test('a request that did not get through says so in the dialog, and the ticks stay', async () => {
  lists([aListedOrder()]);
  server.use(refuses('post', 'main/admin/order/bulk-move', 503, 'SERVICE_UNAVAILABLE'));

  await open('/operator/orders');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await button('Confirm'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update 1 order' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));

  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all on this page', hidden: true })).toBeChecked();
});

test('an operator confirms an order, names its carrier, and cancels another with a reason', async () => {
  const sent = shows(aStaffOrder());
  const { unmount } = await open('/operator/orders/order-1');
  await userEvent.click(await button('Confirm the order'));
  await waitFor(() => expect(sent).toMatchObject([{ what: 'status', body: { status: 'PROCESSING' } }]));
  await userEvent.click(await button('Cancel the order'));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Hết hàng');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ status: 'CANCEL', reason: 'Hết hàng' }));
  unmount();

  const packed = shows(aStaffOrder({ status: 'PROCESSING', moves: ['DELIVERING', 'CANCEL'] }));
  await open('/operator/orders/order-1');
  await userEvent.click(await button('Add a carrier'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Carrier' }), 'GHN');
  await userEvent.type(screen.getByRole('textbox', { name: /Tracking number/ }), 'GHN123');
  await userEvent.click(await button('Save'));
  await waitFor(() =>
    expect(packed).toMatchObject([{ what: 'shipment', body: { carrier: 'GHN', trackingNumber: 'GHN123' } }]),
  );
});

test('an operator refunds a part, sees why it failed, and repeats it under the same key', async () => {
  const sent = shows(aStaffOrder({ refundable: 427_000, paymentStatus: 'paid' }));
  server.use(
    refuses('put', 'main/admin/order/order-1/refund', 409, 'REFUND_EXCEEDS_PAID', {}, { once: true }),
  );
  await open('/operator/orders/order-1');
  await userEvent.click(await button('Refund'));
  await userEvent.click(await screen.findByRole('radio', { name: /An amount/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '900000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Lỗi đường may');
  const refund = () => within(screen.getByRole('dialog')).getByRole('button', { name: /^Refund/ });
  expect(refund()).toHaveTextContent(/^Refund$/);
  await userEvent.click(refund());
  expect(screen.getByText('Enter an amount from 1 ₫ to 427,000 ₫.')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '100.000.000.000.000');
  expect(screen.getByText('Enter an amount from 1 ₫ to 427,000 ₫.')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '50.5');
  expect(refund()).toHaveTextContent(/^Refund$/);
  await userEvent.click(refund());
  expect(screen.getByText('Enter a whole amount in đồng, such as 50,000.')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '50.000');
  await userEvent.click(await button(/^Refund 50,000/));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50,000');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Lỗi đường may');
  await userEvent.click(await button(/^Refund 50,000/));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      what: 'refund',
      body: { amount: 50_000, reason: 'Lỗi đường may' },
      key: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
});

test('an operator refunds exactly what is left', async () => {
  const sent = shows(aStaffOrder({ refundable: 427_000, paymentStatus: 'paid' }));
  await open('/operator/orders/order-1');
  await userEvent.click(await button('Refund'));
  await userEvent.click(await screen.findByRole('radio', { name: /An amount/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '427000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Lỗi đường may');
  await userEvent.click(await button(/^Refund 427,000/));

  await waitFor(() =>
    expect(sent).toMatchObject([{ what: 'refund', body: { amount: 427_000, reason: 'Lỗi đường may' } }]),
  );
});

test('an operator gives the reason why an order was not delivered', async () => {
  const sent = shows(aStaffOrder({ status: 'DELIVERING', moves: ['DONE', 'REJECT'] }));
  await open('/operator/orders/order-1');
  await userEvent.click(await button('Not delivered'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Did the customer refuse it?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Not delivered' }));
  expect(dialog.getByText('Write a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Khách đi vắng');
  await userEvent.click(dialog.getByRole('button', { name: 'Not delivered' }));

  await waitFor(() =>
    expect(sent).toMatchObject([{ what: 'status', body: { status: 'REJECT', reason: 'Khách đi vắng' } }]),
  );
});

test('an operator reads what a gateway reported of a payment, and marks it as resolved with a note', async () => {
  const finding = {
    id: 'finding-1',
    kind: 'REVIEW_AFTER_END' as const,
    at: '2026-11-21T03:00:00.000Z',
  };
  const before = aStaffOrder({ findings: [finding] });
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/order/order-1', () => (sent.length > 0 ? aStaffOrder() : before)),
    answers('put', 'main/admin/order/order-1/finding/finding-1', async (request: Request) => {
      sent.push(await request.json());
      return aStaffOrder();
    }),
  );
  await open('/operator/orders/order-1');
  expect(await screen.findByText('The gateway has doubts about a finished payment')).toBeVisible();

  await userEvent.click(await button('Resolved'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Resolved' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ngân hàng đã trả lại tiền');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolved' }));

  await waitFor(() => expect(screen.queryByText(/has doubts/)).not.toBeInTheDocument());
  expect(sent).toEqual([{ reason: 'Ngân hàng đã trả lại tiền' }]);
});

test('an operator answers a customer who asks to cancel', async () => {
  const sent = shows(
    aStaffOrder({
      status: 'PROCESSING',
      cancelRequestedAt: '2026-11-21T03:00:00.000Z',
      cancelRequestReason: 'FOUND_CHEAPER',
    }),
  );
  await open('/operator/orders/order-1');
  expect(await screen.findByText('Found it cheaper')).toBeVisible();
  await userEvent.click(await button('Keep the order'));
  const dialog = await screen.findByRole('dialog', { name: 'Keep the order' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'Đã giao cho đơn vị vận chuyển');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the order' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { what: 'cancel-request', body: { accept: false, reason: 'Đã giao cho đơn vị vận chuyển' } },
    ]),
  );
});

test('an operator prints what to collect, and a slip for the parcel without prices', async () => {
  shows(aStaffOrder());
  await open('/operator/orders/order-1/print');
  expect(await screen.findByText(/To collect on delivery: 427,000/)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Packing slip' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).not.toBeInTheDocument();
});

test.each([
  [{ paymentMethod: 'ONLINE', paymentStatus: 'unpaid' }, /427,000.* not paid yet: do not hand over/],
  [{ paymentMethod: 'ONLINE', paymentStatus: 'paid' }, 'Paid, nothing to collect.'],
] as const)('a slip of an order %j tells the courier what to do', async (given, text) => {
  shows(aStaffOrder(given));
  await open('/operator/orders/order-1/print?slip=1');
  expect(await screen.findByText(text)).toBeVisible();
});

test('an order that is not there says so', async () => {
  server.use(refuses('get', 'main/admin/order/none', 404, 'ORDER_NOT_FOUND'));
  await open('/operator/orders/none');
  expect(await screen.findByText('There is no such order')).toBeVisible();
});

test('an English reader finds everything on the list of orders', async () => {
  lists([aListedOrder()]);
  await open('/operator/orders');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Orders | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Orders
     a href=/en/operator/orders/new: Order for a customer
     div aria-label=Filter orders role=search
       form
         label: Find orders
         input maxlength=100 placeholder=Code, name, phone number, email, goods type=search
         button type=submit: Search
       label: Status
       select
         option: All
         option: To confirm
         option: Being prepared
         option: On its way
         option: Delivered
         option: Cancelled
         option: Not delivered
       label: Payment
       select
         option: All
         option: Paid
         option: Not paid
       label: Paid by
       select
         option: All
         option: Online payment
         option: On delivery
         option: International card
       div aria-label=Range of days role=group
         label: From
         input type=date
         label: To
         input type=date
         button aria-haspopup=true popovertarget→"TodayLast 7 daysLast 30 daysThis monthAny day" type=button: Quick choice
         button type=button: Today
         button type=button: Last 7 days
         button type=button: Last 30 days
         button type=button: This month
         button type=button: Any day
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/orders?status=NEW: To confirm
       li
         a href=/en/operator/orders?status=PROCESSING: To pack
       li
         a href=/en/operator/orders?waits=cancel: Asking to cancel
       li
         a href=/en/operator/orders?waits=refund: To refund by hand
       li
         a href=/en/operator/orders?waits=review: Payments to check
       li
         a href=/en/operator/orders?status=REJECT: Not delivered
     p role=status: More than 1,000 results
     button aria-haspopup=true popovertarget→"ColumnsPlacedCustomerPhoneEmailGoodsStatusPaymentPaid byTota…" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Placed
       label
         input type=checkbox checked
         Customer
       label
         input type=checkbox
         Phone
       label
         input type=checkbox
         Email
       label
         input type=checkbox checked
         Goods
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Payment
       label
         input type=checkbox
         Paid by
       label
         input type=checkbox checked
         Total
     table role=table
       caption: Orders
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col
             label
               input aria-label=Select all on this page type=checkbox
           th role=columnheader scope=col: Code
           th aria-sort=none role=columnheader scope=col
             a href=/en/operator/orders?sort=placedAt: Placed
           th role=columnheader scope=col: Customer
           th role=columnheader scope=col: Goods
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Payment
           th role=columnheader scope=col: Total
       tbody role=rowgroup
         tr aria-label=Order DH-1 role=row tabindex=0
           td role=cell
             label
               input aria-label=Select Order DH-1 type=checkbox
           td role=cell
             a href=/en/operator/orders/order-1: DH-1
           td role=cell
             time datetime=2026-11-21T02:05:00.000Z: 21/11/2026 09:05
           td role=cell: Phạm Lan
           td role=cell: Áo thun cổ tròn
           td role=cell: To confirm
           td role=cell: On delivery
           td role=cell: 427,000 ₫
     nav aria-label=Pages
       a href=/en/operator/orders?after=cursor: Next page"
  `);
});

test('an English reader finds everything on the page of an order', async () => {
  shows(aStaffOrder());
  await open('/operator/orders/order-1');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Order DH-1 | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/orders: Orders
     h1: Order DH-1
     To confirm On delivery
     p: Placed 21/11/2026 09:05
     a href=/en/operator/orders/order-1/print: Print
     button type=button: Cancel the order
     button type=button: Confirm the order
     section aria-labelledby→"Goods (2 units)" tabindex=-1
       h2: Goods (2 units)
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           a href=/en/catalog/product?slug=ao-thun&v=info-1: Áo thun cổ tròn
           AT-1 · M 2 × 199,000 ₫ 398,000 ₫
     section aria-labelledby→"Payment" tabindex=-1
       h2: Payment
       p: The customer pays on delivery.
     section aria-labelledby→"History" tabindex=-1
       h2: History
       ol
         li
           To confirm
           time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
           Customer
     section aria-labelledby→"Customer" tabindex=-1
       h2: Customer
       dl
         dt: Recipient
         dd: Phạm Lan
         dt: Phone
         dd
           a href=tel:+84912345678: +84912345678
         dt: Email
         dd: lan@example.com
         dt: Deliver to
         dd: 2 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh
         dt: Note
         dd: Gọi trước khi giao
         dt: Other orders
         dd
           a href=/en/operator/orders?search=lan%40example.com: See this customer’s orders
     section aria-labelledby→"Delivery" tabindex=-1
       h2: Delivery
       p: No carrier yet.
     section aria-labelledby→"Price" tabindex=-1
       h2: Price
       dl
         dt: Subtotal
         dd: 398,000 ₫
         dt: Shipping
         dd: 29,000 ₫
         dt: Total
         dd: 427,000 ₫"
  `);
});

test('an English reader finds everything on the printed order', async () => {
  shows(aStaffOrder());
  await open('/operator/orders/order-1/print');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Sales slip | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/orders/order-1: To the order
     h1: Sales slip
     button type=button: Print the slip
     nav aria-label=Kind of slip
       ul
         li
           a aria-current=page href=/en/operator/orders/order-1/print: Sales slip
         li
           a href=/en/operator/orders/order-1/print?slip=1: Packing slip
     article
       DH-1 21/11/2026 09:05
       p: Phạm Lan · +84912345678 2 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh
       p: Note: Gọi trước khi giao
       table
         thead
           tr
             th scope=col: SKU
             th scope=col: Goods
             th scope=col: Quantity
             th scope=col: Amount
         tbody
           tr
             td: AT-1
             td: Áo thun cổ tròn, M
             td: 2
             td: 398,000 ₫
       p: Shipping: 29,000 ₫ Total: 427,000 ₫
       p: To collect on delivery: 427,000 ₫"
  `);
});
