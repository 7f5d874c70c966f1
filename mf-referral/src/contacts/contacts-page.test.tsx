import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReferralContact } from '@storefront/shared/contracts';
import { profileReceived, selectNotifications, selectPastNotices } from '@storefront/shared/store';
import {
  answers,
  holdAnswer,
  paged,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { aContact, aMemberSession } from '../testing/builders';

const server = startServer();
expectOwnWrites(server);
let book: ReferralContact[] = [];
let asked: Record<string, string>[] = [];
let sent: { to: string; body?: unknown }[] = [];

function takes(method: 'post' | 'put', path: Parameters<typeof answers>[1], data: unknown) {
  server.use(
    answers(method, path, async (request: Request) => {
      sent.push({ to: `${method} ${path}`, body: await request.json() });
      return data;
    }),
  );
}

beforeEach(() => {
  book = [aContact(), aContact({ id: 'contact-2', fullName: 'Lê Hoa', email: null, company: null })];
  asked = [];
  sent = [];
  sessionStorage.clear();
  server.use(
    answers('get', 'relationship/relationship/list-contact/customer-1', ({ url }: Request) => {
      const query = Object.fromEntries(new URL(url).searchParams);
      asked.push(query);
      const { search = '' } = query;
      return paged(
        book.filter(({ fullName }) => fullName.includes(search)),
        { limit: 10 },
      );
    }),
  );
});
const open = (query?: Parameters<typeof paths.contacts.to>[0]) =>
  renderRemote(remote, { at: paths.contacts.to(query), session: aMemberSession() });
const field = (name: string) => screen.getByRole('textbox', { name });

test('a member sees the contacts and looks for one', async () => {
  const { location } = await open();
  const row = within(await screen.findByRole('row', { name: /Trần Minh/ }));
  for (const text of ['Công ty Sen', 'Sen Việt', 'minh@example.com', '0901 234 567'])
    expect(row.getByText(text)).toBeVisible();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Tìm trong danh bạ' }), 'Hoa');
  await userEvent.click(screen.getByRole('button', { name: 'Tìm' }));
  await waitFor(() => expect(screen.queryByText('Trần Minh')).not.toBeInTheDocument());
  expect(screen.getByText('Lê Hoa')).toBeVisible();
  expect(location()).toBe('/referral/contacts?search=Hoa');
  expect(asked).toEqual([
    { page: '1', limit: '10' },
    { search: 'Hoa', page: '1', limit: '10' },
  ]);
});

test('a member adds a contact, who needs an address', async () => {
  takes('post', 'relationship/relationship/contact', aContact({ id: 'new' }));
  const { store } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm liên hệ' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Họ và tên' }), 'Phạm Lan');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu liên hệ' }));
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/ít nhất một trong hai/));
  await userEvent.type(field('Email'), 'lan@example.com');
  book = [...book, aContact({ id: 'new', fullName: 'Phạm Lan' })];
  await userEvent.click(screen.getByRole('button', { name: 'Lưu liên hệ' }));

  expect(await screen.findByRole('row', { name: /Phạm Lan/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lưu liên hệ' })).not.toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ fullName: 'Phạm Lan', email: 'lan@example.com' });
  expect(selectNotifications(store.getState()).at(-1)?.notice).toBe('referral:ContactSaved');
});

test('a contact that exists already is refused, and what was typed outlives a lost page', async () => {
  server.use(refuses('put', 'relationship/relationship/contact/contact-1', 409, 'REFERRAL_CONTACT_EXISTS'));
  const { unmount, store } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa Trần Minh' }));
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Email' }));
  await userEvent.type(field('Email'), 'hoa@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu liên hệ' }));
  expect(await screen.findByText(/đã có liên hệ với email hoặc số điện thoại này/)).toBeVisible();
  expect(selectPastNotices(store.getState())).toMatchObject([{ notice: 'EmailExisting' }]);
  unmount();

  await open();
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('hoa@example.com');
});

test('a member removes a contact, which is asked before', async () => {
  server.use(
    answers('delete', 'relationship/relationship/contact/contact-1', () => {
      book = book.filter(({ id }) => id !== 'contact-1');
      return null;
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá Trần Minh' }));
  await userEvent.click(screen.getByRole('button', { name: 'Giữ lại' }));
  expect(book).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Xoá Trần Minh' }));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá liên hệ' }));

  await waitFor(() => expect(screen.queryByText('Trần Minh')).not.toBeInTheDocument());
});

