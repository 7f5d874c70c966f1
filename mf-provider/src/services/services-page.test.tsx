import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProviderService } from '@storefront/shared/contracts';
import {
  answers,
  aSession,
  holdAnswer,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aService } from '../testing/own-builders';

const server = startServer();
expectOwnWrites(server);
let own: ProviderService[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  own = [aService()];
  sent = [];
  sessionStorage.clear();
  server.use(answers('get', 'main/service', () => ({ data: own, total: own.length })));
});
const open = () => renderRemote(remote, { at: paths.services.to(), session: aSession });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

test('a provider adds, changes and deletes services', async () => {
  server.use(
    answers('post', 'main/service', async (request: Request) => {
      sent.push(await request.json());
      own = [...own, aService({ id: 'service-2', name: 'Đào tạo', priceFrom: 1_200_000 })];
      return own.at(-1);
    }),
    answers('put', 'main/service/service-1', async (request: Request) => {
      sent.push(await request.json());
      own = [aService({ name: 'Lắp đặt tận nơi', priceFrom: null }), ...own.slice(1)];
      return own[0];
    }),
    answers('delete', 'main/service/service-2', () => {
      own = own.slice(0, 1);
      return null;
    }),
  );
  await open();
  await press('Thêm dịch vụ');
  await userEvent.type(await field('Tên dịch vụ'), 'Đào tạo');
  await userEvent.type(await field(/^Giá từ/), '-5');
  await press('Lưu dịch vụ');
  await waitFor(async () =>
    expect(await field(/^Giá từ/)).toHaveAccessibleDescription(/bằng đồng, nhiều nhất/),
  );
  await userEvent.clear(await field(/^Giá từ/));
  await userEvent.type(await field(/^Giá từ/), '1.200.000 ₫');
  await press('Lưu dịch vụ');
  expect(await screen.findByRole('cell', { name: /1\.200\.000/ })).toBeVisible();

  await press('Sửa Lắp đặt tại quán');
  await userEvent.clear(await field(/^Giá từ/));
  await press('Lưu dịch vụ');
  expect(await screen.findByRole('cell', { name: 'Liên hệ' })).toBeVisible();
  expect(sent).toEqual([
    { name: 'Đào tạo', description: '', priceFrom: 1_200_000 },
    { name: 'Lắp đặt tại quán', description: '', priceFrom: null },
  ]);

  await press('Xoá Đào tạo');
  await press('Xoá dịch vụ');
  await waitFor(() => expect(screen.queryByText('Đào tạo')).not.toBeInTheDocument());
});

test('a service that is refused leaves what was typed, also after the page was lost', async () => {
  server.use(refuses('post', 'main/service', 409, 'TOO_MANY_SERVICES'));
  const { unmount } = await open();
  await press('Thêm dịch vụ');
  await userEvent.type(await field('Tên dịch vụ'), 'Bảo trì');
  await press('Lưu dịch vụ');
  expect(await screen.findByText(/nhiều nhất 50 dịch vụ/)).toBeVisible();
  unmount();

  await open();
  expect(await field('Tên dịch vụ')).toHaveValue('Bảo trì');
});

test('a price of up to a billion is taken, and one đồng more is refused at its field', async () => {
  server.use(
    answers('post', 'main/service', async (request: Request) => {
      sent.push(await request.json());
      return own[0];
    }),
  );
  await open();
  await press('Thêm dịch vụ');
  await userEvent.type(await field('Tên dịch vụ'), 'Trọn gói');
  await userEvent.type(await field(/^Giá từ/), '1000000001');
  await press('Lưu dịch vụ');
  await waitFor(async () =>
    expect(await field(/^Giá từ/)).toHaveAccessibleDescription(/nhiều nhất 1\.000\.000\.000/),
  );
  expect(sent).toEqual([]);

  await userEvent.clear(await field(/^Giá từ/));
  await userEvent.type(await field(/^Giá từ/), '1000000000');
  await press('Lưu dịch vụ');

  await waitFor(() => expect(sent).toMatchObject([{ priceFrom: 1_000_000_000 }]));
});

