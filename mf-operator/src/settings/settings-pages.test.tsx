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
import { answers, expectOwnWrites, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anAdmin, anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

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
expectOwnWrites(server);
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

test('an operator who removes links to social networks has the focus on the next, and then on what adds one', async () => {
  const socials = ['Zalo', 'Facebook'].map((name) => ({ name, url: `https://${name}.example` }));
  server.use(answers('get', 'main/admin/setting/shop', { ...aShop(), socials }));
  await renderRemote(remote, { at: paths.settings.to(), session: anOperator });

  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ Zalo' }));
  expect(screen.getByRole('button', { name: 'Bỏ Facebook' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ Facebook' }));
  expect(screen.getByRole('button', { name: 'Thêm mạng xã hội' })).toHaveFocus();
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

test.each([
  ['vi', 'Nhập số nguyên từ 0 đến 1.000.000.000.'],
  ['en', 'Enter a whole number from 0 to 1,000,000,000.'],
] as const)('an amount beyond its bounds is refused with both of them (%s)', async (language, words) => {
  await renderRemote(remote, { at: paths.settingsPayments.to(), session: anAdmin, language });
  const limit = await box(/Đơn cao nhất|Highest total/);
  await userEvent.clear(limit);
  await userEvent.type(limit, '9000000000');
  await userEvent.click(screen.getByRole('button', { name: /^(Lưu|Save)/ }));

  await waitFor(() => expect(limit).toHaveAccessibleDescription(words));
  expect(sent).toEqual([]);
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
  await userEvent.type(fee, '9000');
  expect(fee).toHaveValue('9000');
  await save();
  // After the field has lost the focus.
  expect(fee).toHaveValue('9.000');

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['tariffs']).toMatchObject({
    SAME_PROVINCE: { STANDARD: { first: 9_000 }, EXPRESS: null },
    REMOTE: { STANDARD: tariff },
  });
});

test('an English reader finds everything on the settings of the shop', async () => {
  await renderRemote(remote, { at: '/operator/settings', language: 'en', session: anOperator });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: Settings | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Settings
     p: The name, legal data and pictures that shoppers see in header, footer, invoices and mails. Changes take effect at once.
     nav aria-label=Groups of settings
       ul
         li
           a aria-current=page href=/en/operator/settings: Shop
         li
           a href=/en/operator/settings/face: Look
         li
           a href=/en/operator/settings/announcement: Announcement
     form aria-label=Shop
       label: Name of the shop
       input autocomplete=off maxlength=60 name=siteName value=Tiệm Mây
       section aria-labelledby→"Legal data and contact" tabindex=-1
         h2: Legal data and contact
         label: Legal name (optional)
         input maxlength=200 name=legalName value=Công ty Mây
         label: Tax code (optional)
         input inputmode=numeric name=taxCode value=0123456789
         label: Address (optional)
         input maxlength=300 name=address value=1 Lê Lợi
         label: Hotline (optional)
         input inputmode=tel name=hotline value=1900 1234
         label: Email (optional)
         input inputmode=email name=email value=hello@example.com
       section aria-labelledby→"Social networks" tabindex=-1
         h2: Social networks
         button type=button: Add a network
       section aria-labelledby→"Pictures" tabindex=-1
         h2: Pictures
         label: Logo
         label: Choose a picture
         input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"Replaces mark and name in the header, 32 pixels high." name=logo type=file
         p: Replaces mark and name in the header, 32 pixels high.
         label: Site icon
         label: Choose a picture
         input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"Square, at least 512 pixels on each side. Shown in browser t…" name=favicon type=file
         p: Square, at least 512 pixels on each side. Shown in browser tabs and on home screens.
         label: Share picture
         label: Choose a picture
         input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"Shown when somebody shares a page without a picture of its o…" name=sharePicture type=file
         p: Shown when somebody shares a page without a picture of its own. 1200 × 630 is best.
       label: Analytics id (optional)
       input aria-describedby→"Used only after consent." autocomplete=off name=analyticsId
       p: Used only after consent.
       button type=submit: Save
       span aria-atomic=true role=status"
  `);
});

test('an English reader finds everything on the settings of the announcement', async () => {
  await renderRemote(remote, { at: '/operator/settings/announcement', language: 'en', session: anOperator });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: Settings | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Settings
     p: One line at the top of every page, for the time that you choose.
     nav aria-label=Groups of settings
       ul
         li
           a href=/en/operator/settings: Shop
         li
           a href=/en/operator/settings/face: Look
         li
           a aria-current=page href=/en/operator/settings/announcement: Announcement
     form aria-label=Announcement
       label
         input name=isOn type=checkbox
         Show the announcement
       label: Vietnamese
       input autocomplete=off maxlength=200 name=textVi
       label: English
       input autocomplete=off maxlength=200 name=textEn
       label: Leads to (optional)
       input aria-describedby→"A page of the shop such as /news/tet, or an address with htt…" autocomplete=off name=link
       p: A page of the shop such as /news/tet, or an address with https://.
       label: Starts (optional)
       input name=startsAt type=datetime-local
       label: Ends (optional)
       input name=endsAt type=datetime-local
       button type=submit: Save
       span aria-atomic=true role=status"
  `);
});

test('an English reader finds everything on the settings of payments', async () => {
  await renderRemote(remote, { at: '/operator/settings/payments', language: 'en', session: anAdmin });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: Settings | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Settings
     p: How new orders are paid. Placed orders stay as they are.
     nav aria-label=Groups of settings
       ul
         li
           a href=/en/operator/settings: Shop
         li
           a href=/en/operator/settings/face: Look
         li
           a href=/en/operator/settings/announcement: Announcement
         li
           a aria-current=page href=/en/operator/settings/payments: Payments
         li
           a href=/en/operator/settings/orders: Orders
         li
           a href=/en/operator/settings/shipping: Shipping
         li
           a href=/en/operator/settings/offers: Internal limits
         li
           a href=/en/operator/settings/providers: Providers
     form aria-label=Payments
       section aria-labelledby→"Methods" tabindex=-1
         h2: Methods
         label
           input name=methods.ONLINE type=checkbox checked
           Online payment
         label
           input name=methods.COD type=checkbox checked
           On delivery
         label
           input name=methods.THEGHINO type=checkbox
           Debit card
       section aria-labelledby→"Payment gateways" tabindex=-1
         h2: Payment gateways
         p: Only the gateways that the server is configured for.
         label
           input name=providers.VNPAY type=checkbox checked
           VNPAY
         label
           input name=providers.MOMO type=checkbox
           MOMO
       section aria-labelledby→"Payment on delivery" tabindex=-1
         h2: Payment on delivery
         label: Highest total that can be paid on delivery
         input autocomplete=off inputmode=numeric name=codLimit value=5,000,000
         ₫
         label
           input name=isCodEverywhere type=checkbox checked
           In every province
       label: Seconds before the gateway opens
       input aria-describedby→"From 0 to 3." inputmode=numeric name=checkoutCountdownSeconds value=3
       p: From 0 to 3.
       button type=submit: Save
       span aria-atomic=true role=status"
  `);
});

test('an English reader finds everything on the settings of orders', async () => {
  await renderRemote(remote, { at: '/operator/settings/orders', language: 'en', session: anAdmin });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: Settings | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Settings
     p: How long goods wait for their payment, and within which days they can go back. Orders that were placed keep the days they were promised.
     nav aria-label=Groups of settings
       ul
         li
           a href=/en/operator/settings: Shop
         li
           a href=/en/operator/settings/face: Look
         li
           a href=/en/operator/settings/announcement: Announcement
         li
           a href=/en/operator/settings/payments: Payments
         li
           a aria-current=page href=/en/operator/settings/orders: Orders
         li
           a href=/en/operator/settings/shipping: Shipping
         li
           a href=/en/operator/settings/offers: Internal limits
         li
           a href=/en/operator/settings/providers: Providers
     form aria-label=Orders
       label: Goods wait for an online payment
       input aria-describedby→"1 to 1440 minutes, from each start of a payment." inputmode=numeric name=paymentMinutes value=15
       minutes
       p: 1 to 1440 minutes, from each start of a payment.
       label: Returns after the delivery
       input aria-describedby→"0 to 365 days; 0 is for no returns." inputmode=numeric name=returnDays value=7
       days
       p: 0 to 365 days; 0 is for no returns.
       button type=submit: Save
       span aria-atomic=true role=status"
  `);
});

test('an English reader finds everything on the settings of delivery', async () => {
  await renderRemote(remote, { at: '/operator/settings/shipping', language: 'en', session: anAdmin });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: Settings | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Settings
     p: Fees and delivery times of new orders. Placed orders stay as they are; who is at the checkout sees the new price before ordering.
     nav aria-label=Groups of settings
       ul
         li
           a href=/en/operator/settings: Shop
         li
           a href=/en/operator/settings/face: Look
         li
           a href=/en/operator/settings/announcement: Announcement
         li
           a href=/en/operator/settings/payments: Payments
         li
           a href=/en/operator/settings/orders: Orders
         li
           a aria-current=page href=/en/operator/settings/shipping: Shipping
         li
           a href=/en/operator/settings/offers: Internal limits
         li
           a href=/en/operator/settings/providers: Providers
     form aria-label=Shipping
       label: Free from (optional)
       input aria-describedby→"Standard delivery inside Vietnam. Empty: never free." autocomplete=off inputmode=numeric name=freeShippingFrom value=500,000
       ₫
       p: Standard delivery inside Vietnam. Empty: never free.
       label: Sent from
       select name=shopProvince value=79
         option: Hà Nội
         option: Hồ Chí Minh City
       label: Province of the first estimate
       select name=defaultProvince value=79
         option: Hà Nội
         option: Hồ Chí Minh City
       label: First weight
       input inputmode=numeric name=firstGrams value=1000
       g
       label: Each further step
       input inputmode=numeric name=nextGrams value=500
       g
       section aria-labelledby→"Same province" tabindex=-1
         h2: Same province
         fieldset
           legend: Standard
           label: Fee of the first weight
           input autocomplete=off inputmode=numeric name=tariffs.SAME_PROVINCE.STANDARD.first value=18,000
           ₫
           label: Fee of each further step
           input autocomplete=off inputmode=numeric name=tariffs.SAME_PROVINCE.STANDARD.next value=2,500
           ₫
           label: Earliest (days)
           input inputmode=numeric name=tariffs.SAME_PROVINCE.STANDARD.from value=1
           label: Latest (days)
           input inputmode=numeric name=tariffs.SAME_PROVINCE.STANDARD.to value=2
         fieldset
           legend: Express
           label
             input name=tariffs.SAME_PROVINCE.EXPRESS.isOffered type=checkbox
             Offered
       section aria-labelledby→"Same region" tabindex=-1
         h2: Same region
         fieldset
           legend: Standard
           label: Fee of the first weight
           input autocomplete=off inputmode=numeric name=tariffs.SAME_REGION.STANDARD.first value=18,000
           ₫
           label: Fee of each further step
           input autocomplete=off inputmode=numeric name=tariffs.SAME_REGION.STANDARD.next value=2,500
           ₫
           label: Earliest (days)
           input inputmode=numeric name=tariffs.SAME_REGION.STANDARD.from value=1
           label: Latest (days)
           input inputmode=numeric name=tariffs.SAME_REGION.STANDARD.to value=2
         fieldset
           legend: Express
           label
             input name=tariffs.SAME_REGION.EXPRESS.isOffered type=checkbox
             Offered
       section aria-labelledby→"Other regions" tabindex=-1
         h2: Other regions
         fieldset
           legend: Standard
           label: Fee of the first weight
           input autocomplete=off inputmode=numeric name=tariffs.REMOTE.STANDARD.first value=18,000
           ₫
           label: Fee of each further step
           input autocomplete=off inputmode=numeric name=tariffs.REMOTE.STANDARD.next value=2,500
           ₫
           label: Earliest (days)
           input inputmode=numeric name=tariffs.REMOTE.STANDARD.from value=1
           label: Latest (days)
           input inputmode=numeric name=tariffs.REMOTE.STANDARD.to value=2
         fieldset
           legend: Express
           label
             input name=tariffs.REMOTE.EXPRESS.isOffered type=checkbox
             Offered
       section aria-labelledby→"Abroad" tabindex=-1
         h2: Abroad
         fieldset
           legend: Standard
           label
             input name=tariffs.ABROAD.STANDARD.isOffered type=checkbox checked
             Offered
           label: Fee of the first weight
           input autocomplete=off inputmode=numeric name=tariffs.ABROAD.STANDARD.first value=18,000
           ₫
           label: Fee of each further step
           input autocomplete=off inputmode=numeric name=tariffs.ABROAD.STANDARD.next value=2,500
           ₫
           label: Earliest (days)
           input inputmode=numeric name=tariffs.ABROAD.STANDARD.from value=1
           label: Latest (days)
           input inputmode=numeric name=tariffs.ABROAD.STANDARD.to value=2
         fieldset
           legend: Express
           label
             input name=tariffs.ABROAD.EXPRESS.isOffered type=checkbox
             Offered
       button type=submit: Save
       span aria-atomic=true role=status"
  `);
});
