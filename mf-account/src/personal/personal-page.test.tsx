import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '@storefront/shared/contracts';
import type { ApiPath } from '@storefront/shared/http';
import { logoutRequested, selectPastNotices, selectSession } from '@storefront/shared/store';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
  holdAnswer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';

const server = startServer();
expectOwnWrites(server);
/** All but the clock go on as they are. */
const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;
let known: Me;
let sent: { to: string; body: unknown }[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  known = {
    id: 'customer-1',
    email: 'customer@example.com',
    role: 'CUSTOMER',
    profile: {
      firstName: 'Minh Anh',
      lastName: 'Nguyễn',
      email: 'customer@example.com',
      phone: '+84901234567',
      dob: '1990-02-28',
      company: 'Công ty Lan',
      social: { zalo: 'minh.anh' },
      qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
    },
  };
  server.use(
    answers('get', 'auth/user/me', () => known),
    takes('put', 'auth/user/profile'),
    takes('put', 'main/profile/update-profile'),
  );
});

/** Keeps what was sent, and answers the account with it. */
function takes(method: 'put' | 'post', path: ApiPath) {
  return answers(method, path, async (request: Request) => {
    const body = (await request.json()) as object;
    sent.push({ to: path, body });
    known = { ...known, profile: { ...known.profile!, ...body } };
    return known;
  });
}
const open = (at = paths.personal.to(), session = aSession) => renderRemote(remote, { at, session });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
async function retype(name: string | RegExp, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (card: string, button: string) =>
  userEvent.click((await cardOf(card)).getByRole('button', { name: button }));

describe('the profile picture', () => {
  const photo = (name = 'toi.jpg', type = 'image/jpeg') => new File(['ảnh'], name, { type });
  const avatar = { url: '/api/main/media/abc', width: 768, height: 768, color: '#336699', alt: '' };
  const choose = async (file: File) =>
    userEvent.upload(await screen.findByLabelText(/^Ảnh mới/), file, { applyAccept: false });
  beforeEach(() => {
    server.use(
      answers('put', 'auth/user/avatar', async (request: Request) => {
        const file = (await request.formData()).get('file') as File;
        sent.push({ to: 'auth/user/avatar', body: file.type });
        known = { ...known, profile: { ...known.profile!, avatar } };
        return known;
      }),
      answers('delete', 'auth/user/avatar', () => {
        const { avatar: _gone, ...profile } = known.profile!;
        known = { ...known, profile };
        return known;
      }),
    );
  });

  test('a customer chooses it, looks at it, saves it, and takes it away again', async () => {
    const { store, container } = await open();
    expect(await screen.findByText('Bạn chưa có ảnh đại diện.')).toBeVisible();

    await choose(photo());
    expect(await screen.findByText('Ảnh vừa chọn, chưa lưu.')).toBeVisible();
    expect(container.querySelector('img[src^="data:image/jpeg"]')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await press('Ảnh đại diện', 'Lưu ảnh');

    expect(await screen.findByText('Đã lưu ảnh đại diện.')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Ảnh đại diện hiện tại của bạn.')).toBeVisible();
    expect(container.querySelector(`img[src="${avatar.url}?w=320"]`)).toBeInTheDocument();
    expect(selectSession(store.getState()).profile?.avatar).toEqual(avatar);

    await press('Ảnh đại diện', 'Xoá ảnh');
    expect(await screen.findByText('Đã xoá ảnh đại diện.')).toBeVisible();
    expect(await screen.findByText('Bạn chưa có ảnh đại diện.')).toBeVisible();
    expect(selectSession(store.getState()).profile?.avatar).toBeUndefined();
  });

  test('a picture that is chosen while another is being sent stays chosen', async () => {
    const { held, answer } = holdAnswer();
    server.use(
      answers('put', 'auth/user/avatar', async () => {
        await held;
        known = { ...known, profile: { ...known.profile!, avatar } };
        return known;
      }),
    );
    await open();
    await choose(photo());
    await press('Ảnh đại diện', 'Lưu ảnh');
    await choose(photo('khac.png', 'image/png'));
    answer();

    expect(await screen.findByText('Đã lưu ảnh đại diện.')).toBeVisible();
    expect(screen.getByText('Ảnh vừa chọn, chưa lưu.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lưu ảnh' })).toBeVisible();
  });

  test.each([
    ['FILE_TYPE_NOT_ALLOWED', 415, /không phải ảnh JPEG, PNG, WebP hay AVIF/],
    ['IMAGE_BROKEN', 422, /bị hỏng, không mở được/],
    ['IMAGE_TOO_LARGE', 422, /quá nhiều điểm ảnh/],
    ['PAYLOAD_TOO_LARGE', 413, /chọn tệp nhẹ hơn/],
    ['INTERNAL_ERROR', 500, /Ảnh vừa chọn vẫn còn ở đây/],
  ])(
    'a picture that is refused (%s) says why, and nothing that was typed is lost',
    async (code, status, said) => {
      await open();
      await screen.findByText('Bạn chưa có ảnh đại diện.');
      await retype(/^Tên công ty/, 'Công ty Mới');
      server.use(refuses('put', 'auth/user/avatar', status, code));

      await choose(photo('zip.jpg'));
      await press('Ảnh đại diện', 'Lưu ảnh');

      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByText('zip.jpg')).toBeVisible();
      expect(screen.getByText('Ảnh vừa chọn, chưa lưu.')).toBeVisible();
      expect(field(/^Tên công ty/)).toHaveValue('Công ty Mới');
    },
  );

  test('one that is too large is not sent at all', async () => {
    await open();
    const large = photo('lon.jpg');
    Object.defineProperty(large, 'size', { value: 6 * 1_048_576 });

    await choose(large);

    expect(await screen.findByText(/lon\.jpg/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lưu ảnh' })).toBeNull();
  });
});

test('a customer changes their name and date of birth, and the header knows', async () => {
  const { store } = await open();
  expect(await screen.findByRole('textbox', { name: /^Ngày sinh/ })).toHaveValue('28/02/1990');
  expect(screen.getByRole('img', { name: 'Mã QR tài khoản của bạn' })).toHaveAttribute(
    'src',
    known.profile?.qrCode,
  );
  expect(JSON.stringify(selectSession(store.getState()))).not.toContain('base64');

  await retype('Tên', 'Thị Hoà');
  await retype(/^Ngày sinh/, '1/3/1991');
  await press('Họ tên và ngày sinh', 'Lưu');

  expect(await (await cardOf('Họ tên và ngày sinh')).findByText('Đã lưu.')).toBeVisible();
  expect(sent).toEqual([
    { to: 'auth/user/profile', body: { firstName: 'Thị Hoà', lastName: 'Nguyễn', dob: '1991-03-01' } },
  ]);
  expect(selectSession(store.getState()).userInfo?.firstName).toBe('Thị Hoà');

  await retype(/^Tên kinh doanh/, 'Lan & Bảo');
  await press('Công ty', 'Lưu');
  await waitFor(() =>
    expect(sent[1]).toEqual({
      to: 'main/profile/update-profile',
      body: { company: 'Công ty Lan', businessName: 'Lan & Bảo' },
    }),
  );
});

test('what is wrong is said at its field, by the page or by the shop, and nothing typed is lost', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Tên' });
  for (const [dob, description] of [
    ['30/2/1990', /Ngày này chưa đúng/],
    ['1/1/2999', /không thể ở tương lai/],
    ['1/1/1850', /Năm sinh này quá xa/],
  ] as const) {
    await retype(/^Ngày sinh/, dob);
    await press('Họ tên và ngày sinh', 'Lưu');
    expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 1 mục/ })).toHaveFocus();
    expect(field(/^Ngày sinh/)).toHaveAccessibleDescription(expect.stringMatching(description) as string);
  }
  await retype(/^Ngày sinh/, '');
  await retype('Tên', 'Lan 2');
  await press('Họ tên và ngày sinh', 'Lưu');
  expect(field('Tên')).toHaveAccessibleDescription('Tên không có chữ số.');
  expect(sent).toEqual([]);

  server.use(
    refuses('put', 'auth/user/profile', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'lastName', code: 'maxLength' }],
    }),
  );
  await retype('Tên', 'Lan');
  await press('Họ tên và ngày sinh', 'Lưu');
  await waitFor(() => expect(field('Họ và tên đệm')).toHaveAccessibleDescription(/dài quá/));
  expect(field('Tên')).toHaveValue('Lan');
});

