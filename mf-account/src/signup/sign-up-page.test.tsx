import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectNotifications, selectPastNotices, settingReceived } from '@storefront/shared/store';
import {
  answers,
  aSession,
  aSetting,
  refuses,
  renderRemote,
  startServer,
  type Rendered,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { orderHandlers } from '../testing/handlers';

const server = startServer(...orderHandlers());
const user = userEvent.setup({ delay: null });
const at = paths.signup.to();
const claim = 'c'.repeat(43);

/** What is sent to make an account; it is made unless told otherwise. */
function signUps(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    answers('post', 'auth/register', async (request: Request) => {
      sent.push(await request.json());
      return { userId: '1', needVerify: true, claim };
    }),
  );
  return sent;
}
const noticesOf = ({ store }: Rendered) => selectNotifications(store.getState()).map(({ notice }) => notice);

const field = (label: string) => screen.getByLabelText(label);
async function fill(given: Record<string, string> = {}) {
  const values = {
    'Họ và tên đệm': 'Nguyễn Thị',
    Tên: 'Lan',
    Email: ' Lan@Example.com ',
    'Số điện thoại': '0912 345 678',
    'Mật khẩu': 'correct horse 1',
    'Nhập lại mật khẩu': 'correct horse 1',
    ...given,
  };
  await screen.findByLabelText('Email');
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    if (value) await user.type(field(label), value);
  }
}
const accept = () => user.click(screen.getByRole('checkbox', { name: /^Tôi đồng ý/ }));
const submit = () => user.click(screen.getByRole('button', { name: 'Đăng ký' }));

