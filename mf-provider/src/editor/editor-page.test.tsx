import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OwnSolution, ProviderService, Screenshot } from '@storefront/shared/contracts';
import { loggedOut } from '@storefront/shared/store';
import {
  answers,
  aSession,
  enveloped,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testApi,
  wholePage,
} from '@storefront/shared/testing';
import { undoMs } from '../drafts/drafts-saga';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOwnSolution, aScreenshot, aService } from '../testing/own-builders';

const server = startServer();
expectOwnWrites(server);
const at = paths.editSolution.to('solution-1');
const own = `${testApi}/main/solution/solution-1`;
/** What the shop has, and what was sent to it. */
let shop: OwnSolution;
let services: ProviderService[] = [];
let sent: [string, unknown][] = [];

const conflict = () =>
  HttpResponse.json(
    { success: false, message: 'EDIT_CONFLICT', errorCode: 'EDIT_CONFLICT', data: shop },
    { status: 409 },
  );

/** Stores a change as the shop does: only on top of the version that it names. */
function stores(
  method: 'put' | 'post' | 'delete',
  rest: string,
  change: (body: never) => Partial<OwnSolution>,
) {
  return http[method](`${own}${rest}`, async ({ request }) => {
    const body = request.body === null ? {} : ((await request.json()) as { version?: number });
    sent.push([`${method} ${rest}`, body]);
    if (body.version !== undefined && body.version !== shop.version) return conflict();
    const isCounted = method === 'put';
    shop = { ...shop, ...change(body as never), version: shop.version + (isCounted ? 1 : 0) };
    return HttpResponse.json(enveloped(shop));
  });
}
/** Removes screenshots as the shop does, and lists them. */
function removesShots() {
  const removed: unknown[] = [];
  server.use(
    http.delete(`${own}/screenshots/:sid`, ({ params }) => {
      removed.push(params['sid']);
      shop = { ...shop, ...withContent({ screenshots: shots().filter(({ id }) => id !== params['sid']) }) };
      return HttpResponse.json(enveloped(shop));
    }),
  );
  return removed;
}
const withContent = (content: Partial<OwnSolution['content']>): Partial<OwnSolution> => ({
  content: { ...shop.content, ...content },
});
const shots = (): Screenshot[] => shop.content.screenshots;

afterEach(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  shop = anOwnSolution();
  services = [];
  sent = [];
  sessionStorage.clear();
  server.use(
    http.get(own, () => HttpResponse.json(enveloped(shop))),
    answers('get', 'main/service', () => ({ data: services, total: services.length })),
    stores('put', '', ({ version: _, serviceIds, ...texts }: { version: number; serviceIds?: string[] }) =>
      withContent({
        ...texts,
        ...(serviceIds && { services: services.filter(({ id }) => serviceIds.includes(id)) }),
      }),
    ),
    stores('put', '/links', ({ links }: OwnSolution['content']) => withContent({ links })),
    stores('put', '/channels', ({ channels }: OwnSolution['content']) => withContent({ channels })),
    stores('post', '/submit', () => ({ status: 'PENDING' })),
    stores('post', '/withdraw', () => ({ status: 'NEW' })),
    stores('put', '/screenshots/order', ({ ids }: { ids: string[] }) =>
      withContent({ screenshots: ids.flatMap((id) => shots().filter((shot) => shot.id === id)) }),
    ),
    stores('post', '/screenshots', ({ uploadIds }: { uploadIds: string[] }) =>
      withContent({ screenshots: [...shots(), ...uploadIds.map((id) => aScreenshot({ id: `shot-${id}` }))] }),
    ),
  );
});

const open = (language: 'vi' | 'en' = 'vi') => renderRemote(remote, { at, session: aSession, language });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isSaved = () => screen.findByText(/^Đã lưu \d\d:\d\d$/, { ignore: '[aria-hidden]' });

/** In one step: a draft saves itself in the pauses of typing, which a busy machine makes in the middle of a word. */
async function addAtOnce(name: string | RegExp, text: string) {
  await userEvent.click(await field(name));
  await userEvent.paste(text);
}

test('a draft saves itself, each time on top of the version before, and Enter sends it nowhere', async () => {
  services = [aService()];
  shop = anOwnSolution({ content: { screenshots: [aScreenshot()] } });
  await open();
  await addAtOnce('Tên giải pháp', ' nhỏ');
  await userEvent.keyboard('{Enter}');
  expect(await isSaved()).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Lắp đặt tại quán/ }));
  await addAtOnce(/^Zalo/, 'https://zalo.me/quan');
  await waitFor(() =>
    expect(sent).toEqual([
      ['put ', { version: 1, titleVi: 'Bán hàng cho quán cà phê nhỏ' }],
      ['put ', { version: 2, serviceIds: ['service-1'] }],
      ['put /channels', { version: 3, channels: [{ kind: 'ZALO', url: 'https://zalo.me/quan' }] }],
    ]),
  );
});

test('what is typed while the draft is being saved is saved next', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  const holdsOnce = http.put(
    own,
    async () => {
      isHeld = true;
      await released;
    },
    { once: true },
  );
  server.use(holdsOnce);
  await open();
  await addAtOnce('Tên giải pháp', ' nhỏ');
  await waitFor(() => expect(isHeld).toBe(true));

  await addAtOnce('Tên giải pháp', ' mới');
  release();

  await waitFor(() =>
    expect(sent).toEqual([
      ['put ', { version: 1, titleVi: 'Bán hàng cho quán cà phê nhỏ' }],
      ['put ', { version: 2, titleVi: 'Bán hàng cho quán cà phê nhỏ mới' }],
    ]),
  );
  expect(await isSaved()).toBeInTheDocument();
});