test('a member invites contacts from the list; one without an e-mail address cannot be chosen', async () => {
  takes('post', 'campaign/invitation', { sent: 1, skipped: [], leftToday: 10 });
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Trần Minh để mời' }));
  expect(screen.queryByRole('checkbox', { name: /Lê Hoa/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mời 1 người đã chọn' }));

  expect(await screen.findByText('Đã gửi 1 lời mời')).toBeVisible();
  expect(sent[0]?.body).toEqual({ emails: [], contactIds: ['contact-1'], lang: 'vi' });
  expect(screen.getByRole('checkbox', { name: /Trần Minh/ })).not.toBeChecked();
});

test('no more contacts can be chosen than the shop invites at once', async () => {
  book = Array.from({ length: 51 }, (_, at) =>
    aContact({ id: `contact-${String(at)}`, fullName: `Người ${String(at)}` }),
  );
  await open();
  const boxes = await screen.findAllByRole('checkbox');
  const [last] = boxes.slice(-1);
  for (const box of boxes.slice(0, 49)) fireEvent.click(box);
  expect(last).toBeEnabled();
  for (const box of boxes.slice(49, 50)) fireEvent.click(box);

  expect(screen.getByRole('button', { name: 'Mời 50 người đã chọn' })).toBeVisible();
  expect(last).toBeDisabled();
  for (const box of boxes.slice(0, 1)) fireEvent.click(box);
  expect(last).toBeEnabled();
});

test('contacts that are chosen on several pages are invited together', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  takes('post', 'campaign/invitation', { sent: 2, skipped: [], leftToday: 10 });
  server.use(
    answers('get', 'relationship/relationship/list-contact/customer-1', ({ url }: Request) => {
      const page = Number(new URL(url).searchParams.get('page'));
      return {
        data: [aContact({ id: `contact-${String(page)}`, fullName: `Người ${String(page)}` })],
        meta: { page, limit: 1, total: 2, totalPages: 2 },
      };
    }),
  );
  const { goTo } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Người 1 để mời' }));
  await goTo(paths.contacts.to({ page: 2 }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Người 2 để mời' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mời 2 người đã chọn' }));

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ contactIds: ['contact-1', 'contact-2'] }));
});

test('a contact who was invited is invited again when the member sends again', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answers('post', 'campaign/invitation', ({ headers }: Request) => {
      keys.push(headers.get('idempotency-key'));
      return { sent: 1, skipped: [], leftToday: 10 };
    }),
  );
  await open();
  for (const count of [1, 2]) {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Trần Minh để mời' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mời 1 người đã chọn' }));
    await waitFor(() => expect(keys).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Trần Minh/ })).not.toBeChecked());
  }

  expect(new Set(keys).size).toBe(2);
});

test('a member who has searched can go on typing', async () => {
  const { location } = await open();
  const search = () => screen.getByRole('searchbox', { name: 'Tìm trong danh bạ' });
  await userEvent.type(await screen.findByRole('searchbox'), ' Hoa {Enter}');
  await waitFor(() => expect(location()).toBe('/referral/contacts?search=Hoa'));

  await waitFor(() => expect(search()).toHaveValue('Hoa'));
  expect(search()).toHaveFocus();
});

test('a member chooses the same file once more after it could not be looked at', async () => {
  server.use(
    refuses(
      'post',
      'relationship/relationship/contact/import',
      503,
      'SERVICE_UNAVAILABLE',
      {},
      { once: true },
    ),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  const file = new File(['Họ tên,Email\nA,a@example.com'], 'danh-ba.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Tệp danh bạ'), file);
  expect(await screen.findByRole('alert')).toBeVisible();
  takes('post', 'relationship/relationship/contact/import', {
    rows: 1,
    added: 1,
    skipped: 0,
    problems: [],
    isPreview: true,
  });

  await userEvent.upload(screen.getByLabelText('Tệp danh bạ'), file);

  expect(await screen.findByText('Tệp này có 1 liên hệ mới')).toBeVisible();
});

