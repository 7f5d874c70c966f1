import { addressText, unitName, unitOptions } from './address-text';

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

test('provinces and wards to choose from are named in the language, in its order', () => {
  const units = [
    { code: '01', name: 'Thành phố Hà Nội', type: 'CITY', scheme: '2-level' as const },
    { code: '12', name: 'Phường 12', type: 'WARD', scheme: '2-level' as const },
    { code: '2', name: 'Phường 2', type: 'WARD', scheme: '2-level' as const },
    { code: '79', name: 'Tỉnh Cà Mau', type: 'PROVINCE', scheme: '2-level' as const },
  ];

  expect(unitOptions(units, 'vi').map(({ label }) => label)).toEqual(units.map(({ name }) => name));
  expect(unitOptions(units, 'en')).toEqual([
    { value: '79', label: 'Cà Mau Province' },
    { value: '01', label: 'Hà Nội City' },
    { value: '2', label: 'Ward 2' },
    { value: '12', label: 'Ward 12' },
  ]);
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
