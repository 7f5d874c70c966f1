import sharp from 'sharp';
import { openTerminal, type Terminal } from '../../testing/catalogue-command';

let shop: Terminal;
beforeEach(async () => {
  shop = await openTerminal();
}, 90_000);
afterEach(() => shop.close());

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const load = (line: string, more = {}) =>
  shop.catalogue(`import ${line}`, { apply: true, pictures: 'anh', ...more });

const categories =
  'Đường dẫn,Danh mục cha,Tên (tiếng Việt),Tên (tiếng Anh),Ảnh\nao,,Áo,Tops,ao.jpg\nao-thun,ao,Áo thun,T-shirts,\n';
const news = [
  'slug,topic,author,titleVi,titleEn,summaryVi,summaryEn,blocksVi,blocksEn,pictureId,altVi,altEn,publishedAt,isActive',
  'co-ao,guide,Lan,Chọn cỡ áo,Choosing a size,Hai số,Two measures,"## Cách đo\n\nĐo ngực.\n\n- Thước\n- Áo","## How\n\nMeasure.",co.jpg,Áo,Shirt,31/12/2025 18:00,có',
].join('\n');
const faqs =
  'Nhóm (tiếng Việt),Nhóm (tiếng Anh),Câu hỏi (tiếng Việt),Câu hỏi (tiếng Anh),Trả lời (tiếng Việt),Trả lời (tiếng Anh)\n' +
  'Giao hàng,Delivery,Bao lâu?,How long?,Hai ngày.,Two days.\nGiao hàng,Delivery,Phí?,Fee?,Miễn phí.,Free.\n';
const sizeGuides =
  'Danh mục,Tiêu đề (tiếng Việt),Tiêu đề (tiếng Anh),Bảng cỡ,Tên cột (tiếng Anh),Cách đo (tiếng Việt)\n' +
  'ao,Bảng cỡ áo,Sizes of tops,"Cỡ | Ngực (cm)\nM | 86–92\nL | 92–98",Size | Chest (cm),Đo chỗ nở nhất.\n';
const vouchers =
  'Code;Name (Vietnamese);Name (English);Start;End;Kind;Value;Maximum discount;Categories\n' +
  'tet2027;Mừng Tết;New year;2026-01-20;10/02/2026 12:30;PERCENT;7,5;100.000 ₫;ao\n';

async function fill() {
  await shop.write('anh/ao.jpg', await photo('#111111'));
  await shop.write('anh/co.jpg', await photo('#222222'));
  for (const [name, content] of Object.entries({
    categories,
    'size-guides': sizeGuides,
    news,
    faqs,
    vouchers,
  }))
    await shop.write(`${name}.csv`, content);
}

test('categories, size guides, articles, questions and vouchers are checked, written, and the same again changes nothing', async () => {
  await fill();

  const rowsOf = { categories: 2, 'size-guides': 1, news: 1, faqs: 2, vouchers: 1 };
  for (const [name, rows] of Object.entries(rowsOf)) {
    const checked = await shop.catalogue(`import ${name}.csv`, { pictures: 'anh' });
    expect([name, checked.text, checked.code]).toEqual([
      name,
      expect.stringContaining(`${String(rows)} new`),
      0,
    ]);
    expect(checked.text).toContain('This was a dry run');
    expect((await load(`${name}.csv`)).text).toMatch(new RegExp(`${String(rows)} rows? (is|are) written`));
    expect((await load(`${name}.csv`)).text).toContain('nothing to write');
  }

  const shown = await shop.app.inject({ url: '/api/main/news/public', headers: { 'accept-language': 'vi' } });
  expect(shown.json()).toMatchObject({ data: { data: [{ title: 'Chọn cỡ áo', seoSlug: 'co-ao' }] } });
  const [voucher] = await shop.db.selectFrom('vouchers').selectAll().execute();
  expect(voucher).toMatchObject({
    code: 'TET2027',
    value: 7.5,
    maxDiscount: 100_000,
    startsAt: new Date('2026-01-20T00:00:00+07:00'),
    endsAt: new Date('2026-02-10T12:30:00+07:00'),
  });
  const audited = await shop.db.selectFrom('auditEntries').select(['entity', 'requestId']).execute();
  expect(new Set(audited.map(({ entity }) => entity))).toEqual(
    new Set(['category', 'size-guide', 'news', 'faq', 'voucher']),
  );
  expect(audited.every(({ requestId }) => requestId.startsWith('command:'))).toBe(true);
});