test('a contact that is chosen while others are being invited stays chosen', async () => {
  book = [...book, aContact({ id: 'contact-3', fullName: 'Vũ An', email: 'an@example.com' })];
  const { held, answer } = holdAnswer();
  const invited: unknown[] = [];
  server.use(
    answers('post', 'campaign/invitation', async (request: Request) => {
      invited.push(await request.json());
      await held;
      return { sent: 1, skipped: [], leftToday: 40 };
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Trần Minh để mời' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mời 1 người đã chọn' }));
  await waitFor(() => expect(invited).toEqual([expect.objectContaining({ contactIds: ['contact-1'] })]));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn Vũ An để mời' }));
  answer();

  expect(await screen.findByRole('button', { name: 'Mời 1 người đã chọn' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Chọn Trần Minh để mời' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Chọn Vũ An để mời' })).toBeChecked();
});

test('a file is looked at first, each row that is left out is explained, and then it is imported', async () => {
  takes('post', 'relationship/relationship/contact/import', {
    rows: 3,
    added: 1,
    skipped: 2,
    problems: [
      { row: 2, name: '=cmd()', problem: 'FORMULA' },
      { row: 3, name: 'Trần Minh', problem: 'KNOWN' },
    ],
    isPreview: true,
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  const file = new File(['Họ tên,Email\nA,a@example.com'], 'danh-ba.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Tệp danh bạ'), file);

  expect(await screen.findByText('Tệp này có 1 liên hệ mới')).toBeVisible();
  expect(screen.getByText(/Dòng 2 \(=cmd\(\)\): có công thức của bảng tính/)).toBeVisible();
  expect(screen.getByText(/Dòng 3 \(Trần Minh\): đã có trong danh bạ/)).toBeVisible();
  expect(screen.queryByText(/dòng nữa/)).not.toBeInTheDocument();
  const bytes = new TextEncoder().encode('Họ tên,Email\nA,a@example.com');
  const content = btoa(String.fromCharCode(...bytes));
  expect(sent[0]?.body).toEqual({ content, isPreview: true });

  takes('post', 'relationship/relationship/contact/import', {
    rows: 3,
    added: 1,
    skipped: 2,
    problems: [],
    isPreview: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Thêm 1 liên hệ' }));
  expect(await screen.findByText('Đã thêm 1 liên hệ')).toBeVisible();
  expect(sent[1]?.body).toEqual({ content, isPreview: false });
});

test('an import that fails can be tried again without choosing the file again', async () => {
  const preview = { rows: 1, added: 1, skipped: 0, problems: [], isPreview: true };
  takes('post', 'relationship/relationship/contact/import', preview);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  const file = new File(['Họ tên,Email\nA,a@example.com'], 'danh-ba.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Tệp danh bạ'), file);
  await screen.findByText('Tệp này có 1 liên hệ mới');

  server.use(refuses('post', 'relationship/relationship/contact/import', 503, 'SERVICE_UNAVAILABLE'));
  await userEvent.click(screen.getByRole('button', { name: 'Thêm 1 liên hệ' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Đang đọc tệp…')).not.toBeInTheDocument();

  takes('post', 'relationship/relationship/contact/import', { ...preview, isPreview: false });
  await userEvent.click(screen.getByRole('button', { name: 'Thêm 1 liên hệ' }));
  expect(await screen.findByText('Đã thêm 1 liên hệ')).toBeVisible();
});

test('a file that is too large is refused in the browser, one that cannot be read by the shop', async () => {
  server.use(refuses('post', 'relationship/relationship/contact/import', 400, 'CONTACTS_FILE_UNREADABLE'));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  const input = await screen.findByLabelText('Tệp danh bạ');
  const large = new File(['a'], 'large.csv', { type: 'text/csv' });
  Object.defineProperty(large, 'size', { value: 3 * 1024 * 1024 });
  await userEvent.upload(input, large);
  await waitFor(() => expect(input).toHaveAccessibleDescription(/2 MB/));
  expect(sent).toEqual([]);

  await userEvent.upload(input, new File([new Uint8Array([0xff, 0xd8])], 'a.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/Không đọc được tệp này/)).toBeVisible();
});

test('a member changes a contact without an e-mail address, spaces are trimmed, and the next form is empty', async () => {
  takes('put', 'relationship/relationship/contact/contact-2', aContact({ id: 'contact-2' }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa Lê Hoa' }));
  const form = await screen.findByRole('group', { name: 'Sửa liên hệ' });
  expect(form).toHaveFocus();
  await userEvent.type(field('Số điện thoại'), ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu liên hệ' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu liên hệ' })).not.toBeInTheDocument());
  expect(sent[0]?.body).toMatchObject({ email: '', phoneNumber: '0901 234 567' });

  await userEvent.click(screen.getByRole('button', { name: 'Thêm liên hệ' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Họ và tên' }), 'Bỏ dở');
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  expect(screen.getByRole('region', { name: 'Danh bạ' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Thêm liên hệ' }));

  expect(await screen.findByRole('textbox', { name: 'Họ và tên' })).toHaveValue('');
});

test('what was refused of one contact is not said of the next', async () => {
  server.use(
    refuses('put', 'relationship/relationship/contact/contact-1', 409, 'REFERRAL_CONTACT_EXISTS'),
    refuses('delete', 'relationship/relationship/contact/contact-1', 503, 'SERVICE_UNAVAILABLE'),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa Trần Minh' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu liên hệ' }));
  expect(await screen.findByText(/đã có liên hệ với email/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sửa Lê Hoa' }));
  await waitFor(() => expect(field('Họ và tên')).toHaveValue('Lê Hoa'));
  expect(screen.queryByText(/đã có liên hệ với email/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Xoá Trần Minh' }));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá liên hệ' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Giữ lại' }));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá Lê Hoa' }));

  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

test('a removal that ends after its question was closed leaves the focus in the form that is open', async () => {
  const { held, answer } = holdAnswer();
  server.use(
    answers('delete', 'relationship/relationship/contact/contact-1', async () => {
      await held;
      book = book.filter(({ id }) => id !== 'contact-1');
      return null;
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá Trần Minh' }));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá liên hệ' }));
  await userEvent.click(screen.getByRole('button', { name: 'Giữ lại' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sửa Lê Hoa' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Họ và tên' }), ' Anh');
  answer();

  await waitFor(() => expect(screen.queryByText('Trần Minh')).not.toBeInTheDocument());
  expect(field('Họ và tên')).toHaveFocus();
});

test('a contact that was removed is not invited, and what was typed for it is gone', async () => {
  server.use(
    answers('delete', 'relationship/relationship/contact/contact-1', () => {
      book = book.filter(({ id }) => id !== 'contact-1');
      return null;
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Trần Minh để mời' }));
  expect(screen.getByRole('button', { name: 'Mời 1 người đã chọn' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sửa Trần Minh' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Họ và tên' }), ' Anh');
  await waitFor(() => expect(Object.keys(sessionStorage)).not.toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá Trần Minh' }));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá liên hệ' }));

  await waitFor(() => expect(screen.queryByText('Trần Minh')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Mời/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Danh bạ' })).toHaveFocus();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Anh');
});

test('of fifty chosen contacts each can be taken out again', async () => {
  book = Array.from({ length: 50 }, (_, at) =>
    aContact({ id: `contact-${String(at)}`, fullName: `Người ${String(at)}` }),
  );
  await open();
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  expect(screen.getByRole('button', { name: 'Mời 50 người đã chọn' })).toBeVisible();
  const [first] = screen.getAllByRole('checkbox');
  expect(first).toBeEnabled();
});

test('a page of the contacts that is empty leads to all of them', async () => {
  book = [];
  await open({ page: 3 });

  expect(await screen.findByRole('link', { name: 'Xem tất cả' })).toHaveAttribute(
    'href',
    paths.contacts.to(),
  );
});

test('a search is without blanks around it', async () => {
  const { location } = await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm trong danh bạ' }), '  Hoa ');
  await userEvent.click(screen.getByRole('button', { name: 'Tìm' }));

  expect(location()).toBe('/referral/contacts?search=Hoa');
});

test('a file that adds no contact has no import button, and the skipped rows that are not listed are counted', async () => {
  takes('post', 'relationship/relationship/contact/import', {
    rows: 7,
    added: 0,
    skipped: 7,
    problems: [{ row: 2, name: '', problem: 'NAME' }],
    isPreview: true,
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  await userEvent.upload(
    await screen.findByLabelText('Tệp danh bạ'),
    new File(['Họ tên'], 'danh-ba.csv', { type: 'text/csv' }),
  );

  expect(await screen.findByText('và 6 dòng nữa.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Thêm \d/ })).not.toBeInTheDocument();
});

test('choosing another file replaces the result of the first, and an import that is opened again shows neither', async () => {
  const preview = { rows: 1, added: 1, skipped: 0, problems: [], isPreview: true };
  takes('post', 'relationship/relationship/contact/import', preview);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  const input = await screen.findByLabelText('Tệp danh bạ');
  await userEvent.upload(input, new File(['a'], 'mot.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('button', { name: 'Thêm 1 liên hệ' })).toBeVisible();

  server.use(refuses('post', 'relationship/relationship/contact/import', 400, 'CONTACTS_FILE_UNREADABLE'));
  await userEvent.upload(input, new File(['b'], 'hai.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/Không đọc được tệp này/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thêm 1 liên hệ' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nhập từ tệp' }));

  await screen.findByLabelText('Tệp danh bạ');
  expect(screen.queryByText(/Không đọc được tệp này/)).not.toBeInTheDocument();
});

test('what was imported is in the list', async () => {
  const preview = { rows: 1, added: 1, skipped: 0, problems: [], isPreview: true };
  takes('post', 'relationship/relationship/contact/import', preview);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  await userEvent.upload(
    await screen.findByLabelText('Tệp danh bạ'),
    new File(['a'], 'mot.csv', { type: 'text/csv' }),
  );
  book = [...book, aContact({ id: 'new', fullName: 'Phạm Lan' })];
  takes('post', 'relationship/relationship/contact/import', { ...preview, isPreview: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm 1 liên hệ' }));

  expect(await screen.findByRole('row', { name: /Phạm Lan/ })).toBeVisible();
});

test('a file that was moved away after it was chosen is said to be unreadable, and nothing is sent', async () => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
    setTimeout(() => this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>), 0);
  });
  takes('post', 'relationship/relationship/contact/import', {});
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập từ tệp' }));
  await userEvent.upload(
    await screen.findByLabelText('Tệp danh bạ'),
    new File(['a'], 'mot.csv', { type: 'text/csv' }),
  );

  expect(await screen.findByText(/Không đọc được tệp này/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the contacts of a customer whose account is known after the page are fetched then', async () => {
  const { userInfo, ...unknown } = aMemberSession();
  const { store } = await renderRemote(remote, { at: paths.contacts.to(), session: unknown });
  expect(asked).toEqual([]);
  act(() => {
    if (userInfo) store.dispatch(profileReceived({ userInfo, profile: null }));
  });

  expect(await screen.findByRole('row', { name: /Trần Minh/ })).toBeVisible();
});

test('an English reader finds everything on the page of contacts', async () => {
  await renderRemote(remote, { at: paths.contacts.to(), session: aMemberSession(), language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Contacts | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/referral: Invite friends, earn rewards
         li
           span aria-current=page: Contacts
     h1: Contacts
     nav aria-label=Parts of the referral programme
       ul
         li
           a href=/en/referral: Share
         li
           a href=/en/referral/invite: Invitations
         li
           a href=/en/referral/rewards: Rewards
         li
           a aria-current=page href=/en/referral/contacts: Contacts
     div aria-label=Invite friends role=group tabindex=-1
       div aria-label=Contacts role=region tabindex=-1
         form aria-label=Search your contacts role=search
           label: Search your contacts
           input maxlength=100 type=search
           button type=submit: Search
         button type=button: Add a contact
         button type=button: Import a file
         div aria-label=Contacts role=group tabindex=-1
           p role=status: 2 contacts
           table role=table
             caption: Contacts
             thead role=rowgroup
               tr role=row
                 th role=columnheader scope=col: Invite
                 th role=columnheader scope=col: Full name
                 th role=columnheader scope=col: Company
                 th role=columnheader scope=col: Business name
                 th role=columnheader scope=col: Email
                 th role=columnheader scope=col: Phone
                 th role=columnheader scope=col: Actions
             tbody role=rowgroup
               tr role=row
                 td role=cell
                   label
                     input aria-label=Choose Trần Minh to invite type=checkbox
                 td role=cell: Trần Minh
                 td role=cell: Công ty Sen
                 td role=cell: Sen Việt
                 td role=cell: minh@example.com
                 td role=cell: 0901 234 567
                 td role=cell
                   button aria-label=Edit Trần Minh type=button: Edit
                   button aria-label=Remove Trần Minh type=button: Remove
               tr role=row
                 td role=cell: No email
                 td role=cell: Lê Hoa
                 td role=cell: –
                 td role=cell: Sen Việt
                 td role=cell: –
                 td role=cell: 0901 234 567
                 td role=cell
                   button aria-label=Edit Lê Hoa type=button: Edit
                   button aria-label=Remove Lê Hoa type=button: Remove"
  `);
});
