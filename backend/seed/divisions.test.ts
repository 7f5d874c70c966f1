import { createTestApp, type TestApp } from '../src/testing/test-app';
import { checkDivisions, seedDivisions, type DivisionData } from './divisions';

const province = (province_code: string, name: string) => ({
  id: province_code,
  province_code,
  name,
  short_name: name,
  code: 'X',
  place_type: 'Tỉnh',
  country: 'VN',
  created_at: null,
  updated_at: null,
});
const ward = (ward_code: string, name: string, province_code = '01') => ({
  id: ward_code,
  ward_code,
  name,
  province_code,
  created_at: null,
  updated_at: null,
});
const mapping = (old_ward_name: string, new_ward_code: string, new_ward_name: string) => ({
  id: '1',
  old_ward_code: '00001',
  old_ward_name,
  old_district_name: 'Quận Ba Đình',
  old_province_name: 'Thành phố Hà Nội',
  new_ward_code,
  new_ward_name,
  new_province_name: 'Hà Nội',
  created_at: '',
  updated_at: '',
});
const data = (more: Partial<DivisionData> = {}): DivisionData => ({
  provinces: [province('01', 'Hà Nội')],
  wards: [ward('00004', 'Phường Ba Đình'), ward('00008', 'Phường Ngọc Hà')],
  mappings: [],
  ...more,
});

describe('checking the published units', () => {
  test('a mapping with a wrong code means the ward whose name it says', () => {
    const { mappings, report } = checkDivisions(
      data({
        mappings: [
          mapping('Phường Trúc Bạch', '99999', 'Phường Ba Đình'),
          mapping('Phường Đội Cấn', '00004', 'Phường Ngọc Hà'),
        ],
      }),
    );

    expect(mappings.map(({ newWardCode }) => newWardCode)).toEqual(['00004', '00008']);
    expect(report.corrected).toBe(2);
  });

  test('a mapping that names no ward, no old ward, or says it again is left out and counted', () => {
    const { mappings, report } = checkDivisions(
      data({
        mappings: [
          mapping('Phường Trúc Bạch', '99999', 'Phường Không Có'),
          mapping('', '00004', 'Phường Ba Đình'),
          mapping('Phường Liễu Giai', '00004', 'Phường Ba Đình'),
          mapping('Phường Liễu Giai', '00004', 'Phường Ba Đình'),
        ],
      }),
    );

    expect(mappings).toHaveLength(1);
    expect(report.skipped).toEqual({ withoutNewWard: 1, withoutOldWard: 1, repeated: 1 });
  });

  test('a name written in decomposed letters is stored composed', () => {
    const { wards } = checkDivisions(data({ wards: [ward('00004', 'Phường Ba Đình'.normalize('NFD'))] }));

    expect(wards[0]?.name).toBe('Phường Ba Đình'.normalize('NFC'));
  });

  test.each([
    ['of no province', [ward('00004', 'Phường Ba Đình', '77')]],
    ['of no kind', [ward('00004', 'Ba Đình')]],
    ['with a broken code', [ward('4', 'Phường Ba Đình')]],
    ['said twice', [ward('00004', 'Phường Ba Đình'), ward('00004', 'Phường Ngọc Hà')]],
  ])('a ward %s stops the import', (_what, wards) => {
    expect(() => checkDivisions(data({ wards }))).toThrow();
  });
});

describe('importing them', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test('all 34 provinces and 3,321 wards are there, with every mapping that can be read, however often it runs', async () => {
    const { db, clock } = shop;
    const context = { db, now: clock(), dataDir: '', siteName: 'Storefront' };

    const report = await seedDivisions(context);
    await seedDivisions(context);

    expect(report).toEqual({
      provinces: 34,
      wards: 3321,
      mappings: expect.any(Number),
      corrected: expect.any(Number),
      skipped: { repeated: expect.any(Number), withoutOldWard: 5, withoutNewWard: 0 },
    });
    expect(report.mappings + report.skipped.repeated + 5).toBe(10_977);
    const count = async (table: 'provinces' | 'wards' | 'wardMappings') =>
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    expect(await count('provinces')).toBe(34);
    expect(await count('wards')).toBe(3321);
    expect(await count('wardMappings')).toBe(report.mappings);
  });
});
