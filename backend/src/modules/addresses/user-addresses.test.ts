import { seedDivisions } from '../../../seed/divisions';
import { anAccount } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { MAX_ADDRESSES } from './user-addresses.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await seedDivisions({ db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Storefront' });
});
afterAll(() => shop.close());

const home = {
  firstName: 'Lan',
  lastName: 'Phạm',
  phone: '0912 345 678',
  national: 'VN',
  provinceCode: '01',
  wardCode: '00166',
  address: '12 Trần Thái Tông',
  isDefault: false,
};

interface Saved {
  id: string;
  isDefault: boolean;
  address: string;
  isCurrent: boolean;
}

/** Calls as one customer. */
async function aCustomer() {
  const { id } = await anAccount(shop);
  const headers = shop.as('CUSTOMER', id);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    shop.app.inject({ method, url: `/api/main/user-address${path}`, headers, ...(payload && { payload }) });
  return {
    id,
    headers,
    add: (payload: object = home) => call('POST', '', payload),
    change: (address: string, payload: object) => call('PUT', `/${address}`, payload),
    remove: (address: string) => call('DELETE', `/${address}`),
    search: (query = '') => call('GET', `/search${query}`),
    async keeps(payload: object = {}): Promise<Saved> {
      shop.clock.advance(1000);
      const reply = await call('POST', '', { ...home, ...payload });
      expect(reply.statusCode).toBe(200);
      return reply.json<{ data: Saved }>().data;
    },
    list: async (query = '') =>
      (await call('GET', `/search${query}`)).json<{ data: { data: Saved[] } }>().data.data,
  };
}

