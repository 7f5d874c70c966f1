import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent, Me, OwnPayment } from '@storefront/shared/contracts';
import { logoutRequested, selectNotifications, takeEvery } from '@storefront/shared/store';
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

const server = startServer();
expectOwnWrites(server);
let consent: Consent;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  consent = { analytics: false, marketing: true, decidedAt: '2026-11-21T02:05:00.000Z' };
  server.use(
    answers('get', 'main/consent', () => consent),
    answers('put', 'main/consent', async (request: Request) => {
      consent = { ...((await request.json()) as Consent), decidedAt: '2026-11-22T02:05:00.000Z' };
      return consent;
    }),
  );
});
afterEach(() => {
  // jsdom has neither of them.
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});
const open = (at = paths.privacy.to()) => renderRemote(remote, { at, session: aSession });

test('a customer agrees and takes it back, and this browser does as they say', async () => {
  await open();
  const analytics = await screen.findByRole('checkbox', { name: 'Cho phép đo lượt xem trang' });
  expect(screen.getByRole('checkbox', { name: 'Nhận tin khuyến mãi' })).toBeChecked();

  await userEvent.click(analytics);
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Đã lưu.')).toBeVisible();
  expect(consent).toMatchObject({ analytics: true, marketing: true });
  expect(JSON.parse(localStorage.getItem('sf:consent') ?? '')).toEqual({
    visitor: expect.any(String) as string,
  });

  await userEvent.click(analytics);
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(localStorage.getItem('sf:consent')).toBe('"refused"'));
});

test('a customer downloads their data, or is told why not', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  server.use(refuses('get', 'auth/user/export', 429, 'TOO_MANY_REQUESTS'));
  const { store } = await open();
  const button = await screen.findByRole('button', { name: 'Tải dữ liệu của tôi' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Bạn đã tải nhiều lần');

  const data = { exportedAt: '2026-11-21T17:05:00.000Z', sections: { orders: [{ code: 'SF-1' }] } };
  server.use(answers('get', 'auth/user/export', data));
  await userEvent.click(button);
  expect(await screen.findByText(/^Đã tải xong/)).toBeVisible();
  expect(names).toEqual(['my-data-2026-11-22.json']);
  expect(files).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain('SF-1');
});

test('an account is deleted with its password only, and its owner is signed out', async () => {
  const asked: unknown[] = [];
  server.use(
    refuses('delete', 'auth/user/me', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'password', code: 'wrongPassword' }],
    }),
  );
  const { store } = await open();
  const out: unknown[] = [];
  store.run(function* () {
    yield* takeEvery(logoutRequested, ({ payload }) => void out.push(payload));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá tài khoản của tôi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Xoá tài khoản?' }));
  const confirm = async () => userEvent.click(await dialog.findByRole('button', { name: 'Xoá tài khoản' }));
  await confirm();
  const password = dialog.getByLabelText('Mật khẩu hiện tại');
  expect(password).toHaveAccessibleDescription('Bạn chưa nhập mật khẩu.');
  await userEvent.type(password, 'wrong');
  await confirm();
  await waitFor(() => expect(password).toHaveAccessibleDescription('Mật khẩu chưa đúng.'));

  server.use(
    answers('delete', 'auth/user/me', async (request: Request) => {
      asked.push(await request.json());
      return { dueAt: '2026-12-06T02:05:00.000Z' };
    }),
  );
  await userEvent.clear(password);
  await userEvent.type(password, 'correct horse 1');
  await confirm();
  await waitFor(() => expect(out).toEqual([{ redirect: 'home' }]));
  expect(asked).toEqual([{ password: 'correct horse 1' }]);
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toContain(
    'account:DeletionScheduled',
  );
});

