import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { StaffOrder, StaffOrderSummary } from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  refuses,
  renderRemote,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aListedOrder, aStaffOrder } from '../testing/builders';
import { aJob, aReport } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
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

test('an operator narrows the list by how it was paid, from the oldest on, page by page', async () => {
  const known = { status: 'PROCESSING', paymentMethod: 'ONLINE' } as const;
  const asked: URLSearchParams[] = [];
  server.use(
    answers('get', 'main/admin/order', ({ url }: Request) => {
      asked.push(new URL(url).searchParams);
      const second = aListedOrder({
        ...known,
        id: 'order-2',
        code: 'DH-2',
        lineCount: 3,
        paymentStatus: 'paid',
      });
      return { data: [aListedOrder(known), second], meta: { limit: 20, next: null } };
    }),
  );
  await open('/operator/orders?payment=unpaid&method=ONLINE&sort=placedAt&after=cursor&search=lan');

  const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  expect(await rowOf('DH-1')).toHaveTextContent('Not paid');
  expect(await rowOf('DH-2')).toHaveTextContent('Paid');
  expect(await rowOf('DH-2')).toHaveTextContent('Áo thun cổ tròn and 2 others');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    paymentStatus: 'unpaid',
    paymentMethod: 'ONLINE',
    order: 'ASC',
    search: 'lan',
    after: 'cursor',
    limit: '20',
  });
  expect(screen.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute('aria-sort', 'ascending');
  // How many there are is counted for the first page only.
  expect(screen.queryByText(/results/)).not.toBeInTheDocument();
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
  lists([aListedOrder(), aListedOrder({ id: 'order-2', code: 'DH-2', status: 'PROCESSING' })]);
  const keys: (string | null)[] = [];
  const sent: unknown[] = [];
  server.use(
    http.post(`${testApi}/main/admin/order/bulk-move`, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      sent.push(await request.json());
      return new HttpResponse(null, { status: 503 });
    }),
  );

  await open('/operator/orders');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  // A carrier that was typed for another step does not go along.
  await userEvent.click(await button('Hand to carriers'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Carrier' }), 'GHN');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await userEvent.click(await button('Confirm'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update 1 order' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));

  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
  expect(sent[0]).toEqual({ ids: ['order-1'], status: 'PROCESSING' });
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
  await userEvent.type(screen.getByRole('textbox', { name: 'Carrier' }), ' GHN ');
  await userEvent.type(screen.getByRole('textbox', { name: /Tracking number/ }), ' GHN123 ');
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
  const first = { ...finding, id: 'finding-0', kind: 'AMOUNT_MISMATCH' as const };
  const before = aStaffOrder({ findings: [first, finding] });
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/order/order-1', () =>
      sent.length > 0 ? aStaffOrder({ findings: [first] }) : before,
    ),
    answers('put', 'main/admin/order/order-1/finding/finding-1', async (request: Request) => {
      sent.push(await request.json());
      return aStaffOrder();
    }),
  );
  await open('/operator/orders/order-1');
  expect(await screen.findByText('The gateway has doubts about a finished payment')).toBeVisible();

  await userEvent.click(screen.getAllByRole('button', { name: 'Resolved' })[1] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Resolved' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ngân hàng đã trả lại tiền');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolved' }));

  await waitFor(() => expect(screen.queryByText(/has doubts/)).not.toBeInTheDocument());
  expect(sent).toEqual([{ reason: 'Ngân hàng đã trả lại tiền' }]);
  expect(screen.getByText('The gateway reported another amount')).toBeVisible();
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
  // A yes needs no reason.
  await userEvent.click(await button('Cancel as asked'));
  const yes = within(await screen.findByRole('dialog', { name: 'Cancel as asked' }));
  await userEvent.click(yes.getByRole('button', { name: 'Cancel as asked' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ accept: true }));
});

