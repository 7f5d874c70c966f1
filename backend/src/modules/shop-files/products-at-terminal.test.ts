import { open, readdir } from 'node:fs/promises';
import { openTerminal, type Terminal } from '../../testing/catalogue-command';
import { catalogueRefusal } from './catalogue-commands';
import { writeNewFile } from './output-files';

let shop: Terminal;
beforeEach(async () => {
  shop = await openTerminal();
  const fashion = await shop.shelf.aCategory({ slug: 'thoi-trang', name: 'Thời trang' });
  await shop.shelf.aCategory({ slug: 'ao-thun', name: 'Áo thun', parentId: fashion.id });
}, 90_000);
afterEach(() => shop.close());

const good = [
  'Mã SKU,Đường dẫn,Tên (tiếng Việt),Danh mục,Giá bán,Giá gốc,Tồn kho,Màu (tiếng Việt),Mã màu,Kích cỡ,Nhãn',
  'T-DEN-M,thun-den,Áo thun đen,Thời trang > Áo thun,1.290.000 ₫,,10,Đen,#1C1917,M,mới',
  'T-DEN-L,thun-den,,,"1,290,000",1.500.000,5,Đen,1c1917,L,',
  'T-TRANG,,Áo thun trắng,ao-thun,990000,,0,Trắng,#fff,,',
].join('\n');

const products = () =>
  shop.db.selectFrom('products').select(['slug', 'nameVi', 'price']).orderBy('slug').execute();

test('a merchant checks a file at the terminal, then writes it, and the same file again changes nothing', async () => {
  await shop.write('hang.csv', good);

  const checked = await shop.catalogue('import hang.csv');
  expect(checked.code).toBe(0);
  expect(checked.text).toContain('3 rows, 2 products: 2 new, 0 changed, 0 unchanged.');
  expect(checked.text).toContain('--apply');
  expect(await products()).toEqual([]);

  const applied = await shop.catalogue('import hang.csv', { apply: true });
  expect([applied.code, applied.text]).toEqual([0, expect.stringContaining('2 products are written')]);
  expect(await products()).toMatchObject([
    { slug: 'ao-thun-trang', price: 990_000 },
    { slug: 'thun-den', price: 1_290_000 },
  ]);

  const again = await shop.catalogue('import hang.csv', { apply: true });
  expect([again.code, again.text]).toEqual([0, expect.stringContaining('nothing to write')]);
  const audited = await shop.db
    .selectFrom('auditEntries')
    .select(['entity', 'action', 'requestId'])
    .execute();
  expect(audited.filter(({ entity }) => entity === 'import')).toMatchObject([
    { action: 'apply', requestId: expect.stringMatching(/^command:/) },
  ]);
});

test('a dry run says what an edited file would change', async () => {
  await shop.write('hang.csv', good);
  await shop.catalogue('import hang.csv', { apply: true });
  await shop.write('gia.csv', 'sku;price\nT-TRANG;890000\n');

  const { text } = await shop.catalogue('import gia.csv');

  expect(text).toContain('line 2, T-TRANG, price: 990000 → 890000');
});

test('every fault has its line, its column and what would be right, in the language of the merchant, and nothing is written', async () => {
  await shop.write('sai.csv', `${good}\nMOI-1,moi-1,Mới,Thời trang > Áo thum,một triệu,,-2,,,,\n`);

  const english = await shop.catalogue('import sai.csv', { apply: true });
  const vietnamese = await shop.catalogue('import sai.csv', { language: 'vi', report: 'loi.csv' });

  expect(english.code).toBe(1);
  expect(english.text).toContain(
    'line 5, column Category: There is no such category; in the file: Thời trang > Áo thum; expected: Thời trang > Áo thun',
  );
  expect(english.text).toContain('Nothing is written to the shop.');
  expect(vietnamese.text).toContain(
    'dòng 5, cột Giá bán: Đây không phải là số; trong tệp: một triệu; đúng ra: 1290000',
  );
  expect((await shop.read('loi.csv')).split('\r\n')).toHaveLength(5);
  expect(await products()).toEqual([]);
});

test('the template, and what is exported, import back', async () => {
  await shop.write('hang.csv', good);
  await shop.catalogue('import hang.csv', { apply: true });

  const template = await shop.catalogue('template mau.csv');
  const exported = await shop.catalogue('export ra');
  const again = await shop.catalogue('import ra/products.csv', { apply: true });

  expect([template.code, exported.code]).toEqual([0, 0]);
  expect(await shop.read('mau.csv')).toContain('AO-01-DEN-M');
  expect(again.text).toContain('2 products: 0 new, 0 changed, 2 unchanged.');
});

