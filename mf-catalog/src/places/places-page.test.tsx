import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../testing/content-remote';
import { aPlace } from '../testing/content-builders';
import { headAndStatusOf } from '../testing/head-and-status';

const hanoi = aPlace({
  id: 'trang-tien',
  name: 'Showroom Tràng Tiền',
  provinceCode: '01',
  province: 'Thành phố Hà Nội',
  openingHours: [
    { from: 1, to: 5, opens: '09:00', closes: '21:30' },
    { from: 6, to: 6, opens: '09:00', closes: '12:00' },
  ],
});
const server = startServer();
beforeEach(() => {
  server.use(answers('get', 'main/system/showrooms', [aPlace(), hanoi]));
});
const at = paths.showrooms.to();

test('a visitor finds where a showroom is, whether it is open, and how to call and reach it', async () => {
  await renderRemote(remote, { at });

  const cards = await screen.findAllByRole('article');
  const [first, second] = cards.map((card) => within(card));
  expect(first?.getByRole('heading', { name: 'Showroom Nguyễn Huệ' })).toBeVisible();
  expect(await first?.findByText('Đang mở cửa, đến 24:00')).toBeVisible();
  expect(first?.getByText('Mỗi ngày: 00:00–24:00')).toBeVisible();
  expect(first?.getByRole('link', { name: 'Gọi Showroom Nguyễn Huệ: 028 0000 0001' })).toHaveAttribute(
    'href',
    'tel:02800000001',
  );
  expect(first?.getByRole('link', { name: /^Xem bản đồ đến Showroom Nguyễn Huệ/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=10.7743,106.7038',
  );
  expect(second?.getByText('Thứ Hai đến Thứ Sáu: 09:00–21:30')).toBeVisible();
  expect(second?.getByText('Thứ Bảy: 09:00–12:00')).toBeVisible();
});

test('a visitor who changes the language sees the places in that language', async () => {
  const { changeLanguage } = await renderRemote(remote, { at });
  await screen.findByRole('heading', { name: 'Showroom Tràng Tiền' });
  server.use(answers('get', 'main/system/showrooms', [{ ...hanoi, name: 'Trang Tien showroom' }]));
  await changeLanguage('en');

  expect(await screen.findByRole('heading', { name: 'Trang Tien showroom' })).toBeVisible();
});

test('a visitor sees the places of one province, which is in the address', async () => {
  const { location } = await renderRemote(remote, { at });

  await userEvent.click(await screen.findByRole('link', { name: 'Thành phố Hà Nội' }));

  expect(await screen.findByText('1 showroom')).toBeVisible();
  expect(location()).toBe('/showrooms?province=01');
  expect(screen.getByRole('heading', { name: 'Showroom Tràng Tiền' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Showroom Nguyễn Huệ' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Thành phố Hà Nội' })).toHaveAttribute('aria-current', 'page');
});

test('an English reader chooses a city by its English name, and reads the address as the post knows it', async () => {
  await renderRemote(remote, { at, language: 'en' });

  expect(await screen.findByRole('link', { name: 'Hà Nội' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hồ Chí Minh City' })).toBeVisible();
  expect(screen.getByText(/, Thành phố Hà Nội$/)).toBeVisible();
});

test('a province without a place leads back to all', async () => {
  await renderRemote(remote, { at: `${at}?province=%00%3Cb%3E` });

  expect(await screen.findByRole('link', { name: 'Xem tất cả địa điểm' })).toHaveAttribute('href', at);
});

test('service centres have a page of their own', async () => {
  server.use(answers('get', 'main/system/svcenter', [aPlace({ name: 'Trung tâm Bình Thạnh' })]));
  await renderRemote(remote, { at: paths.serviceCenters.to() });

  expect(await screen.findByRole('heading', { name: 'Trung tâm Bình Thạnh' })).toBeVisible();
});

test('a search engine is told places and their hours, whatever they are narrowed to', async () => {
  const { store } = await renderRemote(remote, { at });
  await screen.findAllByRole('article');

  const { head, status } = await headAndStatusOf(store, paths.showrooms.pattern, `${at}?province=01`);

  expect(status).toBe(200);
  expect(head).toMatchObject({ canonical: '/showrooms' });
  expect(head?.jsonLd).toHaveLength(3);
  expect(head?.jsonLd?.[1]).toMatchObject({
    '@type': 'Store',
    openingHoursSpecification: [{ opens: '09:00' }, { dayOfWeek: ['Saturday'] }],
  });
});

test('a visitor can ask again for places that did not come', async () => {
  server.use(refuses('get', 'main/system/showrooms', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const { store } = await renderRemote(remote, { at });
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  expect((await headAndStatusOf(store, paths.showrooms.pattern, at)).status).toBe(503);

  await userEvent.click(retry);

  expect(await screen.findByRole('heading', { name: 'Showroom Nguyễn Huệ' })).toBeVisible();
});

test('an English reader finds everything on the page of showrooms', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T08:00:00+07:00'));
  await renderRemote(remote, { at: at, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Showrooms | Cửa hàng thử (en)
   description: Addresses, opening hours and phone numbers of our showrooms: see, try on, try robots, collect orders, return.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Showrooms
     h1: Showrooms
     p: Come to see and try things on, try a robot, collect an order or return something.
     nav aria-label=Choose a province or city
       ul
         li
           a aria-current=page href=/en/showrooms: All
         li
           a href=/en/showrooms?province=79: Hồ Chí Minh City
         li
           a href=/en/showrooms?province=01: Hà Nội
     p role=status: 2 showrooms
     article
       h2: Showroom Nguyễn Huệ
       address: Phố đi bộ Nguyễn Huệ, Thành phố Hồ Chí Minh
       a aria-label=See Showroom Nguyễn Huệ on the map (opens Google Maps) href=https://www.google.com/maps/search/?api=1&query=10.7743,106.7038 rel=noopener noreferrer target=_blank: See the map
       a aria-label=Call Showroom Nguyễn Huệ: 028 0000 0001 href=tel:02800000001: 028 0000 0001
       p: Open now, until 24:00
       ul aria-label=Opening hours
         li: Every day: 00:00–24:00
       ul aria-label=Here you find
         li: Thử đồ
     article
       h2: Showroom Tràng Tiền
       address: Phố đi bộ Nguyễn Huệ, Thành phố Hà Nội
       a aria-label=See Showroom Tràng Tiền on the map (opens Google Maps) href=https://www.google.com/maps/search/?api=1&query=10.7743,106.7038 rel=noopener noreferrer target=_blank: See the map
       a aria-label=Call Showroom Tràng Tiền: 028 0000 0001 href=tel:02800000001: 028 0000 0001
       p: Opens today at 09:00
       ul aria-label=Opening hours
         li: Monday to Friday: 09:00–21:30
         li: Saturday: 09:00–12:00
       ul aria-label=Here you find
         li: Thử đồ"
  `);
});
