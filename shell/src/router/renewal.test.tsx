import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteError, type RemoteFailure } from '@storefront/shared/app';
import type { Registry } from '@storefront/shared/contracts';
import { startServer } from '@storefront/shared/testing';
import { createRenewal } from '../federation/renewal';
import { aPage, aRemote, renderShell, type RenderedShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
beforeEach(() => {
  server.use(...frameHandlers);
});

const manifest = aRemote('account', [aPage('portal', 'Tài khoản'), aPage('orders', 'Đơn hàng')]);
const failed = () => screen.findByRole('heading', { name: /không mở được/ });
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));

/** A shop whose part for customers fails for this reason, as long as its version is the first one. */
async function aShop(reason: RemoteFailure, liveVersion: string | null) {
  const asked = jest.fn();
  const reload = jest.fn();
  let shell: RenderedShell | null = null;
  const part = { remote: 'account', version: '1.0.0-test', exposedModule: 'remote' };
  const load = () =>
    shell?.registry.remotes['account']?.version === '2.0.0'
      ? Promise.resolve(manifest)
      : Promise.reject(new RemoteError(part, reason, null));
  const live = () => {
    asked();
    return liveVersion === null ? null : withVersion(shell, liveVersion);
  };
  shell = await renderShell(
    { account: { manifest, load } },
    { at: '/portal', renewal: { registry: () => Promise.resolve(live()), reload } },
  );
  await failed();
  return { ...shell, asked, reload };
}

function withVersion(shell: RenderedShell | null, version: string): Registry | null {
  const account = shell?.registry.remotes['account'];
  return account ? { schema: 1, remotes: { account: { ...account, version } } } : null;
}

test.each(['broken', 'incompatible', 'threw'] as const)(
  'a page whose version is %s opens by a retry once another is live, without a reload',
  async (reason) => {
    const shop = await aShop(reason, '2.0.0');

    await retry();

    expect(await screen.findByRole('heading', { name: 'Tài khoản' })).toBeVisible();
    expect(shop.reload).not.toHaveBeenCalled();
  },
);

test.each(['unreachable', 'timeout', 'unknown'] as const)(
  'a retry of a page that is %s asks for no other version',
  async (reason) => {
    const shop = await aShop(reason, '2.0.0');
    expect(shop.errors).toHaveLength(1);

    await retry();

    await waitFor(() => {
      expect(shop.errors).toHaveLength(2);
    });
    expect(shop.asked).not.toHaveBeenCalled();
  },
);

test.each([
  ['the same version', '1.0.0-test'],
  ['nothing', null],
])('a page that is broken stays so when the live shop knows %s', async (_what, liveVersion) => {
  const shop = await aShop('broken', liveVersion);

  await retry();

  await waitFor(() => {
    expect(shop.errors).toHaveLength(2);
  });
  expect(shop.asked).toHaveBeenCalledTimes(1);
  expect(await failed()).toBeVisible();
  expect(shop.reload).not.toHaveBeenCalled();
});

test('a page that broke while other pages of its version are in use is loaded again with the whole shop', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = jest.fn();
  const Broken = () => {
    throw new Error('no such field');
  };
  const broken = aRemote('account', [
    aPage('portal', 'Tài khoản'),
    aPage('orders', '', { lazy: () => Promise.resolve({ Component: Broken }) }),
  ]);
  let shell: RenderedShell | null = null;
  const registry = () => Promise.resolve(withVersion(shell, '2.0.0'));
  const { history, errors } = (shell = await renderShell(
    { account: { manifest: broken } },
    { at: '/portal', renewal: { registry, reload } },
  ));
  await screen.findByRole('heading', { name: 'Tài khoản' });
  act(() => {
    history.push('/orders');
  });
  await failed();

  await retry();

  await waitFor(() => {
    expect(reload).toHaveBeenCalledTimes(1);
  });
  expect(errors).toEqual([
    expect.objectContaining({
      reason: 'threw',
      part: expect.objectContaining({ version: '1.0.0-test', exposedModule: 'page /orders' }),
    }),
  ]);
});

test.each([
  [
    'the live shop',
    () => Promise.resolve(Response.json({ schema: 1, remotes: {} })),
    { schema: 1, remotes: {} },
  ],
  ['nothing of a server that fails', () => Promise.resolve(Response.json({}, { status: 503 })), null],
  ['nothing without a connection', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ['nothing of what is no registry', () => Promise.resolve(new Response('<html>')), null],
])('a page learns %s', async (_what, answer, expected) => {
  window.history.replaceState(null, '', '/en/products?page=2');
  const fetch = jest.fn((_address: string, _options: RequestInit) => answer());
  const browser = { location: window.location, fetch, setTimeout } as never;

  expect(await createRenewal(browser).registry()).toEqual(expected);

  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(new URL(String(address)).searchParams.get('page')).toBe('/en/products');
  expect(options?.signal).toBeInstanceOf(AbortSignal);
});

test('a page waits three seconds at most to learn what is live', async () => {
  jest.useFakeTimers();
  const fetch = jest.fn((_address: string, { signal }: RequestInit) => {
    return new Promise<Response>((_answer, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new Error('It was aborted.'));
      });
    });
  });
  const learned = jest.fn();
  void createRenewal({ location: window.location, fetch } as never)
    .registry()
    .then(learned);

  await jest.advanceTimersByTimeAsync(2_999);
  expect(learned).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(learned).toHaveBeenCalledWith(null);
  jest.useRealTimers();
});
