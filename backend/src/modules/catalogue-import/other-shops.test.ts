import { Readable } from 'node:stream';
import type { Fault } from './faults';
import { formatOf, type FileFormat } from './file-formats';
import { shapeOf } from './file-text';
import { textOfHtml } from './html-text';
import { readRows, type Row } from './read-rows';

async function read(text: string, hasPictures = true, format?: FileFormat) {
  const open = () => Readable.from([Buffer.from(text)]);
  const rows: Row[] = [];
  const faults: Fault[] = [];
  const unmapped: string[] = [];
  for await (const row of readRows(open(), await shapeOf(open()), (fault) => faults.push(fault), {
    hasPictures,
    format,
    unmapped: (heading) => void unmapped.push(heading),
  }))
    rows.push(row);
  return { rows, faults, unmapped };
}

const shopifyHeading =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Google Shopping / Google Product Category,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status';
const shopify = `${shopifyHeading}
ao-thun-tron,Áo thun trơn,"<p>Vải <strong>cotton</strong> dày &amp; mát.</p><ul><li>Giặt máy</li><li>Không phai</li></ul>",Tiệm Mộc,Apparel & Accessories > Clothing,Áo thun,"new, cotton, summer",true,Màu sắc,Đen,,Size,M,,,,,AT-DEN-M,200.0,shopify,12,deny,manual,290000.00,350000.00,true,true,,https://cdn.shopify.com/s/files/1/0001/files/ao-den.jpg?v=1700000001,1,Áo đen,false,Áo thun trơn | Tiệm Mộc,,,https://cdn.shopify.com/s/files/1/0001/files/ao-den.jpg?v=1700000001,kg,,120000.00,active
ao-thun-tron,,,,,,,,,Đen,,,L,,,,,AT-DEN-L,200.0,shopify,0,deny,manual,290000.00,,true,true,,https://cdn.shopify.com/s/files/1/0001/files/ao-trang.jpg?v=1700000002,2,,,,,,https://cdn.shopify.com/s/files/1/0001/files/ao-den.jpg?v=1700000001,kg,,,
ao-thun-tron,,,,,,,,,Trắng,,,M,,,,,AT-TRANG-M,200.0,shopify,-2,deny,manual,290000.00,290000.00,true,true,,,,,,,,,https://cdn.shopify.com/s/files/1/0001/files/ao-trang.jpg?v=1700000002,kg,,,
ao-thun-tron,,,,,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.shopify.com/s/files/1/0001/files/mat-sau.jpg?v=1,3,Mặt sau,,,,,,,,,
coc-su,Cốc sứ,,Tiệm Mộc,,Cốc,,true,Title,Default Title,,,,,,,,COC-1,350.0,,,deny,manual,120000.00,,true,true,,,,,false,,,,,kg,,,draft
the-qua,Thẻ quà tặng,,Tiệm Mộc,,,,true,Denominations,100000,,,,,,,,,0.0,,,deny,gift_card,100000.00,,false,false,,,,,true,,,,,kg,,,active
`;

test('a product file of Shopify is read as rows of ours', async () => {
  const { rows, faults, unmapped } = await read(shopify);

  expect(rows).toEqual([
    {
      line: 2,
      cells: {
        slug: 'ao-thun-tron',
        nameVi: 'Áo thun trơn',
        descriptionVi: 'Vải cotton dày & mát.\n\n- Giặt máy\n- Không phai',
        brand: 'Tiệm Mộc',
        category: 'Áo thun',
        marks: 'new',
        visible: 'có',
        sku: 'AT-DEN-M',
        colorVi: 'Đen',
        colorRgb: '#1c1917',
        size: 'M',
        price: '290000.00',
        originalPrice: '350000.00',
        stock: '12',
        pictures: 'ao-den.jpg [#1c1917]\nao-trang.jpg [#fafaf9]\nmat-sau.jpg',
        pictureAltsVi: 'Áo đen\n\nMặt sau',
      },
    },
    {
      line: 3,
      cells: {
        slug: 'ao-thun-tron',
        sku: 'AT-DEN-L',
        colorVi: 'Đen',
        colorRgb: '#1c1917',
        size: 'L',
        price: '290000.00',
        originalPrice: '',
        stock: '0',
      },
    },
    {
      line: 4,
      cells: {
        slug: 'ao-thun-tron',
        sku: 'AT-TRANG-M',
        colorVi: 'Trắng',
        colorRgb: '#fafaf9',
        size: 'M',
        price: '290000.00',
        originalPrice: '',
        stock: '-2',
      },
    },
    {
      line: 6,
      cells: {
        slug: 'coc-su',
        nameVi: 'Cốc sứ',
        descriptionVi: '',
        brand: 'Tiệm Mộc',
        category: 'Cốc',
        visible: 'không',
        sku: 'COC-1',
        price: '120000.00',
        originalPrice: '',
      },
    },
  ]);
  expect(faults.map(({ line, code }) => [line, code])).toEqual([[7, 'TYPE_UNSUPPORTED']]);
  expect(unmapped).toEqual(
    expect.arrayContaining(['Variant Grams', 'SEO Title', 'Cost per item', 'Variant Taxable']),
  );
  expect(unmapped).not.toContain('Type');
  expect((await read(shopify, false)).rows[0]?.cells.pictures).toBeUndefined();
});