test('a customer says how they like to pay and for whom invoices are, and sees how they paid', async () => {
  const payment: OwnPayment = {
    attemptId: 'p1',
    orderId: 'order-1',
    orderCode: 'SF-261121-0001',
    provider: 'MOMO',
    method: 'ONLINE',
    outcome: 'waiting',
    waitingFor: 'MERCHANT',
    amount: 427_000,
    createdAt: '2026-11-21T02:05:00.000Z',
  };
  const me: Me = {
    id: 'customer-1',
    email: 'customer@example.com',
    role: 'CUSTOMER',
    profile: { firstName: 'Minh Anh', lastName: 'Nguyễn', email: 'customer@example.com' },
  };
  const sent: unknown[] = [];
  server.use(
    answers('get', 'auth/user/me', me),
    answers('get', 'ecommerce/order/my-payment', paged([payment])),
    answers('put', 'main/profile/update-profile', async (request: Request) => {
      sent.push(await request.json());
      return me;
    }),
  );
  await open(paths.payment.to());

  expect(await screen.findByRole('link', { name: 'Đơn hàng SF-261121-0001' })).toHaveAttribute(
    'href',
    '/profile/orders/order-1',
  );
  expect(screen.getByText('Chờ cửa hàng xác nhận')).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Thanh toán khi nhận hàng' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lưu thông tin xuất hoá đơn VAT' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 3 mục/ })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Tên công ty' }), 'Công ty Lan');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mã số thuế' }), '0101 234 567-001');
  await userEvent.type(screen.getByRole('textbox', { name: 'Địa chỉ công ty' }), '1 Lê Lợi');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

  expect(await screen.findByText('Đã lưu.')).toBeVisible();
  expect(sent).toEqual([
    {
      paymentMethod: 'COD',
      vatInvoice: {
        company: 'Công ty Lan',
        taxCode: '0101234567-001',
        address: '1 Lê Lợi',
        email: 'customer@example.com',
      },
    },
  ]);
});