test('a save that fails is told, loses nothing, asks before the page is left, and is sent again', async () => {
  server.use(http.put(own, () => HttpResponse.error(), { once: true }));
  const { location } = await open();
  await addAtOnce('Tên giải pháp', ' nhỏ');
  expect(await screen.findByText('Mất kết nối nên chưa lưu được')).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Giải pháp của bạn' }));
  await press('Ở lại');
  expect(location()).toBe(at);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

  await press('Lưu ngay');
  expect(await isSaved()).toBeInTheDocument();
  expect(await field('Tên giải pháp')).toHaveValue('Bán hàng cho quán cà phê nhỏ');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('what was typed and not saved is there again after the page was lost', async () => {
  server.use(refuses('put', 'main/solution/solution-1', 422, 'VALIDATION_FAILED'));
  services = [aService(), aService({ id: 'service-2', name: 'Dạy nhân viên' })];
  const { unmount } = await open();
  for (const name of [/Lắp đặt tại quán/, /Dạy nhân viên/])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await addAtOnce('Tóm tắt', ' Không cần mạng.');
  await screen.findByText('Nội dung bạn gõ vẫn còn ở đây.');
  unmount();

  // One of the chosen services was removed meanwhile.
  services = [aService()];
  await open();
  expect(await field('Tóm tắt')).toHaveValue('Tính tiền trong ba chạm. Không cần mạng.');
  expect(await screen.findByRole('checkbox', { name: /Lắp đặt tại quán/ })).toBeChecked();
  await screen.findByText('Nội dung bạn gõ vẫn còn ở đây.');
  server.use(stores('put', '', ({ summaryVi }: OwnSolution['content']) => withContent({ summaryVi })));
  await addAtOnce('Tóm tắt', '!');
  await waitFor(() => expect(shop.content.summaryVi).toMatch(/Không cần mạng.!$/));
  expect(sent.at(-1)?.[1]).toMatchObject({ serviceIds: ['service-1'] });
});

test('of an address that is half typed the saved one stays; it counts as unsaved and is there again', async () => {
  shop = anOwnSolution({
    content: {
      links: [{ label: '', url: 'https://demo.vn' }],
      channels: [{ kind: 'ZALO', url: 'https://zalo.me/quan' }],
    },
  });
  const { unmount } = await open();
  await addAtOnce('Đường dẫn 1', ' x');
  await addAtOnce(/^Zalo/, ' x');
  await addAtOnce('Tên giải pháp', ' nhỏ');
  await screen.findByText(/^Đã lưu .*trừ đường dẫn chưa đúng$/, { ignore: '[aria-hidden]' });
  await waitFor(() => expect(shop.content.titleVi).toMatch(/nhỏ$/));
  expect(sent.map(([what]) => what)).toEqual(sent.map(() => 'put '));
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  unmount();

  await open();
  expect(await field('Đường dẫn 1')).toHaveValue('https://demo.vn x');
  expect(await field(/^Zalo/)).toHaveValue('https://zalo.me/quan x');
});

test('two editors: both versions are shown, nothing is overwritten until it is chosen', async () => {
  await open();
  await addAtOnce('Tên giải pháp', ' nhỏ');
  // Somebody else is faster.
  shop = {
    ...shop,
    version: 2,
    content: { ...shop.content, titleVi: 'Bán hàng mang đi', summaryVi: 'Tính tiền trong hai chạm.' },
  };
  const panel = within(await screen.findByRole('alertdialog', { name: /vừa được sửa ở nơi khác/ }));
  expect(panel.getByText('Bán hàng cho quán cà phê nhỏ')).toBeVisible();
  expect(panel.getByText('Bán hàng mang đi')).toBeVisible();
  expect(shop.content.titleVi).toBe('Bán hàng mang đi');
  // What only the other one changed is theirs at first.
  expect(within(panel.getByRole('radiogroup', { name: 'Tóm tắt' })).getAllByRole('radio')[1]).toBeChecked();

  await userEvent.click(panel.getByRole('button', { name: 'Giữ các mục đã chọn' }));
  expect(await isSaved()).toBeInTheDocument();
  expect(shop.content).toMatchObject({
    titleVi: 'Bán hàng cho quán cà phê nhỏ',
    summaryVi: 'Tính tiền trong hai chạm.',
  });
  expect(sent.at(-1)?.[1]).toEqual({ version: 2, titleVi: 'Bán hàng cho quán cà phê nhỏ' });
});

test('two editors: services that both chose are shown by their names', async () => {
  services = [aService(), aService({ id: 'service-2', name: 'Đào tạo nhân viên' })];
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Lắp đặt tại quán/ }));
  shop = { ...shop, version: 2, ...withContent({ services: services.slice(1) }) };

  const panel = within(await screen.findByRole('alertdialog', { name: /vừa được sửa ở nơi khác/ }));

  expect(panel.getByText('Lắp đặt tại quán')).toBeVisible();
  expect(panel.getByText('Đào tạo nhân viên')).toBeVisible();
});