test('an edited file changes just what is edited', async () => {
  await fill();
  for (const name of ['categories', 'news', 'faqs', 'vouchers']) await load(`${name}.csv`);

  await shop.write('b.csv', 'slug,titleVi,titleEn\nco-ao,Chọn cỡ,Choosing a size\n');
  expect((await load('b.csv')).text).toContain('0 new, 1 changed');
  await shop.write('c.csv', faqs.replace('Hai ngày.', 'Ba ngày.'));
  expect((await load('c.csv')).text).toContain('0 new, 1 changed, 1 unchanged');
  await shop.write('d.csv', categories.replace('T-shirts', 'Tees'));
  expect((await load('d.csv')).text).toContain('0 new, 1 changed, 1 unchanged');

  const article = await shop.db.selectFrom('news').selectAll().executeTakeFirstOrThrow();
  expect([article.titleVi, article.summaryVi, article.blocksVi.length]).toEqual(['Chọn cỡ', 'Hai số', 3]);
});

test('the whole shop is exported, imports back to itself and to an empty one', async () => {
  await fill();
  for (const name of ['categories', 'size-guides', 'news', 'faqs', 'vouchers']) await load(`${name}.csv`);
  await shop.write('hang.csv', 'sku,slug,nameVi,category,price,stock\nA-1,ao-1,Áo một,ao-thun,1000,7\n');
  await load('hang.csv');

  expect((await shop.catalogue('export ra')).code).toBe(0);

  const names = ['categories', 'size-guides', 'products', 'stock', 'news', 'faqs', 'vouchers'];
  for (const name of names) {
    const again = await shop.catalogue(`import ra/${name}.csv`, { apply: true, pictures: 'ra/pictures' });
    expect([name, again.text]).toEqual([name, expect.stringContaining('nothing to write')]);
  }
  const other = await openTerminal();
  try {
    for (const name of names.filter((one) => one !== 'stock')) {
      const into = await other.catalogue(`import ${shop.at('ra', `${name}.csv`)}`, {
        apply: true,
        pictures: shop.at('ra', 'pictures'),
      });
      expect([name, into.text, into.code]).toEqual([name, expect.stringContaining('written'), 0]);
    }
    await other.catalogue('export ra');
    for (const name of ['products', 'stock', 'size-guides', 'vouchers']) {
      const withoutPictures = (text: string) => text.replaceAll(/[0-9a-f]{32}/g, '');
      expect(withoutPictures(await other.read(`ra/${name}.csv`))).toBe(
        withoutPictures(await shop.read(`ra/${name}.csv`)),
      );
    }
  } finally {
    await other.close();
  }
});

test('a size guide shows at the products of its category, and an edited table replaces it', async () => {
  await fill();
  for (const name of ['categories', 'size-guides']) await load(`${name}.csv`);
  await shop.write('hang.csv', 'sku,slug,nameVi,category,price,stock\nA-1,ao-1,Áo một,ao-thun,1000,7\n');
  await load('hang.csv');
  const product = await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const guide = async (language: string) => {
    const url = `/api/main/product/${product.id}/size-guide`;
    return (await shop.app.inject({ url, headers: { 'accept-language': language } })).json<{
      data: unknown;
    }>().data;
  };
  const rows = [
    ['M', '86–92'],
    ['L', '92–98'],
  ];

  expect(await guide('vi')).toEqual({
    title: 'Bảng cỡ áo',
    columns: ['Cỡ', 'Ngực (cm)'],
    rows,
    note: 'Đo chỗ nở nhất.',
  });
  expect(await guide('en')).toMatchObject({ title: 'Sizes of tops', columns: ['Size', 'Chest (cm)'] });

  await shop.write('m.csv', 'Category,Size table\nao,"Cỡ | Ngực (cm)\nS | 80–86"\n');
  expect((await load('m.csv')).text).toContain('0 new, 1 changed');
  expect(await guide('en')).toMatchObject({
    title: 'Sizes of tops',
    columns: ['Size', 'Chest (cm)'],
    rows: [['S', '80–86']],
  });
});

test('a size table with a cell too few, or of a category that is not there, is refused with its line', async () => {
  await fill();
  await load('categories.csv');
  await shop.write('more.csv', 'slug,parent,nameVi,picture\nao-dai,ao,Áo dài,\n');
  await load('more.csv');
  await shop.write(
    'wrong.csv',
    'category,titleVi,table,columnsEn\nao,Cỡ,"Cỡ | Ngực\nM",Size | Chest\nmu,Cỡ,"Cỡ | Đầu\nM | 56",Size | Head\n' +
      'ao-thun,Cỡ,"Cỡ | Ngực\nM | 88",Size\n' +
      `ao-dai,Cỡ,"Cỡ | Ngực\nM | ${'8'.repeat(70)}",Size | Chest\n`,
  );

  const { text, code } = await load('wrong.csv');

  expect(code).toBe(1);
  expect(text).toMatch(/line 2.*Size table.*too few or too many cells/);
  expect(text).toMatch(/line 4.*Category.*no such thing/);
  expect(text).toMatch(/line 6.*Column names.*too few or too many cells/);
  expect(text).toMatch(/line 8.*Size table.*too long/);
  expect(await shop.db.selectFrom('sizeGuides').selectAll().execute()).toEqual([]);
});

