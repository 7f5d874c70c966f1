import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Faq } from '@storefront/shared/contracts';
import { createQuery, useSelector } from '@storefront/shared/store';
import { answers, refuses, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
beforeEach(() => server.use(...frameHandlers));

const faqs = createQuery<null, Faq[]>({
  name: 'catalog/faqs',
  keyOf: () => 'all',
  fetch: async ({ http, signal }) => (await http.getTracked<Faq[]>('main/faq', { signal })).data,
});

/** It has no words for a failure. */
function CarelessPage() {
  const { data, error } = useSelector((state) => faqs.select(state, null));
  if (error) throw new Error('no data');
  return <h1>{data ? `${data.length} câu hỏi` : 'Đang tải'}</h1>;
}

const catalog = {
  manifest: aRemote(
    'catalog',
    [
      aPage('', 'Trang nhà'),
      aPage('faq', '', {
        lazy: () => Promise.resolve({ Component: CarelessPage }),
        needs: () => [faqs.refetch(null)],
      }),
    ],
    { slices: [faqs.slice], saga: faqs.saga },
  ),
};
const theCode = () => screen.queryByText(/Mã để báo cho cửa hàng/);

test('a page that breaks after a failed request shows the code of that request until a retry succeeds', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(refuses('get', 'main/faq', 503, 'SERVICE_UNAVAILABLE'));
  const { app } = await renderShell({ catalog }, { at: '/faq' });

  expect(await screen.findByRole('heading', { name: /không mở được/ })).toBeVisible();
  expect(theCode()).toHaveTextContent('Mã để báo cho cửa hàng: SERVICE_UNAVAILABLE');

  server.use(answers('get', 'main/faq', []));
  await act(() => app.http.getTracked('main/faq'));
  expect(theCode()).toHaveTextContent(/SERVICE_UNAVAILABLE$/);

  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: '0 câu hỏi' })).toBeVisible();
  expect(theCode()).not.toBeInTheDocument();
});

test('a part whose code did not load shows no code of a request that failed before', async () => {
  server.use(refuses('get', 'main/faq', 503, 'SERVICE_UNAVAILABLE'));
  const lost = {
    manifest: aRemote('account', [aPage('portal', '')]),
    load: () => Promise.reject(new Error('down')),
  };
  const { app, history } = await renderShell({ catalog, account: lost });
  await screen.findByRole('heading', { name: 'Trang nhà' });

  await act(() => app.http.getTracked('main/faq').catch(() => undefined));
  act(() => history.push('/portal'));

  expect(await screen.findByRole('heading', { name: /không mở được/ })).toBeVisible();
  expect(theCode()).not.toBeInTheDocument();
});
