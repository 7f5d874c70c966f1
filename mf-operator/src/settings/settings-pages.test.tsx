import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  AnnouncementGroup,
  FaceGroup,
  OrdersGroup,
  PaymentsGroup,
  ShippingGroup,
  ShopGroup,
} from '@storefront/shared/contracts';
import { answers, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';

const state = { version: 3, updatedAt: '2026-01-15T03:00:00Z' };
const aShop = (given: Partial<ShopGroup> = {}): ShopGroup => ({
  siteName: 'Tiệm Mây',
  legalName: 'Công ty Mây',
  taxCode: '0123456789',
  address: '1 Lê Lợi',
  hotline: '1900 1234',
  email: 'hello@example.com',
  socials: [],
  logo: null,
  favicon: null,
  sharePicture: null,
  analyticsId: null,
  ...state,
  ...given,
});
const face: FaceGroup = {
  brandColor: null,
  homeSections: [
    'flashSale',
    'categories',
    'hot',
    'newest',
    'vouchers',
    'suggested',
    'more',
    'join',
    'reading',
    'newsletter',
  ],
  badgePicture: null,
  badgeLink: '',
  showVisits: false,
  ...state,
};
const announcement: AnnouncementGroup = {
  isOn: false,
  textVi: '',
  textEn: '',
  link: null,
  startsAt: null,
  endsAt: null,
  ...state,
};
const payments: PaymentsGroup = {
  paymentMethods: ['ONLINE', 'COD'],
  paymentProviders: ['VNPAY'],
  codLimit: 5_000_000,
  codProvinces: null,
  checkoutCountdownSeconds: 3,
  configuredProviders: ['VNPAY', 'MOMO'],
  ...state,
};
const tariff = { first: 18_000, next: 2_500, from: 1, to: 2 };
const zone = { STANDARD: tariff, EXPRESS: null };
const shipping: ShippingGroup = {
  freeShippingFrom: 500_000,
  defaultProvince: '79',
  shopProvince: '79',
  firstGrams: 1000,
  nextGrams: 500,
  tariffs: { SAME_PROVINCE: zone, SAME_REGION: zone, REMOTE: zone, ABROAD: zone },
  ...state,
};

const orders: OrdersGroup = { paymentMinutes: 15, returnDays: 7, ...state };

const server = startServer();
let sent: Record<string, unknown>[] = [];
const savesTo = (group: string, answer: object) =>
  answers('put', `main/admin/setting/${group}`, async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push(body);
    return { ...answer, ...body, version: 4 };
  });
beforeEach(() => {
  sent = [];
  server.use(
    answers('get', 'main/admin/setting/shop', aShop()),
    answers('get', 'main/admin/setting/face', face),
    answers('get', 'main/admin/setting/announcement', announcement),
    answers('get', 'main/admin/setting/payments', payments),
    answers('get', 'main/admin/setting/orders', orders),
    answers('get', 'main/admin/setting/shipping', shipping),
    answers('get', 'main/address/provices', [
      { code: '01', name: 'Hà Nội' },
      { code: '79', name: 'Thành phố Hồ Chí Minh' },
    ]),
    savesTo('shop', aShop()),
    savesTo('face', face),
    savesTo('announcement', announcement),
    savesTo('payments', payments),
    savesTo('orders', orders),
    savesTo('shipping', shipping),
  );
});
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

test('an operator changes the hotline, and is warned before leaving without saving', async () => {
  await renderRemote(remote, { at: paths.settings.to(), session: anOperator });
  const hotline = await box(/Tổng đài/);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);

  await userEvent.clear(hotline);
  await userEvent.type(hotline, '1900 5678');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await save();

  await waitFor(() =>
    expect(sent).toMatchObject([{ hotline: '1900 5678', siteName: 'Tiệm Mây', version: 3 }]),
  );
  await waitFor(() => expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true));
});