test.each([
  [
    'was declined before',
    { status: 'PROCESSING', cancelDeclined: { at: '2026-11-21T04:00:00.000Z', reason: 'Đã gói' } },
  ],
  ['came before the order left', { status: 'DELIVERING' }],
] as const)('a wish to cancel that %s is not answered any more', async (_what, given) => {
  shows(aStaffOrder({ cancelRequestedAt: '2026-11-21T03:00:00.000Z', ...given }));
  await open('/operator/orders/order-1');
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();

  expect(screen.queryByText(/asked to cancel/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel as asked' })).not.toBeInTheDocument();
});

test('an operator refunds all that is left, or units of what was paid for and not refunded yet', async () => {
  const [line] = aStaffOrder().lines;
  if (!line) throw new Error('The order has a line.');
  const sent = shows(
    aStaffOrder({
      refundable: 427_000,
      paymentStatus: 'paid',
      lines: [
        { ...line, quantity: 3, refundedUnits: 1 },
        { ...line, id: 'line-2', sku: 'AT-2' },
        { ...line, id: 'line-3', sku: 'AT-3', refundedUnits: 2 },
        { ...line, id: 'line-4', sku: 'AT-4', isGift: true },
      ],
    }),
  );
  await open('/operator/orders/order-1');
  await userEvent.click(await button('Refund'));
  await userEvent.click(await screen.findByRole('radio', { name: 'By goods' }));
  const units = screen.getAllByRole('spinbutton');
  expect(units).toHaveLength(2);
  expect(units[0]).toHaveAttribute('max', '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' Lỗi chỉ ');
  await userEvent.click(await button('Refund the chosen goods'));
  expect(screen.getAllByText('Choose at least one.')).toHaveLength(2);
  await userEvent.clear(screen.getByRole('spinbutton', { name: /AT-2/ }));
  await userEvent.type(screen.getByRole('spinbutton', { name: /AT-2/ }), '1');
  await userEvent.click(await button('Refund the chosen goods'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(await button('Refund'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Hủy');
  await userEvent.click(await button(/^Refund 427,000/));

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { reason: 'Lỗi chỉ', lines: [{ lineId: 'line-2', quantity: 1 }] },
      { reason: 'Hủy' },
    ]),
  );
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('an operator records how a refund ended that the gateway cannot say anything about', async () => {
  const refund = {
    id: 'refund-2',
    provider: 'VNPAY',
    providerCode: null,
    amount: 100_000,
    status: 'MANUAL',
    reason: 'Lỗi chỉ',
    createdAt: '2026-11-21T03:00:00.000Z',
  } as const;
  const known = aStaffOrder({ refunds: [{ ...refund, id: 'refund-1', status: 'FAILED' }, refund] });
  shows(known);
  const sent: unknown[] = [];
  server.use(
    answers('put', 'main/admin/order/order-1/refund/refund-2', async (request: Request) => {
      sent.push(await request.json());
      return known;
    }),
  );
  await open('/operator/orders/order-1');
  for (const name of ['The money is not back', 'The money is back']) {
    await userEvent.click(await button(name));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'GD 123');
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  expect(sent).toEqual([
    { status: 'FAILED', reason: 'GD 123' },
    { status: 'SUCCEEDED', reason: 'GD 123' },
  ]);
});

test('an operator sees all that is known of an order: parcel, payments, offers, invoice and what went back', async () => {
  const [line] = aStaffOrder().lines;
  if (!line) throw new Error('The order has a line.');
  const at = '2026-11-21T17:30:00.000Z';
  const attempt = { provider: 'VNPAY', outcome: 'failed', amount: 327_000, createdAt: at } as const;
  const entry = {
    status: 'PROCESSING',
    at,
    by: 'OPERATOR',
    actorId: 'o',
    reason: null,
    amount: null,
  } as const;
  const sent = shows(
    aStaffOrder({
      status: 'DELIVERING',
      moves: ['DONE', 'REJECT'],
      paymentMethod: 'ONLINE',
      paymentStatus: 'paid',
      refundable: 300_000,
      refunding: 20_000,
      refunded: 7_000,
      grandTotal: 327_000,
      vatInvoice: { company: 'Công ty Sen', taxCode: '0101234567', address: 'Hà Nội', email: 'a@b.vn' },
      lines: [
        {
          ...line,
          refundedUnits: 1,
          offers: [{ type: 'VOUCHER', id: 'v', name: 'Giảm Tết', quantity: 2, amount: 50_000 }],
        },
        { ...line, id: 'line-2', sku: 'TAT-1', isGift: true, quantity: 1, lineTotal: 0 },
      ],
      trace: [
        { step: 'BASE', amount: 398_000, after: 398_000 },
        { step: 'ORDER_PROMOTION', amount: 0, after: 398_000 },
        { step: 'VOUCHER', amount: -100_000, after: 298_000, source: 'TET10' },
        { step: 'SHIPPING', amount: 29_000, after: 327_000, source: 'STANDARD' },
      ],
      shipments: [
        {
          id: 'parcel-1',
          carrier: 'GHN',
          trackingNumber: 'GHN123',
          status: 'IN_TRANSIT',
          createdAt: at,
          handedOverAt: at,
        },
      ],
      attempts: [
        { ...attempt, attemptId: 'a1', providerCode: '24' },
        { ...attempt, attemptId: 'a2', outcome: 'success' },
      ],
      timeline: [
        { ...entry, event: 'MOVED' },
        { ...entry, event: 'REFUND_ASKED', amount: 7_000, reason: 'CHANGE_ITEMS' },
      ],
    }),
  );
  await open('/operator/orders/order-1');
  await screen.findByRole('heading', { name: 'History' });

  const partOf = (name: string | RegExp) => screen.getByRole('heading', { name }).closest('section');
  const holds = (name: string | RegExp, texts: string[]) => {
    for (const text of texts) expect(partOf(name)).toHaveTextContent(text);
  };
  holds('Goods (3 units)', ['Giảm Tết: −50,000', '1 refunded', 'Gift']);
  holds('Payment', ['VNPAY', '22/11/2026 00:30 · code 24', 'Failed', 'Successful', '327,000']);
  holds('History', ['Being prepared', 'Refund requested', 'Staff · 7,000', 'Wants other goods']);
  holds('Customer', ['Công ty Sen, 0101234567']);
  holds('Delivery', ['GHN', 'GHN123', 'On its way', 'Left the shop22/11/2026 00:30']);
  holds('Price', ['Voucher TET10-100,000', 'Being refunded20,000', 'Refunded7,000', 'Total327,000']);
  expect(partOf('Price')).not.toHaveTextContent('Order promotion');
  expect(partOf('Delivery')).not.toHaveTextContent('Arrived');

  await userEvent.click(await button('Change'));
  expect(screen.getByRole('textbox', { name: 'Carrier' })).toHaveValue('GHN');
  await userEvent.clear(screen.getByRole('textbox', { name: /Tracking number/ }));
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ carrier: 'GHN' }]));
});

test('an operator who cancels a paid order reads that the money goes back', async () => {
  shows(aStaffOrder({ refundable: 427_000, paymentStatus: 'paid' }));
  const { unmount } = await open('/operator/orders/order-1');
  await userEvent.click(await button('Cancel the order'));
  expect(await screen.findByText('What the customer paid will be refunded.')).toBeVisible();
  unmount();

  shows(aStaffOrder());
  await open('/operator/orders/order-1');
  await userEvent.click(await button('Cancel the order'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText('What the customer paid will be refunded.')).not.toBeInTheDocument();
});

test('an operator prints what to collect, and a slip for the parcel without prices', async () => {
  shows(aStaffOrder({ discount: 50_000 }));
  await open('/operator/orders/order-1/print');
  expect(await screen.findByText(/To collect on delivery: 427,000/)).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Discount: −50,000');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Packing slip' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).not.toBeInTheDocument();
  expect(screen.getByRole('article')).not.toHaveTextContent('398,000');
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
