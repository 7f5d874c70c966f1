import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMembershipDetail, StaffProviderDetail } from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  paged,
  refuses,
  renderRemote,
  startServer,
} from '@storefront/shared/testing';
import operator from '../locales/en.json';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const open = (at: string, session = anOperator) => renderRemote(remote, { at, language: 'en', session });

const aProvider = (change: Partial<StaffProviderDetail> = {}): StaffProviderDetail => ({
  id: 'provider-1',
  userId: 'user-1',
  email: 'bao@example.com',
  businessName: 'Bảo Việt Soft',
  nameWanted: null,
  taxCode: '0312345678',
  phone: '+84983456789',
  website: 'https://baoviet.example.com/',
  description: 'Phần mềm bán hàng.',
  status: 'NEW',
  reason: null,
  version: 1,
  createdAt: '2026-11-25T03:00:00.000Z',
  updatedAt: '2026-11-25T03:00:00.000Z',
  events: [
    { status: 'NEW', by: 'PROVIDER', actorId: 'user-1', reason: null, at: '2026-11-25T03:00:00.000Z' },
  ],
  ...change,
});
const aMembership = (change: Partial<StaffMembershipDetail> = {}): StaffMembershipDetail => ({
  providerId: 'provider-1',
  businessName: 'Bảo Việt Soft',
  providerStatus: 'APPROVED',
  plan: 'BASIC',
  status: 'ACTIVE',
  expiresAt: '2026-12-25T03:00:00.000Z',
  graceEndsAt: '2026-12-28T03:00:00.000Z',
  limit: 5,
  used: 2,
  cancelledAt: null,
  nextPlan: null,
  history: [],
  findings: [],
  paymentsInReview: [],
  events: [],
  ...change,
});

test('an operator finds a provider that waits and rejects it with a reason', async () => {
  const sent: unknown[] = [];
  const counts = { NEW: 1, APPROVED: 0, REJECTED: 0, LOCKED: 0 };
  server.use(
    answers('get', 'main/admin/provider', { ...paged([aProvider()]), counts }),
    answers('get', 'main/admin/provider/provider-1', aProvider()),
    refuses('get', 'main/admin/membership/provider-1', 404, 'MEMBERSHIP_NOT_FOUND'),
    answers('put', 'main/admin/provider/provider-1/status', async (request: Request) => {
      sent.push(await request.json());
      return aProvider({ status: 'REJECTED', reason: 'Wrong tax code' });
    }),
  );
  await open('/operator/providers?status=NEW');
  await userEvent.click(await screen.findByRole('link', { name: 'Bảo Việt Soft' }));
  expect(await screen.findByText('The provider has not chosen a plan.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong tax code');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));

  await waitFor(() => expect(sent).toEqual([{ status: 'REJECTED', version: 1, reason: 'Wrong tax code' }]));
});

