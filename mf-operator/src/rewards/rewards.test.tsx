import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffPayout } from '@storefront/shared/contracts';
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
import { aStaffPayout, aStaffReward } from '../testing/offers';
import { anAdmin, anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const none = { count: 0, amount: 0 };
let payouts: StaffPayout[] = [];
let sent: unknown[] = [];
beforeEach(() => {
  payouts = [aStaffPayout(), aStaffPayout({ id: 'payout-2', code: 'CT-LON', amount: 5_000_000 })];
  sent = [];
  const takes = (path: Parameters<typeof answers>[1], data: unknown) =>
    answers('put', path, async (request: Request) => {
      sent.push(await request.json());
      return data;
    });
  server.use(
    answers('get', 'main/admin/reward', {
      ...paged([aStaffReward()], { limit: 20 }),
      totals: { LOCK: { count: 1, amount: 50_000 }, NEW: none, PROCESSING: none, PAID: none },
    }),
    answers('get', 'main/admin/payout', () => ({
      ...paged(payouts, { limit: 20 }),
      totals: { REQUESTED: none, APPROVED: { count: 2, amount: 5_150_000 }, PAID: none, REJECTED: none },
      operatorPayoutLimit: 2_000_000,
    })),
    takes('main/admin/reward/reward-1/status', aStaffReward({ status: 'NEW' })),
    takes('main/admin/payout/payout-1/status', aStaffPayout({ status: 'PAID' })),
  );
});

test('an operator sees why a reward is locked and releases it', async () => {
  await renderRemote(remote, { at: paths.rewards.to(), session: anOperator });
  const row = within(await screen.findByRole('row', { name: /lan@example\.com/ }));
  expect(row.getByText('Trùng số điện thoại')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Tạm giữ \(1\) · 50\.000/ })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await userEvent.click(row.getByRole('button', { name: 'Mở khoá' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mở khoá' }));
  await waitFor(() => expect(sent).toEqual([{ action: 'RELEASE' }]));
});

test('a reward is locked or rejected with a reason only', async () => {
  server.use(
    answers('get', 'main/admin/reward', {
      ...paged(
        [
          aStaffReward({ status: 'NEW', reason: 'AVAILABLE', suspicions: ['SAME_EMAIL'], note: 'Hỏi lại' }),
          aStaffReward({ id: 'reward-2', memberEmail: null }),
        ],
        { limit: 20 },
      ),
      totals: { LOCK: none, NEW: none, PROCESSING: none, PAID: none },
    }),
    answers('put', 'main/admin/reward/reward-2/status', async (request: Request) => {
      sent.push(await request.json());
      return aStaffReward();
    }),
  );
  await renderRemote(remote, { at: paths.rewards.to(), language: 'en', session: anOperator });
  const decide = async (row: RegExp, name: string) => {
    await userEvent.click(
      within(await screen.findByRole('row', { name: row })).getByRole('button', { name }),
    );
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cùng nhà');
    await userEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  const available = within(await screen.findByRole('row', { name: /lan@example\.com/ }));
  for (const text of [/Can be paid out/, /Hỏi lại/]) expect(available.getByText(text)).toBeVisible();
  expect(available.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument();
  await decide(/lan@example\.com/, 'Lock');
  await decide(/Deleted account/, 'Reject');

  expect(sent).toEqual([
    { action: 'LOCK', reason: 'Cùng nhà' },
    { action: 'REJECT', reason: 'Cùng nhà' },
  ]);
});

test('an operator decides on a payout up to the limit and not above it, and refuses one with a reason', async () => {
  payouts = [
    aStaffPayout({ status: 'REQUESTED', amount: 2_000_000 }),
    aStaffPayout({ id: 'payout-2', code: 'CT-LON', status: 'REQUESTED', amount: 2_000_001 }),
    aStaffPayout({ id: 'payout-3', code: 'CT-XONG', status: 'PAID', reference: 'FT9' }),
  ];
  await renderRemote(remote, { at: paths.payouts.to(), language: 'en', session: anOperator });
  const row = within(await screen.findByRole('row', { name: /CT-AB12/ }));
  expect(within(screen.getByRole('row', { name: /CT-LON/ })).queryAllByRole('button')).toEqual([]);
  const paid = within(screen.getByRole('row', { name: /CT-XONG/ }));
  expect(paid.getByText('FT9')).toBeVisible();
  expect(paid.queryAllByRole('button')).toEqual([]);
  await userEvent.click(row.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'APPROVED' }]));
  await userEvent.click(row.getByRole('button', { name: 'Do not pay' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('The amount goes back to the balance of the member.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sai số');
  await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }));

  await waitFor(() => expect(sent.at(-1)).toEqual({ status: 'REJECTED', reason: 'Sai số' }));
});

test('a payout is noted as paid with the reference of its transfer; large ones are left to administrators', async () => {
  const at = paths.payouts.to({ status: 'APPROVED' });
  const { unmount } = await renderRemote(remote, { at, session: anOperator });
  const large = within(await screen.findByRole('row', { name: /CT-LON/ }));
  expect(large.getByText('Cần quản trị viên')).toBeVisible();
  expect(large.queryByRole('button', { name: 'Đã chuyển tiền' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Đã chuyển tiền' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Đã chuyển tiền' }));
  expect(dialog.getByText('Hãy nhập mã giao dịch.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Mã giao dịch' })).toHaveFocus();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mã giao dịch' }), 'FT123');
  await userEvent.click(dialog.getByRole('button', { name: 'Đã chuyển tiền' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'PAID', reference: 'FT123' }]));
  unmount();

  await renderRemote(remote, { at, session: anAdmin });
  expect(await screen.findAllByRole('button', { name: 'Đã chuyển tiền' })).toHaveLength(2);
});

