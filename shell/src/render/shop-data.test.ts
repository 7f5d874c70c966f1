import type { ClientSetting } from '@storefront/shared/contracts';
import { testPathTo } from '@storefront/shared/testing';
import { shopData } from './shop-data';

const infoClient = {
  legalName: 'Công ty TNHH Cửa Hàng',
  taxCode: '0312345678',
  email: 'chao@cuahang.vn',
  hotline: '1900 1234',
  address: '1 Lê Lợi, Quận 1',
  socials: [
    { name: 'Zalo', url: 'https://zalo.me/cuahang' },
    { name: 'Facebook', url: 'https://facebook.com/cuahang' },
  ],
} as ClientSetting['infoClient'];
const none = () => null;

test('search engines learn who the shop is, how to reach it and how to search it', () => {
  expect(shopData({ infoClient }, 'Cửa Hàng', testPathTo)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Cửa Hàng',
      url: '/',
      logo: '/favicon.svg',
      legalName: 'Công ty TNHH Cửa Hàng',
      taxID: '0312345678',
      email: 'chao@cuahang.vn',
      telephone: '1900 1234',
      address: '1 Lê Lợi, Quận 1',
      sameAs: ['https://zalo.me/cuahang', 'https://facebook.com/cuahang'],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Cửa Hàng',
      url: '/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${testPathTo('catalog/search')}?q={query}` },
        'query-input': 'required name=query',
      },
    },
  ]);
});

test.each([
  ['its logo', { settingClient: { logo: '/logo.png' }, face: { favicon: '/own.ico' } }, '/logo.png'],
  ['its icon without a logo', { settingClient: { logo: null }, face: { favicon: '/own.ico' } }, '/own.ico'],
  ['the usual icon without either', {}, '/favicon.svg'],
])('a shop without a search is known by %s', (_what, setting, logo) => {
  const [shop, site, ...more] = shopData(setting as Partial<ClientSetting>, 'Cửa Hàng', none);

  expect(shop).toMatchObject({ name: 'Cửa Hàng', logo });
  expect(shop).not.toHaveProperty('legalName');
  expect(site).not.toHaveProperty('potentialAction');
  expect(more).toEqual([]);
});
