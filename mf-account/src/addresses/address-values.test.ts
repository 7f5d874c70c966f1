import { anAddress } from '@storefront/shared/testing';
import { fromValues, newAddress, toValues } from './address-values';
import { asDefault } from './as-default';

test('a new address begins with its owner, in Việt Nam', () => {
  const person = { firstName: 'Lan', lastName: 'Phạm', phone: '+84912345678' };

  expect(newAddress(person)).toMatchObject({
    firstName: 'Lan',
    lastName: 'Phạm',
    phone: '0912 345 678',
    national: 'VN',
    isDefault: false,
  });
  expect(newAddress({ firstName: 'Lan', lastName: '' }).phone).toBe('');
});

const successor = { provinceCode: '01', province: 'Hà Nội', wardCode: '00166', ward: 'Cầu Giấy' };

test.each<[string, Parameters<typeof anAddress>[0], { provinceCode: string; wardCode: string }]>([
  ['of today', {}, { provinceCode: '79', wardCode: '26740' }],
  [
    'that became another',
    { isCurrent: false, successors: [successor] },
    { provinceCode: '01', wardCode: '00166' },
  ],
  [
    'that became several',
    { isCurrent: false, successors: [successor, { ...successor, wardCode: '2' }] },
    { provinceCode: '', wardCode: '' },
  ],
  ['that is no more', { isCurrent: false }, { provinceCode: '', wardCode: '' }],
])('a ward %s is chosen as it can be', (_what, given, units) => {
  expect(toValues(anAddress(given))).toMatchObject({ ...units, province: '' });
});

test('an address abroad has its province in words, and is sent with that alone', () => {
  const { provinceCode: _code, wardCode: _ward, ...rest } = anAddress({ national: 'DE', province: 'Bayern' });
  const values = toValues(rest);

  expect(values.province).toBe('Bayern');
  expect(fromValues({ ...values, province: ' Bayern ', address: ' Weg 1 ' })).toEqual({
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    phone: '+84901234567',
    national: 'DE',
    province: 'Bayern',
    address: 'Weg 1',
    isDefault: true,
  });
});

test('an address in Việt Nam is sent with its units alone', () => {
  expect(fromValues({ ...toValues(anAddress()), province: 'still here' })).toEqual({
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    phone: '+84901234567',
    national: 'VN',
    provinceCode: '79',
    wardCode: '26740',
    address: '12 Lê Lợi',
    isDefault: true,
  });
});

test('made the default, an address stays what it is, without what only the shop says of it', () => {
  const { id: _id, isCurrent: _isCurrent, ...body } = anAddress({ isDefault: false });

  expect(asDefault(anAddress({ isDefault: false, successors: [successor] }))).toEqual({
    ...body,
    isDefault: true,
  });
});
