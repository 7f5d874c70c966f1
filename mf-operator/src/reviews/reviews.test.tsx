import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, expectOwnWrites, paged, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aStaffReview } from '../testing/offers';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
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
      {
        ids: ['review-1', 'review-2'],
        editedAt: { 'review-1': null, 'review-2': null },
        status: 'APPROVED',
      },
      {
        ids: ['review-1'],
        editedAt: { 'review-1': null },
        status: 'REJECTED',
        reason: 'Có số điện thoại',
      },
    ]),
  );
});

test('an operator who decides on a text that its author has just changed reads the new one, and decides again', async () => {
  const old = aStaffReview();
  const edited = aStaffReview({ content: 'Áo phai màu.', editedAt: '2026-11-21T03:00:00.000Z' });
  const counts = { PENDING: 1, APPROVED: 30, REJECTED: 1, reported: 0 };
  const pages = [[old], [edited], []];
  server.use(
    answers('get', 'main/admin/review', () => ({
      ...paged(pages[sent.length] ?? [], { limit: 20 }),
      counts,
    })),
    answers('put', 'main/admin/review/status', async (request: Request) => {
      const body = (await request.json()) as { ids: string[]; editedAt: Record<string, string | null> };
      sent.push(body);
      return body.editedAt['review-1'] === null
        ? { decided: [], failed: [{ id: 'review-1', code: 'EDIT_CONFLICT' }] }
        : { decided: ['review-1'], failed: [] };
    }),
  );
  await renderRemote(remote, { at: paths.reviews.to(), session: anOperator });
  expect(await screen.findByText(old.content)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Duyệt' }));

  expect(await screen.findByText(/1 đánh giá vừa được người viết sửa/)).toBeVisible();
  expect(screen.queryByText(/không còn nữa/)).not.toBeInTheDocument();
  expect(await screen.findByText(edited.content)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Duyệt' }));

  expect(await screen.findByText('Không có đánh giá nào')).toBeVisible();
  expect(screen.queryByText(/vừa được người viết sửa/)).not.toBeInTheDocument();
  expect(sent).toEqual([
    { ids: ['review-1'], editedAt: { 'review-1': null }, status: 'APPROVED' },
    { ids: ['review-1'], editedAt: { 'review-1': edited.editedAt }, status: 'APPROVED' },
  ]);
});

test('an operator reads who reported a review and what was answered, changes the answer, and takes a shown one off', async () => {
  server.use(
    answers('get', 'main/admin/review', {
      ...paged(
        [
          aStaffReview({
            status: 'APPROVED',
            title: 'Tạm ổn',
            heldFor: [],
            reports: [{ reason: 'SPAM', note: 'Quảng cáo', at: '2026-11-20T03:00:00.000Z' }],
            reply: { content: 'Xin lỗi bạn.', at: '2026-11-20T03:00:00.000Z' },
          }),
          aStaffReview({ id: 'review-2', author: null, status: 'REJECTED', rejectReason: 'Có link' }),
        ],
        { limit: 20 },
      ),
      counts: { PENDING: 0, APPROVED: 1, REJECTED: 1, reported: 1 },
    }),
  );
  await renderRemote(remote, { at: paths.reviews.to({ show: 'all' }), language: 'en', session: anOperator });
  const shown = within(await screen.findByRole('row', { name: /Lan P\./ }));
  for (const text of ['Tạm ổn', 'Advertising: Quảng cáo', 'The shop answered: Xin lỗi bạn.'])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  const rejected = within(screen.getByRole('row', { name: /Deleted account/ }));
  expect(rejected.getByText('Rejected: Có link')).toBeVisible();
  expect(rejected.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  expect(rejected.getByRole('button', { name: 'Approve' })).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Change the answer' }));
  const answer = within(screen.getByRole('dialog')).getByRole('textbox');
  expect(answer).toHaveValue('Xin lỗi bạn.');
  await userEvent.type(answer, ' Hẹn gặp lại.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(sent).toEqual([{ content: 'Xin lỗi bạn. Hẹn gặp lại.' }]));
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

test('an English reader finds everything on the list of reviews', async () => {
  await renderRemote(remote, { at: '/operator/reviews', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Reviews | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Reviews
     p: What waits the longest comes first.
     nav aria-label=Status
       ul
         li
           a aria-current=page href=/en/operator/reviews: Waiting (2)
         li
           a href=/en/operator/reviews?show=APPROVED: Shown (30)
         li
           a href=/en/operator/reviews?show=REJECTED: Rejected (1)
         li
           a href=/en/operator/reviews?show=reported: Reported (0)
         li
           a href=/en/operator/reviews?show=all: All
     div aria-label=Search and filters role=search
       form
         label: Find a review
         input maxlength=100 placeholder=Text or name type=search
         button type=submit: Search
       label: Stars
       select
         option: All
         option: 1 stars
         option: 2 stars
         option: 3 stars
         option: 4 stars
         option: 5 stars
       label: With pictures
       select
         option: All
         option: Yes
         option: No
       label: Answered
       select
         option: All
         option: Yes
         option: No
       label: Held for
       select
         option: All
         option: Unsuitable words
         option: A link
         option: Contact details
         option: Rejected before
       button aria-expanded=false type=button: Filters
     button aria-haspopup=true popovertarget→"ColumnsProductStarsStatusTimeTo do" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Product
       label
         input type=checkbox checked
         Stars
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Time
       label
         input type=checkbox checked
         To do
     table role=table
       caption: Reviews
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col
             label
               input aria-label=Select all on this page type=checkbox
           th role=columnheader scope=col: Review
           th role=columnheader scope=col: Product
           th role=columnheader scope=col: Stars
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Time
           th role=columnheader scope=col: To do
       tbody role=rowgroup
         tr aria-label=Review of Sơ mi by Lan P. role=row tabindex=0
           td role=cell
             label
               input aria-label=Select Review of Sơ mi by Lan P. type=checkbox
           td role=cell
             p: Lan P. · Đen, M
             p lang=vi: Liên hệ 0901234567 để mua rẻ hơn.
             ul
               li
                 a aria-label=Open the picture href=/api/main/media/shirt rel=noreferrer target=_blank
                   img alt src=/api/main/media/shirt?w=768
             Contact details
           td role=cell: Sơ mi
           td role=cell
           td role=cell: Waiting
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
           td role=cell
             button type=button: Approve
             button type=button: Reject
             button type=button: Answer
         tr aria-label=Review of Sơ mi by Minh T. role=row tabindex=-1
           td role=cell
             label
               input aria-label=Select Review of Sơ mi by Minh T. type=checkbox
           td role=cell
             p: Minh T. · Đen, M
             p lang=vi: Liên hệ 0901234567 để mua rẻ hơn.
             ul
               li
                 a aria-label=Open the picture href=/api/main/media/shirt rel=noreferrer target=_blank
                   img alt src=/api/main/media/shirt?w=768
           td role=cell: Sơ mi
           td role=cell
           td role=cell: Waiting
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
           td role=cell
             button type=button: Approve
             button type=button: Reject
             button type=button: Answer"
  `);
});