test.each([
  [
    'Họ và tên đệm',
    { 'Họ và tên đệm': 'N'.repeat(56), Tên: 'Lan' },
    { 'Họ và tên đệm': 'N'.repeat(57), Tên: 'Lan' },
  ],
  ['Tên', { 'Họ và tên đệm': 'N', Tên: 'L'.repeat(58) }, { 'Họ và tên đệm': 'N', Tên: 'L'.repeat(61) }],
] as const)('a whole name has at most 60 characters, which the field %s says', async (label, good, bad) => {
  await open();
  await screen.findByRole('textbox', { name: 'Tên' });
  const write = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await userEvent.clear(field(name));
      await userEvent.click(field(name));
      await userEvent.paste(value);
    }
    await press('Họ tên và ngày sinh', 'Lưu');
  };
  await write(bad);
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription('Họ tên nhiều nhất 60 ký tự.'));
  expect(sent).toEqual([]);

  await write(good);

  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { lastName: good['Họ và tên đệm'], firstName: good['Tên'] } }]),
  );
});

test.each([
  ['29/2/2024', '2024-02-29'],
  ['29.2.2023', null],
  ['31-4-1990', null],
  ['1 3 1991', '1991-03-01'],
  ['1991-03-01', '1991-03-01'],
  ['1991/03/01', null],
  ['01/13/1991', null],
  ['0/1/1991', null],
  ['1/1/91', null],
  ['', ''],
  ['21/11/2026', '2026-11-21'],
  ['22/11/2026', null],
  ['1/1/1906', '1906-01-01'],
  ['31/12/1905', null],
])('on 21 November 2026 the date of birth "%s" is stored as %s', async (typed, stored) => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z'), doNotFake: [...timers] });
  try {
    await open(paths.personal.to(), {
      ...aSession,
      accessToken: { token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 },
    });
    await screen.findByRole('textbox', { name: 'Tên' });
    await retype(/^Ngày sinh/, typed);
    await press('Họ tên và ngày sinh', 'Lưu');

    if (stored === null) {
      await waitFor(() => expect(field(/^Ngày sinh/)).toBeInvalid());
      expect(sent).toEqual([]);
    } else await waitFor(() => expect(sent).toMatchObject([{ body: { dob: stored } }]));
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['Công ty', /^Tên công ty/, 'company'],
  ['Công ty', /^Tên kinh doanh/, 'businessName'],
] as const)('in the card %s the field %s has at most 200 characters', async (card, name, key) => {
  await open();
  await screen.findByRole('textbox', { name });
  const write = async (value: string) => {
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(value);
    await press(card, 'Lưu');
  };

  await write('x'.repeat(201));
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/Nhiều nhất 200 ký tự\./));
  expect(sent).toEqual([]);
  await write('x'.repeat(200));

  await waitFor(() => expect(sent).toMatchObject([{ body: { [key]: 'x'.repeat(200) } }]));
});

