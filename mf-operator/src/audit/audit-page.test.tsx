import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from '@storefront/shared/contracts';
import { answers, expectOwnWrites, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const entry: AuditEntry = {
  id: 'entry-1',
  at: '2026-11-21T02:05:00.000Z',
  actorId: '018f0000-0000-7000-8000-000000000001',
  actor: 'ha@example.com',
  role: 'OPERATOR',
  action: 'status',
  entity: 'order',
  entityId: 'order-1',
  before: { status: 'NEW' },
  after: { status: 'CANCEL' },
  reason: 'Hết hàng',
  requestId: 'request-1',
};

test('an administrator reads who did what to an order, and then all that this person did', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    answers('get', 'main/admin/audit', ({ url }: Request) => {
      asked.push(new URL(url).searchParams);
      return { data: [entry], meta: { limit: 50, next: null } };
    }),
  );
  await renderRemote(remote, { at: '/operator/audit?entity=order', language: 'en', session: anAdmin });

  expect(await screen.findByText('Hết hàng')).toBeVisible();
  expect(screen.getByText('CANCEL').tagName).toBe('INS');
  expect(screen.getByRole('link', { name: 'order' })).toHaveAttribute('href', '/en/operator/orders/order-1');
  await userEvent.click(screen.getByRole('link', { name: 'ha@example.com' }));
  expect(asked.map((params) => params.get('actor'))).toEqual([null, entry.actorId]);
  expect(screen.getByRole('link', { name: 'Audit log', hidden: true })).toBeInTheDocument();
});

test('an operator neither finds the audit log in the menu nor reads it', async () => {
  server.use(refuses('get', 'main/admin/outbox', 503, 'SERVICE_UNAVAILABLE'));
  const { unmount } = await renderRemote(remote, {
    at: '/operator/outbox',
    language: 'en',
    session: anOperator,
  });
  expect(await screen.findByRole('link', { name: 'Orders', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Audit log', hidden: true })).not.toBeInTheDocument();
  unmount();

  await renderRemote(remote, { at: '/operator/audit', language: 'en', session: anOperator });
  expect(await screen.findByText('elsewhere: /operator/audit')).toBeVisible();
});

test('an English reader finds everything on the page of what staff did', async () => {
  server.use(answers('get', 'main/admin/audit', { data: [entry], meta: { limit: 20, next: null } }));
  await renderRemote(remote, { at: '/operator/audit', language: 'en', session: anAdmin });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Audit log | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Audit log
     p: Who did what, when and why.
     div aria-label=Filter the log role=search
       form
         label: Id of the thing
         input maxlength=100 type=search
         button type=submit: Search
       label: What
       select
         option: All
         option: order
         option: return
         option: review
         option: product
         option: voucher
         option: content page
         option: question
         option: article
         option: reward
         option: payout
         option: category
         option: size guide
         option: stock
         option: import
         option: promotion
         option: flash sale
         option: provider
         option: membership
         option: solution
         option: setting
         option: customer
         option: member of staff
         option: message
         option: chat request
         option: newsletter
         option: mail
         option: release
       label: Action
       select
         option: All
         option: Created
         option: Changed
         option: Deleted
         option: Status changed
         option: Refunded
         option: Locked
         option: Unlocked
         option: Role changed
         option: File saved
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
     button aria-haspopup=true popovertarget→"ColumnsWhoRoleWhatChangeReasonRequest id" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Who
       label
         input type=checkbox
         Role
       label
         input type=checkbox checked
         What
       label
         input type=checkbox checked
         Change
       label
         input type=checkbox checked
         Reason
       label
         input type=checkbox
         Request id
     table role=table
       caption: Audit log
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: When
           th role=columnheader scope=col: Who
           th role=columnheader scope=col: What
           th role=columnheader scope=col: Change
           th role=columnheader scope=col: Reason
       tbody role=rowgroup
         tr aria-label=21/11/2026 09:05 Status changed role=row tabindex=0
           td role=cell
             time datetime=2026-11-21T02:05:00.000Z: 21/11/2026 09:05
           td role=cell
             a href=/en/operator/audit?actor=018f0000-0000-7000-8000-000000000001: ha@example.com
           td role=cell
             Status changed ·
             a href=/en/operator/orders/order-1: order
           td role=cell
             ul
               li
                 status:
                 del: NEW
                 ins: CANCEL
           td role=cell: Hết hàng
     nav aria-label=Pages: You have reached the end of the list."
  `);
});
