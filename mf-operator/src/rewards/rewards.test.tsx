import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffPayout } from '@storefront/shared/contracts';
import { answers, paged, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aStaffPayout, aStaffReward } from '../testing/offers';
import { anAdmin, anOperator } from '../testing/sessions';

const server = startServer();
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
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mã giao dịch' }), 'FT123');
  await userEvent.click(dialog.getByRole('button', { name: 'Đã chuyển tiền' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'PAID', reference: 'FT123' }]));
  unmount();

  await renderRemote(remote, { at, session: anAdmin });
  expect(await screen.findAllByRole('button', { name: 'Đã chuyển tiền' })).toHaveLength(2);
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