test('what was typed when a session ended is there after the next login, for nobody else, and not for who left', async () => {
  const { unmount, store } = await open();
  await retypeCompany('Công ty Bảo');
  unmount();

  const other = { ...aSession, userInfo: { ...aSession.userInfo!, id: 'customer-2' } };
  const stranger = await open(undefined, other);
  expect(await screen.findByRole('textbox', { name: /^Tên công ty/ })).toHaveValue('Công ty Lan');
  stranger.unmount();

  const back = await open();
  expect(await screen.findByRole('textbox', { name: /^Tên công ty/ })).toHaveValue('Công ty Bảo');
  expect(JSON.stringify(store.getState())).not.toContain('Công ty Bảo');
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }));
  expect(field(/^Tên công ty/)).toHaveValue('Công ty Lan');
  expect(screen.queryByText(/chưa lưu/)).not.toBeInTheDocument();
  await retype(/^Tên công ty/, 'Công ty Bảo');
  back.store.dispatch(logoutRequested({ redirect: 'home' }));
  expect(Object.keys(sessionStorage)).toEqual([]);

  async function retypeCompany(text: string) {
    await screen.findByRole('textbox', { name: /^Tên công ty/ });
    await retype(/^Tên công ty/, text);
  }
});

test('a customer moves to another mailbox with their password and a code', async () => {
  const asked: unknown[] = [];
  server.use(
    answers('post', 'auth/user/contact-change', async (request: Request) => {
      asked.push(await request.json());
      return { id: 'change-1', sentTo: 'n***@example.com', expiresIn: 600_000 };
    }),
    refuses('post', 'auth/user/contact-change/change-1', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'code', code: 'wrongCode' }],
    }),
  );
  await open();
  await press('Liên hệ và đăng nhập', 'Đổi email');
  const dialog = within(await screen.findByRole('dialog', { name: 'Đổi email' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email mới' }), 'New@Example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Gửi mã xác nhận' }));
  expect(dialog.getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription(/Bạn chưa nhập mật khẩu/);
  await userEvent.type(dialog.getByLabelText('Mật khẩu hiện tại'), 'correct horse 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Gửi mã xác nhận' }));

  expect(await dialog.findByText('Đã gửi mã gồm 6 chữ số đến n***@example.com.')).toBeVisible();
  expect(asked).toEqual([{ kind: 'EMAIL', value: 'New@Example.com', password: 'correct horse 1' }]);
  const code = dialog.getByRole('textbox', { name: 'Mã xác nhận' });
  // The button that led here is gone with its form.
  expect(code).toHaveFocus();
  for (const wrong of ['11111', '1111111', '11111a']) {
    await userEvent.clear(code);
    await userEvent.type(code, `${wrong}{Enter}`);
    await waitFor(() => expect(code).toBeInvalid());
    expect(code).not.toHaveAccessibleDescription(/Mã chưa đúng/);
  }
  await userEvent.clear(code);
  await userEvent.type(code, '111111');
  await userEvent.click(dialog.getByRole('button', { name: 'Xác nhận' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Mã chưa đúng/));
  expect(code).toHaveValue('111111');

  server.use(
    answers('post', 'auth/user/contact-change/change-1', () => {
      known = {
        ...known,
        email: 'new@example.com',
        profile: { ...known.profile!, email: 'new@example.com' },
      };
      return known;
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Xác nhận' }));
  const card = await cardOf('Liên hệ và đăng nhập');
  expect(await card.findByText(/^Đã đổi email/)).toBeVisible();
  expect(await card.findByText('new@example.com')).toBeVisible();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('correct horse');
});

test('an email of another account is refused at its field, and raises the notice for it', async () => {
  server.use(refuses('post', 'auth/user/contact-change', 409, 'EMAIL_IS_EXIST'));
  const { store } = await open();
  await press('Liên hệ và đăng nhập', 'Đổi email');
  const dialog = within(await screen.findByRole('dialog', { name: 'Đổi email' }));
  const email = dialog.getByRole('textbox', { name: 'Email mới' });
  await userEvent.type(email, 'taken@example.com');
  await userEvent.type(dialog.getByLabelText('Mật khẩu hiện tại'), 'correct horse 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Gửi mã xác nhận' }));

  await waitFor(() => expect(email).toHaveAccessibleDescription(/đã có tài khoản/));
  expect(selectPastNotices(store.getState())).toMatchObject([{ notice: 'EMAIL_IS_EXIST', variant: 'error' }]);
});

test('a telephone number is somebody’s already, or its code is dead: both are said, and a new code begins afresh', async () => {
  server.use(refuses('post', 'auth/user/contact-change', 409, 'PHONE_NUMBER_ALREADY_EXIST'));
  const { store } = await open();
  await press('Liên hệ và đăng nhập', 'Đổi số điện thoại');
  const dialog = within(await screen.findByRole('dialog', { name: 'Đổi số điện thoại' }));
  const phone = dialog.getByRole('textbox', { name: 'Số điện thoại mới' });
  await userEvent.type(phone, '0987 654 321');
  await userEvent.click(dialog.getByRole('button', { name: 'Gửi mã xác nhận' }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/đã có tài khoản/));
  expect(selectPastNotices(store.getState())).toMatchObject([{ notice: 'PHONE_NUMBER_ALREADY_EXIST' }]);

  server.use(
    answers('post', 'auth/user/contact-change', { id: 'c', sentTo: 'c***@example.com', expiresIn: 1 }),
    refuses('post', 'auth/user/contact-change/c', 400, 'CODE_USED_UP'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Gửi mã xác nhận' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Mã xác nhận' }), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Xác nhận' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('không dùng được nữa');
  await userEvent.click(dialog.getByRole('button', { name: 'Sửa lại hoặc gửi mã khác' }));
  expect(dialog.getByRole('textbox', { name: 'Số điện thoại mới' })).toHaveValue('0987 654 321');
  expect(dialog.getByRole('textbox', { name: 'Số điện thoại mới' })).toHaveFocus();

  await userEvent.click(dialog.getByRole('button', { name: 'Gửi mã xác nhận' }));
  expect(await dialog.findByRole('textbox', { name: 'Mã xác nhận' })).toHaveFocus();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('a customer without a telephone number adds one, and the dialog can be closed and begun again', async () => {
  if (!known.profile) throw new Error('The customer has a profile.');
  const { phone: _none, ...profile } = known.profile;
  known = { ...known, profile };
  const asked: unknown[] = [];
  server.use(
    answers('post', 'auth/user/contact-change', async (request: Request) => {
      asked.push(await request.json());
      return { id: 'c', sentTo: 'c***@example.com', expiresIn: 600_000 };
    }),
    answers('post', 'auth/user/contact-change/c', () => {
      known = { ...known, profile: { ...profile, phone: '+84987654321' } };
      return known;
    }),
  );
  await open();
  const card = await cardOf('Liên hệ và đăng nhập');
  expect(card.getByText('Chưa có')).toBeVisible();
  await press('Liên hệ và đăng nhập', 'Thêm số điện thoại');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Số điện thoại mới' }), '0987');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await press('Liên hệ và đăng nhập', 'Thêm số điện thoại');
  const field = await screen.findByRole('textbox', { name: 'Số điện thoại mới' });
  await userEvent.clear(field);
  await userEvent.type(field, '0987 654 321');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi mã xác nhận' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mã xác nhận' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Xác nhận' }));

  expect(await card.findByText('Đã đổi số điện thoại.')).toBeVisible();
  expect(card.getByText('0987 654 321')).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ kind: 'PHONE' })]);
  await press('Liên hệ và đăng nhập', 'Đổi số điện thoại');
  expect(screen.queryByText('Đã đổi số điện thoại.')).not.toBeInTheDocument();
});

