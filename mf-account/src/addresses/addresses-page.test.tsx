import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserAddress } from '@storefront/shared/contracts';
import type { ApiPath } from '@storefront/shared/http';
import { selectNotifications } from '@storefront/shared/store';
import {
  anAddress,
  answers,
  aSession,
  paged,
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
const homeOfLan = (given: Partial<UserAddress> = {}): UserAddress =>
  anAddress({
    id: 'a',
    firstName: 'Lan',
    lastName: 'Phạm',
    phone: '+84912345678',
    provinceCode: '01',
    province: 'Thành phố Hà Nội',
    wardCode: '00166',
    ward: 'Phường Cầu Giấy',
    address: '12 Trần Thái Tông',
    ...given,
  });
const unit = (code: string, name: string) => ({ code, name, type: '', scheme: '2-level' });

let book: UserAddress[];
let sent: { to: string; body?: unknown }[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  book = [homeOfLan()];
  server.use(
    answers('get', 'main/user-address/search', () => paged(book)),
    answers('get', 'main/address/provices', [
      unit('01', 'Thành phố Hà Nội'),
      unit('79', 'Thành phố Hồ Chí Minh'),
    ]),
    answers('get', 'main/address/wards/01', [unit('00166', 'Phường Cầu Giấy')]),
    answers('get', 'main/address/wards/79', [unit('26734', 'Phường Sài Gòn')]),
    answers('get', 'main/address/countries', [
      { code: 'VN', name: 'Việt Nam' },
      { code: 'DE', name: 'Đức' },
    ]),
  );
});
const takes = (method: 'post' | 'put', path: ApiPath) =>
  server.use(
    answers(method, path, async (request: Request) => {
      const body = (await request.json()) as UserAddress;
      sent.push({ to: path, body });
      const saved = homeOfLan({ ...body, id: path.split('/')[2] ?? 'new' });
      book = [...book.filter(({ id }) => id !== saved.id), saved];
      return saved;
    }),
  );
const open = () => renderRemote(remote, { at: paths.addresses.to(), session: aSession });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });

test('a customer without an address adds one, with the units of its province', async () => {
  book = [];
  takes('post', 'main/user-address');
  const { store } = await open();
  expect(await screen.findByText('Chưa có địa chỉ nào')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thêm địa chỉ' }));
  expect(await screen.findByRole('group', { name: 'Thêm địa chỉ' })).toHaveFocus();
  expect(field('Tên')).toHaveValue('Minh Anh');
  expect(list('Phường, xã')).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }));
  expect(await screen.findByRole('group', { name: /Vui lòng kiểm tra 3 mục/ })).toHaveFocus();
  await userEvent.selectOptions(list('Tỉnh, thành phố'), 'Thành phố Hồ Chí Minh');
  await screen.findByRole('option', { name: 'Phường Sài Gòn' });
  await userEvent.selectOptions(list('Phường, xã'), 'Phường Sài Gòn');
  await userEvent.type(field('Địa chỉ'), '2 Lê Lợi');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu địa chỉ' })).not.toBeInTheDocument());
  expect(await screen.findByText(/^2 Lê Lợi/)).toBeVisible();
  expect(sent).toEqual([
    {
      to: 'main/user-address',
      body: {
        firstName: 'Minh Anh',
        lastName: 'Nguyễn',
        phone: '+84901234567',
        national: 'VN',
        provinceCode: '79',
        wardCode: '26734',
        address: '2 Lê Lợi',
        isDefault: false,
      },
    },
  ]);
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toEqual(['account:AddressSaved']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('units that did not come can be asked for again, those of the country and those of the province', async () => {
  book = [];
  server.use(
    refuses('get', 'main/address/provices', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    refuses('get', 'main/address/wards/79', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm địa chỉ' }));
  const failed = 'Chưa tải được danh sách tỉnh, thành phố hoặc phường, xã.';

  expect(await screen.findByText(failed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại danh sách' }));
  expect(await screen.findByRole('option', { name: 'Thành phố Hồ Chí Minh' })).toBeInTheDocument();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();

  await userEvent.selectOptions(list('Tỉnh, thành phố'), 'Thành phố Hồ Chí Minh');
  expect(await screen.findByText(failed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại danh sách' }));
  expect(await screen.findByRole('option', { name: 'Phường Sài Gòn' })).toBeInTheDocument();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('an address of former units asks for new ones, and one abroad for its province in words', async () => {
  book = [
    homeOfLan({ isCurrent: false, provinceCode: '77', province: 'Bà Rịa', district: 'Vũng Tàu', ward: 'P1' }),
  ];
  takes('put', 'main/user-address/a');
  await open();
  expect(await screen.findByText(/đơn vị hành chính cũ/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Sửa địa chỉ: Phạm Lan/ }));
  expect(await screen.findByText('Địa chỉ cũ: 12 Trần Thái Tông, P1, Vũng Tàu, Bà Rịa')).toBeVisible();
  expect(list('Tỉnh, thành phố')).toHaveValue('');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

  await userEvent.selectOptions(list('Quốc gia'), 'Đức');
  await userEvent.type(field('Tỉnh, bang hoặc thành phố'), 'Bayern');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ national: 'DE', province: 'Bayern', address: '12 Trần Thái Tông' });
  expect(sent[0]?.body).not.toHaveProperty('provinceCode');
});

test('a former ward suggests what became of it: the only one is chosen, of several one is pressed', async () => {
  const dong = {
    provinceCode: '79',
    province: 'Thành phố Hồ Chí Minh',
    wardCode: '26734',
    ward: 'Phường Sài Gòn',
  };
  const bac = {
    provinceCode: '01',
    province: 'Thành phố Hà Nội',
    wardCode: '00166',
    ward: 'Phường Cầu Giấy',
  };
  const former = { isCurrent: false, provinceCode: '77', province: 'Bà Rịa' };
  book = [
    homeOfLan({ ...former, successors: [dong] }),
    homeOfLan({ ...former, id: 'b', address: '1 Tràng Tiền', isDefault: false, successors: [dong, bac] }),
  ];
  takes('put', 'main/user-address/b');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Sửa địa chỉ: .*12 Trần Thái Tông/ }));
  await waitFor(() => expect(list('Phường, xã')).toHaveValue('26734'));
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));

  await userEvent.click(screen.getByRole('button', { name: /^Sửa địa chỉ: .*1 Tràng Tiền/ }));
  expect(list('Tỉnh, thành phố')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Phường Cầu Giấy, Thành phố Hà Nội' }));
  await waitFor(() => expect(list('Phường, xã')).toHaveValue('00166'));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ provinceCode: '01', wardCode: '00166' });
});

test('what the shop refuses is said at its field, what was typed stays, also through a lost session', async () => {
  server.use(
    refuses('put', 'main/user-address/a', 400, 'VALIDATION_FAILED', {
      errors: [{ field: 'wardCode', code: 'unknown' }],
    }),
  );
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Sửa địa chỉ/ }));
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Địa chỉ' }));
  await userEvent.type(field('Địa chỉ'), '99 Láng Hạ');
  await waitFor(() => expect(list('Phường, xã')).toHaveValue('00166'));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }));
  await waitFor(() => expect(list('Phường, xã')).toHaveAccessibleDescription(/Chọn lại/));
  unmount();

  // It stands open again, as it was left.
  await open();
  expect(await screen.findByRole('textbox', { name: 'Địa chỉ' })).toHaveValue('99 Láng Hạ');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  await userEvent.click(screen.getByRole('button', { name: /^Sửa địa chỉ/ }));
  expect(field('Địa chỉ')).toHaveValue('12 Trần Thái Tông');
});

test('a customer chooses another default and deletes an address, which is asked before', async () => {
  book = [homeOfLan(), homeOfLan({ id: 'b', address: '1 Tràng Tiền', isDefault: false })];
  takes('put', 'main/user-address/b');
  server.use(
    answers('delete', 'main/user-address/b', () => {
      sent.push({ to: 'delete b' });
      book = book.filter(({ id }) => id !== 'b');
      return null;
    }),
  );
  const { store } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Đặt làm mặc định/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ isDefault: true, address: '1 Tràng Tiền' });
  expect(sent[0]?.body).not.toHaveProperty('isCurrent');
  // Its button went away with what it did.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Sửa địa chỉ: .*1 Tràng Tiền/ })).toHaveFocus(),
  );

  const remove = () => screen.getByRole('button', { name: /^Xoá địa chỉ: .*1 Tràng Tiền/ });
  await userEvent.click(remove());
  const dialog = within(screen.getByRole('dialog', { name: 'Xoá địa chỉ này?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Giữ lại' }));
  expect(sent).toHaveLength(1);
  await userEvent.click(remove());
  await userEvent.click(screen.getByRole('button', { name: 'Xoá địa chỉ' }));

  await waitFor(() => expect(screen.queryByText(/^1 Tràng Tiền/)).not.toBeInTheDocument());
  expect(selectNotifications(store.getState()).map(({ notice }) => notice)).toContain(
    'account:AddressDeleted',
  );
});

