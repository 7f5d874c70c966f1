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

test('a password that was leaked elsewhere is refused in words at its field', async () => {
  server.use(
    refuses('post', 'auth/register', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'password', code: 'PASSWORD_BREACHED' }],
    }),
  );
  await renderRemote(remote, { at });
  await fill({ 'Mật khẩu': 'password123', 'Nhập lại mật khẩu': 'password123' });
  await accept();
  await submit();

  await waitFor(() =>
    expect(field('Mật khẩu')).toHaveAccessibleDescription(
      /Mật khẩu này nằm trong danh sách mật khẩu đã bị lộ.* Chọn mật khẩu khác/,
    ),
  );
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

const mailOf = (length: number) => 'a'.repeat(length - '@example.com'.length) + '@example.com';

test.each<[string, string, { good: string; bad: string; words: RegExp; from?: string }]>([
  [
    'a whole name of 60 characters is sent, one of 61 is refused at the first name',
    'Tên',
    { good: 'L'.repeat(49), bad: 'L'.repeat(50), words: /^Họ tên nhiều nhất 60 ký tự\.$/ },
  ],
  [
    'a long last name counts in the whole name of 60 characters',
    'Họ và tên đệm',
    { good: 'N'.repeat(56), bad: 'N'.repeat(57), words: /nhiều nhất 60 ký tự/, from: 'Tên' },
  ],
  [
    'an email of 254 characters is sent, one of 255 is refused',
    'Email',
    { good: mailOf(254), bad: mailOf(255), words: /^Email chưa đúng/ },
  ],
  [
    'a mobile number of nine digits is sent, one of eight is refused',
    'Số điện thoại',
    { good: '0912345678', bad: '091234567', words: /^Số điện thoại chưa đúng/ },
  ],
  [
    'a mobile number with its country code is sent, one of ten digits is refused',
    'Số điện thoại',
    { good: '84912345678', bad: '09123456789', words: /^Số điện thoại chưa đúng/ },
  ],
  [
    'a landline number of ten digits is sent, one of nine is refused',
    'Số điện thoại',
    { good: '02838223344', bad: '0283822334', words: /^Số điện thoại chưa đúng/ },
  ],
  [
    'a landline number of ten digits is sent, one of eleven is refused',
    'Số điện thoại',
    { good: '02838223344', bad: '028382233445', words: /^Số điện thoại chưa đúng/ },
  ],
  [
    'a password of 128 characters is sent, one of 129 is refused',
    'Mật khẩu',
    { good: 'p'.repeat(128), bad: 'p'.repeat(129), words: /nhiều nhất 128 ký tự/ },
  ],
  [
    'a password with a space inside is sent, one that begins with a space is refused',
    'Mật khẩu',
    { good: 'pass word', bad: ' password', words: /bắt đầu hoặc kết thúc bằng khoảng trắng/ },
  ],
  [
    'a password with a space inside is sent, one that ends with a space is refused',
    'Mật khẩu',
    { good: 'pass word', bad: 'password ', words: /bắt đầu hoặc kết thúc bằng khoảng trắng/ },
  ],
  [
    'a code of 3 characters is sent, one of 2 is refused',
    'Mã giới thiệu (không bắt buộc)',
    { good: 'abc', bad: 'ab', words: /gồm 3 đến 40 chữ cái/ },
  ],
  [
    'a code of 40 characters is sent, one of 41 is refused',
    'Mã giới thiệu (không bắt buộc)',
    { good: 'a'.repeat(40), bad: 'a'.repeat(41), words: /gồm 3 đến 40 chữ cái/ },
  ],
])('%s', async (_what, label, { good, bad, words, from = label }) => {
  const sent = signUps();
  await renderRemote(remote, { at });
  await fill();
  await accept();
  const write = async (value: string) => {
    for (const name of label === 'Mật khẩu' ? [label, 'Nhập lại mật khẩu'] : [label]) {
      await user.clear(field(name));
      await user.click(field(name));
      await user.paste(value);
    }
  };

  await write(bad);
  await submit();

  const summary = await screen.findByRole('group', { name: /kiểm tra 1 mục/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link')).toHaveTextContent(from);
  expect(field(from)).toHaveAccessibleDescription(words);
  expect(field(from)).toBeInvalid();
  expect(field(label)).toHaveValue(bad);
  expect(sent).toEqual([]);
  await user.click(within(summary).getByRole('link'));
  expect(field(from)).toHaveFocus();

  await write(good);
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a form whose fields are all empty is not sent, and each field has its own message', async () => {
  const required: [string, RegExp][] = [
    ['Họ và tên đệm', /^Bạn chưa nhập tên\.$/],
    ['Tên', /^Bạn chưa nhập tên\.$/],
    ['Email', /^Bạn chưa nhập email\.$/],
    ['Số điện thoại', /^Bạn chưa nhập số điện thoại\.$/],
    ['Mật khẩu', / Bạn chưa nhập mật khẩu\.$/],
    ['Nhập lại mật khẩu', /^Bạn chưa nhập lại mật khẩu\.$/],
  ];
  const sent = signUps();
  await renderRemote(remote, { at });
  await screen.findByLabelText('Email');
  await submit();

  await screen.findByRole('group', { name: /kiểm tra 7 mục/ });
  for (const [label, words] of required) expect(field(label)).toHaveAccessibleDescription(words);
  expect(screen.getByRole('checkbox', { name: /^Tôi đồng ý/ })).toHaveAccessibleDescription(/đồng ý/);
  expect(field('Mã giới thiệu (không bắt buộc)')).toBeValid();
  expect(sent).toEqual([]);
});

test('after a refusal of the server the focus is on the summary, and the whole form is as it was filled in', async () => {
  server.use(
    refuses('post', 'auth/register', 422, 'VALIDATION_FAILED', {
      errors: [
        { field: 'phone', code: 'PHONE_NUMBER_ALREADY_EXIST' },
        { field: 'firstName', code: 'digits' },
        { field: 'password', code: 'minLength' },
      ],
    }),
  );
  const page = await renderRemote(remote, { at });
  await fill({ 'Mã giới thiệu (không bắt buộc)': 'LAN-2026' });
  await accept();
  await user.click(screen.getByRole('checkbox', { name: /^Gửi cho tôi tin ưu đãi/ }));
  await submit();

  const summary = await screen.findByRole('group', { name: /kiểm tra 3 mục/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tên', 'Số điện thoại', 'Mật khẩu']);
  expect(field('Tên')).toHaveAccessibleDescription('Tên không có chữ số.');
  expect(field('Số điện thoại')).toHaveAccessibleDescription('Số điện thoại này đã có tài khoản.');
  expect(field('Mật khẩu')).toHaveAccessibleDescription(/ Mật khẩu ít nhất 8 ký tự\.$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(noticesOf(page)).toEqual(['FirstNameNotAllowNumber']);

  for (const [label, value] of [
    ['Họ và tên đệm', 'Nguyễn Thị'],
    ['Tên', 'Lan'],
    ['Email', 'Lan@Example.com'],
    ['Số điện thoại', '0912 345 678'],
    ['Mật khẩu', 'correct horse 1'],
    ['Nhập lại mật khẩu', 'correct horse 1'],
    ['Mã giới thiệu (không bắt buộc)', 'LAN-2026'],
  ] as const)
    expect(field(label)).toHaveValue(value);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
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
