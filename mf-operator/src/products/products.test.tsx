import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  answers,
  enveloped,
  expectOwnWrites,
  holdAnswer,
  refuses,
  renderRemote,
  startServer,
  testApi,
  untilAnswered,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aCategory, aJob, aProduct, aProductRow } from '../testing/goods-builders';
import { anOperator } from '../testing/sessions';
import { slugOf } from './product-values';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
let asked: Record<string, string>[] = [];
let sent: unknown[] = [];
beforeEach(() => {
  asked = [];
  sent = [];
  window.localStorage.clear();
  server.use(
    answers('get', 'main/admin/category', () => [aCategory()]),
    answers('get', 'main/admin/product', ({ url }: Request) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return { data: [aProductRow()], meta: { limit: 30, next: null, total: 1 } };
    }),
    answers('get', 'main/admin/product/product-1', () => aProduct()),
  );
});
const open = (at: string) => renderRemote(remote, { at, session: anOperator });
const notes = (data: unknown) => async (request: Request) => {
  sent.push(await request.json());
  return data;
};

test('an operator finds products by words and state, and changes the price of many after a preview', async () => {
  server.use(
    answers('post', 'main/admin/product/bulk-edit/preview', () => ({
      products: 1,
      changed: 1,
      refused: 2,
      examples: [
        {
          id: 'product-1',
          name: 'Áo thun',
          price: { before: 200_000, after: 180_000 },
          fields: ['variants'],
        },
      ],
    })),
    answers('post', 'main/admin/product/bulk-edit', notes(aJob({ kind: 'product-bulk-edit' }))),
    answers('get', 'main/admin/job/job-1', () => aJob({ kind: 'product-bulk-edit' })),
  );
  const { location } = await open('/operator/products?state=visible');
  expect(await screen.findByRole('link', { name: 'Áo thun' })).toHaveAttribute(
    'href',
    '/operator/products/product-1',
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Tìm' }), 'áo');
  await userEvent.click(screen.getByRole('button', { name: 'Tìm' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'áo', state: 'visible', limit: '30' }));

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn Áo thun' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sửa hàng loạt' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Phần trăm' }), '-10');
  await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
  expect(await dialog.findByText(/200\.000.*→.*180\.000/)).toBeVisible();
  expect(dialog.getByText(/2 sản phẩm được giữ nguyên/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sửa 1 sản phẩm' }));

  await waitFor(() => expect(location()).toBe('/operator/imports/job-1'));
  expect(sent).toEqual([{ ids: ['product-1'], change: { pricePercent: -10 } }]);
});

test('an operator adds a product: what is missing is said at its field, and nothing typed is lost', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${testApi}/main/admin/product`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
    }),
    refuses('post', 'main/admin/product', 422, 'VALIDATION_FAILED', {
      errors: [{ field: 'slug', code: 'taken' }],
    }),
  );
  const { location } = await open('/operator/products/new');
  const field = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm sản phẩm' }));
  for (const name of ['Tên (tiếng Việt)', 'Tên (tiếng Anh)', 'Mã SKU', 'Giá bán'])
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/Hãy điền mục này/));

  await userEvent.type(field('Tên (tiếng Việt)'), 'Áo khoác Đen');
  await userEvent.type(field('Tên (tiếng Anh)'), 'Black jacket');
  await userEvent.type(field('Mã SKU'), 'AK-1');
  await userEvent.type(field('Giá bán'), '1.290.000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Danh mục' }), 'Áo');
  await userEvent.click(screen.getByRole('button', { name: 'Thêm sản phẩm' }));
  await waitFor(() => expect(field(/Đường dẫn/ as never)).toHaveAccessibleDescription(/Đã được dùng/));
  expect(field('Tên (tiếng Việt)')).toHaveValue('Áo khoác Đen');

  server.use(
    answers('post', 'main/admin/product', async (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      sent.push(await request.json());
      return aProduct();
    }),
  );
  await userEvent.type(field('Mã SKU'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Thêm sản phẩm' }));
  await waitFor(() => expect(location()).toBe('/operator/products/product-1'));
  // What was changed since is another request, which no stored answer may take the place of.
  expect(new Set(keys).size).toBe(2);
  expect(sent[0]).toMatchObject({
    slug: 'ao-khoac-den',
    categoryId: 'category-1',
    status: ['NEW'],
    variants: [{ sku: 'AK-10', price: 1_290_000, originalPrice: null, color: null, size: null }],
  });
});

test('an operator whose colleague was faster is told, and keeps what was typed', async () => {
  server.use(refuses('put', 'main/admin/product/product-1', 409, 'EDIT_CONFLICT'));
  await open('/operator/products/product-1');
  const brand = await screen.findByRole('textbox', { name: /Thương hiệu/ });
  await userEvent.type(brand, 'Nhà Mây');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

  expect(await screen.findByText('Người khác vừa sửa')).toBeVisible();
  expect(brand).toHaveValue('Nhà Mây');
  server.use(
    answers('get', 'main/admin/product/product-1', () => aProduct({ version: 4, brand: 'Nhà Gió' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Xem bản mới' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Thương hiệu/ })).toHaveValue('Nhà Gió'));
});

test('an operator chooses what is shown beside a product, never the product itself', async () => {
  server.use(
    answers('get', 'main/admin/product', () => ({
      data: [aProductRow(), aProductRow({ id: 'product-2', name: { vi: 'Quần', en: 'Trousers' } })],
      meta: { limit: 8, next: null, total: 2 },
    })),
    answers('put', 'main/admin/product/product-1', notes(aProduct({ version: 4 }))),
    answers('get', 'main/admin/product/product-1', () => aProduct({ version: sent.length > 0 ? 4 : 3 })),
  );
  await open('/operator/products/product-1');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm sản phẩm' }), 'quần{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm Quần' }));
  expect(screen.queryByRole('button', { name: 'Thêm Áo thun' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

  expect(await screen.findByText('Đã lưu')).toBeVisible();
  expect(sent[0]).toMatchObject({ version: 3, relatedIds: ['product-2'] });
});

test('an operator who removes rows of a product one after the other has the focus on the next, and then on what adds one', async () => {
  const picture = (pictureId: string) => ({
    pictureId,
    picture: { url: `/media/${pictureId}`, width: 80, height: 100, color: '#ffffff', alt: '' },
    alt: { vi: '', en: '' },
    colorRgb: null,
    view: 'front' as const,
  });
  const pair = (vi: string) => ({ name: { vi, en: vi }, value: { vi, en: vi } });
  server.use(
    answers('get', 'main/admin/product/product-1', () =>
      aProduct({
        specifications: [pair('Chất liệu'), pair('Cổ'), pair('Tay')],
        pictures: [picture('picture-1'), picture('picture-2')],
        related: [{ id: 'cap', name: 'Mũ len' }],
        relatedIds: ['cap'],
      }),
    ),
  );
  await open('/operator/products/product-1');
  const removing = (part: string, name: string) =>
    within(screen.getByRole('region', { name: part })).getAllByRole('button', { name });
  const remove = async (part: string, name: string, at: number) =>
    userEvent.click(removing(part, name)[at] ?? document.body);

  await userEvent.click(await screen.findByRole('button', { name: 'Thêm phiên bản' }));
  await userEvent.click(screen.getByRole('button', { name: 'Thêm phiên bản' }));
  await remove('Phiên bản và giá', 'Bỏ phiên bản này', 0);
  expect(removing('Phiên bản và giá', 'Bỏ phiên bản này')).toEqual([document.activeElement]);
  await remove('Phiên bản và giá', 'Bỏ phiên bản này', 0);
  expect(screen.getByRole('button', { name: 'Thêm phiên bản' })).toHaveFocus();

  await remove('Thông số', 'Bỏ thông số này', 1);
  expect(removing('Thông số', 'Bỏ thông số này')[1]).toHaveFocus();
  await remove('Thông số', 'Bỏ thông số này', 1);
  expect(removing('Thông số', 'Bỏ thông số này')).toEqual([document.activeElement]);
  await remove('Thông số', 'Bỏ thông số này', 0);
  expect(screen.getByRole('button', { name: 'Thêm thông số' })).toHaveFocus();

  await remove('Hình ảnh', 'Bỏ hình', 0);
  expect(removing('Hình ảnh', 'Bỏ hình')).toEqual([document.activeElement]);
  await remove('Hình ảnh', 'Bỏ hình', 0);
  expect(screen.getByLabelText('Thêm hình')).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Bỏ Mũ len' }));
  expect(screen.getByRole('searchbox', { name: 'Tìm sản phẩm' })).toHaveFocus();
});

test('an English reader finds everything on the list of products', async () => {
  await renderRemote(remote, { at: '/operator/products', language: 'en', session: anOperator });

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Products | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Products
     a href=/en/operator/imports: Import and export
     a href=/en/operator/products/new: Add a product
     div aria-label=Filter role=search
       form
         label: Search
         input maxlength=100 placeholder=Name or SKU type=search
         button type=submit: Search
       label: Category
       select
         option: All
         option: Tops
       label: State
       select
         option: All
         option: On sale
         option: Hidden
         option: Deleted
       label: Stock
       select
         option: All
         option: Sold out
         option: Running out
       label: Marks
       select
         option: All
         option: Hot
         option: New
         option: Sale
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
       li
         a href=/en/operator/products?state=visible&stock=low: Running out
     p role=status: 1 product
     button aria-haspopup=true popovertarget→"ColumnsSKUCategoryBrandPriceStockStateMarksChanged at" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         SKU
       label
         input type=checkbox checked
         Category
       label
         input type=checkbox
         Brand
       label
         input type=checkbox checked
         Price
       label
         input type=checkbox checked
         Stock
       label
         input type=checkbox checked
         State
       label
         input type=checkbox
         Marks
       label
         input type=checkbox
         Changed at
     table role=table
       caption: Products
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col
             label
               input aria-label=Select all on this page type=checkbox
           th role=columnheader scope=col: Name
           th role=columnheader scope=col: SKU
           th role=columnheader scope=col: Category
           th role=columnheader scope=col: Price
           th role=columnheader scope=col: Stock
           th role=columnheader scope=col: State
       tbody role=rowgroup
         tr aria-label=T-shirt role=row tabindex=0
           td role=cell
             label
               input aria-label=Select T-shirt type=checkbox
           td role=cell
             a href=/en/operator/products/product-1: T-shirt
           td role=cell: AO-1 and 1 more
           td role=cell: Tops
           td role=cell: 200,000 ₫ – 250,000 ₫
           td role=cell: 7
           td role=cell: On sale
     nav aria-label=Pages: You have reached the end of the list."
  `);
});

test('an English reader finds everything on the page of a product', async () => {
  await renderRemote(remote, { at: '/operator/products/product-1', language: 'en', session: anOperator });

  expect(await wholeContent('type=submit')).toMatchInlineSnapshot(`
   "title: T-shirt | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/products: Products
     h1: T-shirt
     On sale
     a href=/en/operator/inventory?search=AO-1: See its stock
     a href=/en/products/ao-thun: See it in the shop
     button type=button: Delete
     form aria-label=Product
       section aria-labelledby→"Texts" tabindex=-1
         h2: Texts
         label: Name (Vietnamese)
         input autocomplete=off maxlength=200 name=name.vi value=Áo thun
         label: Name (English)
         input autocomplete=off maxlength=200 name=name.en value=T-shirt
         label: Address (optional)
         input aria-describedby→"Made from the name when empty. The old address still leads h…" autocomplete=off maxlength=120 name=slug value=ao-thun
         p: Made from the name when empty. The old address still leads here.
         label: Description (Vietnamese) (optional)
         textarea maxlength=20000 name=description.vi value=Vải dày.: Vải dày.
         label: Description (English) (optional)
         textarea maxlength=20000 name=description.en value=Thick.: Thick.
       section aria-labelledby→"Variants and prices" tabindex=-1
         h2: Variants and prices
         div aria-label=Variant 1 AO-1 role=group
           Variant 1 AO-1
           label: SKU
           input autocomplete=off maxlength=64 name=variants[0].sku value=AO-1
           label: Size (optional)
           input autocomplete=off maxlength=40 name=variants[0].size value=M
           label: Price
           input autocomplete=off inputmode=numeric name=variants[0].price value=200,000
           ₫
           label: Original price (optional)
           input autocomplete=off inputmode=numeric name=variants[0].originalPrice
           ₫
           label: Color code (optional)
           input autocomplete=off maxlength=7 name=variants[0].color.rgb placeholder=#1c1917
           label: Color (Vietnamese) (optional)
           input autocomplete=off maxlength=60 name=variants[0].color.name.vi
           label: Color (English) (optional)
           input autocomplete=off maxlength=60 name=variants[0].color.name.en
           label
             input name=variants[0].isActive type=checkbox checked
             On sale
         button type=button: Add a variant
       section aria-labelledby→"Specifications" tabindex=-1
         h2: Specifications
         button type=button: Add a specification
       section aria-labelledby→"How it is sold" tabindex=-1
         h2: How it is sold
         label
           input name=isActive type=checkbox checked
           Shown in the shop
         label: Category
         select name=categoryId value=category-1
           option: Choose
           option: Tops
         label: Brand (optional)
         input autocomplete=off maxlength=80 name=brand
         label: Order
         input aria-describedby→"Lower is shown first." inputmode=numeric name=priority value=1
         p: Lower is shown first.
         label
           input name=isHot type=checkbox
           Hot
         label
           input name=isNew type=checkbox checked
           New
         label
           input name=isSale type=checkbox
           Sale
       section aria-labelledby→"Pictures" tabindex=-1
         h2: Pictures
         label: Add a picture
         label: Choose a picture
         input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"JPEG, PNG, WebP or AVIF, up to 5 MB." type=file
         ul aria-live=polite
         p: JPEG, PNG, WebP or AVIF, up to 5 MB.
       section aria-labelledby→"Shown beside it" tabindex=-1
         h2: Shown beside it
         label: Find a product
         input maxlength=100 placeholder=Name or SKU type=search
         button type=button: Search
       button type=submit: Save"
  `);
});

test('a long name makes an address that the shop takes, also where it is cut between two words', () => {
  expect(slugOf(`${'a'.repeat(119)} áo`)).toBe('a'.repeat(119));
});

test('a product that someone else has changed meanwhile is deleted once the newest was fetched', async () => {
  const versions: (string | null)[] = [];
  let version = 1;
  let shown = 0;
  server.use(
    answers('get', 'main/admin/product/product-1', () => {
      shown = version;
      return aProduct({ version });
    }),
    http.delete(`${testApi}/main/admin/product/product-1`, ({ request }) => {
      versions.push(new URL(request.url).searchParams.get('version'));
      return versions.length === 1
        ? HttpResponse.json({ success: false, message: 'EDIT_CONFLICT' }, { status: 409 })
        : HttpResponse.json(enveloped(null));
    }),
  );
  const page = await open('/operator/products/product-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá' }));
  version = 2;
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Xoá' }));

  await userEvent.click(await dialog.findByRole('button', { name: 'Xem bản mới' }));
  await waitFor(() => expect(shown).toBe(2));
  await untilAnswered(server, page);
  await userEvent.click(dialog.getByRole('button', { name: 'Xoá' }));

  await waitFor(() => expect(page.location()).toBe('/operator/products'));
  expect(versions).toEqual(['1', '2']);
});