describe('how a customer pays', () => {
  const saved = {
    company: 'Công ty Lan',
    taxCode: '0101234567',
    address: '1 Lê Lợi',
    email: 'ke-toan@example.com',
  };
  async function openPayment(given: Partial<NonNullable<Me['profile']>> = {}) {
    const me: Me = {
      id: 'customer-1',
      email: 'customer@example.com',
      role: 'CUSTOMER',
      profile: { firstName: 'Minh Anh', lastName: 'Nguyễn', email: 'customer@example.com', ...given },
    };
    const sent: unknown[] = [];
    server.use(
      answers('get', 'auth/user/me', me),
      answers('get', 'ecommerce/order/my-payment', paged([])),
      answers('put', 'main/profile/update-profile', async (request: Request) => {
        sent.push(await request.json());
        return me;
      }),
    );
    await open(paths.payment.to());
    await screen.findByRole('button', { name: 'Lưu' });
    return sent;
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  const write = async (name: string, value: string) => {
    const field = screen.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  };

  test('who wants to choose at each order and no invoice any more has neither stored', async () => {
    const sent = await openPayment({ paymentMethod: 'COD', vatInvoice: saved });
    expect(screen.getByRole('radio', { name: 'Thanh toán khi nhận hàng' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Mã số thuế' })).toHaveValue('0101234567');

    await userEvent.click(screen.getByRole('radio', { name: 'Chọn ở từng đơn hàng' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lưu thông tin xuất hoá đơn VAT' }));
    await save();

    await waitFor(() => expect(sent).toEqual([{ paymentMethod: null, vatInvoice: null }]));
  });

  test.each([
    ['0101234567', '0101234567'],
    ['0101.234.567-001', '0101234567-001'],
    ['0101234567001', '0101234567-001'],
    ['010123456789', '010123456789'],
    ['010123456', null],
    ['01012345678', null],
    ['0101234567-01', null],
    ['0101234567–001', '0101234567-001'],
    ['0101234567-0001', null],
    ['010123456A', null],
  ])('the tax code %s is stored as %s', async (typed, stored) => {
    const sent = await openPayment({ vatInvoice: saved });

    await write('Mã số thuế', typed);
    await save();

    if (stored !== null) {
      await waitFor(() =>
        expect(sent).toEqual([{ paymentMethod: null, vatInvoice: { ...saved, taxCode: stored } }]),
      );
      return;
    }
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mã số thuế' })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: 'Mã số thuế' })).toHaveAccessibleDescription(
      /Mã số thuế có 10, 12 hoặc 13 chữ số\./,
    );
    expect(sent).toEqual([]);
  });

  test.each([
    ['Tên công ty', 200],
    ['Địa chỉ công ty', 255],
  ])('%s has at most %i characters', async (name, max) => {
    const sent = await openPayment({ vatInvoice: saved });

    await write(name, 'x'.repeat(max + 1));
    await save();
    await waitFor(() => expect(screen.getByRole('textbox', { name })).toBeInvalid());
    expect(sent).toEqual([]);
    await write(name, 'x'.repeat(max));
    await save();

    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('what is not wanted is not checked', async () => {
    const sent = await openPayment({ vatInvoice: saved });
    await write('Mã số thuế', '1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lưu thông tin xuất hoá đơn VAT' }));

    await save();

    await waitFor(() => expect(sent).toEqual([{ paymentMethod: null, vatInvoice: null }]));
  });
});

test('the file of a download can be read for a minute', async () => {
  const revoked: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = (address) => void revoked.push(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(answers('get', 'auth/user/export', { exportedAt: '2026-11-21T17:05:00.000Z', sections: {} }));
  await open();
  const button = await screen.findByRole('button', { name: 'Tải dữ liệu của tôi' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    act(() => button.click());
    expect(await screen.findByText(/^Đã tải xong/)).toBeVisible();

    act(() => jest.advanceTimersByTime(59_000));
    expect(revoked).toEqual([]);
    act(() => jest.advanceTimersByTime(2_000));
    expect(revoked).toEqual(['blob:file']);
  } finally {
    jest.useRealTimers();
  }
});

test('a password that was wrong is not said again when the dialog is opened again', async () => {
  server.use(
    refuses('delete', 'auth/user/me', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'password', code: 'wrongPassword' }],
    }),
  );
  await open();
  const openDialog = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Xoá tài khoản của tôi' }));
  await openDialog();
  await userEvent.type(await screen.findByLabelText('Mật khẩu hiện tại'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Xoá tài khoản' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu hiện tại')).toHaveAccessibleDescription('Mật khẩu chưa đúng.'),
  );
  act(() => {
    screen.getByRole<HTMLDialogElement>('dialog').close();
  });
  await openDialog();

  expect(await screen.findByLabelText('Mật khẩu hiện tại')).not.toHaveAccessibleDescription(
    'Mật khẩu chưa đúng.',
  );
});

test('who agrees twice stays one visitor, and a browser that keeps nothing is no reason to fail', async () => {
  const visitor = JSON.stringify({ visitor: 'a-visitor' });
  localStorage.setItem('sf:consent', visitor);
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Cho phép đo lượt xem trang' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Đã lưu.')).toBeVisible();
  expect(localStorage.getItem('sf:consent')).toBe(visitor);

  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cho phép đo lượt xem trang' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

  await waitFor(() => expect(consent.analytics).toBe(false));
  expect(await screen.findByText('Đã lưu.')).toBeVisible();
});

test('an English reader finds everything on the page of privacy', async () => {
  await renderRemote(remote, { at: paths.privacy.to(), session: aSession, language: 'en' });

  expect(await wholePage('type=checkbox')).toMatchInlineSnapshot(`
   "title: Privacy | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Privacy
     section aria-labelledby→"What you agree to" tabindex=-1
       h2: What you agree to
       form aria-label=What you agree to
         label
           input aria-describedby→"It tells the shop which pages help. Without it the shop work…" name=analytics type=checkbox
           Let page views be measured
         p: It tells the shop which pages help. Without it the shop works just the same.
         label
           input aria-describedby→"Mail about your orders comes in any case." name=marketing type=checkbox checked
           Receive offers
         p: Mail about your orders comes in any case.
         button type=submit: Save
         p role=status
     section aria-labelledby→"Your data" tabindex=-1
       h2: Your data
       p: Download a JSON file with all that the shop keeps of you: profile, addresses, orders, reviews and the rest.
       button type=button: Download my data
       p role=status
     section aria-labelledby→"Delete the account" tabindex=-1
       h2: Delete the account
       p: The account is deleted after 14 days. Until then, signing in takes it back.
       button type=button: Delete my account"
  `);
});
