import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnSolutionRow, PublishAllowance } from '@storefront/shared/contracts';
import {
  answers,
  aSession,
  paged,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOwnRow, anOwnSolution } from '../testing/own-builders';

const server = startServer();
expectOwnWrites(server);
let rows: OwnSolutionRow[] = [];
let allowance: PublishAllowance;
let asked: Record<string, string>[] = [];
let sent: string[] = [];

beforeEach(() => {
  rows = [anOwnRow()];
  asked = [];
  sent = [];
  allowance = {
    state: 'OK',
    used: 2,
    limit: 5,
    until: new Date(Date.now() + 11.5 * 86_400_000).toISOString(),
  };
  server.use(
    answers('get', 'main/solution', ({ url }: Request) => {
      const query = Object.fromEntries(new URL(url).searchParams);
      asked.push(query);
      const { search = '', status } = query;
      const fitting = rows.filter(
        (row) => row.titleVi.includes(search) && (!status || row.status === status),
      );
      return {
        ...paged(fitting, { limit: 10 }),
        counts: { NEW: 1, PENDING: 2, APPROVED: 3, REJECTED: 1 },
        published: 2,
        allowance,
      };
    }),
  );
});

const open = (query?: Parameters<typeof paths.ownSolutions.to>[0], language: 'vi' | 'en' = 'vi') =>
  renderRemote(remote, { at: paths.ownSolutions.to(query), session: aSession, language });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const takes = (
  method: 'post' | 'delete',
  rest: string,
  data: unknown,
  then: () => void = () => undefined,
) => {
  server.use(
    answers(method, `main/solution/solution-1${rest}`, () => {
      sent.push(`${method} ${rest}`);
      then();
      return data;
    }),
  );
};

test('a provider sees the limit before publishing, and finds solutions by state and title', async () => {
  rows = [
    anOwnRow(),
    anOwnRow({ id: 'solution-2', titleVi: 'Kho hàng', status: 'APPROVED', hasLive: true, isPublished: true }),
    anOwnRow({
      id: 'solution-3',
      titleVi: 'Giao hàng',
      status: 'APPROVED',
      hasLive: true,
      isPublished: true,
      isShown: false,
    }),
  ];
  const { location } = await open();
  expect(await screen.findByText('Đã đăng 2/5, còn 12 ngày')).toBeVisible();
  expect(screen.getByText(/còn đăng được 3 giải pháp/)).toBeVisible();
  const published = within(screen.getByRole('article', { name: 'Kho hàng' }));
  expect(published.getByText('Đã duyệt')).toBeVisible();
  expect(published.getByText('Đang đăng')).toBeVisible();
  expect(published.getByRole('link', { name: 'Xem trang đang đăng' })).toHaveAttribute(
    'href',
    paths.solution.to('ban-hang-quan-ca-phe'),
  );

  // More are published than the membership lets be seen.
  const hidden = within(screen.getByRole('article', { name: 'Giao hàng' }));
  expect(hidden.getByText('Đang ẩn')).toBeVisible();
  expect(hidden.queryByRole('link', { name: 'Xem trang đang đăng' })).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'Bản nháp (1)' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm theo tên giải pháp' }), 'cà phê');
  await press('Tìm');
  await waitFor(() => expect(location()).toBe('/provider/solutions?state=NEW&search=c%C3%A0+ph%C3%AA'));
  expect(asked.at(-1)).toEqual({ status: 'NEW', search: 'cà phê', page: '1', limit: '10' });

  await userEvent.click(screen.getByRole('link', { name: 'Đang đăng (2)' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ published: 'true' }));
});

test.each([
  ['MEMBERSHIP_MISSING', {}, /chưa có gói thành viên/, 'Chọn gói thành viên'],
  ['MEMBERSHIP_EXPIRED', {}, /gói.*đã hết hạn/i, 'Gia hạn gói'],
  ['PUBLISH_LIMIT_EXCEEDED', { used: 5, limit: 5 }, /đã đăng 5\/5 giải pháp/, 'Nâng gói'],
  ['NOT_APPROVED', {}, /chưa được duyệt/, 'Mở trang soạn'],
])('a publication that is refused by %s says why and leads on', async (code, data, text, way) => {
  rows = [anOwnRow({ status: 'APPROVED', hasLive: true })];
  server.use(refuses('post', 'main/solution/solution-1/publish', 409, code, { data }));
  await open();
  await press('Đăng Bán hàng cho quán cà phê');

  const row = within(screen.getByRole('article'));
  expect(await row.findByText(text)).toBeVisible();
  expect(row.getByRole('link', { name: way })).toHaveAttribute(
    'href',
    code === 'NOT_APPROVED' ? paths.editSolution.to('solution-1') : paths.membership.to(),
  );
});

