import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createInventoryService, type InventoryService } from '../inventory/inventory.service';
import type { BackgroundJob } from '../background-jobs/background-jobs.schema';
import { limits, type StaffProduct, type StaffProductRow } from '../catalogue/staff-products.schema';
import { createTestApp } from '../../testing/test-app';
import { aProductBody, bodyOf, openGoods, type Goods } from '../../testing/goods';

let shop: Goods;
beforeEach(async () => {
  shop ??= await openGoods();
  await shop.shelf.clear();
  await sql`truncate background_jobs, job_files cascade`.execute(shop.db);
  const fashion = await shop.shelf.aCategory({ slug: 'thoi-trang', name: 'Thời trang' });
  await shop.shelf.aCategory({ slug: 'ao-thun', name: 'Áo thun', parentId: fashion.id });
});
afterAll(() => shop.close());

const heading =
  'Mã SKU,Đường dẫn,Tên (tiếng Việt),Danh mục,Giá bán,Giá gốc,Tồn kho,Màu (tiếng Việt),Mã màu,Kích cỡ,Nhãn';
const table = (...rows: string[]) => `${[heading, ...rows].join('\n')}\n`;
const good = table(
  'T-DEN-M,thun-den,Áo thun đen,Thời trang > Áo thun,1.290.000 ₫,,10,Đen,#1C1917,M,mới',
  'T-DEN-L,thun-den,,,"1,290,000",1.500.000,5,Đen,1c1917,L,',
  'T-TRANG,,Áo thun trắng,ao-thun,990000,,0,Trắng,#fff,,',
);

const products = async (query = '') =>
  (await shop.call<{ data: StaffProductRow[] }>('GET', `admin/product?${query}`)).data.data;
const detail = async (sku: string): Promise<StaffProduct> => {
  const [row] = await products(`search=${sku}`);
  return (await shop.call<StaffProduct>('GET', `admin/product/${row?.id ?? ''}`)).data;
};
const codes = ({ report }: BackgroundJob) =>
  report?.faults.map(({ line, column, code }) => `${String(line)} ${String(column)} ${code}`).toSorted();
/** Everything that an import may change. */
const everything = async () => {
  const { rows } = await sql<{ all: string }>`select concat(
    (select string_agg(p::text, '' order by id) from products p),
    (select string_agg(v::text, '' order by id) from product_variants v),
    (select string_agg(s::text, '' order by variant_id) from stock s)) as all`.execute(shop.db);
  return rows[0]?.all;
};

test('an operator imports products with variants, after a check that wrote nothing', async () => {
  const checked = await shop.check(good);

  expect(checked).toMatchObject({ state: 'done', fileName: 'hang.csv' });
  expect(checked.report).toMatchObject({
    mode: 'check',
    rows: 3,
    products: 2,
    created: 2,
    faultCount: 0,
    applied: 0,
  });
  expect(await products()).toEqual([]);

  const loaded = await shop.load(good);

  expect(loaded).toMatchObject({ state: 'done', report: { mode: 'apply', created: 2, applied: 2 } });
  const black = await detail('T-DEN-M');
  expect(black).toMatchObject({
    slug: 'thun-den',
    status: ['NEW'],
    name: { vi: 'Áo thun đen', en: 'Áo thun đen' },
  });
  expect(black.variants).toMatchObject([
    { sku: 'T-DEN-M', size: 'M', price: 1_290_000, onHand: 10, color: { rgb: '#1c1917' } },
    { sku: 'T-DEN-L', size: 'L', price: 1_290_000, originalPrice: 1_500_000, onHand: 5 },
  ]);
  expect((await detail('T-TRANG')).slug).toBe('ao-thun-trang');
  const { rows } = await sql<{ reason: string; sum: number }>`
    select reason, sum(quantity)::int as sum from stock_movements group by reason`.execute(shop.db);
  expect(rows).toEqual([{ reason: 'IMPORTED', sum: 15 }]);
  const shown = await shop.call<{ data: { name: string }[] }>('GET', 'product/public?search=thun+den', {
    headers: {},
  });
  expect(shown.data.data.map(({ name }) => name)).toEqual(['Áo thun đen']);
});

