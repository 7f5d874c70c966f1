import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payout, Reward } from '@storefront/shared/contracts';
import {
  answers,
  paged,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aMemberSession, aReward, aTotal } from '../testing/builders';

const server = startServer();
expectOwnWrites(server);
let rows: Reward[] = [];
let paidOut: Payout[] = [];
let asked: Record<string, string>[] = [];
let askedPayouts: string[] = [];
let sent: { body: unknown; key: string | null }[] = [];
const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  earned: index === 10 ? 250_000 : index === 9 ? -50_000 : 0,
  rewards: index === 10 ? 5 : index === 9 ? 1 : 0,
}));

beforeEach(() => {
  rows = [aReward()];
  paidOut = [];
  asked = [];
  askedPayouts = [];
  sent = [];
  sessionStorage.clear();
  server.use(
    answers('get', 'campaign/reward/total-reward', aTotal()),
    answers('get', 'campaign/reward/earnings', { months }),
    answers('get', 'campaign/reward/payout', ({ url }: Request) => {
      askedPayouts.push(new URL(url).search);
      return paged(paidOut);
    }),
    answers('get', 'campaign/reward', ({ url }: Request) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return paged(rows, { limit: 10 });
    }),
    answers('post', 'campaign/reward/payout', async (request: Request) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return { requestId: 'payout-1', code: 'CT-0001', amount: 150_000, status: 'REQUESTED' };
    }),
  );
});
const aPayout = (given: Partial<Payout> = {}): Payout => ({
  id: 'payout-1',
  code: 'CT-0001',
  amount: 150_000,
  method: 'BANK',
  status: 'REQUESTED',
  reason: null,
  requestedAt: '2026-11-25T03:00:00.000Z',
  decidedAt: null,
  provider: 'VCB',
  account: '•••• 3456',
  ...given,
});
const open = (query?: Parameters<typeof paths.rewards.to>[0], language: 'vi' | 'en' = 'vi') =>
  renderRemote(remote, { at: paths.rewards.to(query), session: aMemberSession(), language });