test('a new address that was typed when the session ended is there after the next login, its password is not', async () => {
  const { unmount } = await open();
  const openDialog = async () => {
    await press('Liên hệ và đăng nhập', 'Đổi email');
    return within(await screen.findByRole('dialog', { name: 'Đổi email' }));
  };
  const before = await openDialog();
  await userEvent.type(before.getByRole('textbox', { name: 'Email mới' }), 'new@example.com');
  await userEvent.type(before.getByLabelText('Mật khẩu hiện tại'), 'correct horse 1');
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('correct');
  unmount();

  await open();
  const after = await openDialog();

  expect(after.getByRole('textbox', { name: 'Email mới' })).toHaveValue('new@example.com');
  expect(after.getByLabelText('Mật khẩu hiện tại')).toHaveValue('');
});

test('a customer tells where else they are, and a link that runs something is refused at its field', async () => {
  await open(paths.social.to());
  expect(await screen.findByRole('textbox', { name: /^Zalo/ })).toHaveValue('minh.anh');
  await userEvent.type(field(/^Facebook/), 'facebook.com/lan');
  await press('Tài khoản mạng xã hội', 'Lưu');
  expect(await screen.findByText('Đã lưu.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    social: { facebook: 'facebook.com/lan', zalo: 'minh.anh', github: '' },
  });

  server.use(
    refuses('put', 'auth/user/profile', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'social.website', code: 'invalid' }],
    }),
  );
  await userEvent.type(field(/^Trang web/), 'javascript:alert(1)');
  await press('Tài khoản mạng xã hội', 'Lưu');
  await waitFor(() => expect(field(/^Trang web/)).toHaveAccessibleDescription(/chưa được chấp nhận/));
});

