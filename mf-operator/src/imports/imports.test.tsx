import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { BackgroundJob } from '@storefront/shared/contracts';
import { loggedOut, logoutRequested, takeEvery } from '@storefront/shared/store';
import {
  answers,
  enveloped,
  expectOwnWrites,
  renderRemote,
  startServer,
  testApi,
  untilAnswered,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aJob, aReport } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const open = (at: string) => renderRemote(remote, { at, session: anOperator });
const shows = (job: BackgroundJob) => server.use(answers('get', `main/admin/job/${job.id}`, () => job));

beforeEach(() => {
  window.localStorage.clear();
  server.use(answers('get', 'main/admin/job', () => ({ data: [aJob()], meta: { limit: 20, next: null } })));
});

test('an operator sends a file, reads what would change, and imports it', async () => {
  const keys: (string | null)[] = [];
  const applied = aJob({ id: 'job-2', report: aReport({ mode: 'apply', applied: 2 }) });
  server.use(
    answers('post', 'main/admin/product/import', ({ url }: Request) => {
      expect(new URL(url).searchParams.get('fileName')).toBe('hang.csv');
      return aJob();
    }),
    http.post(`${testApi}/main/admin/product/import/job-1/apply`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) return new HttpResponse(null, { status: 503 });
      return HttpResponse.json(enveloped(applied));
    }),
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
  // It did not get through; sent again, it is the same import.
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 2 sản phẩm' }));
  await waitFor(() => expect(location()).toBe('/operator/imports/job-2'));
  expect(await screen.findByText('Đã nhập 2 sản phẩm')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Nhập \d/ })).not.toBeInTheDocument();
  expect(keys).toEqual([expect.stringMatching(/.{8,}/), keys[0]]);
});

test.each([
  ['product-import', { mode: 'check', created: 0, changed: 1 }, 'Import 1 product'],
  ['product-import', { mode: 'check', created: 0, changed: 0 }, null],
  ['product-bulk-edit', { mode: 'check', created: 0, changed: 1 }, null],
] as const)('what a "%s" with %j found can be imported: %s', async (kind, report, action) => {
  shows(aJob({ kind, report: aReport(report) }));
  await renderRemote(remote, { at: '/operator/imports/job-1', language: 'en', session: anOperator });
  expect(await screen.findByRole('heading', { name: 'Times' })).toBeVisible();

  const found = screen.queryByRole('button', { name: /^Import/ })?.textContent ?? null;
  expect(found).toBe(action);
  expect(screen.queryAllByText('There is nothing to import.')).toHaveLength(
    kind === 'product-import' && action === null ? 1 : 0,
  );
});

test('an operator exports all products in the language of the page, once, and follows the job', async () => {
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  const job = aJob({ id: 'job-3', kind: 'product-export', resultName: 'products.csv' });
  server.use(
    http.post(`${testApi}/main/admin/product/export`, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      sent.push(await request.json());
      if (keys.length === 1) return new HttpResponse(null, { status: 503 });
      return HttpResponse.json(enveloped(job));
    }),
  );
  shows(job);
  const { location } = await renderRemote(remote, {
    at: '/operator/imports',
    language: 'en',
    session: anOperator,
  });
  const start = await screen.findByRole('button', { name: 'Export all products' });
  await userEvent.click(start);
  await waitFor(() => expect(start).not.toHaveAttribute('aria-busy'));
  await userEvent.click(start);

  await waitFor(() => expect(location()).toBe('/operator/imports/job-3'));
  expect(await screen.findByRole('button', { name: 'Download the file' })).toBeVisible();
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ filter: {}, language: 'en' })));
  expect(keys).toEqual([expect.stringMatching(/.{8,}/), keys[0]]);
});

