import fc from 'fast-check';
import { shippingOffers, zoneOf } from './shipping.rules';

const provinces =
  '01 04 08 11 12 14 15 19 20 22 24 25 31 33 37 38 40 42 44 46 48 51 52 56 66 68 75 79 80 82 86 91 92 96'.split(
    ' ',
  );

test('every one of the 34 provinces is served', () => {
  expect(provinces.filter((provinceCode) => !zoneOf({ national: 'VN', provinceCode }, '79'))).toEqual([]);
});

test.each([
  ['01', '04 08 11 12 14 15 19 20 22 24 25 31 33 37'],
  ['48', '38 40 42 44 46 51 52 56 66 68'],
  ['79', '75 80 82 86 91 92 96'],
])('a parcel from province %s stays in its region on the way to %s', (shopProvince, region) => {
  const zones = provinces.map((provinceCode) => zoneOf({ national: 'VN', provinceCode }, shopProvince));

  expect(provinces.filter((_code, at) => zones[at] === 'SAME_REGION').join(' ')).toBe(region);
  expect(provinces.filter((_code, at) => zones[at] === 'SAME_PROVINCE')).toEqual([shopProvince]);
});

test.each([
  [{ national: 'VN', provinceCode: '79' }, 'SAME_PROVINCE'],
  [{ national: 'VN', provinceCode: '92' }, 'SAME_REGION'],
  [{ national: 'VN', provinceCode: '01' }, 'REMOTE'],
  [{ national: 'FR' }, 'ABROAD'],
  [{ national: 'VN', provinceCode: '02' }, null],
  [{ national: 'VN' }, null],
])('a parcel from Hồ Chí Minh City to %j goes to the zone %s', (address, zone) => {
  expect(zoneOf(address, '79')).toBe(zone);
});

test('a heavier parcel costs a step more for every started half kilogram after the first', () => {
  const fees = [1, 1000, 1001, 1500, 1501].map(
    (grams) => shippingOffers('SAME_PROVINCE', { grams, subtotal: 0 }, null)[0]?.fee,
  );
  expect(fees).toEqual([18_000, 18_000, 20_500, 20_500, 23_000]);
});

test('standard delivery is free from the threshold on, express and abroad never', () => {
  const feeOf = (zone: 'REMOTE' | 'ABROAD', subtotal: number) =>
    shippingOffers(zone, { grams: 500, subtotal }, 500_000).map(({ code, fee }) => [code, fee]);

  expect(feeOf('REMOTE', 499_999)).toEqual([
    ['STANDARD', 35_000],
    ['EXPRESS', 65_000],
  ]);
  expect(feeOf('REMOTE', 500_000)).toEqual([
    ['STANDARD', 0],
    ['EXPRESS', 65_000],
  ]);
  expect(feeOf('ABROAD', 500_000)).toEqual([['STANDARD', 450_000]]);
});

test('a fee is never negative and never falls when a parcel gets heavier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 5_000 }), (grams, more) => {
      const [light] = shippingOffers('REMOTE', { grams, subtotal: 0 }, null);
      const [heavy] = shippingOffers('REMOTE', { grams: grams + more, subtotal: 0 }, null);
      expect(light && heavy && light.fee >= 0 && heavy.fee >= light.fee).toBe(true);
    }),
  );
});
