import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, paged, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aStaffReview } from '../testing/offers';
import { anOperator } from '../testing/sessions';

const server = startServer();
let sent: unknown[] = [];
let asked: Record<string, string>[] = [];
beforeEach(() => {
  sent = [];
  asked = [];
  server.use(
    answers('get', 'main/admin/review', ({ url }: Request) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return {
        ...paged([aStaffReview(), aStaffReview({ id: 'review-2', author: 'Minh T.', heldFor: [] })], {
          limit: 20,
        }),
        counts: { PENDING: 2, APPROVED: 30, REJECTED: 1, reported: 0 },
      };
    }),
    answers('put', 'main/admin/review/status', async (request: Request) => {
      sent.push(await request.json());
      return { decided: ['review-1'], failed: [{ id: 'review-2', code: 'REVIEW_NOT_FOUND' }] };
    }),
    answers('put', 'main/admin/review/review-1/reply', async (request: Request) => {
      sent.push(await request.json());
      return aStaffReview();
    }),
  );
});

test('an operator sees why reviews wait, approves several at once and refuses one with a reason', async () => {
  await renderRemote(remote, { at: paths.reviews.to(), session: anOperator });
  const row = within(await screen.findByRole('row', { name: /Lan P\./ }));
  expect(row.getByText('Có thông tin liên hệ')).toBeVisible();
  expect(row.getByRole('link', { name: 'Mở ảnh' })).toBeVisible();
  expect(asked).toEqual([{ status: 'PENDING', page: '1', limit: '20' }]);

  await userEvent.click(screen.getByRole('checkbox', { name: /Chọn tất cả/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Duyệt 2 đánh giá' }));
  expect(await screen.findByText(/1 đánh giá chưa xử lý được/)).toBeVisible();

  await userEvent.click(row.getByRole('button', { name: 'Từ chối' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
  expect(dialog.getByText('Hãy ghi lý do.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), 'Có số điện thoại');
  await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { ids: ['review-1', 'review-2'], status: 'APPROVED' },
      { ids: ['review-1'], status: 'REJECTED', reason: 'Có số điện thoại' },
    ]),
  );
});

test('an operator answers a review, and looks for others', async () => {
  const { location } = await renderRemote(remote, { at: paths.reviews.to(), session: anOperator });
  const row = within(await screen.findByRole('row', { name: /Lan P\./ }));
  await userEvent.click(row.getByRole('button', { name: 'Trả lời' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Câu trả lời' }), 'Cảm ơn bạn.');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi trả lời' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ content: 'Cảm ơn bạn.' }]);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Số sao' }), '2 sao');
  await waitFor(() => expect(location()).toBe('/operator/reviews?rating=2'));
  expect(asked.at(-1)).toMatchObject({ rating: '2', status: 'PENDING' });
});
