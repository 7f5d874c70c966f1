import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectNotifications } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { ownProvider } from '../provider/own-provider';
import { remote } from '../remote';
import { aProvider } from '../testing/builders';

const server = startServer();
expectOwnWrites(server);
beforeEach(() => sessionStorage.clear());

const none = () => refuses('get', 'main/provider/me', 404, 'PROVIDER_NOT_FOUND', {}, { once: true });
async function open(handler = none()) {
  server.use(handler);
  const rendered = await renderRemote(remote, { at: '/provider/register', session: aSession });
  const notices = () => selectNotifications(rendered.store.getState()).map(({ notice }) => notice);
  return { ...rendered, notices, user: userEvent.setup({ delay: null }) };
}
const type = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, value: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (value) await user.type(field, value);
};

test('a customer registers a business: mistakes are shown together, then it waits for the shop', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('get', 'main/provider/me', aProvider({ status: 'NEW' })),
    answers('post', 'main/provider/register', async (request: Request) => {
      sent.push(await request.json());
      return { providerId: 'sao-mai', status: 'NEW' };
    }),
  );
  const { user, notices } = await open();
  expect(await screen.findByLabelText(/^Số điện thoại/)).toHaveValue('0901 234 567');
  await type(user, /^Tên doanh nghiệp/, 'Công ty Sao Mai');
  await type(user, /^Mã số thuế/, '12345');
  await type(user, /^Website/, 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Gửi đăng ký' }));

  for (const problem of [/^Mã số thuế có 10 số/, /^Nhập địa chỉ website/, /^Bạn cần đồng ý/])
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);

  await type(user, /^Mã số thuế/, '0101234567 001');
  await type(user, /^Website/, 'saomai.vn');
  await type(user, /^Giới thiệu doanh nghiệp/, 'Làm phần mềm cho cửa hàng.');
  await user.click(screen.getByRole('checkbox', { name: /điều khoản/ }));
  await user.click(screen.getByRole('button', { name: 'Gửi đăng ký' }));

  expect(await screen.findByText('Đăng ký của Công ty Sao Mai đang chờ duyệt')).toBeVisible();
  expect(sent).toEqual([
    {
      businessName: 'Công ty Sao Mai',
      taxCode: '0101234567-001',
      phone: '+84901234567',
      website: 'https://saomai.vn',
      description: 'Làm phần mềm cho cửa hàng.',
      acceptTerms: true,
    },
  ]);
  expect(notices()).toEqual(['RegisterSuccess']);
  expect(screen.queryByRole('button', { name: /Gửi/ })).not.toBeInTheDocument();
});

test('a registration that fails keeps what was typed and says so', async () => {
  server.use(refuses('post', 'main/provider/register', 503, 'SERVICE_UNAVAILABLE'));
  const { user, notices } = await open(
    answers('get', 'main/provider/me', aProvider({ status: 'REJECTED', reason: 'Thiếu giấy phép.' })),
  );
  expect(await screen.findByText('Lý do: Thiếu giấy phép.')).toBeVisible();
  expect(screen.getByLabelText(/^Tên doanh nghiệp/)).toHaveValue('Công ty Sao Mai');
  await user.click(screen.getByRole('checkbox', { name: /điều khoản/ }));
  await user.click(screen.getByRole('button', { name: 'Gửi lại đăng ký' }));

  await waitFor(() => expect(notices()).toEqual(['ErrorRegister']));
  expect(screen.getByLabelText(/^Giới thiệu/)).toHaveValue('Làm phần mềm cho cửa hàng.');
});

