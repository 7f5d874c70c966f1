import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState, UserInfo } from '@storefront/shared/contracts';
import { profileReceived, selectNotifications, selectPastNotices } from '@storefront/shared/store';
import { answers, aSession, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { aContentPage, pageNames } from '../testing/content-builders';
import { remote } from '../testing/content-remote';

const server = startServer();
beforeEach(() => {
  server.use(
    pageNames,
    answers('get', 'main/system/page/contact', aContentPage({ key: 'contact', title: 'Liên hệ' })),
    answers(
      'get',
      'main/system/page/quick-consultation',
      aContentPage({ key: 'quick-consultation', title: 'Tư vấn nhanh' }),
    ),
  );
});
const at = paths.contact.to();

const field = (name: string) => screen.getByRole('textbox', { name });
async function fillIn() {
  await pasteInto(await screen.findByRole('textbox', { name: 'Họ và tên' }), 'Phạm Lan');
  await pasteInto(field('Email'), 'Lan@Example.com');
  await pasteInto(field('Số điện thoại'), '0912 345 678');
  await pasteInto(field('Nội dung'), 'Áo bị rách.');
}
/** A page with a form renders once, not once a key. */
async function pasteInto(element: HTMLElement, text: string) {
  await userEvent.click(element);
  await userEvent.paste(text);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi lời nhắn' }));

/** Takes messages and keeps what was sent. */
function anInbox() {
  const sent: { body: unknown; key: string | null }[] = [];
  server.use(
    answers('post', 'main/contact', async (request: Request) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return { ticketId: 'YC-1024' };
    }),
  );
  return sent;
}

test('a visitor writes to the shop and gets a ticket', async () => {
  const sent = anInbox();
  await renderRemote(remote, { at });

  await fillIn();
  await userEvent.type(screen.getByRole('textbox', { name: /^Công ty/ }), 'Công ty Lan');
  await send();

  expect(await screen.findByText('YC-1024')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Đã nhận lời nhắn của bạn' })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      fullName: 'Phạm Lan',
      email: 'lan@example.com',
      phoneNumber: '+84912345678',
      company: 'Công ty Lan',
      message: 'Áo bị rách.',
    },
  ]);
});

test('a visitor can send another message after one', async () => {
  const sent = anInbox();
  await renderRemote(remote, { at });
  await fillIn();
  await send();

  await userEvent.click(await screen.findByRole('button', { name: 'Gửi lời nhắn khác' }));
  expect(field('Nội dung')).toHaveValue('');
  await fillIn();
  await send();

  expect(await screen.findByText('YC-1024')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  const sent = anInbox();
  const { store } = await renderRemote(remote, { at });

  await userEvent.type(await screen.findByRole('textbox', { name: 'Họ và tên' }), 'Lan 2');
  await userEvent.type(field('Email'), 'lan@');
  await send();

  expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 4 mục/ })).toHaveFocus();
  expect(field('Họ và tên')).toHaveAccessibleDescription('Tên không có chữ số.');
  expect(field('Email')).toHaveAccessibleDescription(/^Email chưa đúng/);
  expect(field('Số điện thoại')).toHaveAccessibleDescription('Bạn chưa nhập số điện thoại.');
  expect(field('Nội dung')).toHaveAccessibleDescription(/Bạn chưa điền mục này/);
  expect(selectPastNotices(store.getState()).map(({ notice }) => notice)).toEqual([
    'NameNotAllowNumber',
    'FieldIsNotEmpty',
  ]);
  expect(sent).toEqual([]);
});

test('nothing is lost when a message cannot be sent, and sending it again is the same message', async () => {
  server.use(refuses('post', 'main/contact', 503, 'SERVICE_UNAVAILABLE'));
  const keys: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
  });
  const { store } = await renderRemote(remote, { at });
  await fillIn();
  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa gửi được');
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual([
    'catalog:ContactFailed',
  ]);
  expect(field('Nội dung')).toHaveValue('Áo bị rách.');

  anInbox();
  await send();
  expect(await screen.findByText('YC-1024')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('what the shop refuses is said at its field', async () => {
  server.use(
    refuses('post', 'main/contact', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'phoneNumber', code: 'invalid' }],
    }),
  );
  await renderRemote(remote, { at });
  await fillIn();
  await send();

  expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 1 mục/ })).toBeVisible();
  expect(field('Số điện thoại')).toHaveAccessibleDescription(/chưa được chấp nhận/);
});