test('an admin goes on by keyboard: after each decision the focus is on the same action of the next payout, and at last on the heading', async () => {
  const all = ['payout-1', 'payout-2', 'payout-3'].map((id) =>
    aStaffPayout({ id, code: id.toUpperCase(), status: 'REQUESTED' }),
  );
  payouts = all;
  for (const { id } of all)
    server.use(
      answers('put', `main/admin/payout/${id}/status`, () => {
        payouts = payouts.filter((payout) => payout.id !== id);
        return aStaffPayout({ id, status: 'APPROVED' });
      }),
    );
  await renderRemote(remote, { at: paths.payouts.to(), session: anAdmin });
  const actionOf = (code: string, name: string) =>
    within(screen.getByRole('row', { name: code })).getByRole('button', { name });
  await screen.findByRole('row', { name: 'PAYOUT-2' });

  act(() => actionOf('PAYOUT-2', 'Duyệt chi').focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'PAYOUT-2' })).not.toBeInTheDocument());
  await waitFor(() => expect(actionOf('PAYOUT-3', 'Duyệt chi')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'PAYOUT-3' })).not.toBeInTheDocument());
  await waitFor(() => expect(actionOf('PAYOUT-1', 'Duyệt chi')).toHaveFocus());

  act(() => actionOf('PAYOUT-1', 'Không chi trả').focus());
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Sai tài khoản');
  await userEvent.click(dialog.getByRole('button', { name: 'Không chi trả' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: 'PAYOUT-1' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a refused decision says why, and the queue can be saved as a file', async () => {
  payouts = [aStaffPayout({ status: 'REQUESTED' })];
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.use(
    refuses('put', 'main/admin/payout/payout-1/status', 409, 'PAYOUT_TRANSITION_NOT_ALLOWED'),
    answers('get', 'main/admin/payout/file', { name: 'payouts.csv', content: 'Mã', isMore: true }),
  );
  await renderRemote(remote, { at: paths.payouts.to(), session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Duyệt chi' }));
  expect(await screen.findByRole('alert')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Tải tệp CSV' }));
  expect(await screen.findByText(/Tệp chỉ có 10.000 yêu cầu đầu/)).toBeVisible();
  expect(saved).toEqual(['payouts.csv']);
});

test('what was said of a file of payouts goes with its filters', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(answers('get', 'main/admin/payout/file', { name: 'p.csv', content: 'Mã', isMore: true }));
  await renderRemote(remote, { at: paths.payouts.to(), session: anAdmin });
  await userEvent.click(await screen.findByRole('button', { name: 'Tải tệp CSV' }));
  expect(await screen.findByText(/Tệp chỉ có 10.000 yêu cầu đầu/)).toBeVisible();
  const search = screen.getByRole('searchbox');

  await userEvent.type(search, 'lan{Enter}');
  await waitFor(() => expect(screen.queryByText(/Tệp chỉ có 10.000/)).not.toBeInTheDocument());

  server.use(refuses('get', 'main/admin/payout/file', 500, 'INTERNAL'));
  await userEvent.click(screen.getByRole('button', { name: 'Tải tệp CSV' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, 'mai{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a payout that someone else has decided on meanwhile leaves the list with the refusal', async () => {
  payouts = [aStaffPayout({ status: 'REQUESTED' })];
  server.use(refuses('put', 'main/admin/payout/payout-1/status', 409, 'PAYOUT_TRANSITION_NOT_ALLOWED'));
  await renderRemote(remote, { at: paths.payouts.to(), session: anOperator });
  const approve = await screen.findByRole('button', { name: 'Duyệt chi' });
  payouts = [];
  await userEvent.click(approve);

  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Duyệt chi' })).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a reward that someone else has released meanwhile leaves the list with the refusal', async () => {
  server.use(refuses('put', 'main/admin/reward/reward-1/status', 409, 'REWARD_TRANSITION_NOT_ALLOWED'));
  await renderRemote(remote, { at: paths.rewards.to(), session: anOperator });
  await userEvent.click(await screen.findByRole('button', { name: 'Mở khoá' }));
  const dialog = within(screen.getByRole('dialog'));
  server.use(
    answers('get', 'main/admin/reward', {
      ...paged([], { limit: 20 }),
      totals: { LOCK: none, NEW: none, PROCESSING: none, PAID: none },
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Mở khoá' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Quay lại' }));

  expect(await screen.findByText('Không có phần thưởng nào')).toBeVisible();
});

test('an English reader finds everything on the list of rewards', async () => {
  await renderRemote(remote, { at: '/operator/rewards', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Referral rewards | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Referral rewards
     p: Look at locked rewards, then release or reject them.
     nav aria-label=Status
       ul
         li
           a aria-current=page href=/en/operator/rewards: Locked (1) · 50,000 ₫
         li
           a href=/en/operator/rewards?status=NEW: New (0) · 0 ₫
         li
           a href=/en/operator/rewards?status=PROCESSING: In progress (0) · 0 ₫
         li
           a href=/en/operator/rewards?status=PAID: Paid (0) · 0 ₫
         li
           a href=/en/operator/rewards?status=all: All
     div aria-label=Search and filters role=search
       form
         label: Member
         input maxlength=100 placeholder=Whole email type=search
         button type=submit: Search
       label: Reason
       select
         option: All
         option: Same phone number
         option: Same email
         option: Same payout account
         option: Too many this month
         option: Staff account
         option: Locked by staff
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
     button aria-haspopup=true popovertarget→"ColumnsAmountInvited friendReasonTimeTo do" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Amount
       label
         input type=checkbox checked
         Invited friend
       label
         input type=checkbox checked
         Reason
       label
         input type=checkbox checked
         Time
       label
         input type=checkbox checked
         To do
     table role=table
       caption: Referral rewards
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Member
           th role=columnheader scope=col: Amount
           th role=columnheader scope=col: Invited friend
           th role=columnheader scope=col: Reason
           th role=columnheader scope=col: Time
           th role=columnheader scope=col: To do
       tbody role=rowgroup
         tr aria-label=lan@example.com, 50,000 ₫ role=row tabindex=0
           td role=cell: lan@example.com
           td role=cell: 50,000 ₫
           td role=cell: Minh T.
           td role=cell: Same phone number
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
           td role=cell
             button type=button: Release
             button type=button: Reject"
  `);
});

test('an English reader finds everything on the list of payouts', async () => {
  await renderRemote(remote, { at: '/operator/payouts', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Payouts | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Payouts
     p: Operators approve up to 2,000,000 ₫; above it an administrator does.
     button type=button: Download CSV
     nav aria-label=Status
       ul
         li
           a aria-current=page href=/en/operator/payouts: Requested (0) · 0 ₫
         li
           a href=/en/operator/payouts?status=APPROVED: Being paid (2) · 5,150,000 ₫
         li
           a href=/en/operator/payouts?status=PAID: Paid (0) · 0 ₫
         li
           a href=/en/operator/payouts?status=REJECTED: Failed (0) · 0 ₫
         li
           a href=/en/operator/payouts?status=all: All
     div aria-label=Search and filters role=search
       form
         label: Find a request
         input maxlength=100 placeholder=Code, holder or number type=search
         button type=submit: Search
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
     button aria-haspopup=true popovertarget→"ColumnsMemberAmountPaid toSuspicionsTransfer referenceReques…" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Member
       label
         input type=checkbox checked
         Amount
       label
         input type=checkbox checked
         Paid to
       label
         input type=checkbox checked
         Suspicions
       label
         input type=checkbox checked
         Transfer reference
       label
         input type=checkbox checked
         Requested
       label
         input type=checkbox checked
         To do
     table role=table
       caption: Payouts
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Request
           th role=columnheader scope=col: Member
           th role=columnheader scope=col: Amount
           th role=columnheader scope=col: Paid to
           th role=columnheader scope=col: Suspicions
           th role=columnheader scope=col: Transfer reference
           th role=columnheader scope=col: Requested
           th role=columnheader scope=col: To do
       tbody role=rowgroup
         tr aria-label=CT-AB12 role=row tabindex=0
           td role=cell: CT-AB12
           td role=cell: lan@example.com
           td role=cell: 150,000 ₫
           td role=cell: VCB 0071000123456, PHAM LAN
           td role=cell
           td role=cell
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
           td role=cell
             button type=button: Money sent
             button type=button: Do not pay
         tr aria-label=CT-LON role=row tabindex=-1
           td role=cell: CT-LON
           td role=cell: lan@example.com
           td role=cell: 5,000,000 ₫
           td role=cell: VCB 0071000123456, PHAM LAN
           td role=cell
           td role=cell
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
           td role=cell: Needs an administrator"
  `);
});
