import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answers,
  paged,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aProviderSession, aRequest } from '../testing/builders';

const server = startServer();
expectOwnWrites(server);
const counts = { NEW: 2, IN_PROGRESS: 1, DONE: 0, REJECTED: 0, WITHDRAWN: 0 };
const listOf = (rows = [aRequest()]) => ({ ...paged(rows, { limit: 10 }), counts });
const open = async (at: string) => ({
  ...(await renderRemote(remote, { at, session: aProviderSession })),
  user: userEvent.setup({ delay: null }),
});

test('a provider filters the requests by state, with how many there are of each', async () => {
  const asked: Record<string, string>[] = [];
  server.use(
    answers('get', 'main/solution/request', ({ url }: Request) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return listOf();
    }),
    answers('get', 'main/solution/request/request-1', aRequest()),
  );
  const { user, location } = await open('/provider/requests?state=WRONG');
  await user.click(await screen.findByRole('link', { name: 'Mới (2)' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ type: 'CONSULT', status: 'NEW' }));
  expect(asked[0]).not.toHaveProperty('status');

  await user.click(await screen.findByRole('link', { name: 'Lê Thu' }));

  expect(location()).toBe('/provider/requests/request-1');
});

test('a provider reaches who asks, and cannot decline without a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/solution/request/request-1', aRequest()),
    answers('put', 'main/solution/request/request-1/status', async (request: Request) => {
      sent.push(await request.json());
      return aRequest({ status: 'REJECTED', next: [] });
    }),
  );
  const { user } = await open('/provider/requests/request-1');
  expect(await screen.findByRole('link', { name: 'thu@example.com' })).toHaveAttribute(
    'href',
    'mailto:thu@example.com?subject=T%C6%B0%20v%E1%BA%A5n%20v%E1%BB%81%20POS%20Sao%20Mai',
  );
  expect(screen.getByRole('link', { name: '0901 234 567' })).toHaveAttribute('href', 'tel:+84901234567');

  await user.click(screen.getByRole('radio', { name: 'Đã từ chối' }));
  await user.click(screen.getByRole('button', { name: 'Lưu và báo khách' }));
  expect((await screen.findAllByText('Cho khách biết lý do bạn từ chối.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);

  await user.type(screen.getByLabelText(/^Lời nhắn cho khách/), 'Chưa phục vụ ở tỉnh bạn.');
  server.use(
    answers(
      'get',
      'main/solution/request/request-1',
      aRequest({ status: 'REJECTED', next: [], reason: 'Chưa phục vụ ở tỉnh bạn.' }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Lưu và báo khách' }));

  expect(await screen.findByText('Đã lưu và báo cho khách.')).toBeVisible();
  expect(await screen.findByText('Yêu cầu này đã kết thúc.')).toBeVisible();
  expect(sent).toEqual([{ status: 'REJECTED', reason: 'Chưa phục vụ ở tỉnh bạn.' }]);
});

test('a transition that the shop refuses keeps the words; a request of another provider is not found', async () => {
  server.use(
    answers('get', 'main/solution/request/request-1', aRequest()),
    refuses('put', 'main/solution/request/request-1/status', 409, 'REQUEST_TRANSITION_NOT_ALLOWED'),
    refuses('get', 'main/solution/request/other', 404, 'REQUEST_NOT_FOUND'),
  );
  const { user, goTo } = await open('/provider/requests/request-1');
  await user.type(await screen.findByLabelText(/^Lời nhắn cho khách/), 'Tôi sẽ gọi.');
  await user.click(screen.getByRole('button', { name: 'Lưu và báo khách' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^Lời nhắn cho khách/)).toHaveValue('Tôi sẽ gọi.');

  await goTo('/provider/requests/other');

  expect(await screen.findByText('Không tìm thấy yêu cầu này')).toBeVisible();
});

test('a provider whose answer came too late sees the state that the request has now, and can send the words again', async () => {
  let request = aRequest();
  server.use(
    answers('get', 'main/solution/request/request-1', () => request),
    refuses('put', 'main/solution/request/request-1/status', 409, 'REQUEST_TRANSITION_NOT_ALLOWED'),
  );
  const { user } = await open('/provider/requests/request-1');
  await user.type(await screen.findByLabelText(/^Lời nhắn cho khách/), 'Tôi sẽ gọi.');
  request = aRequest({ status: 'IN_PROGRESS', next: ['DONE', 'REJECTED'] });
  await user.click(screen.getByRole('button', { name: 'Lưu và báo khách' }));

  expect(await screen.findByRole('radio', { name: 'Đã xong' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Đang xử lý' })).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/câu trả lời của bạn chưa được lưu/);
  expect(screen.getByLabelText(/^Lời nhắn cho khách/)).toHaveValue('Tôi sẽ gọi.');

  request = aRequest({ status: 'DONE', next: [] });
  await user.click(screen.getByRole('button', { name: 'Lưu và báo khách' }));

  expect(await screen.findByText('Yêu cầu này đã kết thúc.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/câu trả lời của bạn chưa được lưu/);
});

test('a request that is taken on shows what may follow, and the list that was read before shows its state', async () => {
  let request = aRequest();
  server.use(
    answers('get', 'main/solution/request', () => listOf([request])),
    answers('get', 'main/solution/request/request-1', () => request),
    answers('put', 'main/solution/request/request-1/status', () => {
      request = aRequest({ status: 'IN_PROGRESS', next: ['DONE', 'REJECTED'] });
      return request;
    }),
  );
  const { user, goTo } = await open('/provider/requests');
  await user.click(await screen.findByRole('link', { name: 'Lê Thu' }));
  expect(await screen.findByRole('radio', { name: 'Đang xử lý' })).toBeChecked();
  await user.type(screen.getByLabelText(/^Lời nhắn cho khách/), 'Tôi sẽ gọi.');
  await user.click(screen.getByRole('button', { name: 'Lưu và báo khách' }));

  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Đang xử lý' })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: 'Đã xong' })).toBeChecked();
  expect(screen.getByLabelText(/^Lời nhắn cho khách/)).toHaveValue('');

  await goTo('/provider/requests');
  expect(await within(await screen.findByRole('article')).findByText('Đang xử lý')).toBeVisible();
});

test('an English reader finds everything on the list of requests', async () => {
  server.use(answers('get', 'main/solution/request', listOf()));
  await renderRemote(remote, { at: '/provider/requests', language: 'en', session: aProviderSession });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Consultation requests | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/provider: Provider area
         li
           span aria-current=page: Consultation requests
     h1: Consultation requests
     nav aria-label=Parts of the provider area
       ul
         li
           a href=/en/provider: Overview
         li
           a href=/en/provider/solutions: Solutions
         li
           a href=/en/provider/services: Services
         li
           a aria-current=page href=/en/provider/requests: Consultation requests
         li
           a href=/en/provider/membership: Membership
     nav aria-label=State
       ul
         li
           a aria-current=page href=/en/provider/requests: All
         li
           a href=/en/provider/requests?state=NEW: New (2)
         li
           a href=/en/provider/requests?state=IN_PROGRESS: In progress (1)
         li
           a href=/en/provider/requests?state=DONE: Done (0)
         li
           a href=/en/provider/requests?state=REJECTED: Declined (0)
     section aria-labelledby→"Requests" tabindex=-1
       h2: Requests
       p role=status: 1 request
       ul
         li
           article
             h3
               a href=/en/provider/requests/request-1: Lê Thu
             New
             p: About the solution POS Sao Mai
             p: Cửa hàng tôi có ba quầy, cần mấy máy in?
             p
               time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00
       p
         You have reached the end of the list.
         a href=/en/catalog/products: See products"
  `);
});
