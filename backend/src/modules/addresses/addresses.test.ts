import { sql } from 'kysely';
import { seedDivisions } from '../../../seed/divisions';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { AddressConversion } from './addresses.schema';
import { createAddressService, type AddressService } from './addresses.service';
import formerDistricts from './former-districts.json';

let shop: TestApp;
let addresses: AddressService;
beforeAll(async () => {
  shop = await createTestApp();
  await seedDivisions({ db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Storefront' });
  addresses = createAddressService({ db: shop.db });
});
afterAll(() => shop.close());

const list = async (path: string, language = 'vi') => {
  const reply = await shop.app.inject({
    url: `/api/main/address/${path}`,
    headers: { 'accept-language': language },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { code: string; name: string }[] }>().data;
};

describe('a ward of before July 2025', () => {
  const convert = async (query: Record<string, string>) => {
    const reply = await shop.app.inject({ url: '/api/main/address/convert', query });
    return { status: reply.statusCode, ...reply.json<{ data: AddressConversion }>() };
  };
  const former = async (count: 'one' | 'several') => {
    const { rows } = await sql<FormerWard>`
      select old_ward_code as code, old_ward_name as ward, old_district_name as district,
        old_province_name as province, count(*)::int as count
      from ward_mappings group by 1, 2, 3, 4
      having ${count === 'one' ? sql`count(*) = 1 and old_ward_code is not null` : sql`count(*) > 1`} order by 1 limit 1`.execute(
      shop.db,
    );
    if (!rows[0]) throw new Error('There is no such ward.');
    return rows[0];
  };
  interface FormerWard {
    code: string;
    ward: string;
    district: string;
    province: string;
    count: number;
  }

  test('that became one leads to that one, by its names in any form of Unicode', async () => {
    const { ward, district, province } = await former('one');

    const { data } = await convert({ ward: ward.normalize('NFD'), district, province });

    expect(data.candidates).toEqual([data.ward]);
    expect(data.ward?.wardCode).toMatch(/^\d{5}$/);
  });

  test('that was divided leads to each of the wards that took over a part', async () => {
    const { ward, district, province, count } = await former('several');

    const { data } = await convert({ ward, district, province });

    expect(data.ward).toBeNull();
    expect(data.candidates).toHaveLength(count);
  });

  test('that had two codes leads to its ward of today once', async () => {
    const names = { ward: 'Phường Thử', district: 'Quận Thử', province: 'Tỉnh Thử' };
    for (const code of ['99998', '99999'])
      await sql`insert into ward_mappings values
        (gen_random_uuid(), ${code}, ${names.ward}, ${names.district}, ${names.province}, '00166')`.execute(
        shop.db,
      );

    expect((await convert(names)).data).toMatchObject({
      ward: { wardCode: '00166' },
      candidates: [{ wardCode: '00166' }],
    });
  });

  test('is found by its code alone', async () => {
    const { code } = await former('one');

    expect((await convert({ ward: ` ${code} ` })).data.candidates.length).toBeGreaterThan(0);
  });

  test('that never was has no successor, and a call without a ward is refused', async () => {
    expect((await convert({ ward: "' or 1=1 --" })).data).toEqual({ ward: null, candidates: [] });
    expect((await convert({ province: 'Hà Nội' })).status).toBe(400);
  });
});

describe('administrative units', () => {
  test.each(['provices', 'provinces'])('a visitor gets the 34 provinces by %s', async (spelling) => {
    const provinces = await list(spelling);

    expect(provinces).toHaveLength(34);
    expect(provinces).toContainEqual({
      code: '01',
      name: 'Thành phố Hà Nội',
      type: 'Thành phố trung ương',
      scheme: '2-level',
    });
  });

  test('provinces are in the order of the Vietnamese alphabet', async () => {
    const names = (await list('provinces')).map(({ name }) => name);

    expect(names.indexOf('Đắk Lắk')).toBeGreaterThan(names.indexOf('Cà Mau'));
    expect(names.indexOf('Đắk Lắk')).toBeLessThan(names.indexOf('Gia Lai'));
  });

  test('there are no districts any more', async () => {
    expect(await list('districts/01')).toEqual([]);
  });

  test('every ward is found by its province', async () => {
    const provinces = await list('provinces');
    const wards = (await Promise.all(provinces.map(({ code }) => list(`wards/${code}`)))).flat();

    expect(wards).toHaveLength(3321);
    expect(new Set(wards.map(({ code }) => code)).size).toBe(3321);
    expect(wards).toContainEqual({
      code: '00166',
      name: 'Phường Cầu Giấy',
      type: 'Phường',
      scheme: '2-level',
    });
  });

  test('the code of a former district leads to the wards that took over a part of it', async () => {
    expect(await list('wards/005')).toEqual(
      ['Phường Cầu Giấy', 'Phường Nghĩa Đô', 'Phường Phú Diễn', 'Phường Yên Hòa'].map((name) => ({
        code: expect.stringMatching(/^\d{5}$/),
        name,
        type: 'Phường',
        scheme: '2-level',
      })),
    );
  });

  test('each of the 705 former districts leads to wards of one province that are in force', async () => {
    const provinces = await list('provinces');
    const provinceOf = new Map<string, string>();
    for (const { code } of provinces)
      for (const ward of await list(`wards/${code}`)) provinceOf.set(ward.code, code);
    const districts = Object.entries(formerDistricts.wards);

    expect(districts).toHaveLength(705);
    for (const [district, codes] of districts) {
      const places = codes.split(' ').map((code) => provinceOf.get(code));

      expect([district, new Set(places).size, places.includes(undefined)]).toEqual([district, 1, false]);
    }
    for (const district of ['001', '471', '760']) {
      const wards = await list(`wards/${district}`);

      expect(wards.map(({ code }) => code).sort()).toEqual(
        districts.find(([code]) => code === district)?.[1].split(' '),
      );
    }
  });

  test.each(['000', '99', 'xx', "01'--", '%25', '0', '%E2%80%A6'])(
    'the code %s holds no wards',
    async (code) => {
      expect(await list(`wards/${code}`)).toEqual([]);
    },
  );
});

describe('countries', () => {
  test('are named in the language of the request, Việt Nam first', async () => {
    const [vietnamese, english] = [await list('countries'), await list('countries', 'en')];

    expect(vietnamese).toHaveLength(249);
    expect(vietnamese[0]).toEqual({ code: 'VN', name: 'Việt Nam' });
    expect(english).toHaveLength(249);
    expect(english).toContainEqual({ code: 'DE', name: 'Germany' });
    expect(english.filter(({ code, name }) => code === name)).toEqual([]);
    for (const [language, listed] of [
      ['vi', vietnamese],
      ['en', english],
    ] as const) {
      const names = listed.slice(1).map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
  });
});

describe('an address for a parcel', () => {
  const home = { national: 'VN', provinceCode: '01', wardCode: '00166', address: ' 12  Trần Thái Tông ' };

  test('gets the names of its units, whatever names it came with', async () => {
    expect(await addresses.resolve({ ...home, province: 'Sao Hoả', ward: 'Phường Lừa' })).toEqual({
      ok: true,
      value: {
        national: 'VN',
        provinceCode: '01',
        province: 'Thành phố Hà Nội',
        wardCode: '00166',
        ward: 'Phường Cầu Giấy',
        address: '12 Trần Thái Tông',
      },
    });
  });

  test('in Việt Nam needs no ward, and an empty field counts as absent', async () => {
    expect(await addresses.resolve({ ...home, wardCode: '', districtCode: '' })).toEqual({
      ok: true,
      value: {
        national: 'VN',
        provinceCode: '01',
        province: 'Thành phố Hà Nội',
        address: '12 Trần Thái Tông',
      },
    });
  });

  test('may have a street of 255 letters, and a province abroad of 120', async () => {
    const address = 'x'.repeat(255);

    expect(await addresses.resolve({ ...home, address })).toMatchObject({ ok: true, value: { address } });
    const province = 'y'.repeat(120);
    expect(await addresses.resolve({ ...home, national: 'DE', province })).toMatchObject({ ok: true });
  });

  test('abroad has a province in words and no codes', async () => {
    const abroad = { ...home, national: 'DE', province: 'Bayern', ward: 'Mitte' };

    expect(await addresses.resolve(abroad)).toEqual({
      ok: true,
      value: { national: 'DE', province: 'Bayern', address: '12 Trần Thái Tông' },
    });
  });

  test.each([
    ['no province', { provinceCode: undefined }, 'address.provinceCode', 'required'],
    ['an empty province', { provinceCode: '' }, 'address.provinceCode', 'required'],
    ['a province that is no more', { provinceCode: '77', wardCode: '' }, 'address.provinceCode', 'unknown'],
    ['a ward that does not exist', { wardCode: '99999' }, 'address.wardCode', 'unknown'],
    ['a ward of another province', { wardCode: '26740' }, 'address.wardCode', 'unknown'],
    ['a district', { districtCode: '005' }, 'address.districtCode', 'unknown'],
    ['no country of this world', { national: 'XX' }, 'address.national', 'unknown'],
    ['no street', { address: '  ' }, 'address.address', 'required'],
    ['a street without end', { address: 'x'.repeat(256) }, 'address.address', 'maxLength'],
    ['a street that turns round', { address: 'Số 1 \u202egnouht' }, 'address.address', 'invalid'],
    ['no province abroad', { national: 'DE', province: ' ' }, 'address.province', 'required'],
    [
      'a province abroad without end',
      { national: 'DE', province: 'x'.repeat(121) },
      'address.province',
      'maxLength',
    ],
  ])('with %s is refused at its field', async (_what, change, field, code) => {
    const { provinceCode, ...given } = { ...home, ...change };
    const resolved = await addresses.resolve({
      ...given,
      ...(provinceCode !== undefined && { provinceCode }),
    });

    expect(resolved).toEqual({ ok: false, errors: [{ field, code }] });
  });
});