test('an operator without a profile may write one', async () => {
  known = { id: 'operator-1', email: 'op@example.com', role: 'OPERATOR' };
  await open(paths.personal.to());

  expect(await screen.findByRole('textbox', { name: 'Tên' })).toHaveValue('');
  expect(screen.getByText(/chưa có hồ sơ/)).toBeVisible();
});

test('a draft that an earlier version of the shop stored is restored into its form', async () => {
  // As that version wrote it; never adapt it to the code.
  sessionStorage.setItem(
    'sf:typed:social',
    '{"account":"customer-1","values":{"social":{"zalo":"minh.anh.moi","facebook":"","instagram":"","tiktok":"","youtube":"","linkedin":"","website":""}}}',
  );

  await open(paths.social.to());

  expect(await screen.findByRole('textbox', { name: /Zalo/ })).toHaveValue('minh.anh.moi');
});

test('an English reader finds everything on the page of personal data', async () => {
  await renderRemote(remote, { at: paths.personal.to(), session: aSession, language: 'en' });

  expect(await wholePage('type=submit')).toMatchInlineSnapshot(`
   "title: Personal details | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Personal details
     section aria-labelledby→"Name and date of birth" tabindex=-1
       h2: Name and date of birth
       form aria-label=Name and date of birth
         label: Last and middle name
         input autocomplete=family-name name=lastName value=Nguyễn
         label: First name
         input autocomplete=given-name name=firstName value=Minh Anh
         label: Date of birth (optional)
         input aria-describedby→"Day/month/year, for example 28/02/1990" autocomplete=bday name=dob value=28/02/1990
         p: Day/month/year, for example 28/02/1990
         button type=submit: Save
         p role=status
     section aria-labelledby→"Profile picture" tabindex=-1
       h2: Profile picture
       div tabindex=-1
         p: You have no profile picture yet.
       label: New picture
       label: Choose a picture
       input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"JPEG, PNG, WebP or AVIF, 5 MB at most. The shop crops it to …" name=avatar type=file
       ul aria-live=polite
       p: JPEG, PNG, WebP or AVIF, 5 MB at most. The shop crops it to a square and removes photo metadata. It is shown beside your name, also on your reviews.
       p role=status
     section aria-labelledby→"Contact and sign-in" tabindex=-1
       h2: Contact and sign-in
       dl
         dt: Email
         dd
           customer@example.com
           button type=button: Change email
         dt: Phone number
         dd
           0901 234 567
           button type=button: Change phone number
       p role=status
     section aria-labelledby→"Company" tabindex=-1
       h2: Company
       form aria-label=Company
         label: Company name (optional)
         input autocomplete=organization name=company value=Công ty Lan
         label: Business name (optional)
         input autocomplete=off name=businessName
         button type=submit: Save
         p role=status
     section aria-labelledby→"Your QR code" tabindex=-1
       h2: Your QR code
       p: Show it at the shop's desk, and they find your account.
       img alt=The QR code of your account src=data:image/svg+xml;base64,PHN2Zy8+"
  `);
});