test('what Shopify has archived is hidden, and so is a draft', async () => {
  const heading = 'Handle,Title,Type,Status,Variant SKU,Variant Price';
  const rowOf = (status: string) => `${status},Áo,Áo,${status},${status},1000`;

  const { rows } = await read([heading, ...['active', 'Draft', 'archived'].map(rowOf)].join('\n'));

  expect(rows.map(({ cells }) => cells.visible)).toEqual(['có', 'không', 'không']);
});

test('a variation that WooCommerce does not publish is not sold', async () => {
  const heading = 'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)';
  const { rows } = await read(
    [
      heading,
      '1,variable,ao,Áo,1,,,Size,"M, L"',
      '2,variation,ao-m,Áo,1,1000,ao,Size,M',
      '3,variation,ao-l,Áo,-1,1000,ao,Size,L',
    ].join('\n'),
  );

  expect(rows.map(({ cells }) => cells.sold)).toEqual([undefined, 'không']);
});

test('the newer headings of Shopify mean the same, and a column of color codes may be added', async () => {
  const { rows } = await read(
    'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL,Mã màu\n' +
      'Nón lá,non-la,<p>Nhẹ</p>,,Nón,,TRUE,Active,NON-1,Color,Tự nhiên,90000,,4,https://a/b/non.png,#d6b370\n',
  );

  expect(rows).toEqual([
    {
      line: 2,
      cells: expect.objectContaining({
        slug: 'non-la',
        sku: 'NON-1',
        price: '90000',
        stock: '4',
        colorVi: 'Tự nhiên',
        colorRgb: '#d6b370',
        pictures: 'non.png',
      }),
    },
  ]);
});

const wooHeading =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,Brands,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 visible","Attribute 2 global"';
const woo = `\uFEFF${wooHeading}
44,variable,woo-vneck,,"Áo cổ tim",1,1,visible,"Áo <em>mềm</em>","Dòng một.\\nDòng hai &gt; một.",,,taxable,,1,,,0,0,0.5,24,1,2,1,,,,"Thời trang, Thời trang > Áo thun","mới, mùa hè",,"https://shop.vn/wp-content/uploads/2024/01/vneck.jpg, https://shop.vn/wp-content/uploads/2024/01/vneck%20sau.jpg",,,,,woo-mu,id:61,,,0,"Tiệm Mộc",Màu,"Đỏ, Xanh lá",1,1,"Chất liệu","Cotton\\, spandex",1,0
60,simple,woo-mu,,Mũ,1,0,hidden,,Ấm,,,taxable,,1,30,,0,0,,,,,1,,80000,100000,Phụ kiện,,,,,,,,,,,,0,,,,,,,,,
61,simple,woo-mu-2,,Mũ,-1,0,visible,,,,,taxable,,0,,,0,0,,,,,1,,,100000,Phụ kiện,,,,,,,,,,,,0,,,,,,,,,
75,variation,woo-vneck-do,,"Áo cổ tim - Đỏ",1,0,visible,,,,,taxable,,1,7,,0,0,,,,,0,,190000,250000,,,,https://shop.vn/wp-content/uploads/2024/01/do.jpg,,,woo-vneck,,,,,,1,,Màu,Đỏ,,1,,,,
76,variation,woo-vneck-xanh,,"Áo cổ tim - Xanh lá",1,0,visible,,,,,taxable,,0,,,0,0,,,,,0,,,250000,,,,,,,id:44,,,,,,2,,Màu,"Xanh lá",,1,,,,
77,grouped,nhom,,Bộ,1,0,visible,,,,,taxable,,1,,,0,0,,,,,1,,,,,,,,,,,"woo-mu, woo-vneck",,,,,0,,,,,,,,,
78,variation,mat-cha,,X,1,0,visible,,,,,taxable,,1,,,0,0,,,,,0,,,1,,,,,,,khong-co,,,,,,2,,Màu,Đỏ,,1,,,,
`;