test('an answer that got lost is no conflict with oneself', async () => {
  await open();
  server.use(
    http.put(own, () => {
      shop = { ...shop, version: 2, ...withContent({ titleVi: 'Bán hàng cho quán cà phê nhỏ' }) };
      return conflict();
    }),
  );
  await addAtOnce('Tên giải pháp', ' nhỏ');
  await waitFor(() => expect(shop.version).toBe(2));
  await waitFor(() => expect(screen.getAllByText('Mọi thay đổi đã được lưu')).not.toHaveLength(0));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['javascript:alert(1)', /bắt đầu bằng https/],
  ['data:text/html,<script>alert(1)</script>', /bắt đầu bằng https/],
  ['https://shop.vn@evil.example', /bắt đầu bằng https/],
  ['//evil.example', /bắt đầu bằng https/],
])('a demo link such as %s is refused at its field and never sent', async (address, text) => {
  await open();
  await press('Thêm đường dẫn');
  await userEvent.click(await field('Đường dẫn 1'));
  await userEvent.paste(address);
  await userEvent.click(await field(/Tên hiển thị của đường dẫn 1/));
  expect(await field('Đường dẫn 1')).toHaveAccessibleDescription(text);
  await screen.findByText(/^Đã lưu .*trừ đường dẫn chưa đúng$/, { ignore: '[aria-hidden]' });
  expect(sent).toEqual([]);
});

test('sending for approval lists everything that is missing, then locks the draft until it is withdrawn', async () => {
  shop = anOwnSolution({ content: { summaryVi: '', kind: null } });
  await open();
  await press('Gửi duyệt');
  const summary = within(await screen.findByRole('group', { name: /3/ }));
  for (const name of [/^Loại giải pháp/, /^Tóm tắt/, /^Thêm ảnh/]) summary.getByRole('link', { name });
  await userEvent.click(summary.getByRole('link', { name: /^Tóm tắt/ }));
  expect(await field('Tóm tắt')).toHaveFocus();
  expect(sent).toEqual([]);

  await addAtOnce('Tóm tắt', 'Nhanh.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loại giải pháp' }), 'SALES');
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    answers('post', 'main/upload', async () => {
      await arrived;
      return { id: 'upload-1', url: '', width: 1, height: 1, color: '' };
    }),
  );
  await userEvent.upload(screen.getByLabelText(/^Thêm ảnh/), aFile('ban-hang.png'));
  expect(await screen.findByRole('button', { name: 'Đang tải ảnh lên…' })).toBeDisabled();
  arrive();
  await screen.findByRole('list', { name: 'Thứ tự ảnh' });
  // At once, without waiting for the draft to save itself.
  await press('Gửi duyệt');

  const news = await screen.findByText('Đã gửi duyệt. Kết quả sẽ được báo qua email.');
  expect(news).toHaveFocus();
  expect(sent.at(-1)?.[0]).toBe('post /submit');
  expect(shop.content).toMatchObject({ summaryVi: 'Nhanh.', kind: 'SALES' });
  expect(await field('Tóm tắt')).toBeDisabled();
  await press('Rút lại để sửa');
  await waitFor(async () => expect(await field('Tóm tắt')).toBeEnabled());
});

test('screenshots: each file that is refused says why, order and removal are announced and can be undone', async () => {
  shop = anOwnSolution({
    content: { screenshots: [aScreenshot({ altVi: 'Màn hình bán hàng.' }), aScreenshot({ id: 'shot-2' })] },
  });
  server.use(refuses('post', 'main/upload', 400, 'IMAGE_TOO_LARGE'));
  await open();
  const big = aFile('to.png');
  Object.defineProperty(big, 'size', { value: 6 * 1_048_576 });
  await userEvent.upload(await screen.findByLabelText(/^Thêm ảnh/), [big, aFile('bom.png')]);
  const files = within(await screen.findByRole('list', { name: 'Ảnh đang tải lên' }));
  expect(files.getByText('Ảnh lớn hơn 5 MB. Chọn ảnh nhỏ hơn.')).toBeVisible();
  expect(await files.findByRole('button', { name: 'Tải lại bom.png' })).toBeVisible();
  let uploaded = 0;
  server.use(
    answers('post', 'main/upload', () => {
      uploaded += 1;
      return { id: '3', url: '', width: 1, height: 1, color: '' };
    }),
    refuses('post', 'main/solution/solution-1/screenshots', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }),
  );
  await press('Tải lại bom.png');
  await waitFor(() => expect(uploaded).toBe(1));
  // The shop has the file, and only adding it to the solution failed.
  await press('Tải lại bom.png');
  await press('Bỏ qua to.png');
  await waitFor(() => expect(shots()).toHaveLength(3));
  expect(uploaded).toBe(1);

  await press('Chuyển ảnh 1 ra sau');
  expect(await screen.findByText('Màn hình bán hàng. Đã chuyển đến vị trí 2 trên 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Chuyển ảnh 2 ra sau' })).toHaveFocus();
  await waitFor(() => expect(shots().map(({ id }) => id)).toEqual(['shot-2', 'shot-1', 'shot-3']));

  await press('Xoá ảnh 1');
  await press('Hoàn tác xoá ảnh 1');
  expect(await screen.findByText('Ảnh 1 đã trở lại.')).toBeInTheDocument();
  expect(sent.filter(([what]) => what.startsWith('delete'))).toEqual([]);
});

