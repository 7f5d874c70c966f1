import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryContext, type Entry } from '@storefront/shared/store';
import { Async } from './async';
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

test('a shopper sees the shape of what is coming and hears that it loads', () => {
  show({ isFetching: true });

  expect(screen.getByText('khung')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Đang tải');
});

test('a shopper sees what came', () => {
  show({ data: ['áo', 'quần'], isFetching: false });

  expect(screen.getByText('áo, quần')).toBeVisible();
});

test('a shopper is told that there is nothing', () => {
  show({ data: [], isFetching: false });

  expect(screen.getByText('chưa có đơn')).toBeVisible();
});

test('a shopper can ask again after a failure and has a number to name', async () => {
  show({ error, isFetching: false });

  expect(screen.getByRole('alert')).toHaveTextContent('req-7');
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test('a shopper keeps what was there when asking again fails', async () => {
  show({ data: ['áo'], error, isFetching: false });

  expect(screen.getByText('áo')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test('a shopper without a network is told so', () => {
  show({ error: { ...error, status: 0, code: 'NETWORK' }, isFetching: false });

  expect(screen.getByText('Mất kết nối')).toBeVisible();
});
