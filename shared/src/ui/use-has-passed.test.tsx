import { combineSlices, configureStore, type Action, type Middleware } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { commonSlice, serverClockRead } from '../store/common-slice';
import { serverClockRequested } from '../store/offers-saga';
import { useHasPassed } from './use-has-passed';

const now = Date.parse('2026-11-27T10:00:00Z');
const inTenSeconds = new Date(now + 10_000).toISOString();

function Sale({ endsAt }: { endsAt: string | undefined }) {
  return <p>{useHasPassed(endsAt) ? 'over' : 'on'}</p>;
}

/** A sale on a page whose store knows nothing of the server's clock yet. */
function aSale(endsAt?: string) {
  const asked: string[] = [];
  const record: Middleware = () => (next) => (action) => {
    asked.push((action as Action).type);
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(commonSlice),
    middleware: (defaults) => defaults().concat(record),
  });
  const onRender = jest.fn();
  const { unmount } = render(
    <Provider store={store}>
      <Profiler id="sale" onRender={onRender}>
        <Sale endsAt={endsAt} />
      </Profiler>
    </Provider>,
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const read = (offset: number) =>
    act(() => {
      store.dispatch(serverClockRead(offset));
    });
  return { asked, onRender, unmount, wait, read };
}

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test('an instant passes by the clock of the server, which is asked for, and nothing is rendered before', () => {
  const { asked, onRender, wait, read } = aSale(inTenSeconds);
  expect(asked).toEqual([serverClockRequested.type]);
  wait(60_000);
  expect(screen.getByText('on')).toBeInTheDocument();

  read(-55_000);
  wait(4_999);
  expect(onRender).toHaveBeenCalledTimes(1);
  wait(1);

  expect(screen.getByText('over')).toBeInTheDocument();
});

test('a clock that is read again counts from then on', () => {
  const { wait, read } = aSale(inTenSeconds);
  read(0);
  read(-20_000);
  wait(29_999);
  expect(screen.getByText('on')).toBeInTheDocument();

  wait(1);

  expect(screen.getByText('over')).toBeInTheDocument();
});

test('what ends at no instant asks for no clock', () => {
  expect(aSale().asked).toEqual([]);
});

test('a page that is left waits for nothing', () => {
  const { unmount, read } = aSale(inTenSeconds);
  read(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);

  read(-1_000);

  expect(jest.getTimerCount()).toBe(0);
});