test('a member sees the balances, the earnings of each month, and why each reward is in its state', async () => {
  rows = [
    aReward({ id: 'c', index: 3, reason: 'HOLDING', unlocksAt: '2099-11-28T03:00:00.000Z' }),
    aReward({ id: 'b', index: 2, status: 'LOCK', reason: 'SAME_PHONE', account: null, note: 'Đang gọi bạn' }),
    aReward({ id: 'a', index: 1, status: 'PAID', reason: 'PAID_OUT', paymentOrder: 'CT-0009' }),
    aReward({ id: 'd', index: 4, amount: -50_000, reason: 'ORDER_RETURNED' }),
  ];
  await open();

  expect((await screen.findByText('Tổng cộng')).nextSibling).toHaveTextContent(/600\.000\s₫/);
  expect(screen.getByText('Đang tạm giữ').nextSibling).toHaveTextContent(/70\.000\s₫/);
  const table = within(await screen.findByRole('table', { name: 'Các phần thưởng' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'STT',
    'Tài khoản',
    'Số tiền',
    'Mã chi trả',
    'Trạng thái',
    'Thời gian',
  ]);
  expect(table.getByText(/còn trả lại được/)).toBeVisible();
  expect(table.getByText(/^Rút được/)).toHaveTextContent(/^Rút được sau \d+ năm$/);
  expect(table.getByText(/cùng số điện thoại/)).toBeVisible();
  expect(table.getByText('Cửa hàng: Đang gọi bạn')).toBeVisible();
  expect(table.getByText('Tài khoản đã xoá')).toBeVisible();
  expect(table.getByRole('row', { name: /CT-0009/ })).toHaveTextContent(/20\/11\/2026 10:00/);
  expect(table.getByText(/-50\.000\s₫/)).toBeVisible();
  const chart = within(screen.getByRole('table', { name: 'Tiền thưởng theo tháng' }));
  expect(chart.getByRole('row', { name: /^11\/2026 250\.000\s₫ 5$/ })).toBeInTheDocument();
  // The picture for phones has the latest six months only.
  expect(screen.getAllByText('T11')).toHaveLength(2);
  expect(screen.getAllByText('T1')).toHaveLength(1);
});

test('an expired membership is renewed once for all that the page asks for', async () => {
  let renewals = 0;
  server.use(
    answers('post', 'campaign/referral/refresh', () => {
      renewals += 1;
      return {
        companyName: 'cong-ty',
        accessToken: 'referral-2',
        refreshToken: 'next',
        expiredIn: 3_600_000,
      };
    }),
  );
  await renderRemote(remote, { at: paths.rewards.to(), session: aMemberSession(-1_000) });

  expect(await screen.findByRole('table', { name: 'Các phần thưởng' })).toBeVisible();
  expect(renewals).toBe(1);
});

test('the address says which rewards are shown', async () => {
  const { location } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Tạm giữ' }));

  expect(location()).toBe('/referral/rewards?status=lock');
  await waitFor(() =>
    expect(asked).toEqual([
      { status: 'all', page: '1', limit: '10' },
      { status: 'lock', page: '1', limit: '10' },
    ]),
  );
});

test('a member without rewards is led to inviting, and an empty filter to all of them', async () => {
  rows = [];
  const { goTo } = await open();
  expect(await screen.findByRole('link', { name: 'Mời bạn bè' })).toHaveAttribute('href', paths.invite.to());
  await goTo(paths.rewards.to({ status: 'paid' }));

  expect(await screen.findByText('Không có phần thưởng nào ở đây')).toBeVisible();
});

test('a member asks for part of the balance to a bank account, and sees the request', async () => {
  await open();
  const amount = await screen.findByRole('textbox', { name: 'Số tiền' });
  expect(amount).toHaveValue('200.000');
  await userEvent.clear(amount);
  await userEvent.type(amount, '150.000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ngân hàng' }), 'Vietcombank');
  await userEvent.type(screen.getByRole('textbox', { name: 'Số tài khoản' }), '0011 0012 3456');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tên chủ tài khoản' }), 'Nguyễn Minh Anh');
  paidOut = [aPayout()];
  await userEvent.click(screen.getByRole('button', { name: /^Yêu cầu rút 150\.000\s₫$/ }));

  expect(await screen.findByText(/Đã nhận yêu cầu rút 150\.000\s₫/)).toBeVisible();
  expect(await screen.findByText(/CT-0001 · Vietcombank •••• 3456/)).toBeVisible();
  expect(sent).toEqual([
    {
      body: {
        method: 'BANK',
        account: { provider: 'VCB', number: '0011 0012 3456', holder: 'Nguyễn Minh Anh' },
        amount: 150_000,
      },
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('while a request is being processed the page says so instead of offering another', async () => {
  paidOut = [aPayout({ status: 'APPROVED' })];
  await open();

  expect(await screen.findByText(/Yêu cầu rút 150\.000\s₫ \(CT-0001\) đang được xử lý/)).toBeVisible();
  expect(askedPayouts).toEqual(['?limit=10']);
  expect(screen.queryByRole('textbox', { name: 'Số tiền' })).not.toBeInTheDocument();
});

test.each([
  ['200.001', /chỉ rút được 200\.000/],
  ['99.999', /ít nhất 100\.000/],
  ['một trăm', /bằng chữ số/],
  ['-5', /bằng chữ số/],
  ['200000.50', /bằng chữ số/],
])('an amount of %s is refused before it is sent', async (written, text) => {
  await open();
  const amount = await screen.findByRole('textbox', { name: 'Số tiền' });
  await userEvent.clear(amount);
  await userEvent.type(amount, written);
  await userEvent.click(screen.getByRole('button', { name: /^Yêu cầu rút/ }));

  await waitFor(() => expect(amount).toHaveAccessibleDescription(text));
  expect(sent).toEqual([]);
});

test.each([
  ['200.000', 200_000],
  ['200,000', 200_000],
  ['200 000 ₫', 200_000],
  ['100000đ', 100_000],
  ['100.000', 100_000],
])('an amount of %s is asked for as %i, with the account in any common form', async (written, amount) => {
  await open();
  const field = await screen.findByRole('textbox', { name: 'Số tiền' });
  await userEvent.clear(field);
  await userEvent.type(field, written);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ngân hàng' }), 'Vietcombank');
  const account = screen.getByRole('textbox', { name: 'Số tài khoản' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Tên chủ tài khoản' }), 'Nguyễn Minh Anh');
  for (const bad of ['12345', '1'.repeat(20), '12345A']) {
    await userEvent.clear(account);
    await userEvent.type(account, bad);
    await userEvent.click(screen.getByRole('button', { name: /^Yêu cầu rút/ }));
    await waitFor(() => expect(account).toHaveAccessibleDescription('Số tài khoản có từ 6 đến 19 chữ số.'));
  }
  expect(sent).toEqual([]);

  await userEvent.clear(account);
  await userEvent.type(account, '12.34-56');
  await userEvent.click(screen.getByRole('button', { name: /^Yêu cầu rút/ }));

  await waitFor(() => expect(sent).toMatchObject([{ body: { method: 'BANK', amount } }]));
});

test.each([
  ['PAYOUT_EXCEEDS_BALANCE', /lớn hơn số bạn rút được/],
  ['PAYOUT_PENDING', /đã có một yêu cầu rút thưởng đang xử lý/],
])('a payout that the shop refuses with %s is explained, and what was typed stays', async (code, text) => {
  server.use(refuses('post', 'campaign/reward/payout', 409, code));
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Ví điện tử' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ví' }), 'MoMo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Số điện thoại của ví' }), '0901234567');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tên chủ tài khoản' }), 'Nguyễn Minh Anh');
  await userEvent.click(screen.getByRole('button', { name: /^Yêu cầu rút/ }));

  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Số điện thoại của ví' })).toHaveValue('0901234567');
});

test('who has exactly the smallest payout may withdraw it', async () => {
  server.use(answers('get', 'campaign/reward/total-reward', aTotal({ available: 100_000 })));
  await open();

  expect(await screen.findByRole('button', { name: /^Yêu cầu rút 100\.000\s₫/ })).toBeVisible();
});

test('below the smallest payout the page says what is missing, without a form', async () => {
  server.use(answers('get', 'campaign/reward/total-reward', aTotal({ available: 40_000 })));
  await open(undefined, 'en');

  expect(
    await screen.findByText(/You can withdraw from 100,000\s₫\. So far 40,000\s₫ is ready\./),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a payout to a wallet names the wallet, and the account of a bank is sent without blanks around it', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Ví điện tử' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ví' }), 'MoMo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Số điện thoại của ví' }), ' 0901234567 ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tên chủ tài khoản' }), ' Nguyễn Minh Anh ');
  await userEvent.click(screen.getByRole('button', { name: /^Yêu cầu rút/ }));

  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        body: {
          method: 'WALLET',
          account: { provider: 'MOMO', number: '0901234567', holder: 'Nguyễn Minh Anh' },
        },
      },
    ]),
  );
});

