import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, aPicture, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../testing/content-remote';
import { aContentPage, pageNames } from '../testing/content-builders';
import { headAndStatusOf } from '../testing/head-and-status';

const server = startServer();
beforeEach(() => {
  server.use(pageNames, answers('get', 'main/system/page/warranty', aContentPage()));
});
const at = paths.policy.to('warranty');
const params = { key: 'warranty' };

test('a visitor reads a policy, where it stands, and which others there are', async () => {
  await renderRemote(remote, { at });

  expect(await screen.findByRole('heading', { level: 1, name: 'Chính sách bảo hành' })).toBeVisible();
  expect(await screen.findByText('Mười hai tháng.')).toBeVisible();
  expect(screen.getByText('Cập nhật ngày 01/03/2026')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Các trang thông tin' }));
  expect(await pages.findByRole('link', { name: 'Thanh toán' })).toHaveAttribute('href', '/policies/payment');
  expect(pages.getByRole('link', { name: 'Giới thiệu' })).toHaveAttribute('href', '/about');
  expect(pages.getByRole('link', { name: 'Chính sách bảo hành' })).toHaveAttribute('aria-current', 'page');
});

test('a reader who changes the language reads the policy in that language', async () => {
  const { changeLanguage } = await renderRemote(remote, { at });
  await screen.findByText('Mười hai tháng.');
  const blocks = [{ kind: 'paragraph' as const, text: [{ text: 'Twelve months.' }] }];
  server.use(answers('get', 'main/system/page/warranty', aContentPage({ blocks })));
  await changeLanguage('en');

  expect(await screen.findByText('Twelve months.')).toBeVisible();
  expect(screen.queryByText('Mười hai tháng.')).not.toBeInTheDocument();
});

test('a text is drawn as it was written, each kind of block', async () => {
  const blocks = aContentPage().blocks.concat([
    { kind: 'list', ordered: true, items: [[{ text: 'Gọi ' }, { text: 'tổng đài', strong: true }]] },
    { kind: 'table', caption: 'Thời hạn', head: ['Món', 'Tháng'], rows: [['Robot', 'hoi@example.com, 12']] },
    { kind: 'link', text: 'Gửi yêu cầu', href: '/contact' },
    { kind: 'paragraph', text: [{ text: 'bộ luật', href: 'https://example.com/luat' }] },
    { kind: 'image', picture: aPicture({ alt: 'Tem bảo hành' }), caption: 'Tem trên hộp' },
  ]);
  server.use(answers('get', 'main/system/page/warranty', aContentPage({ blocks })));
  await renderRemote(remote, { at });

  expect((await screen.findByText('tổng đài')).closest('ol > li')).toHaveTextContent('Gọi tổng đài');
  expect(screen.getByText('tổng đài').tagName).toBe('STRONG');
  const table = within(screen.getByRole('region', { name: 'Thời hạn' }));
  expect(table.getByRole('columnheader', { name: 'Món' })).toBeVisible();
  expect(table.getByRole('cell', { name: 'Robot' })).toBeVisible();
  expect(table.getByText(/^hoi/)).toHaveTextContent(/^hoi@example\.com, 12$/);
  expect(screen.getByRole('link', { name: 'Gửi yêu cầu' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'bộ luật' })).toHaveAttribute('href', 'https://example.com/luat');
  expect(screen.getByRole('img', { name: 'Tem bảo hành' })).toBeVisible();
});

test('what looks like markup is text, and what leads to a script leads nowhere', async () => {
  const blocks = [
    {
      kind: 'paragraph' as const,
      text: [
        { text: '<img src=x onerror=alert(1)>' },
        { text: 'bấm đây', href: 'javascript:alert(1)' },
        { text: 'hay đây', href: '//evil.example.com' },
      ],
    },
  ];
  server.use(answers('get', 'main/system/page/warranty', aContentPage({ blocks })));
  await renderRemote(remote, { at });

  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByText('bấm đây')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'bấm đây' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'hay đây' })).not.toBeInTheDocument();
});