test('opening the page takes no focus, and of two presses for a default one is sent; what fails is said and can be sent again', async () => {
  book = [
    homeOfLan({ isDefault: true }),
    homeOfLan({ id: 'b', address: '1 Tràng Tiền', isDefault: false }),
    homeOfLan({ id: 'c', address: '2 Tràng Tiền', isDefault: false }),
  ];
  const { held, answer } = holdAnswer();
  server.use(
    refuses('put', 'main/user-address/b', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
    answers('put', 'main/user-address/b', async (request: Request) => {
      sent.push({ to: 'b', body: await request.json() });
      await held;
      return homeOfLan({ id: 'b', isDefault: true });
    }),
  );
  await open();
  const [ofB, ofC] = await screen.findAllByRole('button', { name: /^Đặt làm mặc định/ });
  if (!ofB || !ofC) throw new Error('Two can become the default.');
  expect(screen.getAllByText('Mặc định')).toHaveLength(1);
  for (const button of screen.getAllByRole('button', { name: /^Sửa địa chỉ/ }))
    expect(button).not.toHaveFocus();

  await userEvent.click(ofB);
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa đổi được địa chỉ mặc định.');
  await userEvent.click(ofB);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(ofC).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(ofB);
  await userEvent.click(ofC);
  answer();

  await waitFor(() => expect(ofC).not.toHaveAttribute('aria-disabled'));
  expect(sent).toHaveLength(1);
});

test('an address that became the default elsewhere takes no focus', async () => {
  book = [homeOfLan({ isDefault: true }), homeOfLan({ id: 'b', address: '1 Tràng Tiền', isDefault: false })];
  takes('put', 'main/user-address/a');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Sửa địa chỉ: .*12 Trần/ }));
  await screen.findByRole('textbox', { name: 'Địa chỉ' });
  const { isDefault: _before, ...other } = homeOfLan({ id: 'b', address: '1 Tràng Tiền' });
  book = [homeOfLan({ isDefault: false }), { ...other, isDefault: true }];
  server.use(answers('put', 'main/user-address/a', () => homeOfLan({ isDefault: false })));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }));

  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Đặt làm mặc định: .*12 Trần/ })).toBeVisible(),
  );
  expect(screen.getByRole('button', { name: /^Sửa địa chỉ: .*1 Tràng Tiền/ })).not.toHaveFocus();
});

test.each<[string, string, string, string, RegExp]>([
  ['a last name', 'Họ và tên đệm', 'N'.repeat(60), 'N'.repeat(61), /nhiều nhất 60 ký tự/],
  ['a first name', 'Tên', 'L'.repeat(60), 'L'.repeat(61), /nhiều nhất 60 ký tự/],
  ['a first name without digits', 'Tên', 'Lan', 'Lan 2', /không có chữ số/],
  ['a telephone number', 'Số điện thoại', '0912 345 678', '0912 345 67', /chưa đúng/],
  ['a street', 'Địa chỉ', 'x'.repeat(255), 'x'.repeat(256), /Nhiều nhất 255 ký tự/],
  ['a street that is there', 'Địa chỉ', '1', '   ', /chưa điền/],
])(
  '%s is stored up to its bound, and beyond it says so at the field %s',
  async (_what, label, good, bad, words) => {
    takes('put', 'main/user-address/a');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Sửa/ }));
    const name = new RegExp(`^${label}`);
    await screen.findByRole('textbox', { name });
    const write = async (value: string) => {
      await userEvent.clear(field(name));
      await userEvent.click(field(name));
      await userEvent.paste(value);
      await userEvent.click(screen.getByRole('button', { name: /^Lưu/ }));
    };

    await write(bad);
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(words));
    expect(field(name)).toHaveValue(bad);
    expect(sent).toEqual([]);
    await write(good);

    await waitFor(() => expect(sent).toHaveLength(1));
  },
);

