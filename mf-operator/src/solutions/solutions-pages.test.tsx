import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SolutionContent, StaffSolution } from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  paged,
  refuses,
  renderRemote,
  startServer,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });

const content: SolutionContent = {
  titleVi: 'Kho Gọn',
  titleEn: '',
  summaryVi: 'Biết còn bao nhiêu hàng',
  summaryEn: '',
  descriptionVi: 'Quét mã vạch.',
  descriptionEn: '',
  kind: 'INVENTORY',
  screenshots: [],
  links: [],
  channels: [],
  services: [],
};
const aSolution = (change: Partial<StaffSolution> = {}): StaffSolution => ({
  id: 'solution-1',
  seoSlug: 'kho-gon',
  title: 'Kho Gọn 2.0',
  kind: 'INVENTORY',
  picture: null,
  provider: { id: 'provider-1', name: 'Bảo Việt Soft' },
  status: 'PENDING',
  reason: null,
  isPublished: true,
  hasLive: true,
  changed: ['title', 'links'],
  version: 5,
  submittedAt: '2026-11-25T03:00:00.000Z',
  approvedAt: '2026-11-01T03:00:00.000Z',
  updatedAt: '2026-11-25T03:00:00.000Z',
  live: content,
  draft: {
    ...content,
    titleVi: 'Kho Gọn 2.0',
    links: [{ label: '', url: 'https://demo.example.com/kho' }],
  },
  message: null,
  events: [],
  ...change,
});
const counts = { NEW: 0, PENDING: 1, APPROVED: 0, REJECTED: 0 };

test('an operator compares both versions of a waiting solution and rejects the new one with a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/admin/solution', { ...paged([aSolution()]), counts }),
    answers('get', 'main/admin/solution/solution-1', aSolution()),
    answers('put', 'main/admin/solution/solution-1/status', async (request: Request) => {
      sent.push(await request.json());
      return aSolution({ status: 'REJECTED', reason: 'Liên kết hỏng' });
    }),
  );
  await open('/operator/solutions?status=PENDING');
  await userEvent.click(await screen.findByRole('link', { name: 'Kho Gọn 2.0' }));
  const approved = await screen.findByRole('region', { name: 'Approved version' });
  const waiting = screen.getByRole('region', { name: 'New version' });
  expect(within(approved).getByText('Kho Gọn')).toBeVisible();
  expect(within(approved).queryByText('Changed')).toBeNull();
  expect(within(waiting).getAllByText('Changed')).toHaveLength(2);
  expect(within(waiting).getByRole('link', { name: 'https://demo.example.com/kho' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Write a reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Liên kết hỏng');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'REJECTED', reason: 'Liên kết hỏng', version: 5 }]));
});

test.each(['PENDING', 'REJECTED', 'APPROVED'] as const)(
  'an operator takes down what is live while its change is %s',
  async (status) => {
    const sent: unknown[] = [];
    server.use(
      answers('get', 'main/admin/solution/solution-1', aSolution({ status })),
      answers('put', 'main/admin/solution/solution-1/status', async (request: Request) => {
        sent.push(await request.json());
        return aSolution({ status: 'REJECTED', live: null, hasLive: false, isPublished: false });
      }),
    );
    await open('/operator/solutions/solution-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Take down' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take down' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Có khiếu nại');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take down' }));
    await waitFor(() => expect(sent).toEqual([{ status: 'TAKE_DOWN', reason: 'Có khiếu nại', version: 5 }]));
  },
);

test('an operator approves a solution without words, and reads all that its provider wrote', async () => {
  const sent: unknown[] = [];
  const both = { titleVi: 'Kho Gọn', titleEn: 'Tidy Stock', summaryVi: 'Biết rõ', summaryEn: 'Know it' };
  const known = aSolution({
    live: null,
    hasLive: false,
    changed: [],
    message: 'Xin duyệt sớm',
    reason: 'Thiếu ảnh',
    submittedAt: '2026-11-25T17:30:00.000Z',
    draft: {
      ...content,
      ...both,
      services: [
        { id: 's1', name: 'Cài đặt', description: '', priceFrom: 500_000 },
        { id: 's2', name: 'Đào tạo', description: '', priceFrom: null },
      ],
    },
  });
  server.use(
    answers('get', 'main/admin/solution/solution-1', known),
    answers('put', 'main/admin/solution/solution-1/status', async (request: Request) => {
      sent.push(await request.json());
      return aSolution({ status: 'APPROVED' });
    }),
  );
  await open('/operator/solutions/solution-1');
  const whole = (await screen.findByRole('button', { name: 'Approve' })).closest('body');
  for (const text of [
    'Tidy Stock',
    'Know it',
    'Xin duyệt sớm',
    'Thiếu ảnh',
    '26/11/2026 00:30',
    'Cài đặt500,000',
  ])
    expect(whole).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));

  await waitFor(() => expect(sent).toEqual([{ status: 'APPROVED', version: 5 }]));
});

