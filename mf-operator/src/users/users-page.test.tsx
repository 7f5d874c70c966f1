import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffUser, StaffUsers } from '@storefront/shared/contracts';
import { answers, expectOwnWrites, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const open = (session = anAdmin) => renderRemote(remote, { at: '/operator/users', language: 'en', session });

const aUser = (change: Partial<StaffUser> = {}): StaffUser => ({
  id: 'u2',
  email: 'minh@example.com',
  name: 'Trần Minh',
  role: 'OPERATOR',
  status: 'ACTIVE',
  lockedAt: null,
  lockReason: null,
  createdAt: '2026-11-01T03:00:00.000Z',
  lastSeenAt: null,
  ...change,
});
const everybody: StaffUsers = {
  staff: [aUser({ id: 'ADMIN-1', email: 'ha@example.com', name: 'Trần Hà', role: 'ADMIN' }), aUser()],
  invitations: [
    {
      id: 'u3',
      email: 'moi@example.com',
      role: 'OPERATOR',
      createdAt: '2026-11-20T03:00:00.000Z',
      expiresAt: '2026-11-23T03:00:00.000Z',
    },
  ],
};

test('an administrator invites somebody, takes an invitation back, and gives a role', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/user', everybody),
    answers('post', 'main/admin/user', async (request: Request) => {
      sent.push(await request.json());
      return everybody;
    }),
    answers('delete', 'main/admin/user/u3/invitation', () => {
      sent.push('withdrawn');
      return everybody;
    }),
    answers('put', 'main/admin/user/u2/role', async (request: Request) => {
      sent.push(await request.json());
      return everybody;
    }),
  );
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), ' An@Example.com ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'ADMIN');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take back the invitation of moi@example.com' }));
  await waitFor(() => expect(sent).toContain('withdrawn'));

  expect(screen.queryByText('Change Trần Hà')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Change Trần Minh'));
  await userEvent.click(screen.getByRole('button', { name: 'Make an administrator' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make Trần Minh an administrator?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make an administrator' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { email: 'An@Example.com', role: 'ADMIN', language: 'en' },
      'withdrawn',
      { role: 'ADMIN' },
    ]),
  );
});

test('an administrator locks an account with a reason, opens a locked one, and takes a role and the work away', async () => {
  const sent: unknown[] = [];
  const record = (what: string) => async (request: Request) => {
    const { search } = new URL(request.url);
    sent.push([what, request.method === 'DELETE' ? search : await request.json()]);
    return everybody;
  };
  const locked = aUser({ id: 'u4', name: null, email: 'khoa@example.com', role: 'ADMIN', status: 'LOCKED' });
  server.use(
    answers('get', 'main/admin/user', { staff: [...everybody.staff, locked], invitations: [] }),
    answers('put', 'main/admin/user/u2/status', record('u2')),
    answers('put', 'main/admin/user/u4/status', record('u4')),
    answers('put', 'main/admin/user/u4/role', record('u4')),
    answers('delete', 'main/admin/user/u2', record('u2')),
  );
  await open();
  const steps = [
    ['Trần Minh', 'Lock the account', 'Nghỉ việc'],
    ['khoa@example.com', 'Unlock', 'Đã về'],
    ['khoa@example.com', 'Make an operator', ''],
    ['Trần Minh', 'Remove from the staff', 'Nghỉ việc'],
  ] as const;
  for (const [name, action, reason] of steps) {
    const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
    await userEvent.click(row.getByText(`Change ${name}`));
    await userEvent.click(row.getByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: action });
    if (action === 'Lock the account') {
      await userEvent.click(confirm);
      expect(dialog.getByText('Write a reason.')).toBeVisible();
      expect(sent).toEqual([]);
    }
    if (reason) await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  expect(sent).toEqual([
    ['u2', { status: 'LOCKED', reason: 'Nghỉ việc' }],
    ['u4', { status: 'OPEN', reason: 'Đã về' }],
    ['u4', { role: 'OPERATOR' }],
    ['u2', `?${new URLSearchParams({ reason: 'Nghỉ việc' }).toString()}`],
  ]);
});

test('what the shop refuses is said where it was asked, and operators see nothing of it', async () => {
  server.use(
    answers('get', 'main/admin/user', everybody),
    refuses('post', 'main/admin/user', 409, 'ALREADY_STAFF'),
    refuses('delete', 'main/admin/user/u2', 409, 'LAST_ADMIN'),
  );
  const { unmount } = await open();
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'minh@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(/on the staff already/));
  expect(email).toHaveValue('minh@example.com');
  await userEvent.click(screen.getByText('Change Trần Minh'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the staff' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove from the staff' }));
  expect(await within(dialog).findByText(/last administrator/)).toBeVisible();
  unmount();

  await open(anOperator);
  expect(await screen.findByText('elsewhere: /operator/users')).toBeVisible();
  expect(screen.queryByText('minh@example.com')).not.toBeInTheDocument();
});

test('an English reader finds everything on the page of staff', async () => {
  server.use(answers('get', 'main/admin/user', everybody));
  await open();

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Staff | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Staff
     p: Who works for the shop, and what they may do.
     table role=table
       caption: Staff
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Who
           th role=columnheader scope=col: Role
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Last seen
           th role=columnheader scope=col: Change
       tbody role=rowgroup
         tr role=row
           td role=cell: Trần Hà (you) ha@example.com
           td role=cell: Administrator
           td role=cell: Active
           td role=cell: Never signed in
           td role=cell: –
         tr role=row
           td role=cell: Trần Minh minh@example.com
           td role=cell: Operator
           td role=cell: Active
           td role=cell: Never signed in
           td role=cell
             button aria-haspopup=true popovertarget→"Make an administratorLock the accountRemove from the staff" type=button: Change Trần Minh
             button type=button: Make an administrator
             button type=button: Lock the account
             button type=button: Remove from the staff
     section aria-labelledby→"Invited" tabindex=-1
       h2: Invited
       moi@example.com · Operator · valid until 23/11/2026 10:00
       button aria-label=Take back the invitation of moi@example.com type=button: Take back
     section aria-labelledby→"Invite somebody" tabindex=-1
       h2: Invite somebody
       p: They get a mail with a link that works once, and choose their own password. Inviting again ends the earlier link.
       form
         label: Email
         input autocomplete=off inputmode=email name=email type=email
         label: Role
         select name=role value=OPERATOR
           option: Operator
           option: Administrator
         label: Language of the mail
         select name=language value=en
           option: Vietnamese
           option: English
         button type=submit: Send the invitation"
  `);
});
