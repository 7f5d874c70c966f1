import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { NewsArticle, WidgetModule } from '@storefront/shared/contracts';
import { selectNotifications } from '@storefront/shared/store';
import {
  answers,
  enveloped,
  paged,
  refuses,
  renderRemote,
  startServer,
  testApi,
  wholePage,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { aNewsCard, anArticle } from '../testing/content-builders';
import { remote } from '../testing/content-remote';
import { headAndStatusOf } from '../testing/head-and-status';

const server = startServer();
beforeEach(() => {
  server.use(
    answers('get', 'main/news/public', paged([aNewsCard()])),
    answers('get', 'main/news/get-by-seo-slug/chon-co-ao', anArticle()),
  );
});
const at = paths.news.to();
const article = paths.newsArticle.to('chon-co-ao');
const params = { slug: 'chon-co-ao' };

test('a visitor finds the news: what it is about, of which day, and how long it takes to read', async () => {
  await renderRemote(remote, { at });

  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Chọn cỡ áo bằng ba số đo' })).toHaveAttribute('href', article);
  expect(card.getByText('Hướng dẫn')).toBeVisible();
  expect(card.getByText('01/03/2026')).toBeVisible();
  expect(card.getByText('4 phút đọc')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Theo dõi bằng RSS' })).toHaveAttribute('href', '/rss.xml');
});

test('a visitor narrows the news to a topic and turns its pages by links', async () => {
  const asked: string[] = [];
  server.use(
    answers('get', 'main/news/public', (request: Request) => {
      asked.push(new URL(request.url).search);
      return { ...paged([aNewsCard()]), meta: { page: 1, limit: 10, total: 25, totalPages: 3 } };
    }),
  );
  const { location } = await renderRemote(remote, { at });

  await userEvent.click(await screen.findByRole('link', { name: 'Robotics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Robotics' })).toBeVisible();
  expect(location()).toBe('/news?topic=ROBOTICS');
  await userEvent.click(await screen.findByRole('link', { name: 'Trang 2' }));

  expect(location()).toBe('/news?topic=ROBOTICS&page=2');
  await screen.findByRole('article');
  expect(asked).toEqual(['?page=1', '?page=1&topic=ROBOTICS', '?page=2&topic=ROBOTICS']);
});

test.each(['page=0', 'page=-1', 'page=1e9', 'page=%00', 'topic=<b>', 'topic=guide'])(
  'an address with %s shows the news from the beginning',
  async (search) => {
    const asked: string[] = [];
    server.use(
      answers('get', 'main/news/public', (request: Request) => {
        asked.push(new URL(request.url).search);
        return paged([aNewsCard()]);
      }),
    );
    await renderRemote(remote, { at: `${at}?${search}` });

    await screen.findByRole('article');
    expect(asked).toEqual(['?page=1']);
  },
);

test('news that fail to load are not an empty list: a visitor can retry', async () => {
  server.use(
    http.get(`${testApi}/main/news/public`, () => HttpResponse.json(enveloped(paged([]), 'INTERNAL')), {
      once: true,
    }),
  );
  const { store } = await renderRemote(remote, { at });
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  expect((await headAndStatusOf(store, paths.news.pattern, at)).status).toBe(503);

  await userEvent.click(retry);

  expect(await screen.findByRole('link', { name: 'Chọn cỡ áo bằng ba số đo' })).toBeVisible();
});

test('a page beyond the last leads back, and is a 404', async () => {
  const beyond = { data: [], meta: { page: 9, limit: 10, total: 25, totalPages: 3 } };
  server.use(answers('get', 'main/news/public', beyond));
  const { store } = await renderRemote(remote, { at: `${at}?page=9` });

  expect(await screen.findByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/news');
  expect((await headAndStatusOf(store, paths.news.pattern, `${at}?page=9`)).status).toBe(404);
});

test('a reader who changes the language reads the article in that language', async () => {
  const { changeLanguage } = await renderRemote(remote, { at: article });
  await screen.findByRole('heading', { level: 1, name: anArticle().title });
  const title = 'Choosing a size';
  server.use(answers('get', 'main/news/get-by-seo-slug/chon-co-ao', anArticle({ title })));
  await changeLanguage('en');

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a topic without an article leads to the others', async () => {
  server.use(answers('get', 'main/news/public', paged([])));
  await renderRemote(remote, { at: `${at}?topic=COMPANY` });

  expect(await screen.findByRole('link', { name: 'Xem tất cả tin tức' })).toHaveAttribute('href', '/news');
});

test('a visitor reads an article and finds another to read next', async () => {
  await renderRemote(remote, { at: article });

  expect(await screen.findByRole('heading', { level: 1, name: 'Chọn cỡ áo bằng ba số đo' })).toBeVisible();
  expect(await screen.findByText('Đo ở chỗ rộng nhất.')).toBeVisible();
  expect(screen.getByText('Bài của Ban biên tập')).toBeVisible();
  const related = within(screen.getByRole('region', { name: 'Đọc tiếp' }));
  expect(related.getByRole('link', { name: 'Giặt áo thun' })).toHaveAttribute('href', '/news/giat-ao-thun');
});

test('an article shows products of the category that it links to', async () => {
  const StillObserver = window.IntersectionObserver;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observer = new StillObserver(notify);
    observer.observe = (target) =>
      notify([{ isIntersecting: true, target } as IntersectionObserverEntry], observer);
    return observer;
  });
  const blocks: NewsArticle['blocks'] = [
    { kind: 'link', text: 'Đổi trả', href: '/policies/exchange-return' },
    { kind: 'link', text: 'Xem áo thun', href: '/categories/ao-thun' },
  ];
  server.use(answers('get', 'main/news/get-by-seo-slug/chon-co-ao', anArticle({ blocks })));
  const productList: WidgetModule = {
    default: (props: object) => <p>{`products ${JSON.stringify(props)}`}</p>,
    messages: { namespace: 'none', load: () => Promise.resolve({}) },
  };
  await renderRemote(remote, { at: article, widgets: { 'product-list': productList } });

  const row = await screen.findByText(/^products /);
  expect(JSON.parse(row.textContent.replace('products ', ''))).toEqual({
    title: 'Sản phẩm cùng chủ đề',
    query: { filter: { category: 'ao-thun', inStock: true }, sort: 'bestSelling', limit: 8 },
    seeAll: paths.category.to('ao-thun'),
  });
});

test('a search engine is told what an article is and of which day', async () => {
  const { store } = await renderRemote(remote, { at: article });
  await screen.findByText('Đo ở chỗ rộng nhất.');

  const { head, status } = await headAndStatusOf(store, paths.newsArticle.pattern, '', params);

  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Chọn cỡ áo bằng ba số đo',
    canonical: '/news/chon-co-ao',
    feed: '/rss.xml',
    jsonLd: [
      {
        '@type': 'Article',
        datePublished: '2026-03-01T03:00:00.000Z',
        dateModified: '2026-03-02T03:00:00.000Z',
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test('an article that is not there is a 404 that leads to the news', async () => {
  server.use(refuses('get', 'main/news/get-by-seo-slug/khong-co', 404, 'NEWS_NOT_FOUND'));
  const { store } = await renderRemote(remote, { at: paths.newsArticle.to('khong-co') });

  expect(await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy bài viết này' })).toBeVisible();
  expect(await headAndStatusOf(store, paths.newsArticle.pattern, '', { slug: 'khong-co' })).toEqual({
    status: 404,
    head: { title: 'catalog-news:missingTitle', noindex: true },
  });
});

test('a visitor copies the address of an article where the device shares nothing', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(window.navigator.clipboard, 'writeText');
  const { store } = await renderRemote(remote, { at: article });

  await user.click(await screen.findByRole('button', { name: 'Chia sẻ bài viết' }));

  expect(copied).toHaveBeenCalledWith(window.location.href);
  await waitFor(() => {
    expect(selectNotifications(store.getState())).toMatchObject([{ notice: 'Copied' }]);
  });
});

test('an old address, or that of the other language, leads to the article; search engines get their own title', async () => {
  server.use(
    answers(
      'get',
      'main/news/get-by-seo-slug/ten-cu',
      anArticle({ seoSlug: 'chon-co-ao', seoTitle: 'Bảng cỡ áo', seoDescription: 'Mọi cỡ' }),
    ),
  );

  const { store } = await renderRemote(remote, { at: paths.newsArticle.to('ten-cu') });
  await screen.findByRole('heading', { level: 1, name: anArticle().title });
  const { head, status } = await headAndStatusOf(store, paths.newsArticle.pattern, '', { slug: 'ten-cu' });

  expect(status).toEqual({ redirect: article, isPermanent: true });
  expect(head).toMatchObject({ title: 'Bảng cỡ áo', description: 'Mọi cỡ', canonical: article });
});

test('a search engine finds an article at its address in either language', async () => {
  const slugs = { vi: 'chon-co-ao', en: 'choosing-a-size' };
  server.use(answers('get', 'main/news/get-by-seo-slug/chon-co-ao', anArticle({ slugs })));
  const { store } = await renderRemote(remote, { at: article });
  await screen.findByText('Đo ở chỗ rộng nhất.');

  const { head } = await headAndStatusOf(store, paths.newsArticle.pattern, '', params);

  expect(head).toMatchObject({
    canonical: '/news/chon-co-ao',
    alternates: { vi: '/news/chon-co-ao', en: '/news/choosing-a-size' },
  });
});

test('an English reader finds everything on the page of news', async () => {
  await renderRemote(remote, { at: at, language: 'en' });

  expect(await wholePage('Subscribe')).toMatchInlineSnapshot(`
   "title: News | Cửa hàng thử (en)
   description: Guides to clothes and robots, new arrivals, and what goes on in the shop.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: News
     h1: News
     a href=/en/rss.xml: Follow by RSS
     nav aria-label=Topics
       ul
         li
           a aria-current=page href=/en/news: All
         li
           a href=/en/news?topic=GUIDE: Guides
         li
           a href=/en/news?topic=FASHION: Fashion
         li
           a href=/en/news?topic=ROBOTICS: Robotics
         li
           a href=/en/news?topic=COMPANY: The shop
     section aria-label=List of articles tabindex=-1
       article
         img alt src=/api/main/media/shirt?w=768
         p
           Hướng dẫn
           time datetime=2026-03-01T03:00:00.000Z: 1 Mar 2026
           4 minutes to read
         h2
           a href=/en/news/chon-co-ao: Chọn cỡ áo bằng ba số đo
         p: Ngực, eo, vai.
     section aria-labelledby→"Newsletter"
       h2: Newsletter
       p: New arrivals, offers and guides, in one mail a week at most. Stop whenever you like.
       form
         label: Your email
         input autocomplete=email type=email
         button type=submit: Subscribe
         label
           input type=checkbox
           I agree to get the newsletter at this address.
           a href=/en/policies/security: Privacy policy"
  `);
});

test('an English reader finds everything on an article', async () => {
  await renderRemote(remote, { at: article, language: 'en' });

  expect(await wholePage('Subscribe')).toMatchInlineSnapshot(`
   "title: Chọn cỡ áo bằng ba số đo | Cửa hàng thử (en)
   description: Ngực, eo, vai.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           a href=/en/news: News
         li
           span aria-current=page: Chọn cỡ áo bằng ba số đo
     h1: Chọn cỡ áo bằng ba số đo
     article
       p
         Hướng dẫn
         time datetime=2026-03-01T03:00:00.000Z: 1 Mar 2026
         4 minutes to read
       p: By Ban biên tập
       p: Ngực, eo, vai.
       img alt src=/api/main/media/shirt?w=768
       p: Đo ở chỗ rộng nhất.
       button type=button: Share this article
     section aria-labelledby→"Read next"
       h2: Read next
       article
         img alt src=/api/main/media/shirt?w=768
         p
           Hướng dẫn
           time datetime=2026-03-01T03:00:00.000Z: 1 Mar 2026
           4 minutes to read
         h3
           a href=/en/news/giat-ao-thun: Giặt áo thun
         p: Ngực, eo, vai.
     section aria-labelledby→"Newsletter"
       h2: Newsletter
       p: New arrivals, offers and guides, in one mail a week at most. Stop whenever you like.
       form
         label: Your email
         input autocomplete=email type=email
         button type=submit: Subscribe
         label
           input type=checkbox
           I agree to get the newsletter at this address.
           a href=/en/policies/security: Privacy policy"
  `);
});
