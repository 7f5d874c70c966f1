import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBanner } from '@storefront/shared/errors';
import { createMutation, useDispatch, useSelector } from '@storefront/shared/store';
import { refuses, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from './testing/render-shell';
import { frameHandlers } from './testing/session-handlers';

const server = startServer(...frameHandlers);
const user = userEvent.setup();
beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers);
});

const collecting = createMutation<null, unknown>({
  name: 'catalog/collecting',
  send: async ({ http, signal }) => (await http.post('campaign/voucher/1', {}, { signal })).data,
});
function CollectPage() {
  const dispatch = useDispatch();
  const { error } = useSelector(collecting.select);
  return (
    <>
      <button onClick={() => dispatch(collecting.send(null))}>+</button>
      <ErrorBanner error={error} />
    </>
  );
}
async function collectRefused(at: string, code: string) {
  server.use(refuses('post', 'campaign/voucher/1', 409, code));
  const lazy = () => Promise.resolve({ Component: CollectPage });
  const manifest = aRemote('catalog', [aPage('vouchers', '', { lazy })], {
    slices: [collecting.slice],
    saga: collecting.saga,
  });
  const { app } = await renderShell({ catalog: { manifest } }, { at });
  const button = await screen.findByRole('button', { name: '+' });
  expect(app.i18n.hasResourceBundle(at.startsWith('/en') ? 'en' : 'vi', 'errors')).toBe(false);
  await user.click(button);
}

test.each([
  ['/vouchers', 'Mã này vừa hết hạn.'],
  ['/en/vouchers', 'This voucher has just expired.'],
])('the texts of error codes come with the first failure, before it is shown (%s)', async (at, text) => {
  await collectRefused(at, 'VOUCHER_EXPIRED');

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each([
  ['/vouchers', /^Chưa làm được. Hãy thử lại.*Mã yêu cầu: test/],
  ['/en/vouchers', /^That did not work. Please try again.*Request id: test/],
])('a code of a newer backend is a general sentence with the number to name (%s)', async (at, text) => {
  await collectRefused(at, 'CODE_OF_TOMORROW');

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).not.toHaveTextContent('CODE_OF_TOMORROW');
});

test('they follow the language of the page', async () => {
  await collectRefused('/vouchers', 'VOUCHER_EXPIRED');
  await screen.findByText('Mã này vừa hết hạn.');

  await user.click(await screen.findByRole('link', { name: /tiếng Anh/ }));

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This voucher has just expired.'));
});