test('a screenshot whose removal was taken back stays, and one that was removed goes when it is too late for that', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot(), aScreenshot({ id: 'shot-2' })] } });
  const removed = removesShots();
  await open();
  await screen.findByRole('button', { name: 'Xoá ảnh 2' });
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });

  await press('Xoá ảnh 1');
  await press('Hoàn tác xoá ảnh 1');
  await press('Xoá ảnh 2');
  act(() => {
    jest.advanceTimersByTime(undoMs);
  });

  await waitFor(() => expect(removed).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Xoá ảnh 2' })).not.toBeInTheDocument());
  expect(removed).toEqual(['shot-2']);
});

test('a screenshot that is removed once more after an undo can be taken back for the whole time again', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot(), aScreenshot({ id: 'shot-2' })] } });
  const removed = removesShots();
  await open();
  await screen.findByRole('button', { name: 'Xoá ảnh 2' });
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  click('Xoá ảnh 1');
  await pass(undoMs - 2_000);
  click('Hoàn tác xoá ảnh 1');
  click('Xoá ảnh 1');
  await pass(undoMs - 1_000);
  click('Hoàn tác xoá ảnh 1');
  click('Xoá ảnh 2');
  await pass(undoMs);
  jest.useRealTimers();

  await waitFor(() => expect(screen.queryByRole('button', { name: /ảnh 2$/ })).not.toBeInTheDocument());
  expect(removed).toEqual(['shot-2']);
});

test('a screenshot is described, and a change that came from elsewhere is told', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot(), aScreenshot({ id: 'shot-2' })] } });
  server.use(
    stores('put', '/screenshots/shot-1', ({ altVi }: Screenshot) =>
      withContent({ screenshots: shots().map((shot) => (shot.id === 'shot-1' ? { ...shot, altVi } : shot)) }),
    ),
    refuses(
      'put',
      'main/solution/solution-1/screenshots/order',
      409,
      'SCREENSHOTS_CHANGED',
      {},
      { once: true },
    ),
  );
  await open();
  await press('Mô tả và cắt ảnh 1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mô tả ảnh' }), 'Giỏ hàng');
  await press('Lưu ảnh');
  expect(await screen.findByText('Giỏ hàng')).toBeVisible();
  expect(sent).toEqual([
    ['put /screenshots/shot-1', { version: 1, altVi: 'Giỏ hàng', altEn: '', crop: null }],
  ]);

  shop = { ...shop, ...withContent({ screenshots: shots().slice(1) }) };
  await press('Chuyển ảnh 2 lên trước');
  expect(await screen.findByText(/Thứ tự hiện tại đã được tải lại/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Giỏ hàng')).not.toBeInTheDocument());
});

test.each([
  ['Cắt tự do', 1600, 1200, { x: 0.05, y: 0.05, width: 0.9, height: 0.9 }],
  ['Cắt khổ 16:9', 1600, 1200, { x: 0, y: 0.125, width: 1, height: 0.75 }],
  ['Cắt khổ 16:9', 2000, 900, { x: 0.1, y: 0, width: 0.8, height: 1 }],
  ['Dùng cả ảnh', 1600, 1200, null],
])('by "%s" a picture of %i × %i is cut as that says', async (choice, width, height, crop) => {
  const original = { ...aScreenshot().original, width, height };
  const cut = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
  shop = anOwnSolution({ content: { screenshots: [aScreenshot({ original, crop: cut })] } });
  server.use(stores('put', '/screenshots/shot-1', () => ({})));
  await open();
  await press('Mô tả và cắt ảnh 1');

  await press(choice);
  await press('Lưu ảnh');

  await waitFor(() =>
    expect(sent).toEqual([['put /screenshots/shot-1', { version: 1, altVi: '', altEn: '', crop }]]),
  );
});

test('a solution of somebody else is not found', async () => {
  server.use(refuses('get', 'main/solution/solution-1', 404, 'SOLUTION_NOT_FOUND'));
  await open('en');
  expect(await screen.findByRole('heading', { name: 'There is no such solution' })).toBeVisible();
});

test('a provider begins a draft by its title and kind, and sees it as visitors will', async () => {
  server.use(
    answers('post', 'main/solution', async (request: Request) => {
      sent.push(['post', await request.json()]);
      return shop;
    }),
    answers('get', 'main/provider/me', {
      id: 'provider-1',
      businessName: 'Sen Việt',
      description: '',
      website: null,
    }),
  );
  const { location, goTo } = await renderRemote(remote, { at: paths.newSolution.to(), session: aSession });
  await press('Tạo bản nháp');
  await waitFor(async () => expect(await field('Tên giải pháp')).toHaveAttribute('aria-invalid'));
  await addAtOnce('Tên giải pháp', 'Bán hàng cho quán cà phê');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loại giải pháp' }), 'SALES');
  await press('Tạo bản nháp');
  await waitFor(() => expect(location()).toBe(at));
  expect(sent).toEqual([['post', { titleVi: 'Bán hàng cho quán cà phê', kind: 'SALES' }]]);

  await goTo(paths.previewSolution.to('solution-1'));
  expect(await screen.findByText('Bán mang đi, tại bàn và giao tận nơi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Về trang soạn' })).toHaveAttribute('href', at);
});