test('the chapters of a long text are found beside it, also those of the same name', async () => {
  const heading = (text: string) => ({ kind: 'heading' as const, level: 2 as const, text });
  const blocks = [heading('Đổi trả'), heading('Hoàn tiền'), heading('Đổi trả')];
  server.use(answers('get', 'main/system/page/warranty', aContentPage({ blocks })));
  await renderRemote(remote, { at });

  await screen.findByRole('heading', { level: 2, name: 'Hoàn tiền' });
  // Seen only where there is room for it.
  const addresses = screen
    .getAllByRole('link', { hidden: true })
    .flatMap((link) => link.getAttribute('href')?.match(/^#.*/) ?? []);
  expect(addresses).toEqual(['#doi-tra', '#hoan-tien', '#doi-tra-2']);
  expect(document.getElementById('doi-tra-2')).toHaveTextContent('Đổi trả');
});

test.each(['khong-co', 'about', 'footer', '<script>'])(
  '%s is no policy: a 404 that leads on',
  async (key) => {
    const { store } = await renderRemote(remote, { at: paths.policy.to(key) });

    expect(await screen.findByRole('heading', { level: 1, name: 'Không có trang này' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Chính sách bảo hành' })).toBeVisible();
    expect(await headAndStatusOf(store, paths.policy.pattern, '', { key })).toEqual({
      status: 404,
      head: { title: 'catalog-content:page.missingTitle', noindex: true },
    });
  },
);

test('a visitor can ask again for a text that did not come', async () => {
  server.use(refuses('get', 'main/system/page/warranty', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const { store } = await renderRemote(remote, { at });
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  expect((await headAndStatusOf(store, paths.policy.pattern, '', params)).status).toBe(503);

  await userEvent.click(retry);

  expect(await screen.findByText('Mười hai tháng.')).toBeVisible();
});

test('a page does not need the names of the others', async () => {
  server.use(refuses('get', 'main/system/pages', 503, 'SERVICE_UNAVAILABLE'));
  await renderRemote(remote, { at });

  expect(await screen.findByText('Mười hai tháng.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Showroom' })).toHaveAttribute('href', '/showrooms');
});

test('a search engine is told what a page is and where it stands', async () => {
  const { store } = await renderRemote(remote, { at });
  await screen.findByText('Mười hai tháng.');

  const { head, status } = await headAndStatusOf(store, paths.policy.pattern, '', params);

  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Chính sách bảo hành',
    description: 'Bảo hành bao lâu và bằng cách nào.',
    canonical: '/policies/warranty',
    jsonLd: [{ '@type': 'BreadcrumbList' }],
  });
});

test.each([
  ['about', paths.about.to()],
  ['store-system', paths.storeSystem.to()],
  ['careers', paths.careers.to()],
] as const)('the page %s has an address of its own', async (key, address) => {
  server.use(answers('get', `main/system/page/${key}`, aContentPage({ key, title: `Trang ${key}` })));
  await renderRemote(remote, { at: address });

  expect(await screen.findByRole('heading', { level: 1, name: `Trang ${key}` })).toBeVisible();
});

test('a page speaks English', async () => {
  await renderRemote(remote, { at, language: 'en' });

  expect(await screen.findByText('Updated 1 Mar 2026')).toBeVisible();
});

test('an English reader finds everything on a page of text', async () => {
  await renderRemote(remote, { at: at, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Chính sách bảo hành | Cửa hàng thử (en)
   description: Bảo hành bao lâu và bằng cách nào.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Chính sách bảo hành
     h1: Chính sách bảo hành
     article
       p: Bảo hành bao lâu và bằng cách nào.
       h2: Thời hạn
       p: Mười hai tháng.
       p: Updated 1 Mar 2026
     nav aria-label=Information pages
       p: Policies and guides
       ul
         li
           a href=/en/policies/payment: Thanh toán
         li
           a aria-current=page href=/en/policies/warranty: Chính sách bảo hành
       p: About the shop
       ul
         li
           a href=/en/about: Giới thiệu
       p: Help
       ul
         li
           a href=/en/faqs: Frequently asked questions
         li
           a href=/en/showrooms: Showrooms
         li
           a href=/en/service-centers: Service centres"
  `);
});
