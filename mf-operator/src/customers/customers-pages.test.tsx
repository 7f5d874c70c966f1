import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffCustomerDetail } from '@storefront/shared/contracts';
import { answers, expectOwnWrites, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });

const aCustomer = (change: Partial<StaffCustomerDetail> = {}): StaffCustomerDetail => ({
  id: 'c1',
  email: 'hoa@example.com',
  firstName: 'Hoà',
  lastName: 'Đặng',
  phone: '+84987654321',
  status: 'ACTIVE',
  createdAt: '2026-11-01T03:00:00.000Z',
  lockedAt: null,
  lockReason: null,
  lastSeenAt: '2026-11-20T03:00:00.000Z',
  dob: null,
  company: null,
  businessName: null,
  orders: { count: 3, failed: 1, total: 1_250_000, lastAt: '2026-11-19T03:00:00.000Z' },
  addresses: 2,
  returns: 1,
  reviews: 4,
  referral: { code: 'HOA123', joinedAt: '2026-11-02T03:00:00.000Z', invitees: 2 },
  provider: null,
  ...change,
});
const listed = (asked: string[]) =>
  answers('get', 'main/admin/customer', ({ url }: Request) => {
    asked.push(new URL(url).search);
    return { data: [aCustomer()], meta: { limit: 20, next: null, total: 1000, isMore: true } };
  });

test('an operator finds a customer and locks the account with a reason', async () => {
  const asked: string[] = [];
  const sent: unknown[] = [];
  let customer = aCustomer();
  server.use(
    listed(asked),
    answers('get', 'main/admin/customer/c1', () => customer),
    answers('put', 'main/admin/customer/c1/status', async (request: Request) => {
      sent.push(await request.json());
      customer = aCustomer({
        status: 'LOCKED',
        lockedAt: '2026-11-21T03:00:00.000Z',
        lockReason: 'Stolen card',
      });
      return customer;
    }),
  );
  await open('/operator/customers?search=hoa&status=ACTIVE');
  expect(await screen.findByText('More than 1,000 customers')).toBeVisible();
  expect(asked).toEqual(['?status=ACTIVE&search=hoa&limit=20']);

  await userEvent.click(screen.getByRole('link', { name: 'Đặng Hoà' }));
  expect(await screen.findByText('1,250,000 ₫')).toBeVisible();
  expect(screen.getByText('Code HOA123, 2 people joined')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Lock the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lock the account of Đặng Hoà?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lock the account' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Stolen card');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lock the account' }));

  await waitFor(() => expect(sent).toEqual([{ status: 'LOCKED', reason: 'Stolen card' }]));
  expect(await screen.findByText('Stolen card')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeVisible();
});

test('an operator reads all that is known of a locked customer, and opens the account again with a reason', async () => {
  const sent: unknown[] = [];
  const locked = aCustomer({
    firstName: '',
    lastName: '',
    status: 'LOCKED',
    lockedAt: '2026-11-21T17:30:00.000Z',
    lockReason: null,
    dob: '1990-02-28',
    company: 'Công ty Sen',
    businessName: 'Sen Đá',
    lastSeenAt: null,
    orders: { count: 0, failed: 0, total: 0, lastAt: null },
    provider: { id: 'provider-1', businessName: 'Sen Soft' },
  });
  server.use(
    answers('get', 'main/admin/customer/c1', locked),
    answers('put', 'main/admin/customer/c1/status', async (request: Request) => {
      sent.push(await request.json());
      return locked;
    }),
  );
  await open('/operator/customers/c1');

  // Without a name the email stands for the customer.
  expect(await screen.findByRole('heading', { level: 1, name: 'hoa@example.com' })).toBeVisible();
  expect(screen.getByText('Locked since 22/11/2026 00:30')).toBeVisible();
  for (const text of ['No reason was recorded.', '28/02/1990', 'Công ty Sen', 'Sen Đá'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sen Soft' })).toHaveAttribute(
    'href',
    '/en/operator/providers/provider-1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Unlock the account of hoa@example.com?' }),
  );
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Found it');
  await userEvent.click(dialog.getByRole('button', { name: 'Unlock' }));

  await waitFor(() => expect(sent).toEqual([{ status: 'OPEN', reason: 'Found it' }]));
});