test('the same file again changes nothing, and an edited one just what is edited', async () => {
  await shop.load(good);
  const before = await everything();

  const again = await shop.load(good);
  expect(again.report).toMatchObject({ created: 0, changed: 0, unchanged: 2, applied: 0 });
  expect(await everything()).toBe(before);

  const edited = await shop.check('SKU;Price;Stock\nT-DEN-L;1.190.000 ₫;7\nT-TRANG;990000;0\n');
  expect(edited.report).toMatchObject({ changed: 1, unchanged: 1, faultCount: 0 });
  expect(edited.report?.changes).toEqual([
    { line: 2, subject: 'T-DEN-L', field: 'price', before: '1290000', after: '1190000' },
    { line: 2, subject: 'thun-den', field: 'stock', before: '5', after: '7' },
  ]);
  await shop.done(await shop.call<BackgroundJob>('POST', `admin/product/import/${edited.id}/apply`));
  expect(
    (await detail('T-DEN-L')).variants.map(({ sku, price, onHand, size }) => [sku, price, onHand, size]),
  ).toEqual([
    ['T-DEN-M', 1_290_000, 10, 'M'],
    ['T-DEN-L', 1_190_000, 7, 'L'],
  ]);
});

test('what was exported imports back to the same, with texts that look like formulas and are written as prose', async () => {
  const [category] = (await shop.call<{ id: string }[]>('GET', 'admin/category')).data;
  const near = await shop.call<StaffProduct>('POST', 'admin/product', {
    body: aProductBody(category?.id ?? '', { sku: 'GAN', slug: 'gan' }),
  });
  await shop.call('POST', 'admin/product', {
    body: aProductBody(category?.id ?? '', {
      sku: 'CONG-THUC',
      slug: 'cong-thuc',
      name: { vi: '=HYPERLINK("http://x")', en: "'=1+1" },
      description: { vi: '-5 độ; "trong ngoặc"\n\nGọi +84 912', en: '@ten, a\tb' },
      brand: '+Plus',
      specifications: [
        { name: { vi: 'Tỉ lệ 1:2', en: 'Ratio' }, value: { vi: 'a: b', en: 'c' } },
        { name: { vi: 'Chất liệu', en: 'Material' }, value: { vi: 'Bông', en: 'Cotton' } },
      ],
      status: ['SALE_OFF'],
      isActive: false,
      relatedIds: [near.data.id],
      variants: [
        {
          sku: 'CONG-THUC',
          color: { name: { vi: 'Đỏ', en: 'Red' }, rgb: '#ff0000' },
          size: '=2',
          price: 1,
          originalPrice: 2,
          isActive: true,
        },
        { sku: 'CONG-THUC-2', color: null, size: null, price: 3, originalPrice: null, isActive: false },
      ],
    }),
  });
  await shop.load(good);

  const file = await shop.export();
  const cells = file.split(/[,\r\n]+/).filter((cell) => /^"?[=+@\t-]/.test(cell));
  const again = await shop.load(file);

  expect([file.charCodeAt(0), cells]).toEqual([0xfeff, []]);
  expect(again.report).toMatchObject({ faultCount: 0, created: 0, changed: 0, unchanged: 4, applied: 0 });
  await shop.shelf.clear();
  const root = await shop.shelf.aCategory({ slug: 'thoi-trang', name: 'Thời trang' });
  await shop.shelf.aCategory({ slug: 'ao-thun', name: 'Áo thun', parentId: root.id });
  const fresh = await shop.load(file);
  expect(fresh.report).toMatchObject({ faultCount: 0, created: 4 });
  expect((await detail('CONG-THUC')).related.map(({ name }) => name)).toEqual(['Áo thun']);
  const sorted = (text: string) => text.split('\r\n').toSorted();
  expect(sorted(await shop.export())).toEqual(sorted(file));
});

test('a file that does not say what is sold leaves variants off sale that were taken off', async () => {
  await shop.load(good);
  await shop.db
    .updateTable('productVariants')
    .set({ isActive: false })
    .where('sku', '=', 'T-DEN-L')
    .execute();

  await shop.load('Mã SKU,Giá bán\nT-DEN-L,990000\nT-DEN-M,980000\n');

  expect(
    (await detail('T-DEN-M')).variants.map(({ sku, price, isActive }) => [sku, price, isActive]),
  ).toEqual([
    ['T-DEN-M', 980_000, true],
    ['T-DEN-L', 990_000, false],
  ]);
});

test('the page keeps the pictures that an export names, and says that new ones come with the command', async () => {
  await shop.load(good);
  const [product] = await products('search=T-TRANG');
  const pictureId = await shop.shelf.aPicture();
  await shop.db
    .insertInto('productPictures')
    .values({ productId: product?.id ?? '', position: 0, pictureId, view: 'front', colorRgb: '#ffffff' })
    .execute();

  const file = await shop.export();
  const again = await shop.load(file);
  const added = await shop.check('sku,pictures\nT-TRANG,moi.jpg\n');
  const others = await shop.check(`sku,pictures\nT-DEN-M,${pictureId}.webp\n`);

  expect(file).toContain(`${pictureId}.svg [front #ffffff]`);
  expect(again.report).toMatchObject({ faultCount: 0, changed: 0, unchanged: 2 });
  expect(codes(added)).toEqual(['2 pictures PICTURE_FOLDER']);
  // A picture is not taken from another product by knowing its name.
  expect(codes(others)).toEqual(['2 pictures PICTURE_FOLDER']);
});

test('every fault is told with its line and column and what would be right, and nothing of the file is written', async () => {
  await shop.load(good);
  await sql`update stock set reserved = 4 where on_hand = 10`.execute(shop.db);
  const before = await everything();
  const bad = table(
    'T-DEN-M,thun-den,Áo thun đen,Thời trang > Áo thun,1.290.000,,3,,,,',
    'MOI-1,moi-1,Mới,Thời trang > Áo thum,một triệu,,-2,Đen,đen,M,hot',
    'MOI-1,moi-2,Mới,Áo thun > Áo thun,1000,900,1,,#000000,,',
    'MOI-3,Không dấu,,ao-thun,,,x,,,,lạ',
    'MOI-4,moi-4,=1+1,ao-thun,5,,1,,,,',
    'T-TRANG,moi-5,Mới,ao-thun,5,,1,,,,',
    'MOI-6,moi-5,,,5,,1,,,,',
    'MOI-7,moi-1,Lại,ao-thun,5,,1,,,,',
  );

  const checked = await shop.load(bad);

  expect(codes(checked)).toEqual([
    '2 stock STOCK_HELD',
    '3 category CATEGORY_UNKNOWN',
    '3 colorRgb COLOR',
    '3 price NUMBER',
    '3 stock NEGATIVE',
    '4 category CATEGORY_CIRCULAR',
    '4 colorVi COLOR_INCOMPLETE',
    '4 originalPrice ORIGINAL_PRICE',
    '4 sku SKU_TWICE',
    '5 marks MARK_UNKNOWN',
    '5 nameVi EMPTY',
    '5 price EMPTY',
    '5 slug SLUG_INVALID',
    '5 stock NUMBER',
    '6 nameVi FORMULA',
    '7 sku SKU_TAKEN',
    '8 size VARIANT_TWICE',
    '9 slug PRODUCT_SCATTERED',
    '9 slug SLUG_TAKEN',
  ]);
  expect(checked.report?.faults.find(({ code }) => code === 'CATEGORY_UNKNOWN')).toMatchObject({
    value: 'Thời trang > Áo thum',
    expected: 'Thời trang > Áo thun',
  });
  expect(await everything()).toBe(before);
  const refused = await shop.call('POST', `admin/product/import/${checked.id}/apply`);
  expect(refused.message).toBe('IMPORT_HAS_FAULTS');
  const file = await shop.app.inject({
    url: `/api/main/admin/job/${checked.id}/result`,
    headers: shop.as('OPERATOR'),
  });
  expect([file.headers['content-type'], file.payload.split('\r\n').length]).toEqual([
    'text/csv; charset=utf-8',
    21,
  ]);
});

test.each([
  ['MOI-1', 'MOI-1'],
  ['moi-1', 'moi-1'],
  ['moi-1', 'MOI-1'],
  ['MOI-1', 'moi-1'],
  ['Moi-1', 'mOI-1'],
])('a code is found to be there twice as %s and %s', async (first, second) => {
  const checked = await shop.check(
    table(`${first},moi-1,Mới,ao-thun,5,,1,,,,`, `${second},moi-2,Mới,ao-thun,5,,1,,,,`),
  );

  expect(codes(checked)).toEqual(['3 sku SKU_TWICE']);
});

test('what changed between check and import is found, and the file then writes nothing', async () => {
  await shop.load(good);
  const checked = await shop.check('sku,stock\nT-DEN-M,1\n');
  await sql`update stock set reserved = 2 where on_hand = 10`.execute(shop.db);

  const job = await shop.done(
    await shop.call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`),
  );

  expect(job).toMatchObject({ state: 'failed', errorCode: 'IMPORT_HAS_FAULTS', report: { applied: 0 } });
  expect(codes(job)).toEqual(['2 stock STOCK_HELD']);
});

test('stock that moved since the check is left as it is and told, and the rest of the file is written', async () => {
  await shop.load(good);
  const checked = await shop.check('sku,price,stock\nT-DEN-M,1000000,3\nT-DEN-L,1000000,4\n');
  shop.clock.advance(60_000);
  const [moved] = (await detail('T-DEN-M')).variants;
  await shop.call('POST', `admin/stock/${moved?.id ?? ''}/adjust`, { body: { by: 20, reason: 'RECEIVED' } });

  const job = await shop.done(
    await shop.call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`),
  );

  expect(job).toMatchObject({ state: 'done', errorCode: null, report: { applied: 1, faultCount: 1 } });
  expect(job.report?.faults).toEqual([
    { line: 2, column: 'stock', code: 'STOCK_MOVED', value: '3', expected: '30' },
  ]);
  expect((await detail('T-DEN-M')).variants.map(({ price, onHand }) => [price, onHand])).toEqual([
    [1_000_000, 30],
    [1_000_000, 4],
  ]);
});

