import { link, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { openTerminal, type Terminal } from '../../testing/catalogue-command';
import { hugePng } from '../../testing/photos';

let shop: Terminal;
beforeEach(async () => {
  shop = await openTerminal();
  await shop.shelf.aCategory({ slug: 'ao', name: 'Áo' });
}, 90_000);
afterEach(() => shop.close());

const photo = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const heading = 'sku,slug,nameVi,category,price,colorVi,colorRgb,size,pictures';
const table = (...rows: string[]) => [heading, ...rows].join('\n');

const shown = () =>
  shop.db
    .selectFrom('productPictures')
    .innerJoin('pictures', 'pictures.id', 'productPictures.pictureId')
    .select(['pictureId', 'view', 'colorRgb', 'mime', 'width'])
    .orderBy('position')
    .execute();
const load = (line: string) => shop.catalogue(`import ${line}`, { apply: true, pictures: 'anh' });

test('pictures are found by their names, drawn again in the widths of pages, and made once', async () => {
  await shop.write('anh/Áo Đen.JPG', await photo('#111111', 2400, 1600));
  await shop.write('anh/lung/sau.jpg', await photo('#222222'));
  await shop.write('a.csv', table('A-1,ao-1,Áo một,ao,1000,,,,"áo đen.jpg | lung/sau.jpg [back]"'));

  const first = await load('a.csv');

  expect([first.code, first.text]).toEqual([0, expect.stringContaining('1 product is written')]);
  expect(await shown()).toMatchObject([
    { view: 'front', colorRgb: null, mime: 'image/webp', width: 1600 },
    { view: 'back', mime: 'image/webp', width: 900 },
  ]);
  const pictureId = (await shown())[0]?.pictureId ?? '';
  for (const width of [320, 480, 768]) {
    const made = await shop.media.readMade(pictureId, `${String(width)}.webp`);
    expect((await sharp(made ?? Buffer.alloc(0)).metadata()).width).toBe(width);
  }
  const before = await shop.db.selectFrom('pictures').selectAll().orderBy('id').execute();

  const again = await load('a.csv');

  expect(again.text).toContain('0 new, 0 changed, 1 unchanged');
  expect(await shop.db.selectFrom('pictures').selectAll().orderBy('id').execute()).toEqual(before);
});

test('a folder for each code holds the pictures of its color, and the same picture is one', async () => {
  const black = await photo('#111111');
  await shop.write('anh/A-DEN-M/1.jpg', black);
  await shop.write('anh/A-DEN-L/1.jpg', black);
  await shop.write('anh/A-DEN-M/ghi-chu.txt', 'không phải ảnh');
  await shop.write('anh/A-DO-M/1.jpg', await photo('#aa0000'));
  const rows = [
    'A-DEN-M,ao-1,Áo một,ao,1000,Đen,#111111,M,',
    'A-DEN-L,ao-1,,,1000,Đen,#111111,L,',
    'A-DO-M,ao-1,,,1000,Đỏ,#aa0000,M,',
  ];
  await shop.write('a.csv', table(...rows));

  expect((await load('a.csv')).code).toBe(0);

  expect((await shown()).map(({ colorRgb, view }) => [colorRgb, view])).toEqual([
    ['#111111', 'front'],
    ['#aa0000', 'front'],
  ]);
  expect((await load('a.csv')).text).toContain('1 unchanged');
});

test('a file without pictures leaves those of a product, and another picture takes their place', async () => {
  await shop.write('anh/1.jpg', await photo('#111111'));
  await shop.write('anh/2.jpg', await photo('#222222'));
  await shop.write('a.csv', table('A-1,ao-1,Áo một,ao,1000,,,,1.jpg'));
  await load('a.csv');
  const [first] = await shown();

  await shop.write('b.csv', table('A-1,ao-1,Áo một,ao,2000,,,,'));
  await shop.catalogue('import b.csv', { apply: true });
  expect(await shown()).toEqual([first]);

  await shop.write('c.csv', table('A-1,ao-1,Áo một,ao,2000,,,,2.jpg'));
  await load('c.csv');
  const [second, ...others] = await shown();
  expect(others).toEqual([]);
  expect(second?.pictureId).not.toBe(first?.pictureId);
  const unused = await shop.db.selectFrom('uploads').select(['pictureId', 'usedAt']).execute();
  expect(unused.filter(({ usedAt }) => usedAt === null)).toMatchObject([{ pictureId: first?.pictureId }]);
});

test('what is exported with its pictures imports back to the same shop, and to an empty one', async () => {
  await shop.write('anh/1.jpg', await photo('#111111'));
  await shop.write('anh/2.jpg', await photo('#222222'));
  await shop.write(
    'a.csv',
    `${heading},pictureAltsVi,pictureAltsEn\nA-1,ao-1,Áo một,ao,1000,Đen,#111111,M,"1.jpg [front #111111]\n2.jpg [back]","Áo đen\n","Black shirt\n"`,
  );
  await load('a.csv');
  const before = await shown();

  await shop.catalogue('export ra');
  const again = await shop.catalogue('import ra/products.csv', { apply: true, pictures: 'ra/pictures' });
  const withoutFolder = await shop.catalogue('import ra/products.csv', { apply: true });

  expect(again.text).toContain('1 unchanged');
  expect(withoutFolder.text).toContain('1 unchanged');
  await shop.shelf.clear();
  await shop.shelf.aCategory({ slug: 'ao', name: 'Áo' });
  const fresh = await shop.catalogue('import ra/products.csv', { apply: true, pictures: 'ra/pictures' });
  expect(fresh.text).toContain('1 product is written');
  expect((await shown()).map(({ view, colorRgb }) => [view, colorRgb])).toEqual(
    before.map(({ view, colorRgb }) => [view, colorRgb]),
  );
});

test('pictures that are missing, outside, huge, broken or none are told with their lines, and nothing is written', async () => {
  const secret = `${shop.folder}/bi-mat.jpg`;
  await writeFile(secret, await photo('#333333'));
  await mkdir(shop.at('anh'));
  await symlink(secret, shop.at('anh/lien-ket.jpg'));
  await symlink(shop.folder, shop.at('anh/thu-muc'));
  await symlink('lien-ket-mat.jpg', shop.at('anh/treo.jpg'));
  await shop.write('anh/bom.png', hugePng(60_000, 60_000));
  await shop.write('anh/gia.jpg', '<html><script>alert(1)</script>');
  await shop.write('anh/gia.png', await photo('#444444'));
  await shop.write('anh/ve.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await shop.write('anh/trong.jpg', '');
  await shop.write('anh/cut.jpg', (await photo('#555555', 3000, 2000)).subarray(0, 4000));
  execFileSync('mkfifo', [shop.at('anh/ong.jpg')]);
  const names = [
    'khong-co.jpg',
    '../bi-mat.jpg',
    String.raw`..\bi-mat.jpg`,
    secret,
    'lien-ket.jpg',
    'thu-muc/bi-mat.jpg',
    'treo.jpg',
    'bom.png',
    'gia.jpg',
    've.svg',
    'trong.jpg',
    'ong.jpg',
    'a/../../bi-mat.jpg',
    'https://example.com/a.jpg',
  ];
  await shop.write(
    'a.csv',
    table(...names.map((name, at) => `A-${String(at)},ao-${String(at)},Áo,ao,1000,,,,${name}`)),
  );

  const { code, text } = await load('a.csv');

  const says = text
    .split('\n')
    .flatMap((line) => /line (\d+), column Pictures: ([^;]+)/.exec(line)?.slice(1).join(' ') ?? []);
  const missing = 'The folder of pictures has no such picture';
  const outside = 'This picture is outside of the folder of pictures';
  const none = 'This file is no picture, whatever its name says';
  expect(says).toEqual([
    `2 ${missing}`,
    `3 ${outside}`,
    `4 ${outside}`,
    `5 ${outside}`,
    `6 ${outside}`,
    `7 ${outside}`,
    `8 ${missing}`,
    '9 The picture is too large',
    `10 ${none}`,
    `11 ${none}`,
    `12 ${none}`,
    `13 ${none}`,
    `14 ${outside}`,
    `15 ${missing}`,
  ]);
  expect(code).toBe(1);
  expect(await shown()).toEqual([]);

  // Its header is right, so only drawing it shows that it is cut off: still before the first product.
  await shop.write(
    'b.csv',
    table('A-1,ao-1,Áo một,ao,1000,,,,gia.png', 'A-2,ao-2,Áo hai,ao,1000,,,,cut.jpg'),
  );
  const cut = await load('b.csv');
  expect([cut.code, cut.text]).toEqual([
    1,
    expect.stringContaining('line 3, column Pictures: The file of the picture is broken'),
  ]);
  expect(await shop.db.selectFrom('products').select('id').execute()).toEqual([]);
});

test('without a folder, a file that names new pictures says what is missing', async () => {
  await shop.write('a.csv', table('A-1,ao-1,Áo một,ao,1000,,,,1.jpg'));

  const { code, text } = await shop.catalogue('import a.csv');
  const wrong = await shop.catalogue('import a.csv', { pictures: 'khong-co' });

  expect([code, text]).toEqual([1, expect.stringContaining('expected: --pictures ./pictures')]);
  expect([wrong.code, wrong.text]).toEqual([1, expect.stringContaining('cannot be read')]);
});

test('a picture that somebody writes over between the check and the import is not taken for the other', async () => {
  await shop.write('anh/1.jpg', await photo('#111111'));
  await link(shop.at('anh/1.jpg'), shop.at('anh/2.jpg'));
  await shop.write('a.csv', table('A-1,ao-1,Áo một,ao,1000,,,,"1.jpg, 2.jpg"'));

  await load('a.csv');
  expect(await shown()).toHaveLength(1);

  await rm(shop.at('anh'), { recursive: true });
  await mkdir(shop.at('anh'));
  const gone = await load('a.csv');
  expect(gone.text).toContain('The folder of pictures has no such picture');
});