test('the question whether to delete a product does not show what went wrong an earlier time', async () => {
  server.use(refuses('delete', 'main/admin/product/product-1', 503, 'SERVICE_UNAVAILABLE'));
  await open('/operator/products/product-1');
  const ask = await screen.findByRole('button', { name: 'Xoá' });
  await userEvent.click(ask);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Xoá' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await userEvent.click(ask);

  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

test('a product is saved with the picture that was still being sent', async () => {
  const { held, answer } = holdAnswer();
  server.use(
    answers('post', 'main/upload', async () => {
      await held;
      return { id: 'upload-1', url: '/api/main/media/upload-1', width: 10, height: 10 };
    }),
    answers('put', 'main/admin/product/product-1', notes(aProduct({ version: 4 }))),
  );
  await open('/operator/products/product-1');
  await userEvent.upload(
    await screen.findByLabelText('Thêm hình'),
    new File(['x'], 'ao.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('Đang gửi hình…')).toBeVisible();
  const pictures = () => screen.queryAllByRole('group', { name: /^Hình \d/ }).length;
  const before = pictures();

  await userEvent.click(screen.getByRole('button', { name: /^Lưu/ }));
  answer();
  await waitFor(() => expect(pictures()).toBe(before + 1));
  await userEvent.click(screen.getByRole('button', { name: /^Lưu/ }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { pictures: expect.arrayContaining([expect.objectContaining({ uploadId: 'upload-1' })]) },
  ]);
});