test('a locked provider reads why and what to do, without a form', async () => {
  await open(answers('get', 'main/provider/me', aProvider({ status: 'LOCKED', reason: 'Bán hàng giả.' })));

  expect(await screen.findByText('Lý do: Bán hàng giả.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Liên hệ cửa hàng' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a customer who is no provider is led from the area to the registration', async () => {
  server.use(refuses('get', 'main/provider/me', 404, 'PROVIDER_NOT_FOUND'));
  const { location } = await renderRemote(remote, {
    at: '/provider',
    session: { ...aSession, solutionInfo: undefined },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Trở thành nhà cung cấp' })).toBeVisible();
  expect(location()).toBe('/provider/register');
});

test('a provider changes the details; what was saved elsewhere meanwhile is shown and never overwritten unseen', async () => {
  const sent: { version: number; businessName: string }[] = [];
  server.use(
    answers('put', 'main/provider/me', async (request: Request) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return aProvider({ version: 5 });
    }),
  );
  const { user, notices, store } = await open(answers('get', 'main/provider/me', aProvider()));
  await type(user, /^Tên doanh nghiệp/, 'Sao Mai của tôi');
  server.use(
    answers('get', 'main/provider/me', aProvider({ version: 4, businessName: 'Sao Mai Việt Nam' })),
    refuses('put', 'main/provider/me', 409, 'EDIT_CONFLICT', {}, { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));

  expect(await screen.findByText('Sao Mai Việt Nam')).toBeVisible();
  expect(screen.getByLabelText(/^Tên doanh nghiệp/)).toHaveValue('Sao Mai của tôi');
  await user.click(screen.getByRole('button', { name: 'Lưu bản của tôi' }));

  await waitFor(() => expect(notices()).toEqual(['provider:DetailsSaved']));
  // Fetched while somebody types, the newest is not yet what this form is about.
  server.use(answers('get', 'main/provider/me', aProvider({ version: 6, businessName: 'Sao Mai Mới' })));
  act(() => void store.dispatch(ownProvider.refetch(null)));
  expect(await screen.findByText(/Sao Mai Mới/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    expect.objectContaining({ version: 4, businessName: 'Sao Mai của tôi' }),
    expect.objectContaining({ version: 5, businessName: 'Sao Mai của tôi' }),
  ]);
});

test('a provider whose new name waits reads which name visitors see, and keeps it waiting with other changes', async () => {
  const sent: { businessName: string }[] = [];
  const waiting = aProvider({ nameWanted: 'Sao Mai Việt Nam' });
  server.use(
    answers('put', 'main/provider/me', async (request: Request) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return waiting;
    }),
  );
  const { user } = await open(answers('get', 'main/provider/me', waiting));

  expect(await screen.findByText('Tên mới Sao Mai Việt Nam đang chờ duyệt')).toBeVisible();
  expect(screen.getByText(/Khách vẫn thấy tên Công ty Sao Mai/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));

  await waitFor(() => expect(sent).toMatchObject([{ businessName: 'Sao Mai Việt Nam' }]));
});

test('an English reader finds everything on the page to register', async () => {
  server.use(none());
  await renderRemote(remote, { at: '/provider/register', language: 'en', session: aSession });

  expect(await wholePage('type=submit')).toMatchInlineSnapshot(`
   "title: Become a provider | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Become a provider
     div aria-label=Become a provider role=group tabindex=-1
       section aria-labelledby→"Registration as a provider" tabindex=-1
         h2: Registration as a provider
         form aria-label=Registration as a provider
           label: Business name
           input aria-describedby→"Customers see it beside your solutions." autocomplete=organization maxlength=120 name=businessName
           p: Customers see it beside your solutions.
           label: Tax code (optional)
           input aria-describedby→"10 digits, 10 and 3 for a branch, or 12." autocomplete=off inputmode=numeric maxlength=20 name=taxCode
           p: 10 digits, 10 and 3 for a branch, or 12.
           label: Phone number
           input aria-describedby→"Only the shop sees it." autocomplete=tel inputmode=tel name=phone type=tel value=0901 234 567
           p: Only the shop sees it.
           label: Website (optional)
           input autocomplete=url inputmode=url maxlength=300 name=website
           label: About the business
           textarea aria-describedby→"What you do, for whom, since when. Customers read it beside …" maxlength=2000 name=description
           p: What you do, for whom, since when. Customers read it beside your solutions.
           label
             input name=acceptTerms type=checkbox
             I agree to the terms for providers
           button type=submit: Send the registration
     section aria-labelledby→"Terms for providers" tabindex=-1
       h2: Terms for providers
       ul
         li: The shop checks the registration and each solution before it is shown.
         li: Texts, pictures and links have to be true to your product.
         li: Your membership says how many solutions can be published at once. The trial is free.
         li: You answer consultation requests, and use what customers tell you for that only.
         li: The shop may hide solutions or lock an account that breaks these terms, and always says why."
  `);
});
