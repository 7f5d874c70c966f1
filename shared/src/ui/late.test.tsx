import { act, render, screen } from '@testing-library/react';
import { late } from './late';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const pending = <p>…</p>;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a late part comes in the place that was held for it', async () => {
  const Late = late(() => Promise.resolve(Words), pending);
  render(<Late text="Hello" />);

  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('its code is not asked for before the page stands', async () => {
  jest.spyOn(window.performance, 'getEntriesByName').mockReturnValue([]);
  const load = jest.fn(() => Promise.resolve(Words));
  const Late = late(load, pending);
  render(<Late text="Hello" />);
  await act(() => Promise.resolve());
  expect(load).not.toHaveBeenCalled();

  act(() => {
    window.dispatchEvent(new Event('shell:drawn'));
  });

  expect(await screen.findByText('Hello')).toBeInTheDocument();
});

test('code that cannot be had breaks nothing, and is asked for again', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const load = jest.fn(() => Promise.resolve(Words)).mockRejectedValueOnce(new Error('gone'));
  const Late = late(load, pending);
  render(<Late text="Hello" />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('…')).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(screen.getByText('Hello')).toBeInTheDocument();
});