test('a provider without a valid membership is told before the click', async () => {
  allowance = { state: 'EXPIRED', used: 2, limit: 0, until: null };
  const { unmount } = await open();
  expect(await screen.findByText('Gói thành viên đã hết hạn')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gia hạn gói' })).toHaveAttribute('href', paths.membership.to());
  unmount();

  allowance = { state: 'NONE', used: 0, limit: 0, until: null };
  const english = await open({}, 'en');
  expect(await screen.findByText('You have no membership yet')).toBeVisible();
  english.unmount();

  // After the plan became smaller.
  allowance = { state: 'OK', used: 7, limit: 5, until: null };
  await open();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '5');
});

test('a provider reads why a solution was rejected, and that the old version stays', async () => {
  rows = [
    anOwnRow({
      status: 'REJECTED',
      reason: 'Ảnh bị mờ.',
      hasLive: true,
      isPublished: true,
      changed: ['screenshots'],
    }),
    anOwnRow({
      id: 'solution-2',
      titleVi: 'Kho hàng',
      status: 'PENDING',
      hasLive: true,
      isPublished: true,
      changed: ['title', 'links'],
    }),
  ];
  await open();
  const rejected = within(await screen.findByRole('article', { name: 'Bán hàng cho quán cà phê' }));
  expect(rejected.getByText('Ảnh bị mờ.')).toBeVisible();
  expect(rejected.getByText('Khách vẫn đang xem bản cũ.')).toBeVisible();
  const waiting = within(screen.getByRole('article', { name: 'Kho hàng' }));
  expect(waiting.getByText('Thay đổi đang chờ duyệt: tên, đường dẫn dùng thử')).toBeVisible();
  expect(waiting.getByRole('button', { name: /^Rút lại/ })).toBeVisible();
  expect(waiting.queryByRole('button', { name: /^Gửi duyệt/ })).not.toBeInTheDocument();
});

test('a provider publishes, unpublishes after a question, copies and deletes', async () => {
  rows = [anOwnRow({ status: 'APPROVED', hasLive: true })];
  takes('post', '/publish', { published: true }, () => {
    rows = [anOwnRow({ status: 'APPROVED', hasLive: true, isPublished: true })];
  });
  takes('post', '/unpublish', { published: false });
  takes('post', '/duplicate', anOwnSolution({ id: 'copy-1' }));
  takes('delete', '', null, () => {
    rows = [];
  });
  await open();
  await press('Đăng Bán hàng cho quán cà phê');
  expect(await screen.findByText(/^Đã đăng “Bán hàng/)).toBeVisible();

  await press('Gỡ xuống Bán hàng cho quán cà phê');
  await press('Để đăng tiếp');
  expect(sent).toEqual(['post /publish']);
  await press('Gỡ xuống Bán hàng cho quán cà phê');
  await press('Gỡ xuống');
  expect(await screen.findByText(/^Đã gỡ “Bán hàng/)).toBeVisible();

  await userEvent.click(screen.getByText('Nhân bản'));
  expect(await screen.findByRole('link', { name: 'Mở bản nháp mới' })).toHaveAttribute(
    'href',
    paths.editSolution.to('copy-1'),
  );

  await userEvent.click(screen.getByText('Xoá'));
  await press('Xoá giải pháp');
  expect(await screen.findByText('Bạn chưa có giải pháp nào')).toBeVisible();
  expect(sent).toEqual(['post /publish', 'post /unpublish', 'post /duplicate', 'delete ']);
});

test('what is missing before the approval leads to the editor', async () => {
  server.use(
    refuses('post', 'main/solution/solution-1/submit', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'screenshots', code: 'required' }],
    }),
  );
  await open();
  await press(/^Gửi duyệt Bán hàng/);

  expect(await screen.findByText(/còn thiếu nội dung/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mở trang soạn' })).toBeVisible();
});