test('a file that is there is never overwritten', async () => {
  await shop.write('products.csv', 'của tôi');
  await shop.write('ra/products.csv', 'của tôi');

  for (const line of ['template', 'export ra']) {
    const { code, text } = await shop.catalogue(line);
    expect([code, text]).toEqual([1, expect.stringContaining('is there already')]);
  }
  expect(await shop.read('products.csv')).toBe('của tôi');
  expect(await shop.read('ra/products.csv')).toBe('của tôi');
});

test.each([
  ['', 'npm run catalogue'],
  ['launch', 'npm run catalogue'],
  ['import', 'npm run catalogue'],
  ['import a.csv b.csv', 'npm run catalogue'],
  ['import none.csv', 'cannot be read'],
  ['import .', 'cannot be read'],
])('"%s" is refused with what would be right', async (line, says) => {
  const { code, text } = await shop.catalogue(line);

  expect(code).toBe(1);
  expect(text).toContain('refused: ');
  expect(text).toContain(says);
});

test('an import that is stopped says so and can be run again', async () => {
  await shop.write('hang.csv', good);
  const stopped = AbortSignal.abort();

  const { code, text } = await shop.catalogue('import hang.csv', { apply: true, signal: stopped });

  expect([code, text]).toEqual([1, expect.stringContaining('Stopped.')]);
  expect((await shop.catalogue('import hang.csv', { apply: true })).code).toBe(0);
});

test('a file of Shopify is recognised and imported, and what has no place in the shop is named', async () => {
  await shop.write(
    'shopify.csv',
    [
      'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Status',
      'ao-tron,Áo trơn,<p>Mát</p>,Mộc,Áo thun,true,Color,Black,AT-1,200,4,290000.00,active',
      'ao-tron,,,,,,,Rainbow,AT-2,200,4,two,',
    ].join('\n'),
  );

  const wrong = await shop.catalogue('import shopify.csv');
  expect(wrong.text).toContain('line 3, column Variant Price: This is no number');
  expect(wrong.text).toContain('line 3, column Color code: A color needs a name and a code');

  await shop.write(
    'shopify.csv',
    (await shop.read('shopify.csv')).replace('Rainbow', 'White').replace('two', '300000'),
  );
  const { code, text } = await shop.catalogue('import shopify.csv', { apply: true });
  expect(text).toContain('A file of Shopify.');
  expect(text).toContain('they are not imported: Variant Grams.');
  expect(code).toBe(0);
  expect(await products()).toMatchObject([{ slug: 'ao-tron', nameVi: 'Áo trơn', price: 290_000 }]);
  expect((await shop.catalogue('import shopify.csv', { apply: true })).text).toContain('1 unchanged');
  expect((await shop.catalogue('import shopify.csv', { format: 'excel' })).text).toContain('refused: ');
});

test('a file of two hundred megabytes that is one open quote is refused at its line, in little memory', async () => {
  const file = await open(shop.at('lon.csv'), 'w');
  await file.write(`${good}\nT-MOI,"`);
  for (let megabyte = 0; megabyte < 200; megabyte++) await file.write(Buffer.alloc(1024 * 1024, 'áo\n'));
  await file.close();
  const before = process.memoryUsage().rss;

  const { code, text } = await shop.catalogue('import lon.csv', { apply: true });

  expect([code, text]).toEqual([1, expect.stringContaining('line 5: A quote is left open')]);
  expect(await products()).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

test('an export to a folder that cannot be written, or onto a full disk, leaves nothing half written', async () => {
  await shop.write('hang.csv', good);
  await shop.catalogue('import hang.csv', { apply: true });
  await shop.write('tep', 'không phải thư mục');

  const noFolder = await shop.catalogue('export tep/trong');
  const pieces = function* () {
    yield 'a';
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  };
  const full: unknown = await writeNewFile(shop.at('day.csv'), pieces()).catch((error: unknown) => error);

  expect([noFolder.code, noFolder.text]).toEqual([1, expect.stringContaining('cannot be written')]);
  expect(full).toMatchObject({ name: 'NotWritable', isDiskFull: true });
  expect(catalogueRefusal(full, 'en')).toContain('The disk is full');
  expect((await readdir(shop.folder)).filter((name) => name.startsWith('day'))).toEqual([]);
});