test.each([
  ['IMPORT_FILE_EMPTY', 'There is no row to import in the file.'],
  ['SOMETHING_NEW', 'The server had an error. What was written stays; you can start it again.'],
])('a job that failed with %s says why', async (errorCode, text) => {
  shows(aJob({ state: 'failed', report: null, errorCode }));
  await renderRemote(remote, { at: '/operator/imports/job-1', language: 'en', session: anOperator });

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('a job is followed over its stream to its end, which is opened again only after something new', async () => {
  const job = aJob({ state: 'running', done: 1, total: 4, endedAt: null, report: null, revision: 2 });
  const event = (given: Partial<BackgroundJob>) => `data: ${JSON.stringify({ ...job, ...given })}\n\n`;
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send = (at: number, given: Partial<BackgroundJob>) =>
    streams[at]?.enqueue(new TextEncoder().encode(event(given)));
  server.use(
    http.get(`${testApi}/main/admin/job/job-1/events`, ({ request }) => {
      expect(request.headers.get('authorization')).toBe('Bearer test-token');
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller);
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  shows(job);
  const page = await renderRemote(remote, {
    at: '/operator/imports/job-1',
    language: 'en',
    session: anOperator,
  });
  await waitFor(() => expect(streams).toHaveLength(1));
  // A stream begins with what the page has already, and goes on.
  send(0, {});
  await untilAnswered(server, page);
  expect(streams).toHaveLength(1);
  send(0, { done: 3, revision: 3 });
  expect(await screen.findByText('75 % done')).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(2));
  send(1, { state: 'done', done: 4, revision: 4, report: aReport({ mode: 'apply', applied: 2 }) });

  expect(await screen.findByText('2 products were imported')).toBeVisible();
  expect(streams).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
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

test('after signing out a job is not followed any longer', async () => {
  let isFollowed = false;
  server.use(
    answers('get', 'main/admin/job/job-1/events', () => {
      isFollowed = true;
      return null;
    }),
  );
  shows(aJob({ state: 'running', endedAt: null, report: null }));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    const { store } = await open('/operator/imports/job-1');
    await waitFor(() => expect(isFollowed).toBe(true));
    const logouts: unknown[] = [];
    store.run(function* () {
      yield* takeEvery(logoutRequested, ({ payload }) => {
        logouts.push(payload);
      });
    });

    act(() => {
      store.dispatch(loggedOut());
    });
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(logouts).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('an English reader finds everything on the page of imports', async () => {
  await renderRemote(remote, { at: '/operator/imports', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Import and export | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Import and export
     p: Products from CSV files, and long work that is under way.
     button type=button: Export all products
     section aria-labelledby→"Import from a file" tabindex=-1
       h2: Import from a file
       p: The file is checked first. Nothing is written until you have seen the report and press import.
       label: File
       label: Choose a CSV file
       input accept=.csv,text/csv,text/plain aria-describedby→"Up to 64 MB, with commas, semicolons or tabs." type=file
       ul aria-live=polite
       p: Up to 64 MB, with commas, semicolons or tabs.
       button type=button: Download the template
     div aria-label=Jobs role=search
       label: Kind
       select
         option: All
         option: Check of a file
         option: Export of products
         option: Bulk change
         option: Update of orders
       button aria-expanded=false type=button: Filters
     button aria-haspopup=true popovertarget→"ColumnsKindFileStateEnded" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Kind
       label
         input type=checkbox checked
         File
       label
         input type=checkbox checked
         State
       label
         input type=checkbox checked
         Ended
     table role=table
       caption: Jobs
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Started
           th role=columnheader scope=col: Kind
           th role=columnheader scope=col: File
           th role=columnheader scope=col: State
           th role=columnheader scope=col: Ended
       tbody role=rowgroup
         tr aria-label=Check of a file 15/01/2026 10:00 role=row tabindex=0
           td role=cell
             a href=/en/operator/imports/job-1
               time datetime=2026-01-15T03:00:00.000Z: 15/01/2026 10:00
           td role=cell: Check of a file
           td role=cell: hang.csv
           td role=cell: Done
           td role=cell
             time datetime=2026-01-15T03:00:05.000Z: 15/01/2026 10:00
     nav aria-label=Pages: You have reached the end of the list."
  `);
});

test('an English reader finds everything on the page of a job', async () => {
  shows(aJob({ state: 'done', report: aReport() }));
  await renderRemote(remote, { at: '/operator/imports/job-1', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Check of a file | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/imports: Import and export
     h1: Check of a file
     Done
     p: hang.csv
     button type=button: Import 2 products
     The file has no faults Nothing is written yet. Look at the changes, then import.
     section aria-labelledby→"Summary" tabindex=-1
       h2: Summary
       dl
         dt: Rows
         dd: 3
         dt: Products
         dd: 2
         dt: New
         dd: 2
         dt: Changed
         dd: 0
         dt: Unchanged
         dd: 0
     section aria-labelledby→"Times" tabindex=-1
       h2: Times
       dl
         dt: Started
         dd
           time datetime=2026-01-15T03:00:00.000Z: 15/01/2026 10:00
         dt: Ended
         dd
           time datetime=2026-01-15T03:00:05.000Z: 15/01/2026 10:00"
  `);
});