test('an operator refuses a new name with a reason, and approves another', async () => {
  const sent: unknown[] = [];
  server.use(
    answers(
      'get',
      'main/admin/provider/provider-1',
      aProvider({ status: 'APPROVED', nameWanted: 'Ngân hàng Nhà nước' }),
    ),
    refuses('get', 'main/admin/membership/provider-1', 404, 'MEMBERSHIP_NOT_FOUND'),
    answers('put', 'main/admin/provider/provider-1/name', async (request: Request) => {
      sent.push(await request.json());
      return aProvider({ status: 'APPROVED' });
    }),
  );
  await open('/operator/providers/provider-1');
  expect(await screen.findByText('New name: Ngân hàng Nhà nước')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Refuse the name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the name' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the name' }));
  expect(dialog.getByText('Write a reason.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not yours');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the name' }));
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Ngân hàng Nhà nước', accept: false, version: 1, reason: 'Not yours' }]),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Approve the name' }));
  const approving = within(await screen.findByRole('dialog', { name: 'Approve the name' }));
  await userEvent.click(approving.getByRole('button', { name: 'Approve the name' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Ngân hàng Nhà nước', accept: true, version: 1 }));
});

test('an admin gives days to a membership of the list, once, which operators only read', async () => {
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    answers('get', 'main/admin/membership', {
      ...paged([aMembership()]),
      counts: { ACTIVE: 1, GRACE: 0, EXPIRED: 0 },
    }),
    answers('get', 'main/admin/provider/provider-1', aProvider({ status: 'APPROVED' })),
    answers('get', 'main/admin/membership/provider-1', aMembership()),
    answers('put', 'main/admin/membership/provider-1', async (request: Request) => {
      sent.push(await request.json());
      keys.push(request.headers.get('idempotency-key'));
      await answered;
      return aMembership();
    }),
  );
  const { unmount } = await open('/operator/providers/provider-1');
  expect(await screen.findByText('2/5')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give 30 days' })).toBeNull();
  unmount();

  await open('/operator/memberships', anAdmin);
  await userEvent.click(await screen.findByRole('link', { name: 'Bảo Việt Soft' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give 30 days' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give 30 days' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'An outage');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give 30 days' }));

  await waitFor(() => expect(sent).toEqual([{ action: 'EXTEND', days: 30, reason: 'An outage' }]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await userEvent.click(screen.getByRole('button', { name: /Give 30 days/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answer();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Give 30 days' })).not.toHaveAttribute('aria-busy'),
  );
  expect(sent).toHaveLength(1);
  expect(keys).toEqual([expect.stringMatching(/^.{8,}$/)]);
});

test("an operator reads what a gateway reported of a plan's payment, and marks it as resolved with a note", async () => {
  const finding = {
    id: 'finding-1',
    kind: 'REVIEW_AFTER_END' as const,
    at: '2026-11-21T03:00:00.000Z',
    purchaseCode: 'GOI1001',
  };
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/provider/provider-1', aProvider({ status: 'APPROVED' })),
    answers('get', 'main/admin/membership/provider-1', () =>
      aMembership(sent.length > 0 ? {} : { findings: [finding] }),
    ),
    answers('put', 'main/admin/membership/provider-1/finding/finding-1', async (request: Request) => {
      sent.push(await request.json());
      return aMembership();
    }),
  );
  await open('/operator/providers/provider-1');
  expect(await screen.findByText('The gateway has doubts about a finished payment')).toBeVisible();
  expect(screen.getByText(/^GOI1001 · Reported/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Resolved' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The bank took it back');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolved' }));

  await waitFor(() => expect(screen.queryByText(/has doubts/)).not.toBeInTheDocument());
  expect(sent).toEqual([{ reason: 'The bank took it back' }]);
});

test("an admin reads that the payment of a provider's first plan waits for a check, and has no membership to change", async () => {
  server.use(
    answers('get', 'main/admin/provider/provider-1', aProvider({ status: 'APPROVED' })),
    answers(
      'get',
      'main/admin/membership/provider-1',
      aMembership({ plan: null, status: 'NONE', expiresAt: null, paymentsInReview: ['GOI1001'] }),
    ),
  );
  await open('/operator/providers/provider-1', anAdmin);

  expect(await screen.findByText('Payment GOI1001 waits for a check')).toBeVisible();
  expect(screen.queryByRole('button', { name: /30 days/ })).not.toBeInTheDocument();
});

test('an operator does not read of one gateway report what went wrong with another', async () => {
  const aFinding = (id: string, purchaseCode: string) => ({
    id,
    kind: 'REVIEW_AFTER_END' as const,
    at: '2026-11-21T03:00:00.000Z',
    purchaseCode,
  });
  server.use(
    answers('get', 'main/admin/provider/provider-1', aProvider({ status: 'APPROVED' })),
    answers(
      'get',
      'main/admin/membership/provider-1',
      aMembership({ findings: [aFinding('finding-1', 'GOI1001'), aFinding('finding-2', 'GOI1002')] }),
    ),
    refuses('put', 'main/admin/membership/provider-1/finding/finding-1', 503, 'SERVICE_UNAVAILABLE'),
  );
  await open('/operator/providers/provider-1');
  const [first, second] = await screen.findAllByRole('button', { name: 'Resolved' });
  if (!first || !second) throw new Error('There are two reports.');
  await userEvent.click(first);
  const failed = within(await screen.findByRole('dialog'));
  await userEvent.type(failed.getByRole('textbox', { name: 'Reason' }), 'The bank took it back');
  await userEvent.click(failed.getByRole('button', { name: 'Resolved' }));
  expect(await failed.findByRole('alert')).toBeVisible();
  await userEvent.click(failed.getByRole('button', { name: 'Go back' }));

  await userEvent.click(second);

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('an operator who loads the newest state of a provider is no longer warned that a name was decided on meanwhile', async () => {
  const provider = aProvider({ status: 'APPROVED', nameWanted: 'Ngân hàng Nhà nước' });
  let asked = 0;
  server.use(
    answers('get', 'main/admin/provider/provider-1', () => {
      asked += 1;
      return { ...provider, version: asked };
    }),
    refuses('get', 'main/admin/membership/provider-1', 404, 'MEMBERSHIP_NOT_FOUND'),
    refuses('put', 'main/admin/provider/provider-1/name', 409, 'EDIT_CONFLICT'),
  );
  await open('/operator/providers/provider-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve the name' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve the name' }));
  await dialog.findByRole('alert');
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  const reload = await screen.findByRole('button', { name: operator.conflict.reload });

  await userEvent.click(reload);

  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText(operator.conflict.title)).not.toBeInTheDocument();
  expect(screen.getByText('New name: Ngân hàng Nhà nước')).toBeVisible();
});

test('an operator who has searched can go on typing', async () => {
  server.use(
    answers('get', 'main/admin/provider', {
      ...paged([aProvider()]),
      counts: { NEW: 1, APPROVED: 0, REJECTED: 0, LOCKED: 0 },
    }),
  );
  const { location, goTo } = await open('/operator/providers');
  const field = () => screen.getByRole('searchbox', { name: 'Search name, phone or tax code' });
  await userEvent.type(field(), ' sen {Enter}');
  await waitFor(() => expect(location()).toBe('/operator/providers?search=sen'));

  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('sen');
  await goTo('/operator/providers?search=hoa');
  expect(field()).toHaveValue('hoa');
});

test('an operator who leaves out the reason is led to its field', async () => {
  server.use(
    answers('get', 'main/admin/provider/provider-1', aProvider()),
    refuses('get', 'main/admin/membership/provider-1', 404, 'MEMBERSHIP_NOT_FOUND'),
  );
  await open('/operator/providers/provider-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));

  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});

test('an English reader finds everything on the list of providers', async () => {
  server.use(
    answers('get', 'main/admin/provider', {
      ...paged([aProvider()]),
      counts: { NEW: 1, APPROVED: 0, REJECTED: 0, LOCKED: 0 },
    }),
  );
  await open('/operator/providers');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Providers | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Providers
     div aria-label=Filter the list role=search
       form
         label: Search name, phone or tax code
         input maxlength=100 type=search
         button type=submit: Search
       label: Status
       select
         option: Any status
         option: Waiting (1)
         option: Approved (0)
         option: Rejected (0)
         option: Locked (0)
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/providers?status=NEW: Waiting
       li
         a href=/en/operator/providers?waits=name: New names
     p role=status: 1 provider
     button aria-haspopup=true popovertarget→"ColumnsStatusEmailPhoneTax codeRegistered" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Email
       label
         input type=checkbox checked
         Phone
       label
         input type=checkbox
         Tax code
       label
         input type=checkbox checked
         Registered
     table role=table
       caption: Providers
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Email
           th role=columnheader scope=col: Phone
           th role=columnheader scope=col: Registered
       tbody role=rowgroup
         tr aria-label=Bảo Việt Soft role=row tabindex=0
           td role=cell
             a href=/en/operator/providers/provider-1: Bảo Việt Soft
           td role=cell: Waiting
           td role=cell: bao@example.com
           td role=cell: +84983456789
           td role=cell
             time datetime=2026-11-25T03:00:00.000Z title=25 Nov 2026, 10:00"
  `);
});

test('an English reader finds everything on the page of a provider', async () => {
  server.use(
    answers('get', 'main/admin/provider/provider-1', aProvider({ status: 'APPROVED' })),
    answers('get', 'main/admin/membership/provider-1', aMembership()),
  );
  await open('/operator/providers/provider-1', anAdmin);

  expect(await wholeContent('2/5')).toMatchInlineSnapshot(`
   "title: Providers | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/providers: Providers
     h1: Bảo Việt Soft
     Approved
     button type=button: Lock
     section aria-labelledby→"Profile" tabindex=-1
       h2: Profile
       p: Phần mềm bán hàng.
       dl
         dt: Email
         dd: bao@example.com
         dt: Phone
         dd: +84983456789
         dt: Tax code
         dd: 0312345678
         dt: Website
         dd
           a href=https://baoviet.example.com/ rel=noopener noreferrer nofollow target=_blank: https://baoviet.example.com/
     section aria-labelledby→"Steps" tabindex=-1
       h2: Steps
       ol
         li
           Waiting
           time datetime=2026-11-25T03:00:00.000Z: 25 Nov 2026, 10:00
     section aria-labelledby→"Membership" tabindex=-1
       h2: Membership
       dl
         dt: Plan
         dd: BASIC
         dt: Status
         dd: Active
         dt: Published
         dd: 2/5
         dt: Ends
         dd: 25/12/2026 10:00
       button type=button: Give 30 days
       button type=button: End the membership"
  `);
});

test('an operator finds the plans whose payment is to be checked', async () => {
  const asked: (string | null)[] = [];
  server.use(
    answers('get', 'main/admin/membership', ({ url }: Request) => {
      asked.push(new URL(url).searchParams.get('moneyWaits'));
      return { ...paged([aMembership()]), counts: { ACTIVE: 1, GRACE: 0, EXPIRED: 0 } };
    }),
  );
  await open('/operator/memberships');

  await userEvent.click(await screen.findByRole('link', { name: 'Payments to check' }));

  await waitFor(() => expect(asked).toEqual([null, 'REVIEW']));
});

test('an English reader finds everything on the list of memberships', async () => {
  server.use(
    answers('get', 'main/admin/membership', {
      ...paged([aMembership()]),
      counts: { ACTIVE: 1, GRACE: 0, EXPIRED: 0 },
    }),
  );
  await open('/operator/memberships', anAdmin);

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Memberships | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Memberships
     div aria-label=Filter the list role=search
       form
         label: Search name, phone or tax code
         input maxlength=100 type=search
         button type=submit: Search
       label: Status
       select
         option: Any status
         option: Active (1)
         option: Just ended (0)
         option: Ended (0)
       label: Plan
       select
         option: Any plan
         option: FREE
         option: BASIC
         option: PRO
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/memberships?waits=review: Payments to check
     p role=status: 1 membership
     button aria-haspopup=true popovertarget→"ColumnsPlanStatusPublishedEnds" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Plan
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Published
       label
         input type=checkbox checked
         Ends
     table role=table
       caption: Memberships
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: Plan
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Published
           th role=columnheader scope=col: Ends
       tbody role=rowgroup
         tr aria-label=Bảo Việt Soft role=row tabindex=0
           td role=cell
             a href=/en/operator/providers/provider-1: Bảo Việt Soft
           td role=cell: BASIC
           td role=cell: Active
           td role=cell: 2/5
           td role=cell
             time datetime=2026-12-25T03:00:00.000Z title=25 Dec 2026, 10:00"
  `);
});
