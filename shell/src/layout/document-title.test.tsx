import { act, screen, waitFor } from '@testing-library/react';
import { startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

startServer(...frameHandlers);

const catalog = {
  manifest: aRemote('catalog', [
    aPage('', 'Trang nhà', { head: () => ({ title: 'Trang nhà', description: 'Mọi thứ' }) }),
    aPage('products/:slug', 'Một sản phẩm', {
      // A former address of the product has the same page.
      head: () => ({ title: 'Áo', canonical: '/products/ao' }),
    }),
    aPage('search', 'Tìm', { head: () => ({ title: 'Tìm', noindex: true }) }),
  ]),
};

/** What the server says of the page that it sends. */
const sent = `<link rel="canonical" href="https://shop.test/">
<link rel="alternate" hreflang="en" href="https://shop.test/en">
<link rel="alternate" type="application/rss+xml" href="/rss.xml">
<meta property="og:url" content="https://shop.test/">`;
const sentBody = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

beforeEach(() => {
  window.localStorage.clear();
  document.head.innerHTML = sent;
  document.body.insertAdjacentHTML('beforeend', sentBody);
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const ofSentPage = () =>
  document.querySelectorAll('link[hreflang], [property], [type="application/ld+json"]');

test('who shares a page shares that page, and not the one that they came by', async () => {
  const { history } = await renderShell({ catalog });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  expect(canonical()).toBe('https://shop.test/');
  expect(ofSentPage()).toHaveLength(3);
  expect(meta('description')).toBe('Mọi thứ');

  act(() => {
    history.push('/products/ao-cu?v=den');
  });
  await screen.findByRole('heading', { name: 'Một sản phẩm' });

  expect(canonical()).toBe('http://localhost/products/ao');
  expect(ofSentPage()).toHaveLength(0);
  expect(meta('description')).toBeUndefined();
  expect(document.head.querySelector('link[type="application/rss+xml"]')).not.toBeNull();
});

test('each page that is come to is said aloud, the first one too when one is back; a place on the same page is not', async () => {
  const { history } = await renderShell({ catalog });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  const said = () => document.querySelector('[role="status"][aria-atomic]')?.textContent;
  act(() => {
    history.push('/#main');
  });
  expect(said()).toBe('');
  act(() => {
    history.replace('/?color=red');
  });
  expect(said()).toBe('');

  act(() => {
    history.push('/products/ao');
  });
  await waitFor(() => expect(said()).toBe('Áo'));
  act(() => {
    history.push('/');
  });

  await waitFor(() => expect(said()).toBe('Trang nhà'));
});

test('the address to share is that of the language, and a page that nobody shall find has none', async () => {
  const { history } = await renderShell({ catalog }, { at: '/products/ao' });
  await screen.findByRole('heading', { name: 'Một sản phẩm' });
  act(() => {
    history.replace('/en/products/ao-cu');
  });
  await waitFor(() => expect(canonical()).toBe('http://localhost/en/products/ao'));

  act(() => {
    history.push('/en/search');
  });
  await screen.findByRole('heading', { name: 'Tìm' });

  expect(canonical()).toBeUndefined();
  expect(meta('robots')).toBe('noindex');
});