test('a payout takes its money from the balances and the list that are shown', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ngân hàng' }), 'Vietcombank');
  await userEvent.type(screen.getByRole('textbox', { name: 'Số tài khoản' }), '00110012');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tên chủ tài khoản' }), 'Nguyễn Minh Anh');
  server.use(answers('get', 'campaign/reward/total-reward', aTotal({ available: 0, processing: 250_000 })));
  rows = [aReward({ status: 'PROCESSING', reason: 'PAYOUT_REQUESTED' })];
  paidOut = [aPayout()];
  await userEvent.click(screen.getByRole('button', { name: /^Yêu cầu rút/ }));

  expect(await screen.findByText(/Bạn đã yêu cầu rút, cửa hàng đang xem/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('Bạn rút được ngay 0 ₫.', { exact: false })).toBeVisible());
  expect(screen.getByText(/CT-0001 · Vietcombank/)).toBeVisible();
});

test('a decided payout says since when, and why it was not approved', async () => {
  paidOut = [aPayout({ status: 'REJECTED', decidedAt: '2026-11-26T03:00:00.000Z', reason: 'Sai tên.' })];
  await open();

  const payout = within((await screen.findByText(/CT-0001 · Vietcombank/)).closest('li') as HTMLElement);
  expect(payout.getByText('Không duyệt')).toBeVisible();
  expect(payout.getByText('Sai tên.')).toBeVisible();
  expect(payout.getByTitle('26/11/2026 10:00')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Số tiền' })).toBeVisible();
});

test.each([
  [0, 0],
  [-1, 1],
])('new rewards of %i đồng are explained %i times', async (amount, times) => {
  server.use(answers('get', 'campaign/reward/total-reward', aTotal({ new: amount })));
  await open();
  await screen.findByText('Tổng cộng');

  expect(screen.queryAllByText(/phần thưởng mới sẽ bù vào khoản đó trước/)).toHaveLength(times);
});

test('the earnings chart is in thousands, and a text replaces it while there are no rewards', async () => {
  const { unmount } = await open();
  expect((await screen.findAllByText('250k'))[0]).toBeInTheDocument();
  expect(screen.getAllByText('-50k')[0]).toBeInTheDocument();
  unmount();
  const none = months.map((month) => ({ ...month, earned: 0, rewards: 0 }));
  server.use(answers('get', 'campaign/reward/earnings', { months: none }));
  await open();

  expect(await screen.findByText('Khi có phần thưởng đầu tiên, biểu đồ sẽ hiện ở đây.')).toBeVisible();
});

test('a filter begins at its first page, and a page that is empty leads to all rewards', async () => {
  rows = [];
  await open({ page: 3 });

  expect(await screen.findByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', paths.rewards.to());
  expect(screen.getByRole('link', { name: 'Tạm giữ' })).toHaveAttribute(
    'href',
    paths.rewards.to({ status: 'lock' }),
  );
});

test('an English reader finds everything on the page of rewards', async () => {
  rows = [
    aReward({ id: 'c', index: 3 }),
    aReward({ id: 'a', index: 1, status: 'PAID', reason: 'PAID_OUT', paymentOrder: 'CT-0009' }),
  ];
  paidOut = [aPayout()];
  await open(undefined, 'en');

  expect(await wholePage('Withdraw your rewards')).toMatchInlineSnapshot(`
   "title: Rewards | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/referral: Invite friends, earn rewards
         li
           span aria-current=page: Rewards
     h1: Rewards
     nav aria-label=Parts of the referral programme
       ul
         li
           a href=/en/referral: Share
         li
           a href=/en/referral/invite: Invitations
         li
           a aria-current=page href=/en/referral/rewards: Rewards
         li
           a href=/en/referral/contacts: Contacts
     div aria-label=Invite friends role=group tabindex=-1
       section aria-labelledby→"Balances" tabindex=-1
         h2: Balances
         dl
           dt: Total
           dd: 600,000 ₫
           dt: New
           dd: 250,000 ₫
           dt: Processing
           dd: 50,000 ₫
           dt: Paid
           dd: 300,000 ₫
           dt: On hold
           dd: 70,000 ₫
         p: You can withdraw 200,000 ₫ now.
       section aria-labelledby→"Earnings by month" tabindex=-1
         h2: Earnings by month
         table
           caption: Earnings by month
           thead
             tr
               th scope=col: Month
               th scope=col: Earned
               th scope=col: Rewards
           tbody
             tr
               th scope=row: 01/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 02/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 03/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 04/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 05/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 06/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 07/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 08/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 09/2026
               td: 0 ₫
               td: 0
             tr
               th scope=row: 10/2026
               td: -50,000 ₫
               td: 1
             tr
               th scope=row: 11/2026
               td: 250,000 ₫
               td: 5
             tr
               th scope=row: 12/2026
               td: 0 ₫
               td: 0
       section aria-label=Your rewards tabindex=-1
         h2: Your rewards
         nav aria-label=Filter by status
           ul
             li
               a aria-current=page href=/en/referral/rewards: All
             li
               a href=/en/referral/rewards?status=new: New
             li
               a href=/en/referral/rewards?status=paid: Paid
             li
               a href=/en/referral/rewards?status=lock: On hold
             li
               a href=/en/referral/rewards?status=processing: Processing
         p role=status: 2 rewards
         table role=table
           caption: Your rewards
           thead role=rowgroup
             tr role=row
               th role=columnheader scope=col: No.
               th role=columnheader scope=col: Account
               th role=columnheader scope=col: Amount
               th role=columnheader scope=col: Payment order
               th role=columnheader scope=col: Status
               th role=columnheader scope=col: Date and time
           tbody role=rowgroup
             tr role=row
               td role=cell: 3
               td role=cell: Minh N.
               td role=cell: 50,000 ₫
               td role=cell: –
               td role=cell
                 New
                 p: Ready to withdraw or to use on an order.
               td role=cell
                 time datetime=2026-11-20T03:00:00.000Z: 20 Nov 2026, 10:00
             tr role=row
               td role=cell: 1
               td role=cell: Minh N.
               td role=cell: 50,000 ₫
               td role=cell: CT-0009
               td role=cell
                 Paid
                 p: The money was sent to you.
               td role=cell
                 time datetime=2026-11-20T03:00:00.000Z: 20 Nov 2026, 10:00
       section aria-labelledby→"Withdraw your rewards" tabindex=-1
         h2: Withdraw your rewards
         div aria-label=Withdraw your rewards role=group tabindex=-1
           p: Your request for 150,000 ₫ (CT-0001) is being processed. You can ask again once it is finished.
       section aria-labelledby→"Recent withdrawals" tabindex=-1
         h2: Recent withdrawals
         ol
           li
             150,000 ₫
             p: CT-0001 · Vietcombank •••• 3456
             Waiting for approval
             p
               time datetime=2026-11-25T03:00:00.000Z title=25 Nov 2026, 10:00"
  `);
});

test('balances, chart and list appear together, so that none moves another', async () => {
  const { held, answer } = holdAnswer();
  server.use(
    answers('get', 'campaign/reward/earnings', async () => {
      await held;
      return { months };
    }),
  );
  await open();
  await waitFor(() => expect(asked).toHaveLength(1));

  await expect(screen.findByText('Tổng cộng', {}, { timeout: 300 })).rejects.toThrow();
  expect(screen.queryByRole('table', { name: 'Các phần thưởng' })).toBeNull();

  answer();
  expect(await screen.findByText('Tổng cộng')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Các phần thưởng' })).toBeVisible();
});
