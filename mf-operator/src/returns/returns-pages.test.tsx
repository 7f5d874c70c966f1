import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answers,
  aPicture,
  expectOwnWrites,
  paged,
  refuses,
  renderRemote,
  startServer,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aReturn } from '../testing/builders';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });

test('an operator goes from the queue to a return, and rejects it with a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/return', paged([aReturn()])),
    answers('get', 'main/admin/return/return-1', aReturn()),
    answers('put', 'main/admin/return/return-1/status', async (request: Request) => {
      sent.push(await request.json());
      return aReturn({ status: 'REJECTED', moves: [] });
    }),
  );
  await open('/operator/returns?status=NEW');
  await userEvent.click(await screen.findByRole('link', { name: 'DH-1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Return of order DH-1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Hàng đã giặt');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'REJECTED', reason: 'Hàng đã giặt' }]));
});

test('a decision that came too late says so and leaves the dialog as it is', async () => {
  server.use(
    answers('get', 'main/admin/return/return-1', aReturn()),
    refuses('put', 'main/admin/return/return-1/status', 409, 'RETURN_TRANSITION_NOT_ALLOWED'),
  );
  await open('/operator/returns/return-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Gửi về 12 Lý Thường Kiệt');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveValue('Gửi về 12 Lý Thường Kiệt');
});

test('after a decision that came too late the page shows how the return is now', async () => {
  let isDecided = false;
  server.use(
    answers('get', 'main/admin/return/return-1', () =>
      isDecided ? aReturn({ status: 'WITHDRAWN', moves: [] }) : aReturn(),
    ),
    refuses('put', 'main/admin/return/return-1/status', 409, 'RETURN_TRANSITION_NOT_ALLOWED'),
  );
  await open('/operator/returns/return-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  isDecided = true;
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));

  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('an operator reads all that is known of a return, and takes its next step without words', async () => {
  const sent: unknown[] = [];
  const [goods] = aReturn().goods;
  if (!goods) throw new Error('The return has goods.');
  const event = { at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER', actorId: 'c', reason: null } as const;
  const known = aReturn({
    type: 'REFUND',
    status: 'RECEIVED',
    moves: ['REFUNDED', 'REJECTED'],
    answer: 'Gửi về kho',
    refundAmount: 398_000,
    goods: [goods, { ...goods, lineId: 'line-2', sku: 'AT-2' }],
    lines: [
      { lineId: 'line-2', quantity: 3 },
      { lineId: 'line-1', quantity: 1 },
    ],
    pictures: [aPicture(), aPicture({ url: '/api/main/media/second' })],
    events: [
      { ...event, status: 'NEW' },
      { ...event, at: '2026-11-21T17:30:00.000Z', status: 'APPROVED', by: 'OPERATOR', reason: 'Gửi về kho' },
    ],
  });
  server.use(
    answers('get', 'main/admin/return/return-1', known),
    answers('put', 'main/admin/return/return-1/status', async (request: Request) => {
      sent.push(await request.json());
      return known;
    }),
  );
  await open('/operator/returns/return-1');

  const partOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('section');
  expect(await partOf('Goods to return')).toHaveTextContent(/AT-1.*1 unit.*AT-2.*3 units/);
  for (const text of ['Money, and keep the goods', 'Gửi về kho', '398,000'])
    expect(await partOf('Wish')).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: 'Photo 2 of the customer' }).closest('a')).toHaveAttribute(
    'href',
    '/api/main/media/second',
  );
  expect(await partOf('History')).toHaveTextContent(/Approved.*22 Nov 2026, 00:30.*Gửi về kho/);
  const steps = screen.getAllByRole('button', { name: /^(Reject|Refund)/ });
  expect(steps[0]).toHaveTextContent('Reject');
  await userEvent.click(steps[1] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('What these goods cost goes back to the customer.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Refund/ }));

  await waitFor(() => expect(sent).toEqual([{ status: 'REFUNDED' }]));
});

test('an English reader finds everything on the list of returns', async () => {
  server.use(answers('get', 'main/admin/return', paged([aReturn()])));
  await open('/operator/returns');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Returns | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Returns
     div aria-label=Filter returns role=search
       label: Status
       select
         option: All
         option: To answer
         option: Approved
         option: Goods received
         option: Refunded
         option: Exchanged
         option: Rejected
         option: Withdrawn
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/returns?status=NEW: To answer
       li
         a href=/en/operator/returns?status=RECEIVED: Goods received
     p role=status: 1 return
     button aria-haspopup=true popovertarget→"ColumnsWantsReasonStatusSince" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Wants
       label
         input type=checkbox checked
         Reason
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Since
     table role=table
       caption: Returns
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Order
           th role=columnheader scope=col: Wants
           th role=columnheader scope=col: Reason
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Since
       tbody role=rowgroup
         tr aria-label=Return of order DH-1 role=row tabindex=0
           td role=cell
             a href=/en/operator/returns/return-1: DH-1
           td role=cell: Money for the goods
           td role=cell: Không vừa cỡ
           td role=cell: To answer
           td role=cell
             time datetime=2026-11-21T02:05:00.000Z title=21 Nov 2026, 09:05"
  `);
});

test('an English reader finds everything on the page of a return', async () => {
  server.use(answers('get', 'main/admin/return/return-1', aReturn()));
  await open('/operator/returns/return-1');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Returns | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/returns: Returns
     h1: Return of order DH-1
     To answer
     p: Asked for 21/11/2026 09:05
     button type=button: Reject
     button type=button: Approve
     section aria-labelledby→"Goods to return" tabindex=-1
       h2: Goods to return
       ul
         li
           img alt src=/api/main/media/shirt?w=768
           Áo thun cổ tròn AT-1 1 unit
     section aria-labelledby→"Wish" tabindex=-1
       h2: Wish
       dl
         dt: Wants
         dd: Money for the goods
         dt: Reason
         dd: Không vừa cỡ
         dt: Order
         dd
           a href=/en/operator/orders/order-1: DH-1
     section aria-labelledby→"History" tabindex=-1
       h2: History
       ol
         li
           To answer
           time datetime=2026-11-21T02:05:00.000Z: 21 Nov 2026, 09:05
           Customer"
  `);
});
