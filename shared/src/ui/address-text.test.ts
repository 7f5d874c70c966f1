import { addressText, unitName } from './address-text';

test.each([
  ['Phường Bến Thành', 'Bến Thành Ward'],
  ['Xã Tân An Hội', 'Tân An Hội Commune'],
  ['Đặc khu Phú Quốc', 'Phú Quốc Special Zone'],
  ['Thành phố Hồ Chí Minh', 'Hồ Chí Minh City'],
  ['Tỉnh Lâm Đồng', 'Lâm Đồng Province'],
  ['Thị xã Sơn Tây', 'Sơn Tây Town'],
  ['Quận 1', 'District 1'],
  ['Phường 12', 'Ward 12'],
  ['Xãhội', 'Xãhội'],
])('%s is %s for who reads English, and stays for who reads Vietnamese', (vi, en) => {
  expect(unitName(vi, 'en')).toBe(en);
  expect(unitName(vi, 'vi')).toBe(vi);
});

test('an address follows the language of its reader', () => {
  const address = {
    national: 'VN',
    address: '12 Lê Lợi',
    ward: 'Phường Bến Thành',
    province: 'Thành phố Hồ Chí Minh',
  };

  expect(addressText(address, 'vi')).toBe('12 Lê Lợi, Phường Bến Thành, Thành phố Hồ Chí Minh');
  expect(addressText(address, 'en')).toBe('12 Lê Lợi, Bến Thành Ward, Hồ Chí Minh City');
});

test('an address abroad stays as it was written, with its country', () => {
  const address = { national: 'JP', address: '1-2 Ginza', province: 'Tỉnh Tokyo' };

  expect(addressText(address, 'en')).toBe('1-2 Ginza, Tỉnh Tokyo, Japan');
  expect(addressText({ ...address, national: '??' }, 'en')).toBe('1-2 Ginza, Tỉnh Tokyo, ??');
});