test('a provider who has published as many as the plan allows reads what to do', async () => {
  allowance = { ...allowance, used: 5 };
  await open();

  expect(await screen.findByText(/^Bạn đã dùng hết lượt đăng/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nâng gói' })).toHaveAttribute('href', paths.membership.to());
});

test('a provider can send the changes of a published solution for approval, and reads that visitors still see the old version', async () => {
  rows = [anOwnRow({ status: 'APPROVED', hasLive: true, isPublished: true, changed: ['title'] })];
  await open();

  const row = within(await screen.findByRole('article'));
  expect(row.getByRole('button', { name: /^Gửi duyệt/ })).toBeVisible();
  expect(row.getByText('Thay đổi chưa gửi duyệt: tên')).toBeVisible();
  expect(row.getByText('Khách vẫn đang xem bản cũ.')).toBeVisible();
});

test('a search begins at the first page of what it finds', async () => {
  const { location } = await open({ page: 2 });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm theo tên giải pháp' }), ' cà phê ');
  await press('Tìm');

  await waitFor(() => expect(location()).toBe(paths.ownSolutions.to({ search: 'cà phê' })));
});

test('what is refused because it was changed elsewhere shows how it is now, and is not said again at the next visit', async () => {
  rows = [anOwnRow({ status: 'APPROVED', hasLive: true })];
  const { goTo } = await open();
  await screen.findByRole('button', { name: /^Đăng Bán hàng/ });
  rows = [anOwnRow({ status: 'PENDING' })];
  server.use(refuses('post', 'main/solution/solution-1/publish', 409, 'NOT_APPROVED'));
  await press(/^Đăng Bán hàng/);
  const row = within(await screen.findByRole('article'));
  expect(await row.findByText('Chờ duyệt')).toBeVisible();
  expect(row.getByRole('alert')).toBeVisible();

  await goTo(paths.newSolution.to());
  await goTo(paths.ownSolutions.to());

  await screen.findByRole('article');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each copy of a solution is requested with its own key, and after a deletion the list has the focus', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answers('post', 'main/solution/solution-1/duplicate', ({ headers }: Request) => {
      keys.push(headers.get('idempotency-key'));
      return anOwnSolution({ id: `copy-${String(keys.length)}` });
    }),
  );
  takes('delete', '', null, () => {
    rows = [];
  });
  await open();
  for (const count of [1, 2]) {
    await userEvent.click(await screen.findByText('Nhân bản'));
    expect(await screen.findByRole('link', { name: 'Mở bản nháp mới' })).toBeVisible();
    await waitFor(() => expect(keys).toHaveLength(count));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Mở bản nháp mới' })).toHaveAttribute(
        'href',
        paths.editSolution.to(`copy-${String(count)}`),
      ),
    );
  }
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(null);

  await userEvent.click(screen.getByText('Xoá'));
  await press('Xoá giải pháp');
  expect(screen.getByRole('region', { name: 'Danh sách giải pháp' })).toHaveFocus();
});

test('an English reader finds everything on the list of their solutions', async () => {
  await open(undefined, 'en');

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Your solutions | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/provider: Provider area
         li
           span aria-current=page: Your solutions
     h1: Your solutions
     nav aria-label=Parts of the provider area
       ul
         li
           a href=/en/provider: Overview
         li
           a aria-current=page href=/en/provider/solutions: Solutions
         li
           a href=/en/provider/services: Services
         li
           a href=/en/provider/requests: Consultation requests
         li
           a href=/en/provider/membership: Membership
     2/5 published, 12 days left
     progress aria-labelledby→"2/5 published, 12 days left" max=5
     p
       You can publish 3 more solutions.
       a href=/en/provider/membership: See your membership
     form aria-label=Search by title role=search
       label: Search by title
       input maxlength=200 type=search
       button type=submit: Search
     a href=/en/provider/solutions/new: Add a solution
     nav aria-label=Filter by status
       ul
         li
           a aria-current=page href=/en/provider/solutions: All (7)
         li
           a href=/en/provider/solutions?state=NEW: Drafts (1)
         li
           a href=/en/provider/solutions?state=PENDING: Waiting for approval (2)
         li
           a href=/en/provider/solutions?state=APPROVED: Approved (3)
         li
           a href=/en/provider/solutions?state=REJECTED: Rejected (1)
         li
           a href=/en/provider/solutions?state=PUBLISHED: Published (2)
     section aria-labelledby→"List of solutions" tabindex=-1
       h2: List of solutions
       p role=status: 1 solution
       ul
         li
           article aria-label=Bán hàng cho quán cà phê
             h3
               a href=/en/provider/solutions/solution-1/edit: Bán hàng cho quán cà phê
             Draft
             ul
               li: Sales
               li
                 Changed
                 time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
             button aria-label=Send Bán hàng cho quán cà phê for approval type=button: Send for approval
             a aria-label=Edit Bán hàng cho quán cà phê href=/en/provider/solutions/solution-1/edit: Edit
             button aria-haspopup=true aria-label=More actions for Bán hàng cho quán cà phê popovertarget→"Duplicate Delete" title=More actions for Bán hàng cho quán cà phê type=button: More
             button type=button: Duplicate
             button type=button: Delete
       p
         You have reached the end of the list.
         a href=/en/catalog/products: See products"
  `);
});