test('a form that was saved or cancelled begins empty the next time, and the focus is on the list of services', async () => {
  server.use(answers('post', 'main/service', () => own[0]));
  await open();
  for (const end of ['Lưu dịch vụ', 'Huỷ']) {
    await press('Thêm dịch vụ');
    expect(await field('Tên dịch vụ')).toHaveValue('');
    await userEvent.type(await field('Tên dịch vụ'), 'Đào tạo');
    await press(end);
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Dịch vụ' })).toHaveFocus();
  }

  await press('Thêm dịch vụ');
  expect(await field('Tên dịch vụ')).toHaveValue('');
});

test('a provider with 49 services may add one, and with 50 reads why not', async () => {
  own = Array.from({ length: 49 }, (_, at) => aService({ id: `s${String(at)}` }));
  const { unmount } = await open();
  expect(await screen.findByText('49 dịch vụ')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thêm dịch vụ' })).toBeVisible();
  unmount();

  own = [...own, aService({ id: 's49' })];
  await open();

  expect(await screen.findByText('Bạn đã có đủ 50 dịch vụ.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thêm dịch vụ' })).not.toBeInTheDocument();
});

test('a deletion that failed is not blamed on the next service, and one that succeeds moves the focus to the list', async () => {
  own = [aService(), aService({ id: 'service-2', name: 'Đào tạo' })];
  server.use(refuses('delete', 'main/service/service-1', 503, 'SERVICE_UNAVAILABLE'));
  await open();
  await press('Xoá Lắp đặt tại quán');
  await press('Xoá dịch vụ');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  await press('Giữ lại');
  await press('Xoá Đào tạo');
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();

  server.use(
    answers('delete', 'main/service/service-2', () => {
      own = own.slice(0, 1);
      return null;
    }),
  );
  await press('Xoá dịch vụ');

  await waitFor(() => expect(screen.queryByText('Đào tạo')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Dịch vụ' })).toHaveFocus();
});

test('a deletion that ends after its question was closed leaves the focus in the form that is open', async () => {
  own = [aService(), aService({ id: 'service-2', name: 'Đào tạo' })];
  const { held, answer } = holdAnswer();
  server.use(
    answers('delete', 'main/service/service-2', async () => {
      await held;
      own = own.slice(0, 1);
      return null;
    }),
  );
  await open();
  await press('Xoá Đào tạo');
  await press('Xoá dịch vụ');
  await press('Giữ lại');
  await press('Sửa Lắp đặt tại quán');
  const name = await field('Tên dịch vụ');
  await userEvent.type(name, ' A');
  answer();

  await waitFor(() => expect(screen.queryByText('Đào tạo')).not.toBeInTheDocument());
  expect(name).toHaveFocus();
});

test('an English reader finds everything on the page of services', async () => {
  await renderRemote(remote, { at: paths.services.to(), language: 'en', session: aSession });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Services | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/provider: Provider area
         li
           span aria-current=page: Services
     h1: Services
     nav aria-label=Parts of the provider area
       ul
         li
           a href=/en/provider: Overview
         li
           a href=/en/provider/solutions: Solutions
         li
           a aria-current=page href=/en/provider/services: Services
         li
           a href=/en/provider/requests: Consultation requests
         li
           a href=/en/provider/membership: Membership
     div aria-label=Services role=region tabindex=-1
       p: What comes with your solutions: installation, training, upkeep. Attach them in the editor.
       button type=button: Add a service
       p role=status: 1 service
       table role=table
         caption: Services
         thead role=rowgroup
           tr role=row
             th role=columnheader scope=col: Name
             th role=columnheader scope=col: Price from
             th role=columnheader scope=col: Used in solutions
             th role=columnheader scope=col: Actions
         tbody role=rowgroup
           tr role=row
             td role=cell: Lắp đặt tại quán
             td role=cell: 500,000 ₫
             td role=cell: 0
             td role=cell
               button aria-label=Edit Lắp đặt tại quán type=button: Edit
               button aria-label=Delete Lắp đặt tại quán type=button: Delete"
  `);
});
