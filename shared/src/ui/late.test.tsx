import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

describe('a part that the server drew', () => {
  /** What was sent, and the page that takes it over while the part's code is not here. */
  async function takenOver(load: () => Promise<typeof Counter>): Promise<void> {
    const AtHand = late(() => Promise.resolve(Counter));
    const { unmount } = render(<AtHand />);
    await screen.findByRole('button');
    const html = renderToString(<AtHand />);
    unmount();
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.replaceChildren(root);
    const Late = late(load, pending);
    await act(async () => {
      hydrateRoot(root, <Late />);
      await Promise.resolve();
    });
  }
  afterEach(() => {
    document.body.replaceChildren();
  });

  test('stays as it was sent until somebody is there', async () => {
    const load = jest.fn(() => Promise.resolve(Counter));
    await takenOver(load);
    expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();

    await act(async () => {
      fireEvent.scroll(window);
      await Promise.resolve();
    });

    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeInTheDocument();
  });

  test('hears what was pressed in it before its code was here', async () => {
    let come: () => void = () => undefined;
    const coming = new Promise<typeof Counter>((resolve) => {
      come = () => resolve(Counter);
    });
    await takenOver(() => coming);

    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
    await act(async () => {
      fireEvent.scroll(window);
      come();
      await coming;
    });

    expect(await screen.findByRole('button', { name: 'Pressed 1 times' })).toBeInTheDocument();
  });
});

function Counter() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>Pressed {times} times</button>;
}