test('every fault of a file is told with its line, and nothing of the file is written', async () => {
  await fill();
  await load('categories.csv');
  const faults = async (name: string, content: string) => {
    await shop.write(name, content);
    const { code, text } = await load(name);
    expect(code).toBe(1);
    return text.split('\n').filter((line) => line.startsWith('  line'));
  };

  expect(
    await faults(
      'c.csv',
      'slug,parent,nameVi,picture\nmu,,Mũ,khong-co.jpg\nao,ao-thun,Áo,\nnon,nowhere,Nón,\nmu,,Mũ,\n',
    ),
  ).toEqual([
    expect.stringContaining('line 2, column Picture: The folder of pictures has no such picture'),
    expect.stringContaining('line 3: The category is below itself'),
    expect.stringContaining('line 4, column Parent category: There is no such parent category'),
    expect.stringContaining('line 5, column Address: It was in a line before'),
  ]);
  expect(
    await faults(
      'n.csv',
      'slug,titleVi,topic,publishedAt,blocksVi\nTin Mới,Tin,SPORT,31/02/2026,[nothing\nx,=1+1,GUIDE,,\n',
    ),
  ).toEqual([
    expect.stringContaining(
      'line 2, column Topic: This is none of the choices; in the file: SPORT; expected: GUIDE',
    ),
    expect.stringContaining('line 2, column Text (Vietnamese): These blocks cannot be read'),
    expect.stringContaining('line 2, column Publication date: This is no date; in the file: 31/02/2026'),
    expect.stringContaining('line 3, column Title (Vietnamese): This is a formula'),
  ]);
  expect(await faults('n.csv', 'slug,titleVi\nkhong-anh,Tin\n')).toContain(
    '  line 2, column Picture: This must not be empty',
  );
  expect(
    await faults(
      'v.csv',
      'code,nameVi,startsAt,endsAt,kind,value,categoryIds\nX,Tên,2026-02-01,2026-01-20,PERCENT,150,khong-co\nTOT,Tên,,2026-01-20,PERCENT,150,\n',
    ),
  ).toEqual([
    expect.stringContaining('line 2, column Categories: The shop has no such thing'),
    expect.stringContaining('line 3, column Value: It is too large; in the file: 150'),
  ]);
  expect(await faults('f.csv', 'groupVi,questionVi,answerVi,Màu gì\nA,B,C,D\n')).toEqual([
    expect.stringContaining('line 1: The template has no such column; in the file: Màu gì'),
  ]);
  expect(await faults('s.csv', 'sku,stock\nNONE,5\n')).toEqual([
    '  line 2, column SKU: The shop has no such SKU; in the file: NONE',
  ]);
  for (const table of ['news', 'faqs', 'faqGroups', 'vouchers'] as const)
    expect(await shop.db.selectFrom(table).select('id').execute()).toEqual([]);
  expect(await shop.db.selectFrom('categories').select('slug').orderBy('slug').execute()).toEqual([
    { slug: 'ao' },
    { slug: 'ao-thun' },
  ]);
});

test('a line that fails in the middle takes the ones before it back', async () => {
  await shop.write('f.csv', `${faqs}Giao hàng,Delivery,Hỏi gì?,,,\n`);

  const { code } = await shop.catalogue('import f.csv', { apply: true });

  expect(code).toBe(1);
  expect(await shop.db.selectFrom('faqGroups').select('id').execute()).toEqual([]);
});

test('templates of every kind can be imported as they are, once what they name is there', async () => {
  await shop.write('anh/thoi-trang.jpg', await photo('#111111'));
  await shop.write('anh/chon-co-ao.jpg', await photo('#222222'));
  for (const kind of ['categories', 'news', 'faqs', 'vouchers']) {
    expect((await shop.catalogue('template', { kind, language: 'vi' })).code).toBe(0);
    const { code, text } = await load(`${kind}.csv`);
    expect([kind, text, code]).toEqual([kind, expect.stringContaining('1 row is written'), 0]);
  }
  expect((await shop.catalogue('template', { kind: 'orders' })).text).toContain('refused: ');
});