test('what was refused of one address is not said of the next, and a deleted one leaves the focus on the book', async () => {
  book = [homeOfLan({ isDefault: true }), homeOfLan({ id: 'b', address: '1 Tràng Tiền', isDefault: false })];
  server.use(
    refuses('put', 'main/user-address/b', 503, 'SERVICE_UNAVAILABLE'),
    refuses('delete', 'main/user-address/a', 503, 'SERVICE_UNAVAILABLE'),
    answers('delete', 'main/user-address/b', () => {
      book = book.slice(0, 1);
      return null;
    }),
  );
  await open();
  const edit = async (street: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name: street }));
    await screen.findByRole('textbox', { name: 'Địa chỉ' });
  };
  await edit(/^Sửa địa chỉ: .*1 Tràng/);
  expect(screen.getByRole('checkbox', { name: 'Đặt làm mặc định' })).not.toBeChecked();
  await waitFor(() => expect(list('Phường, xã')).toHaveValue('00166'));
  await userEvent.type(field('Địa chỉ'), ' A');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  await edit(/^Sửa địa chỉ: .*12 Trần/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // It is the default already.
  expect(screen.queryByRole('checkbox', { name: 'Đặt làm mặc định' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));

  await userEvent.click(screen.getByRole('button', { name: /^Xoá địa chỉ: .*12 Trần/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá địa chỉ' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Giữ lại' }));
  await userEvent.click(screen.getByRole('button', { name: /^Xoá địa chỉ: .*1 Tràng/ }));
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá địa chỉ' }));

  await waitFor(() => expect(screen.queryByText(/^1 Tràng Tiền/)).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Sổ địa chỉ' })).toHaveFocus();
});

test('a deletion that ends after its question was closed leaves what is open and has the focus as it is', async () => {
  book = ['1 Tràng Tiền', '2 Tràng Tiền', '3 Tràng Tiền'].map((address, at) =>
    homeOfLan({ id: `a${String(at)}`, address, isDefault: at === 0 }),
  );
  const answered: Record<string, () => void> = {};
  const deletes = (id: string) => {
    const { held, answer } = holdAnswer();
    answered[id] = answer;
    return answers('delete', `main/user-address/${id}`, async () => {
      sent.push({ to: `delete ${id}` });
      await held;
      book = book.filter((one) => one.id !== id);
      return null;
    });
  };
  server.use(deletes('a1'), deletes('a2'));
  await open();
  const ask = async (street: RegExp) => userEvent.click(await screen.findByRole('button', { name: street }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Xoá địa chỉ này?' }));
  await ask(/^Xoá địa chỉ: .*2 Tràng/);
  await userEvent.click(dialog().getByRole('button', { name: 'Xoá địa chỉ' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Giữ lại' }));
  await ask(/^Xoá địa chỉ: .*3 Tràng/);
  await userEvent.click(dialog().getByRole('button', { name: 'Xoá địa chỉ' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Giữ lại' }));
  await ask(/^Sửa địa chỉ: .*1 Tràng/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Địa chỉ' }), ' A');

  answered['a1']?.();
  await waitFor(() => expect(screen.queryByText(/^2 Tràng Tiền/)).not.toBeInTheDocument());
  answered['a2']?.();
  await waitFor(() => expect(screen.queryByText(/^3 Tràng Tiền/)).not.toBeInTheDocument());

  expect(sent.map(({ to }) => to)).toEqual(['delete a1', 'delete a2']);
  expect(field('Địa chỉ')).toHaveValue('1 Tràng Tiền A');
  expect(field('Địa chỉ')).toHaveFocus();
});

test('an address of former units cannot become the default', async () => {
  book = [homeOfLan({ isDefault: true }), homeOfLan({ id: 'b', isDefault: false, isCurrent: false })];
  await open();

  expect(await screen.findAllByRole('button', { name: /^Sửa địa chỉ/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Đặt làm mặc định/ })).not.toBeInTheDocument();
});

test('the names of countries follow the language that a customer changes to', async () => {
  server.use(
    answers('get', 'main/address/countries', (request: Request) => [
      { code: 'DE', name: request.headers.get('accept-language') === 'en' ? 'Germany' : 'Đức' },
      { code: 'VN', name: 'Việt Nam' },
    ]),
  );
  const { changeLanguage } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Sửa địa chỉ/ }));
  expect(await screen.findByRole('option', { name: 'Đức' })).toBeInTheDocument();
  await changeLanguage('en');

  expect(await screen.findByRole('option', { name: 'Germany' })).toBeInTheDocument();
});

test('an English reader finds everything on the page of addresses', async () => {
  book = [homeOfLan({ isDefault: true }), homeOfLan({ id: 'b', firstName: 'Minh' })];
  await renderRemote(remote, { at: paths.addresses.to(), session: aSession, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Address book | Cửa hàng thử (en)
   robots: noindex
   body
     h1: Address book
     button type=button: Add an address
     div aria-label=Address book role=region tabindex=-1
       article aria-label=Lan Phạm, 12 Trần Thái Tông, Cầu Giấy Ward, Hà Nội City
         Lan Phạm 0912 345 678 Default
         p: 12 Trần Thái Tông, Cầu Giấy Ward, Hà Nội City
         button aria-label=Edit the address: Lan Phạm, 12 Trần Thái Tông type=button: Edit
         button aria-label=Delete the address: Lan Phạm, 12 Trần Thái Tông type=button: Delete the address
       article aria-label=Minh Phạm, 12 Trần Thái Tông, Cầu Giấy Ward, Hà Nội City
         Minh Phạm 0912 345 678 Default
         p: 12 Trần Thái Tông, Cầu Giấy Ward, Hà Nội City
         button aria-label=Edit the address: Minh Phạm, 12 Trần Thái Tông type=button: Edit
         button aria-label=Delete the address: Minh Phạm, 12 Trần Thái Tông type=button: Delete the address"
  `);
});