test('what was typed is saved at once when the page is left', async () => {
  const { goTo } = await open();
  const title = await field('Tên giải pháp');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  fireEvent.change(title, { target: { value: 'Quán nhỏ' } });
  await goTo(paths.newSolution.to());
  // The pause after typing began on the fake clock, so it does not end.
  jest.useRealTimers();

  await waitFor(() => expect(sent).toEqual([['put ', { version: 1, titleVi: 'Quán nhỏ' }]]));
});

test('what could not be saved is sent again at once when the connection is back', async () => {
  // Without that it would not be sent again for a minute.
  const refusal = refuses(
    'put',
    'main/solution/solution-1',
    503,
    'SERVICE_UNAVAILABLE',
    {},
    { once: true, headers: { 'retry-after': '60' } },
  );
  server.use(refusal);
  await open();
  await addAtOnce('Tên giải pháp', ' nhỏ');
  expect(await screen.findByRole('button', { name: 'Lưu ngay' })).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

  expect(await isSaved()).toBeInTheDocument();
  expect(shop.content.titleVi).toBe('Bán hàng cho quán cà phê nhỏ');
  // Nothing of it is stored in this tab any more.
  expect(Object.keys(sessionStorage).filter((key) => sessionStorage.getItem(key)?.includes('nhỏ'))).toEqual(
    [],
  );
});

test('what the shop refused is sent again once it is corrected', async () => {
  server.use(refuses('put', 'main/solution/solution-1', 422, 'VALIDATION_FAILED', {}, { once: true }));
  await open();
  await addAtOnce('Tên giải pháp', ' nhỏ');
  await screen.findByText('Nội dung bạn gõ vẫn còn ở đây.');
  await addAtOnce('Tên giải pháp', ' xinh');

  expect(await isSaved()).toBeInTheDocument();
  expect(sent).toEqual([['put ', { version: 1, titleVi: 'Bán hàng cho quán cà phê nhỏ xinh' }]]);
});

test('a save that comes too soon for the shop waits as long as the shop says, and later ones longer each time', async () => {
  let attempts = 0;
  server.use(
    http.put(own, () => {
      attempts += 1;
      return HttpResponse.json(
        { success: false, message: 'TOO_MANY_REQUESTS', errorCode: 'TOO_MANY_REQUESTS' },
        { status: 429, headers: attempts === 1 ? { 'retry-after': '20' } : {} },
      );
    }),
  );
  await open();
  await field('Tên giải pháp');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  fireEvent.change(screen.getByRole('textbox', { name: 'Tên giải pháp' }), { target: { value: 'Quán nhỏ' } });
  await pass(1_000);
  await waitFor(() => expect(attempts).toBe(1));

  await pass(15_000);
  expect(attempts).toBe(1);
  await pass(6_000);
  await waitFor(() => expect(attempts).toBe(2));
  await pass(8_000);
  expect(attempts).toBe(2);
  await pass(4_000);
  await waitFor(() => expect(attempts).toBe(3));
  await pass(25_000);
  expect(attempts).toBe(3);
  await pass(6_000);
  await waitFor(() => expect(attempts).toBe(4));
});

test('in a conflict nothing can be typed, each side may be taken as a whole, and the focus is on the question', async () => {
  await open();
  await addAtOnce('Tên giải pháp', ' nhỏ');
  shop = {
    ...shop,
    version: 2,
    content: { ...shop.content, titleVi: 'Bán hàng mang đi', summaryVi: 'Tính tiền trong hai chạm.' },
  };
  const panel = within(await screen.findByRole('alertdialog'));
  expect(screen.getByRole('alertdialog')).toHaveFocus();
  expect(await field('Mô tả')).toBeDisabled();
  expect(
    within(panel.getByRole('radiogroup', { name: 'Tên giải pháp' })).getAllByRole('radio')[0],
  ).toBeChecked();

  await userEvent.click(panel.getByRole('button', { name: 'Chọn hết bản vừa sửa ở nơi khác' }));
  await userEvent.click(panel.getByRole('button', { name: 'Giữ các mục đã chọn' }));

  await waitFor(async () => expect(await field('Tên giải pháp')).toHaveValue('Bán hàng mang đi'));
  expect(await field('Tóm tắt')).toHaveValue('Tính tiền trong hai chạm.');
  expect(sent).toHaveLength(1);
});

test('a screenshot that is added while a text waits is no conflict, and what was typed is saved after it', async () => {
  await open();
  server.use(answers('post', 'main/upload', { id: 'upload-1', url: '', width: 1, height: 1, color: '' }));
  await userEvent.upload(await screen.findByLabelText(/^Thêm ảnh/), aFile('ban-hang.png'));
  await screen.findByRole('list', { name: 'Thứ tự ảnh' });
  // Elsewhere a picture was described meanwhile: the version is another, the text is not.
  shop = { ...shop, version: 7 };
  await addAtOnce('Tên giải pháp', ' nhỏ');

  expect(await isSaved()).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent.at(-1)).toEqual(['put ', { version: 7, titleVi: 'Bán hàng cho quán cà phê nhỏ' }]);
});