test('an operator reads a name of markup and a reason of markup as the text that they are', async () => {
  const [firstName, lastName] = ['<img src=x onerror=x>', '"><script>x</script>'];
  const lockReason = '"><script>y</script>';
  const lockedAt = '2026-11-21T03:00:00.000Z';
  const hostile = aCustomer({ firstName, lastName, status: 'LOCKED', lockedAt, lockReason });
  server.use(
    answers('get', 'main/admin/customer', {
      data: [hostile],
      meta: { limit: 20, next: null, isMore: false },
    }),
    answers('get', 'main/admin/customer/c1', hostile),
  );
  await open('/operator/customers');

  await userEvent.click(await screen.findByRole('link', { name: `${lastName} ${firstName}` }));

  expect(await screen.findByRole('heading', { level: 1, name: `${lastName} ${firstName}` })).toBeVisible();
  expect(screen.getByText('"><script>y</script>')).toBeVisible();
  expect(document.querySelectorAll('img[src=x], [onerror], body script')).toHaveLength(0);
});

test('an operator who was not the first learns it in the dialog, and a wrong address says so', async () => {
  server.use(
    answers('get', 'main/admin/customer/c1', aCustomer()),
    refuses('put', 'main/admin/customer/c1/status', 409, 'EDIT_CONFLICT'),
    refuses('get', 'main/admin/customer/gone', 404, 'CUSTOMER_NOT_FOUND'),
  );
  const { unmount } = await open('/operator/customers/c1');
  await userEvent.click(await screen.findByRole('button', { name: 'Lock the account' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'x');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lock the account' }));
  expect(await within(dialog).findByText('Someone else has just edited this')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('x');
  unmount();

  await open('/operator/customers/gone');
  expect(await screen.findByText('This customer is not there')).toBeVisible();
});

test('an English reader finds everything on the list of customers', async () => {
  server.use(listed([]));
  await open('/operator/customers');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Customers | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Customers
     p: Everybody with an account to buy with, the newest first.
     div aria-label=Filter the list role=search
       form
         label: Name, phone or email
         input maxlength=100 type=search
         button type=submit: Search
       label: Status
       select
         option: All
         option: Active
         option: Email not confirmed
         option: Locked
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
         a href=/en/operator/customers?status=LOCKED: Locked
     p role=status: More than 1,000 customers
     button aria-haspopup=true popovertarget→"ColumnsEmailPhoneStatusSigned up" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Email
       label
         input type=checkbox checked
         Phone
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Signed up
     table role=table
       caption: Customers
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: Email
           th role=columnheader scope=col: Phone
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Signed up
       tbody role=rowgroup
         tr aria-label=Đặng Hoà role=row tabindex=0
           td role=cell
             a href=/en/operator/customers/c1: Đặng Hoà
           td role=cell: hoa@example.com
           td role=cell: +84987654321
           td role=cell: Active
           td role=cell
             time datetime=2026-11-01T03:00:00.000Z: 01/11/2026
     nav aria-label=Pages: You have reached the end of the list."
  `);
});

test('an English reader finds everything on the page of a customer', async () => {
  server.use(answers('get', 'main/admin/customer/c1', aCustomer()));
  await open('/operator/customers/c1');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Customers | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/customers: Customers
     h1: Đặng Hoà
     Active
     button type=button: Lock the account
     section aria-labelledby→"Profile" tabindex=-1
       h2: Profile
       dl
         dt: Email
         dd: hoa@example.com
         dt: Phone
         dd: +84987654321
         dt: Signed up
         dd: 01/11/2026 10:00
         dt: Last seen
         dd
           time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
     section aria-labelledby→"Activity" tabindex=-1
       h2: Activity
       dl
         dt: Orders
         dd
           a href=/en/operator/orders?search=hoa%40example.com: 3
         dt: Cancelled or refused orders
         dd: 1
         dt: Bought in total
         dd: 1,250,000 ₫
         dt: Latest order
         dd
           time datetime=2026-11-19T03:00:00.000Z title=19 Nov 2026, 10:00
         dt: Return requests
         dd: 1
         dt: Reviews written
         dd: 4
         dt: Saved addresses
         dd: 2
         dt: Referral programme
         dd: Code HOA123, 2 people joined"
  `);
});