test('a visitor signs up with the code of who invited them, and is told to open their mailbox', async () => {
  const sent = signUps();
  const resent: unknown[] = [];
  server.use(
    answers('post', 'auth/resend-verification', async (request: Request) => {
      resent.push(await request.json());
      return { sent: true };
    }),
  );
  const page = await renderRemote(remote, { at: paths.signup.to({ ref: 'LAN-2026' }) });
  await screen.findByLabelText('Email');
  expect(screen.getByRole('textbox', { name: /^Mã giới thiệu/ })).toHaveValue('LAN-2026');
  expect(
    ['Họ và tên đệm', 'Tên', 'Email', 'Số điện thoại', 'Mật khẩu', 'Nhập lại mật khẩu'].map((label) =>
      field(label).getAttribute('autocomplete'),
    ),
  ).toEqual(['family-name', 'given-name', 'email', 'tel', 'new-password', 'new-password']);

  await fill();
  await accept();
  await submit();

  expect(await screen.findByRole('heading', { level: 1, name: /^Mở email để kích hoạt/ })).toBeVisible();
  expect(screen.getByText(/lan@example\.com/)).toBeVisible();
  expect(sent).toEqual([
    {
      lastName: 'Nguyễn Thị',
      firstName: 'Lan',
      email: 'lan@example.com',
      phone: '+84912345678',
      password: 'correct horse 1',
      confirmPassword: 'correct horse 1',
      referralCode: 'LAN-2026',
      acceptTerms: true,
      marketingConsent: false,
    },
  ]);
  expect(noticesOf(page)).toEqual(['CustomerSignupSuccess']);
  expect(JSON.stringify(page.store.getState())).not.toContain('correct horse');
  expect(localStorage.getItem('sf:sign-up')).toBe(JSON.stringify(claim));

  await user.click(screen.getByRole('button', { name: 'Gửi lại email kích hoạt' }));
  expect(await screen.findByText(/email mới sẽ đến trong ít phút/)).toBeVisible();
  expect(resent).toEqual([{ email: 'lan@example.com' }]);
  expect(noticesOf(page).at(-1)).toBe('SendVerifyAccountSuccess');
  server.use(refuses('post', 'auth/resend-verification', 429, 'TOO_MANY_ATTEMPTS'));
  await user.click(screen.getByRole('button', { name: 'Gửi lại email kích hoạt' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/chờ một lúc rồi thử lại/);
  expect(noticesOf(page).at(-1)).toBe('SendVerifyAccountFailed');
});

test('somebody who was going somewhere is led there after signing up, also by the mail', async () => {
  signUps();
  server.use(answers('post', 'auth/active-user', { activated: true }));
  const login = paths.login.to('/products/ao-thun');
  const { goTo } = await renderRemote(remote, { at: paths.signup.to({ redirectUrl: '/products/ao-thun' }) });
  expect(await screen.findByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', login);
  await fill();
  await accept();
  await submit();
  expect(await screen.findByRole('link', { name: 'Đến trang đăng nhập' })).toHaveAttribute('href', login);

  await goTo(paths.verifyAccount.to('abc'));
  await user.click(await screen.findByRole('button', { name: 'Kích hoạt tài khoản' }));

  await screen.findByRole('heading', { level: 1, name: 'Tài khoản đã được kích hoạt' });
  expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', login);
  expect(localStorage.getItem('sf:sign-up-to')).toBeNull();
});

test('another shop is no place to be led to after signing up', async () => {
  const { goTo } = await renderRemote(remote, {
    at: paths.signup.to({ redirectUrl: 'https://evil.example' }),
  });
  expect(await screen.findByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');

  await goTo(paths.login.to('/products'));
  expect(await screen.findByRole('link', { name: 'Đăng ký' })).toHaveAttribute(
    'href',
    paths.signup.to({ redirectUrl: '/products' }),
  );
});

test('what is wrong is said at its field before anything is sent, and nothing is cleared', async () => {
  const sent = signUps();
  const page = await renderRemote(remote, { at });
  await fill({
    'Họ và tên đệm': 'Nguyễn 3',
    Tên: 'L'.repeat(55),
    Email: 'lan',
    'Số điện thoại': '12345',
    'Mật khẩu': 'mật khẩu dài',
    'Nhập lại mật khẩu': 'khác',
  });
  await submit();

  const summary = await screen.findByRole('group', { name: /kiểm tra 7 mục/ });
  await waitFor(() => expect(summary).toHaveFocus());
  for (const [label, words] of [
    ['Họ và tên đệm', 'Tên không có chữ số.'],
    ['Tên', 'Họ tên nhiều nhất 60 ký tự.'],
    ['Email', /^Email chưa đúng/],
    ['Số điện thoại', /^Số điện thoại chưa đúng/],
    ['Nhập lại mật khẩu', 'Hai mật khẩu chưa giống nhau.'],
  ] as const)
    expect(field(label)).toHaveAccessibleDescription(words);
  expect(field('Mật khẩu')).toHaveAccessibleDescription(/Tắt bộ gõ tiếng Việt/);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Họ và tên đệm',
    'Tên',
    'Email',
    'Số điện thoại',
    'Mật khẩu',
    'Nhập lại mật khẩu',
    'Bạn cần đồng ý với điều khoản để tạo tài khoản.',
  ]);
  expect(field('Mật khẩu')).toHaveValue('mật khẩu dài');
  expect(selectPastNotices(page.store.getState()).map(({ notice }) => notice)).toEqual([
    'CustomerSignupFailedByPasswordNotMatch',
    'LastNameNotAllowNumber',
  ]);
  expect(noticesOf(page)).toEqual([]);
  expect(sent).toEqual([]);
});

test.each([
  ['EMAIL_IS_EXIST', 'email', 'Email', 'Email này đã có tài khoản.', 'CustomerSignupFailedBySameEmail'],
  [
    'PHONE_NUMBER_ALREADY_EXIST',
    'phone',
    'Số điện thoại',
    'Số điện thoại này đã có tài khoản.',
    'PHONE_NUMBER_ALREADY_EXIST',
  ],
] as const)('%s is said at its field, and what was typed stays', async (code, name, label, words, notice) => {
  server.use(refuses('post', 'auth/register', 409, code, { errors: [{ field: name, code }] }));
  const page = await renderRemote(remote, { at });
  await fill();
  await accept();
  await submit();

  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(words));
  expect(field('Mật khẩu')).toHaveValue('correct horse 1');
  expect(noticesOf(page)).toEqual([notice]);
  expect(screen.queryAllByRole('link', { name: 'Quên mật khẩu?' })).toHaveLength(name === 'email' ? 1 : 0);
});

test('where answers do not tell what is taken, anyone who has an account already is sent to their mailbox as well', async () => {
  // Such a shop answers a known address as it answers a new one.
  const sent = signUps();
  const page = await renderRemote(remote, { at });
  await fill();
  await accept();
  await submit();

  expect(await screen.findByRole('heading', { level: 1, name: /^Mở email/ })).toBeVisible();
  expect(screen.getByText(/Nếu email này đã có tài khoản, thư sẽ chỉ bạn cách đăng nhập/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đến trang đăng nhập' })).toHaveAttribute('href', '/login');
  expect(noticesOf(page)).toEqual(['CustomerSignupSuccess']);
  expect(sent).toHaveLength(1);
});

test.each([
  ['3600', /Chờ khoảng 60 phút/],
  ['1', /Chờ khoảng 1 phút/],
  ['86400', /Chờ khoảng 24 giờ/],
  [undefined, /Hãy chờ một lúc rồi thử lại/],
])(
  'a visitor who signs up too often reads how long to wait when the server says %s',
  async (seconds, words) => {
    const headers = seconds === undefined ? {} : { 'retry-after': seconds };
    server.use(refuses('post', 'auth/register', 429, 'TOO_MANY_ATTEMPTS', {}, { headers }));
    await renderRemote(remote, { at });
    await fill();
    await accept();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('Mật khẩu')).toHaveValue('correct horse 1');
  },
);

test('a failure of the network loses nothing, and the next try is another', async () => {
  const sent = signUps();
  server.use(refuses('post', 'auth/register', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const page = await renderRemote(remote, { at });
  await fill();
  await accept();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nội dung bạn nhập vẫn còn/);
  expect(noticesOf(page)).toEqual(['CustomerSignupFailed']);

  await submit();

  expect(await screen.findByRole('heading', { level: 1, name: /^Mở email/ })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('digits in a first name are refused at the field, and raise the notice for it', async () => {
  const page = await renderRemote(remote, { at });
  await fill({ Tên: 'Lan 2' });
  await accept();
  await submit();

  await waitFor(() => expect(field('Tên')).toHaveAccessibleDescription('Tên không có chữ số.'));
  expect(selectPastNotices(page.store.getState())).toMatchObject([{ notice: 'FirstNameNotAllowNumber' }]);
});

test('a field that is left empty raises the notice for it, once for each try', async () => {
  const sent = signUps();
  const page = await renderRemote(remote, { at });
  await screen.findByLabelText('Email');
  const raised = () => selectPastNotices(page.store.getState()).map(({ notice }) => notice);

  await submit();
  await waitFor(() => expect(raised()).toEqual(['FieldIsNotEmpty']));
  expect(field('Email')).toHaveAccessibleDescription('Bạn chưa nhập email.');
  await user.type(field('Email'), 'lan@example.com');
  expect(raised()).toEqual(['FieldIsNotEmpty']);
  await submit();

  await waitFor(() => expect(raised()).toEqual(['FieldIsNotEmpty', 'FieldIsNotEmpty']));
  expect(sent).toEqual([]);
});

test('a password of 7 characters is refused before it is sent, and one of 8 is sent', async () => {
  const sent = signUps();
  await renderRemote(remote, { at });
  await fill({ 'Mật khẩu': 'abcdef7', 'Nhập lại mật khẩu': 'abcdef7' });
  await accept();
  await submit();
  await waitFor(() => expect(field('Mật khẩu')).toHaveAccessibleDescription(/ít nhất 8 ký tự/));
  expect(sent).toEqual([]);

  for (const label of ['Mật khẩu', 'Nhập lại mật khẩu']) await user.type(field(label), '8');
  await submit();

  await waitFor(() => expect(sent).toMatchObject([{ password: 'abcdef78', confirmPassword: 'abcdef78' }]));
});

test('where the shop takes letters only, a digit in the password is told', async () => {
  const page = await renderRemote(remote, { at });
  act(() => {
    page.store.dispatch(settingReceived(aSetting({ strictLatinLetters: true })));
  });
  await fill();
  await submit();

  await waitFor(() => expect(field('Mật khẩu')).toHaveAccessibleDescription(/chỉ gồm chữ cái không dấu/));
});

test('a code that is none is not taken from the address', async () => {
  await renderRemote(remote, { at: paths.signup.to({ ref: '<script>' }) });

  expect(await screen.findByRole('textbox', { name: /^Mã giới thiệu/ })).toHaveValue('');
});

test('anyone who is signed in already has an account', async () => {
  const { location } = await renderRemote(remote, { at, session: aSession });

  await waitFor(() => expect(location()).toBe('/portal'));
});

test('signing up speaks English', async () => {
  await renderRemote(remote, { at, language: 'en' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  expect(screen.getByLabelText('Last and middle name')).toBeVisible();
});

test('an English reader finds everything on the page to sign up', async () => {
  await renderRemote(remote, { at, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Sign up | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Sign up
     p
       Have an account already?
       a href=/en/login: Sign in
     form
       label: Last and middle name
       input autocomplete=family-name name=lastName
       label: First name
       input autocomplete=given-name name=firstName
       label: Email
       input autocomplete=email inputmode=email name=email type=email
       label: Phone number
       input autocomplete=tel inputmode=tel name=phone type=tel
       label: Password
       input aria-describedby→"8 to 128 characters without accents. Best typed with no inpu…" autocomplete=new-password name=password type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       p: 8 to 128 characters without accents. Best typed with no input method on.
       label: Password again
       input autocomplete=new-password name=confirmPassword type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       label: Referral code (optional)
       input aria-describedby→"Enter it if somebody invited you." autocomplete=off name=referralCode
       p: Enter it if somebody invited you.
       label
         input name=acceptTerms type=checkbox
         I agree to the shop's privacy policy, and to buy under the policies at the foot of the page.
         a href=/en/catalog/policy?key=security target=_blank: Read the privacy policy
       label
         input name=marketingConsent type=checkbox
         Send me offers by email. I can stop this at any time.
       button type=submit: Sign up"
  `);
});