test('a draft that was changed elsewhere while nothing was typed here shows the change', async () => {
  const { goTo } = await open();
  expect(await field('Tên giải pháp')).toHaveValue('Bán hàng cho quán cà phê');
  await goTo(paths.newSolution.to());
  shop = { ...shop, version: 2, ...withContent({ titleVi: 'Bán hàng mang đi' }) };
  await goTo(at);

  await waitFor(async () => expect(await field('Tên giải pháp')).toHaveValue('Bán hàng mang đi'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('who signs in next finds nothing of the drafts that were open', async () => {
  const { store, goTo } = await open();
  await field('Tên giải pháp');
  await goTo(paths.newSolution.to());
  act(() => {
    store.dispatch(loggedOut());
  });

  expect(JSON.stringify(store.getState())).not.toContain('Tính tiền trong ba chạm');
});

test('an address that is there twice and an unfinished English part are refused before the approval', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot()] } });
  await open();
  for (const number of [1, 2]) {
    await press('Thêm đường dẫn');
    await addAtOnce(`Đường dẫn ${String(number)}`, 'https://demo.vn');
  }
  await press('Thêm bản tiếng Anh');
  await addAtOnce('Tên bằng tiếng Anh', 'Cafés');
  await press('Gửi duyệt');

  await waitFor(async () => expect(await field('Đường dẫn 2')).toHaveAccessibleDescription(/đã có ở trên/));
  expect(await field('Mô tả bằng tiếng Anh')).toHaveAccessibleDescription(/Viết nốt phần tiếng Anh/);
  expect(await isSaved()).toBeInTheDocument();
  expect(sent.map(([what]) => what)).not.toContain('post /submit');
});

test('the only screenshot that is being removed does not count for the approval', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot()] } });
  await open();
  await press('Xoá ảnh 1');
  await press('Gửi duyệt');

  expect(await screen.findByRole('link', { name: /^Thêm ảnh/ })).toBeVisible();
  expect(sent).toEqual([]);
  await press('Hoàn tác xoá ảnh 1');
});

test('a screenshot that is being removed is gone before the draft is sent for approval', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot(), aScreenshot({ id: 'shot-2' })] } });
  server.use(
    stores('delete', '/screenshots/shot-1', () =>
      withContent({ screenshots: shots().filter(({ id }) => id !== 'shot-1') }),
    ),
  );
  await open();
  await press('Xoá ảnh 1');
  await press('Gửi duyệt');

  await screen.findByText('Đã gửi duyệt. Kết quả sẽ được báo qua email.');
  expect(sent.map(([what]) => what)).toEqual(['delete /screenshots/shot-1', 'post /submit']);
});

test('a draft is not sent for approval with a screenshot whose removal failed', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot(), aScreenshot({ id: 'shot-2' })] } });
  const removed = removesShots();
  const path = 'main/solution/solution-1/screenshots/shot-1' as const;
  server.use(refuses('delete', path, 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  await open();
  await press('Xoá ảnh 1');
  await press('Gửi duyệt');

  expect(await screen.findByRole('alert')).toHaveTextContent(/^Chưa gửi được/);
  expect(screen.getByRole('button', { name: 'Hoàn tác xoá ảnh 1' })).toBeVisible();
  expect(sent).toEqual([]);
  await press('Gửi duyệt');

  await screen.findByText('Đã gửi duyệt. Kết quả sẽ được báo qua email.');
  expect(removed).toEqual(['shot-1']);
});

test('a draft is sent for approval when a screenshot that is being removed was removed elsewhere', async () => {
  shop = anOwnSolution({ content: { screenshots: [aScreenshot(), aScreenshot({ id: 'shot-2' })] } });
  server.use(refuses('delete', 'main/solution/solution-1/screenshots/shot-1', 404, 'SCREENSHOT_NOT_FOUND'));
  await open();
  await press('Xoá ảnh 1');
  shop = { ...shop, ...withContent({ screenshots: shots().filter(({ id }) => id !== 'shot-1') }) };
  await press('Gửi duyệt');

  await screen.findByText('Đã gửi duyệt. Kết quả sẽ được báo qua email.');
  expect(sent.map(([what]) => what)).toEqual(['post /submit']);
});