test('an operator sees only the groups that operators change', async () => {
  await renderRemote(remote, { at: paths.settings.to(), session: anOperator });
  const tabs = within(await screen.findByRole('navigation', { name: 'Nhóm cài đặt' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Cửa hàng',
    'Giao diện',
    'Thông báo',
  ]);
});

test('what somebody else saved meanwhile is not overwritten, and can be fetched', async () => {
  server.use(refuses('put', 'main/admin/setting/shop', 409, 'EDIT_CONFLICT'));
  await renderRemote(remote, { at: paths.settings.to(), session: anOperator });
  const hotline = await box(/Tổng đài/);
  await userEvent.type(hotline, '5');
  server.use(answers('get', 'main/admin/setting/shop', aShop({ hotline: '1900 9999', version: 4 })));
  await save();

  const conflict = await screen.findByRole('alert');
  expect(hotline).toHaveValue('1900 12345');
  await userEvent.click(within(conflict).getByRole('button'));

  await waitFor(() => expect(hotline).toHaveValue('1900 9999'));
});

test('what is typed while a save is under way stays, and is saved with the next', async () => {
  let finish: (() => void) | undefined;
  server.use(
    answers('put', 'main/admin/setting/shop', async (request: Request) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      if (sent.length === 1) await new Promise<void>((resolve) => (finish = resolve));
      return { ...aShop(), ...body, version: 3 + sent.length };
    }),
  );
  await renderRemote(remote, { at: paths.settings.to(), session: anOperator });
  await userEvent.type(await box(/Tổng đài/), '5');
  await save();
  await waitFor(() => expect(finish).toBeDefined());
  await userEvent.type(await box(/Mã số thuế/), '-001');
  act(() => finish?.());

  await waitFor(() => expect(screen.getByRole('button', { name: 'Lưu' })).not.toHaveAttribute('aria-busy'));
  expect(await box(/Mã số thuế/)).toHaveValue('0123456789-001');
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { version: 3, hotline: '1900 12345', taxCode: '0123456789' },
      { version: 4, hotline: '1900 12345', taxCode: '0123456789-001' },
    ]),
  );
});

test('a brand colour is previewed with the colour that texts will have, and a section of the home page is moved', async () => {
  await renderRemote(remote, { at: paths.settingsFace.to(), session: anOperator });
  await userEvent.type(await box(/Mã màu/), '#FACC15');
  expect(await screen.findByText(/chữ và nút trên nền sáng dùng #/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Đưa Voucher lên' }));
  await save();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ brandColor: '#FACC15', badgePicture: null });
  expect((sent[0]?.['homeSections'] as string[]).slice(3, 5)).toEqual(['vouchers', 'newest']);
});

test('what is no colour is not sent', async () => {
  await renderRemote(remote, { at: paths.settingsFace.to(), session: anOperator });
  await userEvent.type(await box(/Mã màu/), 'red');
  await save();

  expect(await screen.findAllByText(/Mã màu có dấu #/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
});

test('an announcement needs its text in both languages', async () => {
  await renderRemote(remote, { at: paths.settingsAnnouncement.to(), session: anOperator });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hiện thông báo' }));
  await userEvent.type(await box(/Tiếng Việt/), 'Nghỉ Tết');
  await save();
  expect(sent).toEqual([]);

  await userEvent.type(await box(/Tiếng Anh/), 'Closed for Tết');
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([{ isOn: true, textVi: 'Nghỉ Tết', textEn: 'Closed for Tết', link: null }]),
  );
});

test('an administrator offers another gateway and limits payment on delivery to a province', async () => {
  await renderRemote(remote, { at: paths.settingsPayments.to(), session: anAdmin });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'MOMO' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ở mọi tỉnh thành' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hà Nội' }));
  await save();

  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        paymentProviders: ['VNPAY', 'MOMO'],
        paymentMethods: ['ONLINE', 'COD'],
        codProvinces: ['01'],
        version: 3,
      },
    ]),
  );
});

test('an administrator sets how long orders wait and for how long goods can go back', async () => {
  await renderRemote(remote, { at: paths.settingsOrders.to(), session: anAdmin });
  const days = await box(/Nhận đổi trả sau khi giao/);
  await userEvent.clear(days);
  await userEvent.type(days, '366');
  await save();
  await waitFor(() => expect(days).toBeInvalid());
  expect(sent).toEqual([]);

  await userEvent.clear(days);
  await userEvent.type(days, '30');
  await save();

  await waitFor(() => expect(sent).toEqual([{ paymentMinutes: 15, returnDays: 30, version: 3 }]));
});

test('an administrator changes the fee of a zone', async () => {
  await renderRemote(remote, { at: paths.settingsShipping.to(), session: anAdmin });
  const fee = (await screen.findAllByRole('textbox', { name: /Phí nấc đầu/ }))[0] as HTMLElement;
  await userEvent.clear(fee);
  await userEvent.type(fee, '9.000');
  await save();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['tariffs']).toMatchObject({
    SAME_PROVINCE: { STANDARD: { first: 9_000 }, EXPRESS: null },
    REMOTE: { STANDARD: tariff },
  });
});