/** What changes a level on the shelf besides the staff; the order holds two pieces of ten. */
const inventoryMoves: [
  string,
  (inventory: InventoryService, orderId: string) => Promise<void>,
  number,
  boolean,
][] = [
  ['left with an order', (inventory, orderId) => inventory.commit(shop.db, orderId), 8, false],
  ['came back from an order', (inventory, orderId) => inventory.takeBack(shop.db, orderId), 10, true],
];
test.each(inventoryMoves)(
  'stock that %s since the check is left as it is',
  async (_what, move, onHand, isSent) => {
    await shop.load(good);
    const [variant] = (await detail('T-DEN-M')).variants;
    const inventory = createInventoryService({ clock: shop.clock });
    const orderId = randomUUID();
    await inventory.reserve(shop.db, orderId, [{ variantId: variant?.id ?? '', quantity: 2 }]);
    if (isSent) await inventory.commit(shop.db, orderId);
    shop.clock.advance(60_000);
    const checked = await shop.check('sku,price,stock\nT-DEN-M,1000000,7\n');
    shop.clock.advance(60_000);

    await move(inventory, orderId);
    const job = await shop.done(
      await shop.call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`),
    );

    expect(codes(job)).toEqual(['2 stock STOCK_MOVED']);
    expect((await detail('T-DEN-M')).variants[0]).toMatchObject({ price: 1_000_000, onHand });
  },
);

test('a product that somebody changed since the check keeps their price, is reported, and the rest of the file is written', async () => {
  await shop.load(good);
  const checked = await shop.check('sku,price,stock\nT-DEN-M,1000000,3\nT-TRANG,500000,4\n');
  shop.clock.advance(60_000);
  const edited = await detail('T-DEN-M');
  const variants = bodyOf(edited).variants.map((one) =>
    one.sku === 'T-DEN-M' ? { ...one, price: 1_100_000 } : one,
  );
  expect(
    (await shop.call('PUT', `admin/product/${edited.id}`, { body: { ...bodyOf(edited), variants } })).status,
  ).toBe(200);

  const job = await shop.done(
    await shop.call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`),
  );

  expect(job).toMatchObject({ state: 'done', errorCode: null, report: { applied: 1, faultCount: 1 } });
  expect(job.report?.faults).toEqual([
    { line: 2, column: null, code: 'CHANGED_SINCE_CHECK', value: 'thun-den', expected: null },
  ]);
  expect((await detail('T-DEN-M')).variants.map(({ price, onHand }) => [price, onHand])).toEqual([
    [1_100_000, 10],
    [1_290_000, 5],
  ]);
  expect((await detail('T-TRANG')).variants.map(({ price, onHand }) => [price, onHand])).toEqual([
    [500_000, 4],
  ]);
});