test('ten links are the limit, and removing one leaves the focus on the links', async () => {
  shop = anOwnSolution({ content: { links: Array(9).fill({ label: '', url: 'https://demo.vn' }) } });
  await open();
  await press('Thêm đường dẫn');
  expect(screen.getAllByRole('button', { name: /^Xoá đường dẫn/ })).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Thêm đường dẫn' })).not.toBeInTheDocument();

  await press('Xoá đường dẫn 10');

  expect(screen.getByRole('group', { name: 'Đường dẫn dùng thử' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Thêm đường dẫn' })).toBeVisible();
});

test('a solution has twelve screenshots as its limit, with those that are being uploaded, and a cancelled upload is not added', async () => {
  shop = anOwnSolution({
    content: {
      screenshots: Array.from({ length: 11 }, (_, index) => aScreenshot({ id: `shot-${String(index)}` })),
    },
  });
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    answers('post', 'main/upload', async () => {
      await arrived;
      return { id: 'late', url: '', width: 1, height: 1, color: '' };
    }),
  );
  await open();
  await userEvent.upload(await screen.findByLabelText(/^Thêm ảnh/), aFile('mot.png'));
  const files = within(await screen.findByRole('list', { name: 'Ảnh đang tải lên' }));
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.upload(screen.getByLabelText(/^Thêm ảnh/), aFile('hai.png'));
  expect(await files.findByText(/^Đã đủ 12 ảnh/)).toBeVisible();

  await press('Huỷ tải mot.png');
  arrive();
  await press('Bỏ qua hai.png');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Ảnh đang tải lên' })).toBeNull());
  await addAtOnce('Tên giải pháp', ' nhỏ');
  expect(await isSaved()).toBeInTheDocument();
  expect(sent.map(([what]) => what)).toEqual(['put ']);
});

test('a refused order of screenshots is undone, the last one cannot be moved on, and a description is saved without blanks around it', async () => {
  shop = anOwnSolution({
    content: { screenshots: [aScreenshot({ altVi: 'Một' }), aScreenshot({ id: 'shot-2', altVi: 'Hai' })] },
  });
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  server.use(
    http.put(`${own}/screenshots/order`, async () => {
      await refused;
      return HttpResponse.json({ errorCode: 'SERVICE_UNAVAILABLE' }, { status: 503 });
    }),
    stores('put', '/screenshots/shot-2', () => ({})),
  );
  await open();
  await screen.findByRole('list', { name: 'Thứ tự ảnh' });
  expect(screen.getByRole('button', { name: 'Chuyển ảnh 2 ra sau' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Chuyển ảnh 1 lên trước' })).toBeDisabled();
  const order = () =>
    within(screen.getByRole('list', { name: 'Thứ tự ảnh' }))
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/^(Một|Hai)$/).textContent);
  await press('Chuyển ảnh 1 ra sau');
  expect(order()).toEqual(['Hai', 'Một']);
  refuse();
  expect(await screen.findByText(/Chưa thay đổi được ảnh/)).toBeVisible();
  expect(order()).toEqual(['Một', 'Hai']);

  await press('Mô tả và cắt ảnh 2');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mô tả ảnh' }), ' xong ');
  await press('Lưu ảnh');
  await waitFor(() =>
    expect(sent).toEqual([
      ['put /screenshots/shot-2', { version: 1, altVi: 'Hai xong', altEn: '', crop: null }],
    ]),
  );
});

test('a picture whose adding got no answer is added once, by the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answers('post', 'main/upload', { id: 'upload-1', url: '', width: 1, height: 1, color: '' }),
    http.post(`${own}/screenshots`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  await open();
  await userEvent.upload(await screen.findByLabelText(/^Thêm ảnh/), aFile('mot.png'));
  await press('Tải lại mot.png');
  await waitFor(() => expect(keys.length).toBeGreaterThan(1));

  expect(keys[0]).toMatch(/upload-1/);
  expect(new Set(keys).size).toBe(1);
});

test('a file that was left behind with the page is given up when it is tried again', async () => {
  server.use(refuses('post', 'main/upload', 400, 'IMAGE_TOO_LARGE'));
  const { goTo } = await open();
  await userEvent.upload(await screen.findByLabelText(/^Thêm ảnh/), aFile('mot.png'));
  await screen.findByRole('button', { name: 'Tải lại mot.png' });
  await goTo(paths.newSolution.to());
  await goTo(at);

  await press('Tải lại mot.png');

  await waitFor(() => expect(screen.queryByText('mot.png')).not.toBeInTheDocument());
});

test('a draft without an approved version cannot be published from its editor, and one that was approved can', async () => {
  const { unmount } = await open();
  await field('Tên giải pháp');
  expect(screen.queryByRole('link', { name: 'Đến danh sách để đăng' })).not.toBeInTheDocument();
  unmount();

  shop = anOwnSolution({ status: 'APPROVED', hasLive: true, changed: ['title'] });
  await open();

  expect(await screen.findByRole('link', { name: 'Đến danh sách để đăng' })).toHaveAttribute(
    'href',
    paths.ownSolutions.to({ state: 'APPROVED' }),
  );
  expect(screen.getByText('Bạn có thay đổi chưa gửi duyệt')).toBeVisible();
  expect(screen.queryByText('Khách vẫn đang xem bản cũ.')).not.toBeInTheDocument();
});

test('an English preview shows English only once all of it is written, and links that have an address', async () => {
  const english = { titleEn: 'Selling in cafés', summaryEn: 'Three taps.', descriptionEn: '' };
  const links = [
    { label: 'Thử ngay', url: 'https://demo.vn' },
    { label: 'Chưa có', url: '' },
  ];
  shop = anOwnSolution({ content: { ...english, links } });
  server.use(refuses('get', 'main/provider/me', 404, 'PROVIDER_NOT_FOUND'));
  const preview = () =>
    renderRemote(remote, { at: paths.previewSolution.to('solution-1'), session: aSession, language: 'en' });
  const { unmount } = await preview();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bán hàng cho quán cà phê' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Thử ngay/ })).toBeVisible();
  expect(screen.queryByText(/Chưa có/)).not.toBeInTheDocument();
  unmount();

  shop = anOwnSolution({ content: { ...english, descriptionEn: 'For here and to go.' } });
  await preview();

  expect(await screen.findByRole('heading', { level: 1, name: 'Selling in cafés' })).toBeVisible();
  expect(screen.getByText('For here and to go.')).toBeVisible();
});

test('a title is saved without blanks around it, and the form for the next draft is empty', async () => {
  server.use(
    answers('post', 'main/solution', async (request: Request) => {
      sent.push(['post', await request.json()]);
      return shop;
    }),
  );
  const { location, goTo } = await renderRemote(remote, { at: paths.newSolution.to(), session: aSession });
  await addAtOnce('Tên giải pháp', '  Quán nhỏ ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loại giải pháp' }), 'SALES');
  const before = window.history.length;
  await press('Tạo bản nháp');
  await waitFor(() => expect(location()).toBe(at));
  expect(sent).toEqual([['post', { titleVi: 'Quán nhỏ', kind: 'SALES' }]]);
  // The way back leads to where the provider came from.
  expect(window.history.length).toBe(before);

  await goTo(paths.newSolution.to());
  expect(await field('Tên giải pháp')).toHaveValue('');
});

function aFile(name: string): File {
  return new File(['picture'], name, { type: 'image/png' });
}

test('an English reader finds everything on the page of a draft', async () => {
  await open('en');

  expect(await wholePage('textarea')).toMatchInlineSnapshot(`
   "title: Edit solution | Cửa hàng thử (en)
   robots: noindex
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en/provider/solutions: Your solutions
         li
           span aria-current=page: Bán hàng cho quán cà phê
     h1: Bán hàng cho quán cà phê
     form aria-label=Edit solution
       span aria-atomic=true role=status
       fieldset
         section aria-labelledby→"Content" tabindex=-1
           h2: Content
           label: Title in Vietnamese
           input autocomplete=off maxlength=120 name=titleVi value=Bán hàng cho quán cà phê
           label: Kind
           select name=kind value=SALES
             option: Choose a kind
             option: Sales
             option: Inventory
             option: Delivery
             option: Customer care
             option: Marketing
             option: Accounting and invoices
             option: Payment
             option: Websites
             option: Design
             option: Staff
             option: Other
           label: Summary in Vietnamese
           textarea aria-describedby→"One or two sentences for the list. 24 of 300 characters." maxlength=300 name=summaryVi value=Tính tiền trong ba chạm.: Tính tiền trong ba chạm.
           p: One or two sentences for the list. 24 of 300 characters.
           label: Description in Vietnamese
           textarea aria-describedby→"What it helps with, whom, and how to start. An empty line be…" maxlength=10000 name=descriptionVi value=Bán mang đi, tại bàn và giao tận nơi.: Bán mang đi, tại bàn và giao tận nơi.
           p: What it helps with, whom, and how to start. An empty line begins a new paragraph.
           button type=button: Add an English version
         section aria-labelledby→"Screenshots" tabindex=-1
           h2: Screenshots
           label: Add screenshots
           label: Choose pictures
           input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"JPEG, PNG, WebP or AVIF, at most 5 MB each, at most 12 of th…" multiple name=screenshots type=file
           p: JPEG, PNG, WebP or AVIF, at most 5 MB each, at most 12 of them. You can also drop several here.
         section aria-labelledby→"Demo links" tabindex=-1
           h2: Demo links
           p: Where visitors can try it or see a demo. We never open these addresses ourselves.
           div aria-label=Demo links role=group tabindex=-1
           button type=button: Add a link
         section aria-labelledby→"Social channels" tabindex=-1
           h2: Social channels
           p: Your page on each network, where visitors can see more and write to you.
           label: Facebook (optional)
           input autocomplete=off maxlength=500 name=channels.FACEBOOK placeholder=https://facebook.com/ type=url
           label: Zalo (optional)
           input autocomplete=off maxlength=500 name=channels.ZALO placeholder=https://zalo.me/ type=url
           label: YouTube (optional)
           input autocomplete=off maxlength=500 name=channels.YOUTUBE placeholder=https://youtube.com/ type=url
           label: TikTok (optional)
           input autocomplete=off maxlength=500 name=channels.TIKTOK placeholder=https://tiktok.com/ type=url
           label: Instagram (optional)
           input autocomplete=off maxlength=500 name=channels.INSTAGRAM placeholder=https://instagram.com/ type=url
           label: LinkedIn (optional)
           input autocomplete=off maxlength=500 name=channels.LINKEDIN placeholder=https://linkedin.com/ type=url
           label: X (optional)
           input autocomplete=off maxlength=500 name=channels.X placeholder=https://x.com/ type=url
           label: Telegram (optional)
           input autocomplete=off maxlength=500 name=channels.TELEGRAM placeholder=https://t.me/ type=url
         section aria-labelledby→"Services" tabindex=-1
           h2: Services
           p: Choose what visitors can order with this solution.
           p
             You have no services yet.
             a href=/en/provider/services: Manage services
       aside aria-label=Status and next steps
         Draft
         p role=status tabindex=-1
         button type=submit: Send for approval
         a href=/en/provider/solutions/solution-1/preview: Preview
         nav aria-label=Parts of the editor
           ul
             li
               a href→"ContentTitle in VietnameseKindChoose a kindSalesInventoryDel…": Content
             li
               a href→"ScreenshotsAdd screenshotsChoose picturesJPEG, PNG, WebP or …": Screenshots
             li
               a href→"Demo linksWhere visitors can try it or see a demo. We never …": Demo links
             li
               a href→"Social channelsYour page on each network, where visitors can…": Social channels
             li
               a href→"ServicesChoose what visitors can order with this solution.Yo…": Services"
  `);
});
