import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BackgroundJob } from '@storefront/shared/contracts';
import { answers, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aJob, aReport } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';

const server = startServer();
const open = (at: string) => renderRemote(remote, { at, session: anOperator });
const shows = (job: BackgroundJob) => server.use(answers('get', `main/admin/job/${job.id}`, () => job));

beforeEach(() => {
  window.localStorage.clear();
  server.use(answers('get', 'main/admin/job', () => ({ data: [aJob()], meta: { limit: 20, next: null } })));
});

test('an operator sends a file, reads what would change, and imports it', async () => {
  const applied = aJob({ id: 'job-2', report: aReport({ mode: 'apply', applied: 2 }) });
  server.use(
    answers('post', 'main/admin/product/import', () => aJob()),
    answers('post', 'main/admin/product/import/job-1/apply', () => applied),
  );
  shows(
    aJob({
      report: aReport({
        changes: [{ line: 2, subject: 'ao-thun', field: 'price', before: '200000', after: '180000' }],
      }),
    }),
  );
  shows(applied);
  const { location } = await open('/operator/imports');
  await userEvent.upload(
    await screen.findByLabelText('Chọn tệp CSV'),
    new File(['sku\n'], 'hang.csv', { type: 'text/csv' }),
  );

  expect(await screen.findByText('Tệp không có lỗi')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /ao-thun/ })).getByText('180000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 2 sản phẩm' }));
  await waitFor(() => expect(location()).toBe('/operator/imports/job-2'));
  expect(await screen.findByText('Đã nhập 2 sản phẩm')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Nhập \d/ })).not.toBeInTheDocument();
});

test('every fault of a file is read with its line, column and what would be right, and it cannot be imported', async () => {
  shows(
    aJob({
      resultName: 'loi.csv',
      report: aReport({
        faultCount: 1,
        faults: [
          {
            line: 7,
            column: 'category',
            code: 'CATEGORY_UNKNOWN',
            value: 'Áo thum',
            expected: 'Thời trang > Áo thun',
          },
        ],
      }),
    }),
  );
  await open('/operator/imports/job-1');

  const row = within(await screen.findByRole('row', { name: /Áo thum/ }));
  for (const text of ['7', 'Danh mục', 'Không có danh mục này', 'Thời trang > Áo thun'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tải danh sách lỗi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Nhập \d/ })).not.toBeInTheDocument();
});

test('an import that left stock as it is says which lines, and that the rest was written', async () => {
  const faults = [{ line: 3, column: 'stock', code: 'STOCK_MOVED', value: '10', expected: '8' }];
  shows(aJob({ report: aReport({ mode: 'apply', applied: 2, faultCount: 1, faults }) }));
  await open('/operator/imports/job-1');

  expect(await screen.findByText('1 dòng được giữ nguyên')).toBeVisible();
  expect(screen.getByText('Đã nhập 2 sản phẩm')).toBeVisible();
  expect(screen.getByText('Tồn kho đã đổi sau lần kiểm tra nên được giữ nguyên')).toBeVisible();
});

test('an operator stops a job that runs, and reads what it has written', async () => {
  let job = aJob({ state: 'running', done: 1, total: 4, endedAt: null, report: null, revision: 2 });
  server.use(
    answers('get', 'main/admin/job/job-1', () => job),
    // A stream that ends at once: then the job is asked for.
    answers('get', 'main/admin/job/job-1/events', () => null),
    answers('post', 'main/admin/job/job-1/cancel', () => {
      job = aJob({
        state: 'cancelled',
        isCancelAsked: true,
        report: aReport({ mode: 'apply', applied: 5 }),
        revision: 9,
      });
      return job;
    }),
  );
  await open('/operator/imports/job-1');
  expect(await screen.findByText('Đã xong 25 %')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dừng' }));

  expect(await screen.findByText(/5 sản phẩm đã được ghi và giữ nguyên/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dừng' })).not.toBeInTheDocument();
});