test('a product file of WooCommerce is read as rows of ours, with its variations wherever they stand', async () => {
  const { rows, faults, unmapped } = await read(woo);

  expect(rows).toEqual([
    {
      line: 5,
      productLine: 2,
      cells: {
        nameVi: 'Áo cổ tim',
        category: 'Thời trang > Áo thun',
        brand: 'Tiệm Mộc',
        descriptionVi: 'Áo mềm\n\nDòng một.\nDòng hai > một.',
        specificationsVi: 'Chất liệu: Cotton, spandex',
        marks: 'mới, HOT',
        visible: 'có',
        related: 'mu, mu-woo-mu-2',
        sku: 'woo-vneck-do',
        colorVi: 'Đỏ',
        colorRgb: '#dc2626',
        price: '190000',
        originalPrice: '250000',
        stock: '7',
        pictures: 'do.jpg\nvneck.jpg\nvneck sau.jpg',
      },
    },
    {
      line: 6,
      cells: {
        sku: 'woo-vneck-xanh',
        colorVi: 'Xanh lá',
        colorRgb: '#16a34a',
        price: '250000',
        originalPrice: '',
        stock: '0',
      },
    },
    {
      line: 3,
      cells: {
        nameVi: 'Mũ',
        category: 'Phụ kiện',
        descriptionVi: 'Ấm',
        visible: 'không',
        sku: 'woo-mu',
        price: '80000',
        originalPrice: '100000',
        stock: '30',
      },
    },
    {
      line: 4,
      cells: expect.objectContaining({ nameVi: 'Mũ', slug: 'mu-woo-mu-2', visible: 'không', stock: '0' }),
    },
  ]);
  expect(faults.map(({ line, code }) => [line, code])).toEqual([
    [7, 'TYPE_UNSUPPORTED'],
    [8, 'PARENT_UNKNOWN'],
  ]);
  expect(unmapped).toEqual(expect.arrayContaining(['Weight (kg)', 'Tax status']));
  expect(unmapped).not.toContain('Download limit');
});

test('the format of a file is recognised by its headings, and is our own where no other matches', () => {
  expect(formatOf(shopifyHeading.split(','))).toBe('shopify');
  expect(formatOf(wooHeading.replaceAll('"', '').split(','))).toBe('woocommerce');
  expect(formatOf(['SKU', 'Name (Vietnamese)', 'Price'])).toBe('storefront');
  expect(formatOf(['sku', 'nameVi', 'type'])).toBe('storefront');
});

test.each([
  ['<script>alert(1)</script>Áo', 'Áo'],
  ['<p>a</p><p>b<br/>c</p>', 'a\n\nb\nc'],
  ['1 &lt; 2 &amp;&amp; 3 &gt; 2 &#225;&#x1EA1; &unknown;', '1 < 2 && 3 > 2 áạ &unknown;'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a < b and c > d', 'a < b and c > d'],
  ['<style>p{}', ''],
  ['<img src=x onerror=alert(1)>Áo', 'Áo'],
])('the words of %s', (html, text) => expect(textOfHtml(html)).toBe(text));

test('text that never closes what it opens is read at once', () => {
  const began = performance.now();

  textOfHtml('<script '.repeat(2_000));
  textOfHtml('<!--'.repeat(4_000));
  textOfHtml(`${'<a '.repeat(2_000)}${'\n '.repeat(5_000)}`);

  expect(performance.now() - began).toBeLessThan(500);
});