test('nothing is decided on a solution that neither waits nor is live', async () => {
  server.use(
    answers(
      'get',
      'main/admin/solution/solution-1',
      aSolution({ status: 'REJECTED', live: null, hasLive: false }),
    ),
  );
  await open('/operator/solutions/solution-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kho Gọn 2.0' })).toBeVisible();

  for (const name of ['Approve', 'Reject', 'Take down'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a solution that was changed since it was read is not decided on', async () => {
  server.use(
    answers('get', 'main/admin/solution/solution-1', aSolution({ live: null, changed: [], hasLive: false })),
    refuses('put', 'main/admin/solution/solution-1/status', 409, 'EDIT_CONFLICT'),
  );
  await open('/operator/solutions/solution-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.queryByRole('button', { name: 'Take down' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Approve' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText('Someone else has just edited this')).toBeVisible();
});

test('an English reader finds everything on the list of solutions', async () => {
  server.use(answers('get', 'main/admin/solution', { ...paged([aSolution()]), counts }));
  await open('/operator/solutions');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Solutions | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Solutions
     div aria-label=Filter solutions role=search
       form
         label: Search by name
         input maxlength=100 type=search
         button type=submit: Search
       label: Status
       select
         option: Any status
         option: Waiting (1)
         option: Approved (0)
         option: Rejected (0)
         option: Draft (0)
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/solutions?status=PENDING: Waiting
     p role=status: 1 solution
     button aria-haspopup=true popovertarget→"ColumnsProviderKindStatusWaiting sinceChanged parts" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         Provider
       label
         input type=checkbox checked
         Kind
       label
         input type=checkbox checked
         Status
       label
         input type=checkbox checked
         Waiting since
       label
         input type=checkbox
         Changed parts
     table role=table
       caption: Solutions
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: Provider
           th role=columnheader scope=col: Kind
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Waiting since
       tbody role=rowgroup
         tr aria-label=Kho Gọn 2.0 role=row tabindex=0
           td role=cell
             a href=/en/operator/solutions/solution-1: Kho Gọn 2.0
           td role=cell: Bảo Việt Soft
           td role=cell: Inventory
           td role=cell: Waiting Published
           td role=cell
             time datetime=2026-11-25T03:00:00.000Z title=25 Nov 2026, 10:00"
  `);
});

test('an English reader finds everything on the page of a solution', async () => {
  server.use(answers('get', 'main/admin/solution/solution-1', aSolution()));
  await open('/operator/solutions/solution-1');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Solutions | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/solutions: Solutions
     h1: Kho Gọn 2.0
     Waiting Published
     p: Sent by Bảo Việt Soft, 25/11/2026 10:00
     button type=button: Take down
     button type=button: Reject
     button type=button: Approve
     section aria-labelledby→"Approved version" tabindex=-1
       h2: Approved version
       h3: Name
       p: Kho Gọn
       h3: Kind
       p: Inventory
       h3: Summary
       p: Biết còn bao nhiêu hàng
       h3: Description
       p: Quét mã vạch.
       h3: Screenshots
       ul
       h3: Demo links
       dl
       h3: Social channels
       dl
       h3: Services
       dl
     section aria-labelledby→"New version" tabindex=-1
       h2: New version
       h3: Name Changed
       p: Kho Gọn 2.0
       h3: Kind
       p: Inventory
       h3: Summary
       p: Biết còn bao nhiêu hàng
       h3: Description
       p: Quét mã vạch.
       h3: Screenshots
       ul
       h3: Demo links Changed
       dl
         dt: Link
         dd
           a href=https://demo.example.com/kho rel=noopener noreferrer nofollow target=_blank: https://demo.example.com/kho
       h3: Social channels
       dl
       h3: Services
       dl"
  `);
});
