import { anAddress, refusedFields } from '@storefront/shared/testing';
import type { InformationForm } from '../draft/draft';
import { emptyInformation, fromForm, informationSchema, newAddress } from './information-schema';

const inVietnam: InformationForm = {
  ...emptyInformation,
  firstName: 'Lan',
  lastName: 'Phạm',
  email: 'lan@example.com',
  phone: '0912345678',
  addressId: newAddress,
  provinceCode: '79',
  wardCode: '26740',
  address: '12 Lê Lợi',
};
const abroad: InformationForm = {
  ...inVietnam,
  national: 'JP',
  provinceCode: '',
  wardCode: '',
  province: 'Osaka',
};
const fromBook: InformationForm = {
  ...inVietnam,
  addressId: 'a',
  provinceCode: '',
  wardCode: '',
  address: '',
};

/** The fields that are refused. */
const refusedIn = (form: InformationForm) => refusedFields(informationSchema, form);

test('a new address, one abroad and one of the book are each enough', async () => {
  for (const form of [inVietnam, abroad, fromBook]) expect(await refusedIn(form)).toEqual([]);
});

test.each<[string, InformationForm, string[]]>([
  [
    'a new address',
    { ...inVietnam, provinceCode: '', wardCode: '', address: ' ' },
    ['address', 'provinceCode', 'wardCode'],
  ],
  ['an address abroad', { ...abroad, province: ' ', address: '' }, ['address', 'province']],
  [
    'who receives',
    { ...fromBook, firstName: '', lastName: '', email: '', phone: '' },
    ['email', 'firstName', 'lastName', 'phone'],
  ],
  ['which address', { ...fromBook, addressId: '' }, ['addressId']],
  ['the country', { ...inVietnam, national: '' }, ['national', 'province']],
])('of %s all that is missing is asked for', async (_what, form, fields) => {
  expect(await refusedIn(form)).toEqual(fields);
});

test.each<[keyof InformationForm, InformationForm, string, string]>([
  ['firstName', inVietnam, 'L'.repeat(60), 'L'.repeat(61)],
  ['lastName', inVietnam, 'P'.repeat(60), 'P'.repeat(61)],
  ['lastName', inVietnam, 'Phạm', 'Phạm 2'],
  ['address', inVietnam, 'x'.repeat(255), 'x'.repeat(256)],
  ['address', abroad, 'x'.repeat(255), 'x'.repeat(256)],
  ['province', abroad, 'x'.repeat(120), 'x'.repeat(121)],
  ['email', inVietnam, 'a@example.vn', 'a@example'],
  ['phone', inVietnam, '+84 912 345 678', '0912 345 67'],
])('%s is taken up to its bound and refused beyond it', async (field, form, good, bad) => {
  expect(await refusedIn({ ...form, [field]: good })).toEqual([]);
  expect(await refusedIn({ ...form, [field]: bad })).toEqual([field]);
});

test('an order to a new address has its units with their names, and a district where there is one', () => {
  const names = { province: 'Thành phố Hồ Chí Minh', ward: 'Phường Sài Gòn' };
  const to = { national: 'VN', provinceCode: '79', wardCode: '26740', address: '12 Lê Lợi' };

  expect(
    fromForm({ ...inVietnam, email: ' Lan@Example.com ', address: ' 12 Lê Lợi ' }, undefined, names),
  ).toEqual({
    customer: { firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com', phone: '+84912345678' },
    address: { ...to, ...names },
  });
  expect(fromForm({ ...inVietnam, districtCode: '760' }, undefined, names).address).toEqual({
    ...to,
    ...names,
    districtCode: '760',
  });
  expect(fromForm({ ...abroad, province: ' Osaka ' }, undefined, names).address).toEqual({
    national: 'JP',
    province: 'Osaka',
    address: '12 Lê Lợi',
  });
});

test('an order to an address of the book has all that the book knows of it, and nothing else of the form', () => {
  const saved = anAddress({ districtCode: '760', district: 'Quận 1' });
  const { national, provinceCode, province, wardCode, ward, address } = saved;

  expect(fromForm(fromBook, saved, {}).address).toEqual({
    national,
    provinceCode,
    province,
    districtCode: '760',
    district: 'Quận 1',
    wardCode,
    ward,
    address,
  });
});