describe('a customer keeps addresses', () => {
  test('and gets them back with names filled in and one form of telephone number', async () => {
    const lan = await aCustomer();

    const reply = await lan.add({ ...home, firstName: 'Quỳnh'.normalize('NFD') });

    expect(reply.json().data).toEqual({
      id: expect.any(String),
      firstName: 'Quỳnh'.normalize('NFC'),
      lastName: 'Phạm',
      phone: '+84912345678',
      national: 'VN',
      provinceCode: '01',
      province: 'Thành phố Hà Nội',
      wardCode: '00166',
      ward: 'Phường Cầu Giấy',
      address: '12 Trần Thái Tông',
      isDefault: true,
      isCurrent: true,
    });
  });

  test('the first is the default; another takes its place only when told', async () => {
    const lan = await aCustomer();
    const first = await lan.keeps();
    const second = await lan.keeps();
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);

    const third = await lan.keeps({ isDefault: true });

    expect((await lan.list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [third.id, true],
      [first.id, false],
      [second.id, false],
    ]);
  });

  test('changing one replaces it, and the default cannot be taken away without another', async () => {
    const lan = await aCustomer();
    const first = await lan.keeps();
    const second = await lan.keeps();

    const changed = await lan.change(first.id, { ...home, wardCode: '', address: 'Số 1', isDefault: false });
    expect(changed.json().data).toMatchObject({ address: 'Số 1', isDefault: true });
    expect(changed.json().data).not.toHaveProperty('ward');

    expect((await lan.change(second.id, { ...home, isDefault: true })).json().data.isDefault).toBe(true);
    expect((await lan.list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  test('when the default goes, the one last written becomes it; after the last there is none', async () => {
    const lan = await aCustomer();
    const first = await lan.keeps();
    const second = await lan.keeps();
    const third = await lan.keeps();
    // The newest address of all belongs to another customer.
    await (await aCustomer()).keeps();

    expect((await lan.remove(first.id)).statusCode).toBe(200);
    expect((await lan.list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [third.id, true],
      [second.id, false],
    ]);

    await lan.remove(second.id);
    await lan.remove(third.id);
    expect(await lan.list()).toEqual([]);
  });

  test('when the default goes, one that was changed lately comes before one that is newer', async () => {
    const lan = await aCustomer();
    const [first, second] = [await lan.keeps(), await lan.keeps(), await lan.keeps()];
    shop.clock.advance(1000);
    await lan.change(second.id, { ...home, address: '7 Duy Tân' });

    await lan.remove(first.id);

    expect((await lan.list())[0]).toMatchObject({ id: second.id, isDefault: true });
  });

  test('and is shown that one is out of date when its ward belongs to another province by now', async () => {
    const lan = await aCustomer();
    const { id, isCurrent } = await lan.keeps();
    expect(isCurrent).toBe(true);
    await shop.db.updateTable('userAddresses').set({ provinceCode: '79' }).where('id', '=', id).execute();

    expect(await lan.list()).toMatchObject([{ id, isCurrent: false }]);
  });

  test.each([
    ['oldest', 0],
    ['newest', 3],
  ])('removing another one leaves the default as it is, also the %s', async (_which, at) => {
    const lan = await aCustomer();
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push((await lan.keeps()).id);
    expect((await lan.change(ids[1] ?? '', { ...home, isDefault: true })).statusCode).toBe(200);
    shop.clock.advance(1000);
    await lan.change(ids[2] ?? '', home);

    expect((await lan.remove(ids[at] ?? '')).statusCode).toBe(200);

    const defaults = (await lan.list()).filter(({ isDefault }) => isDefault);
    expect(defaults.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test('many at once leave exactly one default', async () => {
    const lan = await aCustomer();

    await Promise.all(Array.from({ length: 10 }, () => lan.add({ ...home, isDefault: true })));

    const saved = await lan.list();
    expect(saved).toHaveLength(10);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test(`at most ${MAX_ADDRESSES}, also when the last places are fought for`, async () => {
    const lan = await aCustomer();
    for (let i = 0; i < MAX_ADDRESSES - 2; i++) await lan.keeps();

    const replies = await Promise.all(Array.from({ length: 6 }, () => lan.add()));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(replies.find(({ statusCode }) => statusCode !== 200)?.json().errorCode).toBe(
      'ADDRESS_LIMIT_REACHED',
    );
  });

  test('the same request sent twice with one key keeps one address', async () => {
    const lan = await aCustomer();
    const post = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/main/user-address',
        headers: { ...lan.headers, 'idempotency-key': 'address-key-1' },
        payload: home,
      });

    const [once, again] = [await post(), await post()];

    expect(again.json().data).toEqual(once.json().data);
    expect(await lan.list()).toHaveLength(1);
  });

  test('an address whose ward is no more is still there, marked as out of date', async () => {
    const lan = await aCustomer();
    const { id } = await lan.keeps();
    await shop.db.updateTable('userAddresses').set({ wardCode: '00005' }).where('id', '=', id).execute();

    expect(await lan.list()).toMatchObject([{ id, isCurrent: false, ward: 'Phường Cầu Giấy' }]);
  });

  test('an address of before the reform suggests what became of its ward, by its names or by its code', async () => {
    const lan = await aCustomer();
    const { id } = await lan.keeps();
    const former = (change: object) =>
      shop.db.updateTable('userAddresses').set(change).where('id', '=', id).execute();
    const suggested = async () =>
      (await lan.list()).flatMap((row) => (row as { successors?: object[] }).successors ?? []);
    const saigon = {
      provinceCode: '79',
      province: 'Thành phố Hồ Chí Minh',
      wardCode: '26740',
      ward: 'Phường Sài Gòn',
    };
    expect(await suggested()).toEqual([]);

    await former({
      provinceCode: '79',
      province: 'Thành phố Hồ Chí Minh',
      district: 'Quận 1',
      ward: 'Phường Bến Nghé',
      wardCode: '00005',
    });
    expect(await suggested()).toContainEqual(saigon);
    await former({ district: null, ward: null, province: 'TP HCM', provinceCode: '77', wardCode: '26740' });
    expect(await suggested()).toContainEqual(saigon);
    await former({ wardCode: null });
    expect(await suggested()).toEqual([]);
  });

  test('abroad is always current', async () => {
    const lan = await aCustomer();

    expect(await lan.keeps({ national: 'DE', province: 'Bayern' })).toMatchObject({
      isCurrent: true,
      province: 'Bayern',
    });
  });
});

describe('searching', () => {
  test('finds by words without their marks, in pages of ten', async () => {
    const lan = await aCustomer();
    for (let i = 0; i < 12; i++) await lan.keeps({ address: `Số ${i} Láng Hạ` });
    await lan.keeps({ firstName: 'Đức', address: 'Khác' });

    const first = (await lan.search('?search=lang%20ha&page=1&pageSize=10&order=ASC')).json().data;
    const second = (await lan.search('?search=lang%20ha&page=2&pageSize=10')).json().data;

    expect(first.meta).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    expect(first.data).toHaveLength(10);
    expect(second.data.map(({ address }: Saved) => address)).toEqual(['Số 10 Láng Hạ', 'Số 11 Láng Hạ']);
    expect((await lan.list('?search=duc')).map(({ address }) => address)).toEqual(['Khác']);
    expect(await lan.list('?search=0912345678&limit=20')).toHaveLength(13);
    for (const words of ['cau giay', 'ha noi', 'pham duc', '84912345678', 'duc khac'])
      expect([words, (await lan.list(`?search=${encodeURIComponent(words)}&limit=20`)).length]).toEqual([
        words,
        words.includes('duc') ? 1 : 13,
      ]);
    expect((await lan.search('?pageSize=2&limit=5')).json().data.meta).toMatchObject({ limit: 2, total: 13 });
    expect(await lan.list('?search=%25')).toHaveLength(10);
    expect(await lan.list("?search=' or 1=1 --")).toEqual([]);
  });

  test('with order DESC shows the newest first, after the default', async () => {
    const lan = await aCustomer();
    for (const address of ['a', 'b', 'c']) await lan.keeps({ address });

    expect((await lan.list('?order=DESC')).map(({ address }) => address)).toEqual(['a', 'c', 'b']);
  });

  test('a page size of 0 means ten', async () => {
    const lan = await aCustomer();

    expect((await lan.search('?limit=0')).json().data.meta.limit).toBe(10);
  });

  test.each(['page=0', 'page=x', 'pageSize=1000', 'order=RANDOM', 'sort=password', 'page=1.5'])(
    '%s is refused',
    async (query) => {
      expect((await (await aCustomer()).search(`?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('what is not an address is refused at its field', () => {
  test.each([
    ['digits in a first name', { firstName: 'Lan2' }, 'firstName', 'digits'],
    ['digits in a last name', { lastName: 'Phạm٣' }, 'lastName', 'digits'],
    ['a picture as a name', { firstName: '<img src=x onerror=x>' }, 'firstName', 'invalid'],
    ['a script as a name', { lastName: '"><script>x</script>' }, 'lastName', 'invalid'],
    ['no last name', { lastName: ' ' }, 'lastName', 'required'],
    ['a telephone number that is none', { phone: '123' }, 'phone', 'invalid'],
    ['a ward of another province', { wardCode: '26740' }, 'wardCode', 'unknown'],
    ['no province', { provinceCode: '' }, 'provinceCode', 'required'],
    ['an unknown country', { national: 'ZZ' }, 'national', 'unknown'],
    ['a country in words', { national: 'Vietnam' }, 'national', 'pattern'],
    ['no street', { address: '' }, 'address', 'required'],
    ['a number as street', { address: 12 }, 'address', 'type'],
    ['a word as default', { isDefault: 'yes' }, 'isDefault', 'type'],
    ['an id of its own', { id: '0190a000-0000-7000-8000-000000000000' }, 'id', 'additionalProperties'],
    ['another owner', { userId: '0190a000-0000-7000-8000-000000000000' }, 'userId', 'additionalProperties'],
    ['a date', { createdAt: '2020-01-01' }, 'createdAt', 'additionalProperties'],
    ['the mark of being current', { isCurrent: true }, 'isCurrent', 'additionalProperties'],
  ])('%s', async (_what, change, field, code) => {
    const lan = await aCustomer();

    const reply = await lan.add({ ...home, ...change });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errorCode).toBe('VALIDATION_FAILED');
    expect(reply.json().errors).toEqual([{ field, code }]);
    expect(await lan.list()).toEqual([]);
  });

  test('every wrong field is told at once', async () => {
    const reply = await (
      await aCustomer()
    ).add({ ...home, firstName: '1', phone: 'x', provinceCode: '99', wardCode: '' });

    expect(reply.json().errors).toEqual([
      { field: 'firstName', code: 'digits' },
      { field: 'phone', code: 'invalid' },
      { field: 'provinceCode', code: 'unknown' },
    ]);
  });

  test('a NUL', async () => {
    expect((await (await aCustomer()).add({ ...home, address: 'a\0b' })).statusCode).toBe(400);
  });
});

describe('someone else', () => {
  test('cannot see, change or remove an address: it is not there for them', async () => {
    const [lan, bao] = [await aCustomer(), await aCustomer()];
    const { id } = await lan.keeps();
    const own = await bao.keeps();

    for (const reply of [await bao.change(id, { ...home, isDefault: true }), await bao.remove(id)]) {
      expect([reply.statusCode, reply.json().errorCode]).toEqual([404, 'ADDRESS_NOT_FOUND']);
    }
    expect((await bao.list()).map((address) => [address.id, address.isDefault])).toEqual([[own.id, true]]);
    expect(await lan.list()).toMatchObject([{ id, isDefault: true }]);
  });

  test('on the staff cannot either', async () => {
    const { id } = await (await aCustomer()).keeps();

    for (const role of ['OPERATOR', 'ADMIN'] as const) {
      const reply = await shop.app.inject({
        method: 'DELETE',
        url: `/api/main/user-address/${id}`,
        headers: shop.as(role),
      });
      expect(reply.statusCode).toBe(404);
    }
  });

  test.each(['nothing', '1', "'; drop table users; --", '00000000-0000-7000-8000-000000000000'])(
    'the id %p names nothing',
    async (id) => {
      const lan = await aCustomer();

      expect((await lan.change(encodeURIComponent(id), home)).statusCode).toBe(404);
      expect((await lan.remove(encodeURIComponent(id))).statusCode).toBe(404);
    },
  );

  test.each([
    ['GET', '/search'],
    ['POST', ''],
    ['PUT', '/00000000-0000-7000-8000-000000000000'],
    ['DELETE', '/00000000-0000-7000-8000-000000000000'],
  ] as const)('a visitor is asked to sign in before %s %s', async (method, path) => {
    const reply = await shop.app.inject({ method, url: `/api/main/user-address${path}`, payload: {} });

    expect([reply.statusCode, reply.json().errorCode]).toEqual([401, 'UNAUTHENTICATED']);
  });
});