test('a file does not relate a product that staff changed since the check to others', async () => {
  await shop.load(good);
  const checked = await shop.check('sku,related\nT-DEN-M,ao-thun-trang\nT-TRANG,thun-den\n');
  shop.clock.advance(60_000);
  const edited = await detail('T-DEN-M');
  await shop.call('PUT', `admin/product/${edited.id}`, { body: { ...bodyOf(edited), brand: 'Tiệm Mộc' } });

  const job = await shop.done(
    await shop.call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`),
  );

  expect(codes(job)).toEqual(['2 null CHANGED_SINCE_CHECK']);
  expect((await detail('T-DEN-M')).related).toEqual([]);
  expect((await detail('T-TRANG')).related.map(({ id }) => id)).toEqual([edited.id]);
});

test('a file that changes nothing but related products is applied, also to those that it adds', async () => {
  await shop.load(good);
  const related = async () => (await detail('T-DEN-M')).related.map(({ name }) => name);

  const file = 'sku,related\nT-DEN-M,ao-thun-trang\nT-TRANG,\n';
  const checked = await shop.check(file);
  expect(checked.report).toMatchObject({ changed: 1, unchanged: 1, faultCount: 0 });
  expect(checked.report?.changes).toEqual([
    { line: 2, subject: 'thun-den', field: 'related', before: '', after: 'ao-thun-trang' },
  ]);
  expect((await shop.load(file)).report).toMatchObject({ changed: 1, applied: 1 });
  expect(await related()).toEqual(['Áo thun trắng']);
  expect((await shop.load(file)).report).toMatchObject({ changed: 0, unchanged: 2, applied: 0 });

  const withNew = await shop.load(
    'sku,slug,nameVi,category,price,related\nT-TRANG,ao-thun-trang,Áo thun trắng,ao-thun,990000,mot\nM-1,mot,Một,ao-thun,1000,\n',
  );
  expect(withNew.report).toMatchObject({ created: 1, changed: 1, unchanged: 0, applied: 2 });
  expect((await detail('T-TRANG')).related.map(({ name }) => name)).toEqual(['Một']);

  const emptied = await shop.load('sku,related\nT-DEN-M,\n');
  expect(emptied.report).toMatchObject({ changed: 1, applied: 1 });
  expect(await related()).toEqual([]);
});

test('a product counts as applied only once its related products are written, also when another run does that', async () => {
  await shop.load(good);
  /** Puts a product that the file adds beside one that is in the shop. */
  const fileWith = (slug: string) =>
    `sku,slug,nameVi,category,price,related\nT-TRANG,ao-thun-trang,Áo thun trắng,ao-thun,990000,${slug}\nM-${slug},${slug},Một,ao-thun,1000,\n`;
  await sql`create function refuse_beside() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(shop.db);
  await sql`create trigger refuse_beside before insert on related_products
    for each row execute function refuse_beside()`.execute(shop.db);

  const stopped = await shop.load(fileWith('mot'));
  const { data } = await shop.call<BackgroundJob>('POST', `admin/job/${stopped.id}/cancel`);
  expect(data).toMatchObject({ state: 'cancelled', report: { created: 1, changed: 1, applied: 1 } });

  const waiting = await shop.load(fileWith('hai'));
  await sql`drop function refuse_beside cascade`.execute(shop.db);
  // The pause after an error is over.
  await shop.db.updateTable('backgroundJobs').set({ leaseUntil: null }).execute();
  await shop.runJobs();
  expect(await shop.job(waiting.id)).toMatchObject({ state: 'done', report: { applied: 2 } });
});

test('a category path or name that two categories share is refused, and the slug of one is accepted', async () => {
  const [parent] = (await shop.call<{ id: string; slug: string }[]>('GET', 'admin/category')).data.filter(
    ({ slug }) => slug === 'thoi-trang',
  );
  await shop.shelf.aCategory({ slug: 'ao-thun-hai', name: 'Áo thun', parentId: parent?.id ?? null });

  const byPath = await shop.check(table('T-1,mot,Một,Thời trang > Áo thun,1000,,,,,,'));
  const byName = await shop.check(table('T-1,mot,Một,Áo thun,1000,,,,,,'));
  const byAddress = await shop.check(table('T-1,mot,Một,ao-thun-hai,1000,,,,,,'));

  expect(codes(byPath)).toEqual(['2 category CATEGORY_UNKNOWN']);
  expect(codes(byName)).toEqual(['2 category CATEGORY_UNKNOWN']);
  expect(codes(byAddress)).toEqual([]);
});

test('a file that names pictures without describing them leaves their descriptions as they are', async () => {
  await shop.load(good);
  const [product] = await products('search=T-TRANG');
  const pictureId = await shop.shelf.aPicture();
  await shop.db
    .insertInto('productPictures')
    .values({
      productId: product?.id ?? '',
      position: 0,
      pictureId,
      view: 'front',
      colorRgb: null,
      altVi: 'Áo trắng',
      altEn: 'White shirt',
    })
    .execute();

  await shop.load(`sku,pictures\nT-TRANG,${pictureId}.svg [back]\n`);

  expect((await detail('T-TRANG')).pictures).toMatchObject([
    { pictureId, view: 'back', alt: { vi: 'Áo trắng', en: 'White shirt' } },
  ]);
});

test('a file that is applied a second time does not take the writes of the first for changes of somebody else', async () => {
  await shop.load(good);
  const checked = await shop.check('sku,price\nT-DEN-M,1000000\nT-TRANG,500000\n');
  shop.clock.advance(60_000);
  const apply = () => shop.call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`);
  await shop.done(await apply());

  const again = await shop.done(await apply());

  expect(again).toMatchObject({ state: 'done', report: { applied: 0, faultCount: 0 } });
});

test('a file is applied only after its check has ended', async () => {
  const { data: checking } = await shop.send(good);
  const apply = () => shop.call<BackgroundJob>('POST', `admin/product/import/${checking.id}/apply`);

  const early = await apply();

  expect([early.status, early.message]).toEqual([409, 'IMPORT_NOT_CHECKED']);
  await shop.runJobs();
  expect(await shop.done(await apply())).toMatchObject({ state: 'done', report: { faultCount: 0 } });
});

test('a file that was checked more than a day ago is checked again first', async () => {
  const checked = await shop.check(good);
  shop.clock.advance(24 * 3_600_000 + 1);

  const refused = await shop.call('POST', `admin/product/import/${checked.id}/apply`);

  expect([refused.status, refused.message]).toEqual([409, 'IMPORT_CHECK_TOO_OLD']);
});

test('what is taken while a file is written is told with its line', async () => {
  const refusing = async (table: string, work: string) => {
    await sql
      .raw(
        `create or replace function refuse_write() returns trigger language plpgsql as
      $$ begin ${work} return new; end $$`,
      )
      .execute(shop.db);
    await sql
      .raw(
        `create trigger refuse_write after insert or update on ${table}
      for each row execute function refuse_write()`,
      )
      .execute(shop.db);
    const job = await shop.load(good.replace('990000,,0', '980000,,0').replace('10,Đen', '9,Đen'));
    await sql.raw(`drop trigger refuse_write on ${table}`).execute(shop.db);
    return [job.errorCode, ...(codes(job) ?? [])];
  };
  const raised = (code: string, key: string) =>
    `raise exception using errcode = '${code}', detail = 'Key (' || ${key} || ') is refused.';`;

  expect(await refusing('product_variants', raised('23505', "'sku)=(' || new.sku"))).toEqual([
    'IMPORT_HAS_FAULTS',
    '2 sku SKU_TAKEN',
  ]);
  const onlyLarge = `if new.sku = 'T-DEN-L' then ${raised('23505', "'sku)=(' || new.sku")} end if;`;
  expect(await refusing('product_variants', onlyLarge)).toEqual(['IMPORT_HAS_FAULTS', '3 sku SKU_TAKEN']);
  expect(await refusing('products', raised('23505', "'slug)=(' || new.slug"))).toEqual([
    'IMPORT_HAS_FAULTS',
    '2 slug SLUG_TAKEN',
  ]);
  expect(await refusing('products', raised('23503', "'category_id)=(' || new.category_id"))).toEqual([
    'IMPORT_HAS_FAULTS',
    '2 category CATEGORY_UNKNOWN',
  ]);
  await shop.load(good);
  expect(
    await refusing('products', 'update stock set on_hand = 12, reserved = 12 where on_hand = 10;'),
  ).toEqual(['IMPORT_HAS_FAULTS', '2 stock STOCK_HELD']);
  expect(await products()).toHaveLength(2);
});

test('a new address in a file renames the product, whose old address still leads to it', async () => {
  await shop.load(good);

  await shop.load('sku,slug\nT-TRANG,ao-trang-tinh\n');

  expect(await detail('T-TRANG')).toMatchObject({ slug: 'ao-trang-tinh', oldSlugs: ['ao-thun-trang'] });
});

test('rows of one product beyond its variants are refused with their line, and are not kept in memory', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `T-${String(at)},thun-den,,,1000,,,,,${String(at)},`);
  const first = 'T-DEN,thun-den,Áo thun đen,ao-thun,1000,,,,,M,';

  const checked = await shop.check(table(first, ...rows));

  expect(codes(checked)).toEqual(['202 sku TOO_MANY_VARIANTS']);
  expect(checked.report).toMatchObject({ rows: 5_001, products: 1 });
  expect(checked.report?.faults[0]).toMatchObject({ expected: '200' });
});

test('a file does not take the old address of another product, for its own or as an old one', async () => {
  await shop.load(good);
  await shop.load('sku,slug\nT-TRANG,ao-trang-tinh\n');

  const moved = await shop.check('sku,slug\nT-DEN-M,ao-thun-trang\nT-DEN-L,ao-thun-trang\n');
  const created = await shop.check(table('T-MOI,ao-thun-trang,Áo mới,ao-thun,1000,,,,,,'));
  const led = await shop.check(
    'sku,slug,old addresses\nT-DEN-M,thun-den,"ao-thun-trang, ao-trang-tinh"\nT-DEN-L,thun-den,\n',
  );
  const own = await shop.check('sku,slug\nT-TRANG,ao-thun-trang\n');

  expect(codes(moved)).toEqual(['2 slug SLUG_TAKEN']);
  expect(codes(created)).toEqual(['2 slug SLUG_TAKEN']);
  expect(codes(led)).toEqual(['2 oldSlugs SLUG_TAKEN', '2 oldSlugs SLUG_TAKEN']);
  expect(codes(own)).toEqual([]);
  const shopper = await shop.call<{ seoSlug: string }>('GET', 'product/get-by-seo-slug/ao-thun-trang', {
    headers: {},
  });
  expect(shopper.data.seoSlug).toBe('ao-trang-tinh');
});

test('a file may have texts as long as there is room for, and none with invisible marks', async () => {
  const [fullName, marked] = ['á'.repeat(limits.name), 'Áo\u202ethun'];

  const checked = await shop.check(
    table(
      `DAI-1,dai-1,${fullName},ao-thun,1000,,,,,,`,
      `DAI-2,dai-2,${fullName}x,ao-thun,1000,,,,,,`,
      `DAI-3,dai-3,${marked},ao-thun,1000,,,,,,`,
      'DAI-4,dai-4,Áo,ao-thun,1000,1000,,,,,',
    ),
  );

  expect(codes(checked)).toEqual([
    '3 nameVi TOO_LONG',
    '4 nameVi CHARACTERS',
    '5 originalPrice ORIGINAL_PRICE',
  ]);
});

test('a product whose name is longer than an address gets an address of its first letters', async () => {
  const name = 'Áo thun '.repeat(25).trim();

  await shop.load(table(`DAI-1,,${name},ao-thun,1000,,,,,,`));

  const { slug } = await detail('DAI-1');
  expect(slug).toMatch(/^ao-thun-.*[a-z]$/);
  expect(slug.length).toBeLessThanOrEqual(limits.slug);
});

test('a product that staff deleted is not written by a file', async () => {
  await shop.load(good);
  const { id, version } = await detail('T-TRANG');
  await shop.call('DELETE', `admin/product/${id}?version=${String(version)}`);

  const checked = await shop.check(
    table('T-TRANG,ao-thun-trang,Áo thun trắng,ao-thun,990000,,0,Trắng,#fff,,'),
  );

  expect(codes(checked)).toEqual(['2 slug PRODUCT_DELETED']);
});

test('a file may relate products that it adds itself, and may lower stock to what orders have reserved', async () => {
  await shop.load(good);
  await sql`update stock set reserved = 4 where on_hand = 10`.execute(shop.db);

  const related = await shop.check(
    'sku,slug,nameVi,category,price,related\nM-1,mot,Một,ao-thun,1000,hai\nM-2,hai,Hai,ao-thun,1000,khong-co\n',
  );
  const stock = await shop.check('sku,stock\nT-DEN-M,4\nT-DEN-L,5\n');

  expect(codes(related)).toEqual(['3 related RELATED_UNKNOWN']);
  expect(codes(stock)).toEqual([]);
  expect(stock.report?.changes).toEqual([
    { line: 2, subject: 'thun-den', field: 'stock', before: '10', after: '4' },
  ]);
});

test('the file of faults escapes formulas, and the template is in the requested language', async () => {
  const checked = await shop.check(table('MOI-4,moi-4,=1+1,ao-thun,5,,1,,,,'));
  const file = await shop.app.inject({
    url: `/api/main/admin/job/${checked.id}/result`,
    headers: shop.as('OPERATOR', shop.operatorId),
  });
  const template = async (query: string, language: string) =>
    (
      await shop.app.inject({
        url: `/api/main/admin/product/import/template${query}`,
        headers: { ...shop.as('OPERATOR'), 'accept-language': language },
      })
    ).payload.includes('Name (Vietnamese)');

  expect(file.payload).toContain(",'=1+1,");
  expect([
    await template('?language=en', 'vi'),
    await template('?language=vi', 'en'),
    await template('', 'en'),
  ]).toEqual([true, false, true]);
});

test('many unknown categories are told without comparing each with every name', async () => {
  const rows = Array.from(
    { length: 3000 },
    (_, at) => `T-${String(at)},thun-${String(at)},Áo,Áo thum ${'a'.repeat(300)} ${String(at)},1000,,,,,,`,
  );

  const { report } = await shop.check(table(...rows));

  expect(report?.faultCount).toBe(3000);
  expect(report?.faults[0]).toMatchObject({ code: 'CATEGORY_UNKNOWN', expected: 'Thời trang > Áo thun' });
});

test('an export and an import that are sent twice with one key are one job, kept with its answer', async () => {
  const key = randomUUID();
  const asked = { body: { filter: {}, language: 'vi' }, key };
  const begin = () => shop.call<BackgroundJob>('POST', 'admin/product/export', asked);

  /** Whether one transaction wrote the job and the answer, as long as neither was touched since. */
  const isStored = async (of: string) =>
    (
      await sql<{ isStored: boolean }>`select key.xmin = job.xmin as is_stored from idempotency_keys key
        join background_jobs job on job.id = (key.answer -> 'data' ->> 'id')::uuid
        where key.key = ${of}`.execute(shop.db)
    ).rows;

  const [one, two] = [await begin(), await begin()];
  expect(two.data.id).toBe(one.data.id);
  expect(await isStored(key)).toEqual([{ isStored: true }]);

  const checked = await shop.check(good);
  const applyKey = randomUUID();
  const apply = () =>
    shop.call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`, { key: applyKey });
  expect((await apply()).data.id).toBe((await apply()).data.id);
  expect(await isStored(applyKey)).toEqual([{ isStored: true }]);
});