test('quick consultation asks for one way to answer, an email or a phone', async () => {
  const sent = anInbox();
  await renderRemote(remote, { at: paths.quickConsultation.to() });

  await userEvent.type(await screen.findByRole('textbox', { name: 'Họ và tên' }), 'Phạm Lan');
  await userEvent.type(field('Email hoặc số điện thoại'), '0912.345.678');
  await userEvent.type(field('Câu hỏi của bạn'), 'Cao 1m60 mặc cỡ nào?');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi câu hỏi' }));

  expect(await screen.findByText('YC-1024')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { fullName: 'Phạm Lan', emailOrPhone: '+84912345678', message: 'Cao 1m60 mặc cỡ nào?' },
  ]);
});

const lan: SessionState['profile'] = {
  firstName: 'Lan',
  lastName: 'Phạm',
  email: 'lan@example.com',
  phone: '+84912345678',
  company: 'Công ty Lan',
};

test('a customer finds in the form what the account knows, and only asks', async () => {
  const sent = anInbox();
  await renderRemote(remote, { at, session: { ...aSession, profile: lan } });

  await waitFor(() => expect(field('Họ và tên')).toHaveValue('Phạm Lan'));
  expect(field('Email')).toHaveValue('lan@example.com');
  expect(screen.getByRole('textbox', { name: /^Công ty/ })).toHaveValue('Công ty Lan');
  await userEvent.type(field('Nội dung'), 'Áo bị rách.');
  await send();

  expect(await screen.findByText('YC-1024')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      fullName: 'Phạm Lan',
      email: 'lan@example.com',
      phoneNumber: '+84912345678',
      company: 'Công ty Lan',
      message: 'Áo bị rách.',
    },
  ]);
});

test('what was typed before the profile came stays as it was typed', async () => {
  const { store } = await renderRemote(remote, {
    at: paths.quickConsultation.to(),
    language: 'en',
    session: { ...aSession, profile: null },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email or phone number' }), '0987 654 321');

  act(() => void store.dispatch(profileReceived({ userInfo: aSession.userInfo as UserInfo, profile: lan })));

  await waitFor(() => expect(field('Full name')).toHaveValue('Lan Phạm'));
  expect(field('Email or phone number')).toHaveValue('0987 654 321');
});

test('the form does not need the text beside it', async () => {
  server.use(refuses('get', 'main/system/page/contact', 503, 'SERVICE_UNAVAILABLE'));
  anInbox();
  await renderRemote(remote, { at });
  await fillIn();
  await send();

  expect(await screen.findByText('YC-1024')).toBeVisible();
});

test('an English reader finds everything on the page to write to the shop', async () => {
  await renderRemote(remote, { at: at, language: 'en' });

  expect(await wholePage('type=submit')).toMatchInlineSnapshot(`
   "title: Liên hệ | Cửa hàng thử (en)
   description: Bảo hành bao lâu và bằng cách nào.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Liên hệ
     h1: Liên hệ
     div aria-labelledby→"Send a message" role=group tabindex=-1
       h2: Send a message
       form
         label: Full name
         input autocomplete=name name=fullName
         label: Email
         input autocomplete=email inputmode=email name=email type=email
         label: Phone number
         input autocomplete=tel inputmode=tel name=phoneNumber type=tel
         label: Company (optional)
         input autocomplete=organization name=company
         label: Name of the shop or household business (optional)
         input autocomplete=off name=businessName
         label: What it is about (optional)
         input autocomplete=off name=subject
         label: Message
         textarea aria-describedby→"About an order, give its code. Never send card numbers or on…" name=message
         p: About an order, give its code. Never send card numbers or one-time passwords.
         button type=submit: Send the message
         p
           We use this to answer you, and for nothing else.
           a href=/en/policies/security: Privacy policy
     article
       p: Bảo hành bao lâu và bằng cách nào.
       h2: Thời hạn
       p: Mười hai tháng.
       p: Updated 1 Mar 2026
     nav aria-label=Information pages
       p: Policies and guides
       ul
         li
           a href=/en/policies/payment: Thanh toán
         li
           a href=/en/policies/warranty: Chính sách bảo hành
       p: About the shop
       ul
         li
           a href=/en/about: Giới thiệu
       p: Help
       ul
         li
           a href=/en/faqs: Frequently asked questions
         li
           a href=/en/showrooms: Showrooms
         li
           a href=/en/service-centers: Service centres"
  `);
});
