import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answers, aSetting, enveloped, refuses, startServer, testApi } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
const user = userEvent.setup();
const analyticsUrl = 'https://analytics.example/collect';
const catalog = {
  manifest: aRemote('catalog', [aPage('', 'Trang nhà'), aPage('reset-password', 'Đổi')]),
};

let own: string[];
let theirs: URL[];
let kept: unknown[];

beforeEach(() => {
  window.localStorage.clear();
  own = [];
  theirs = [];
  kept = [];
  server.use(
    answers('put', 'main/consent', async (request: Request) => {
      const body = (await request.json()) as object;
      kept.push(body);
      return body;
    }),
    answers('get', 'main/system/client-setting', aSetting({ analyticsId: 'G-TEST' })),
    http.post(`${testApi}/main/tracking`, async ({ request }) => {
      own.push(((await request.json()) as { accessedUrl: string }).accessedUrl);
      return HttpResponse.json(enveloped({}));
    }),
  );
  window.navigator.sendBeacon = (address) => {
    theirs.push(new URL(address));
    return true;
  };
});

const goToCart = async () => {
  await user.click(screen.getByRole('link', { name: /^Giỏ hàng, / }));
  await user.click(await screen.findByRole('link', { name: 'Xem giỏ hàng' }));
};
const agree = () => screen.findByRole('button', { name: 'Đồng ý' });

test('who agrees is counted by the service on this page and on each one after, once', async () => {
  await renderShell({ catalog }, { analyticsUrl });
  await user.click(await agree());
  await goToCart();
  await screen.findByRole('heading', { name: 'Giỏ hàng của bạn' });

  await waitFor(() => expect(theirs).toHaveLength(2));
  expect(theirs.map(({ searchParams }) => searchParams.get('dl'))).toEqual([
    'http://localhost/',
    'http://localhost/cart',
  ]);
  expect(theirs[0]?.searchParams.get('tid')).toBe('G-TEST');
  expect(theirs[1]?.searchParams.get('dt')).toMatch(/^Giỏ hàng của bạn \| /);
  expect(new Set(theirs.map(({ searchParams }) => searchParams.get('cid'))).size).toBe(1);
  expect(own).toEqual(['/', '/cart']);
  expect(kept).toEqual([{ analytics: true, marketing: false }]);
  expect(screen.queryByRole('button', { name: 'Đồng ý' })).not.toBeInTheDocument();
});

test('who refuses is not counted by the service, nor asked again', async () => {
  const { unmount } = await renderShell({ catalog }, { analyticsUrl });
  await agree();
  await user.click(screen.getByRole('button', { name: 'Từ chối' }));
  await goToCart();
  await screen.findByRole('heading', { name: 'Giỏ hàng của bạn' });
  unmount();
  await renderShell({ catalog }, { analyticsUrl });
  await screen.findByRole('heading', { name: 'Trang nhà' });

  expect(theirs).toEqual([]);
  expect(kept).toEqual([{ analytics: false, marketing: false }]);
  expect(screen.queryByRole('button', { name: 'Đồng ý' })).not.toBeInTheDocument();
  await waitFor(() => expect(own).toEqual(['/', '/cart', '/']));
});

test('the service never learns the key that a link of a mail holds', async () => {
  await renderShell({ catalog }, { at: '/reset-password?token=secret&lang=vi', analyticsUrl });
  await user.click(await agree());
  await goToCart();
  await screen.findByRole('heading', { name: 'Giỏ hàng của bạn' });

  await waitFor(() => expect(theirs).toHaveLength(2));
  expect(theirs.map(({ searchParams }) => searchParams.get('dl'))).toEqual([
    'http://localhost/reset-password?token=&lang=vi',
    'http://localhost/cart',
  ]);
  // Nor where they came from.
  expect(theirs[1]?.searchParams.get('dr')).toBe('http://localhost/reset-password?token=&lang=vi');
  expect(theirs.join()).not.toContain('secret');
});

test('the service never learns the key that the path of a mailed link holds', async () => {
  const signature = 'Ab-_5'.repeat(9).slice(2);
  await renderShell({ catalog }, { at: `/invitation/0198c0de_0f.mhx2k9q1.${signature}`, analyticsUrl });
  await user.click(await agree());

  await waitFor(() => expect(theirs).toHaveLength(1));
  expect(theirs[0]?.searchParams.get('dl')).toBe('http://localhost/invitation/…');
});

test('before an answer nothing leaves the shop', async () => {
  await renderShell({ catalog }, { analyticsUrl });
  await agree();
  await goToCart();
  await screen.findByRole('heading', { name: 'Giỏ hàng của bạn' });

  expect(theirs).toEqual([]);
});

test.each([
  ['the shop has no service', undefined, 'G-TEST'],
  ['the shop has no number there', analyticsUrl, null],
])('where %s nobody is asked', async (_why, url, analyticsId) => {
  server.use(answers('get', 'main/system/client-setting', aSetting({ analyticsId })));
  await renderShell({ catalog }, url ? { analyticsUrl: url } : {});
  await screen.findByRole('heading', { name: 'Trang nhà' });
  await waitFor(() => expect(own).toEqual(['/']));

  expect(screen.queryByRole('button', { name: 'Đồng ý' })).not.toBeInTheDocument();
  expect(theirs).toEqual([]);
});

test('an agreement that the shop could not store holds in this browser', async () => {
  server.use(refuses('put', 'main/consent', 503, 'SERVICE_UNAVAILABLE'));
  const { unmount } = await renderShell({ catalog }, { analyticsUrl });
  await user.click(await agree());
  await waitFor(() => expect(theirs).toHaveLength(1));
  unmount();

  await renderShell({ catalog }, { analyticsUrl });

  await waitFor(() => expect(theirs).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Đồng ý' })).not.toBeInTheDocument();
});

test('an address that is longer than any that the shop counts is cut', async () => {
  await renderShell({ catalog }, { at: `/?q=${'a'.repeat(3_000)}` });

  await waitFor(() => expect(own).toEqual([`/?q=${'a'.repeat(1_996)}`]));
});

test.each(['<script>', 'word <script>', 'a'.repeat(65), '', 7])(
  'what was written into the storage by another program (%j) is no agreement',
  async (visitor) => {
    window.localStorage.setItem('sf:consent', JSON.stringify({ visitor }));
    await renderShell({ catalog }, { analyticsUrl });

    expect(await agree()).toBeVisible();
    expect(theirs).toEqual([]);
  },
);
