import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryContext, type Entry } from '@storefront/shared/store';
import en from '../i18n/locales/en.json';
import { Async } from './async';
import { RevealTogether } from './reveal-together';
import { renderUi } from '../testing/render-ui';

const error = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE' as const,
  errors: [],
  requestId: 'req-7',
  data: undefined,
};
const retry = jest.fn();
function show(entry: Entry<string[]>) {
  renderUi(
    <RetryContext value={retry}>
      <Async entry={entry} pending={<p>khung</p>} empty={<p>chưa có đơn</p>}>
        {(names) => <p>{names.join(', ')}</p>}
      </Async>
    </RetryContext>,
  );
}
beforeEach(() => retry.mockReset());

test('a shopper sees a skeleton while data loads, and a screen reader announces it', () => {
  show({ isFetching: true });

  expect(screen.getByText('khung')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Đang tải');
});

test('a shopper sees the data', () => {
  show({ data: ['áo', 'quần'], isFetching: false });

  expect(screen.getByText('áo, quần')).toBeVisible();
});

test('a shopper sees that there is nothing', () => {
  show({ data: [], isFetching: false });

  expect(screen.getByText('chưa có đơn')).toBeVisible();
});

test('a shopper can retry after a failure and sees a support code', async () => {
  show({ error, isFetching: false });

  expect(screen.getByRole('alert')).toHaveTextContent('req-7');
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test('a shopper still sees earlier data when a refetch fails', async () => {
  show({ data: ['áo'], error, isFetching: false });

  expect(screen.getByText('áo')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test.each(['NETWORK', 'TIMEOUT', 'ABORTED'] as const)(
  'a shopper whose network fails (%s) sees that they are offline',
  (code) => {
    show({ error: { ...error, status: 0, code }, isFetching: false });

    expect(screen.getByText('Mất kết nối')).toBeVisible();
  },
);

test('a shopper who retries sees that data is on its way, and no failure of before', () => {
  show({ error, isFetching: true });
  expect(screen.getByText('khung')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('earlier data that is fetched again stays, without a warning', () => {
  show({ data: ['áo'], error, isFetching: true });

  expect(screen.getByText('áo')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
});

test.each<[string, unknown]>([
  ['a page without rows', { data: [], meta: {} }],
  ['null', null],
])('%s counts as nothing, and what is full of nothing but zeros does not', (_what, data) => {
  const { rerender } = renderUi(
    <Async entry={{ data, isFetching: false }} empty={<p>nothing</p>}>
      {() => <p>something</p>}
    </Async>,
  );
  expect(screen.getByText('nothing')).toBeVisible();

  rerender(
    <Async entry={{ data: { data: [0], meta: {} }, isFetching: false }} empty={<p>nothing</p>}>
      {() => <p>something</p>}
    </Async>,
  );
  expect(screen.getByText('something')).toBeVisible();
});

test.each([
  [404, 'NOT_FOUND', 'missing'],
  [500, 'INTERNAL_ERROR', 'broken'],
] as const)('an English shopper reads what a failure of %d means for them', (status, code, key) => {
  const onRetry = jest.fn();
  renderUi(
    <Async entry={{ error: { ...error, status, code }, isFetching: false }} onRetry={onRetry}>
      {() => null}
    </Async>,
    'en',
  );

  expect(screen.getByRole('alert')).toHaveTextContent(en.failed[key].title);
  expect(screen.getByRole('alert')).toHaveTextContent(en.failed[key].text);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(retry).not.toHaveBeenCalled();
});

test('parts of a page appear together once each is answered or has failed, and then stay', () => {
  const waiting = { isFetching: true };
  const answered = { data: ['áo'], isFetching: false };
  const failed = { error, isFetching: false };
  const page = (...entries: Entry<unknown>[]) => (
    <RevealTogether entries={entries}>
      <p>Đơn hàng</p>
    </RevealTogether>
  );
  const { rerender } = renderUi(page(answered, waiting));

  expect(screen.queryByText('Đơn hàng')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Đang tải');

  rerender(page(answered, failed));
  expect(screen.getByText('Đơn hàng')).toBeVisible();

  rerender(page(waiting, answered));
  expect(screen.getByText('Đơn hàng')).toBeVisible();
});