test('files that are empty, too strange or not there are refused clearly', async () => {
  expect((await shop.send('')).message).toBe('IMPORT_FILE_EMPTY');
  expect(await shop.check(heading)).toMatchObject({ state: 'failed', errorCode: 'IMPORT_FILE_EMPTY' });
  expect(codes(await shop.check(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 255])))).not.toEqual([]);
  expect((await shop.call('POST', `admin/product/import/${randomUUID()}/apply`)).message).toBe(
    'JOB_NOT_FOUND',
  );
  const exported = await shop.call<BackgroundJob>('POST', 'admin/product/export', {
    body: { filter: {}, language: 'en' },
  });
  expect((await shop.call('POST', `admin/product/import/${exported.data.id}/apply`)).message).toBe(
    'JOB_NOT_FOUND',
  );
  const template = await shop.app.inject({
    url: '/api/main/admin/product/import/template',
    headers: shop.as('OPERATOR'),
  });
  expect((await shop.check(template.payload)).report?.faults).toMatchObject([
    { line: 2, column: 'category', code: 'EMPTY' },
  ]);
});

test('a file that is sent as text/csv over a network is checked as one of a form', async () => {
  const own = await createTestApp();
  try {
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const reply = await fetch(`${address}/api/main/admin/product/import?fileName=hang.csv`, {
      method: 'POST',
      headers: { ...own.as('OPERATOR'), 'content-type': 'text/csv' },
      body: good,
    });

    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ data: { fileName: 'hang.csv' } });
  } finally {
    await own.close();
  }
}, 60_000);
