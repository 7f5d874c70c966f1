import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyHydrate, useDeferredMount } from './lazy-hydrate';

const Paragraph = ({ text }: { text: string }) => <p>{text}</p>;
const pending = <p>…</p>;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a lazily hydrated component replaces its placeholder', async () => {
  const Hydrated = lazyHydrate(() => Promise.resolve(Paragraph), pending);
  render(<Hydrated text="Hello" />);

  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('its code is not loaded before the page is displayed', async () => {
  jest.spyOn(window.performance, 'getEntriesByName').mockReturnValue([]);
  const load = jest.fn(() => Promise.resolve(Paragraph));
  const Hydrated = lazyHydrate(load, pending);
  render(<Hydrated text="Hello" />);
  await act(() => Promise.resolve());
  expect(load).not.toHaveBeenCalled();

  act(() => {
    window.dispatchEvent(new Event('shell:drawn'));
  });

  expect(await screen.findByText('Hello')).toBeInTheDocument();
});

test('code that fails to load breaks nothing, and is loaded again', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const load = jest.fn(() => Promise.resolve(Paragraph)).mockRejectedValueOnce(new Error('gone'));
  const Hydrated = lazyHydrate(load, pending);
  render(<Hydrated text="Hello" />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('…')).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(screen.getByText('Hello')).toBeInTheDocument();
});

function Below() {
  return useDeferredMount() ? <p>Of cotton</p> : pending;
}

test('below-the-fold content renders after the main content', async () => {
  let first = '';
  function Title() {
    useLayoutEffect(() => {
      first = document.body.textContent;
    }, []);
    return <h1>Shirt</h1>;
  }
  render(
    <>
      <Title />
      <Below />
    </>,
  );

  expect(await screen.findByText('Of cotton')).toBeInTheDocument();
  expect(first).toBe('Shirt…');
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('below-the-fold content is in the server’s HTML from the start, and stays', async () => {
  const part = <Below />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(part);
  const sent = root.firstChild;
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(root, part, { onRecoverableError });
    await Promise.resolve();
  });

  expect(root.innerHTML).toBe('<p>Of cotton</p>');
  expect(root.firstChild).toBe(sent);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

describe('a component that the server rendered', () => {
  /** Hydrates a page from the server's HTML while the component's code is still loading. */
  async function hydratedPage(
    load: () => Promise<ComponentType>,
    Part: ComponentType = Counter,
  ): Promise<void> {
    const ServerRendered = lazyHydrate(() => Promise.resolve(Part));
    const { unmount } = render(<ServerRendered />);
    await screen.findByRole('button');
    const html = renderToString(<ServerRendered />);
    unmount();
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.replaceChildren(root);
    const Hydrated = lazyHydrate(load, pending);
    await act(async () => {
      hydrateRoot(root, <Hydrated />);
      await Promise.resolve();
    });
  }
  afterEach(() => {
    document.body.replaceChildren();
  });

  test('stays as server HTML until the first interaction', async () => {
    const load = jest.fn(() => Promise.resolve(Counter));
    await hydratedPage(load);
    expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();

    await act(async () => {
      fireEvent.scroll(window);
      await Promise.resolve();
    });

    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeInTheDocument();
  });

  test('repeats a click that came before its code was loaded', async () => {
    let finish: () => void = () => undefined;
    const loading = new Promise<typeof Counter>((resolve) => {
      finish = () => resolve(Counter);
    });
    await hydratedPage(() => loading);

    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
    await act(async () => {
      fireEvent.scroll(window);
      finish();
      await loading;
    });

    expect(await screen.findByRole('button', { name: 'Pressed 1 times' })).toBeInTheDocument();
  });

  test('does not press a button again whose menu the browser has opened itself', async () => {
    let presses = 0;
    const Opener = () => (
      <button type="button" popoverTarget="menu" onClick={() => (presses += 1)}>
        Share
      </button>
    );
    let finish: () => void = () => undefined;
    const loading = new Promise<typeof Opener>((resolve) => {
      finish = () => resolve(Opener);
    });
    await hydratedPage(() => loading, Opener);

    const button = screen.getByRole('button', { name: 'Share' });
    // As a browser that knows popovers; the test's document does not.
    Object.defineProperty(button, 'popoverTargetElement', { value: document.body });
    fireEvent.click(button);
    await act(async () => {
      fireEvent.scroll(window);
      finish();
      await loading;
    });

    expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(presses).toBe(0);
  });

  test('its form is not submitted by the browser, and is submitted once its code is loaded', async () => {
    let finish: () => void = () => undefined;
    const loading = new Promise<ComponentType>((resolve) => {
      finish = () => resolve(Letter);
    });
    await hydratedPage(() => loading, Letter);
    const form = screen.getByRole('form', { name: 'Letter' });

    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const isSentByTheBrowser = fireEvent.submit(form);
    expect(isSentByTheBrowser).toBe(false);
    await act(async () => {
      fireEvent.scroll(window);
      finish();
      await loading;
    });

    expect(await screen.findByText('Sent')).toBeInTheDocument();
  });

  test('preserves what was typed, ticked and chosen in it through later renders', async () => {
    let finish: () => void = () => undefined;
    const loading = new Promise<ComponentType>((resolve) => {
      finish = () => resolve(Wishes);
    });
    await hydratedPage(() => loading, Wishes);
    const text = screen.getByLabelText<HTMLInputElement>('Text');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(text, 'Áo dài');
    fireEvent.click(screen.getByLabelText('Red'));
    screen.getByLabelText<HTMLSelectElement>('Size').value = 'L';

    await act(async () => {
      fireEvent.scroll(window);
      finish();
      await loading;
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Áo dài, red, L' }));

    expect(text).toHaveValue('Áo dài');
    expect(screen.getByLabelText('Red')).toBeChecked();
    expect(screen.getByLabelText('Size')).toHaveValue('L');
  });
});

/** Its fields are controlled, so that a render without the typed values would empty them. */
function Wishes() {
  const [text, setText] = useState('');
  const [isRed, setRed] = useState(false);
  const [size, setSize] = useState('S');
  const [, setPresses] = useState(0);
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        aria-label="Red"
        checked={isRed}
        onChange={({ target }) => setRed(target.checked)}
      />
      <select aria-label="Size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option>S</option>
        <option>L</option>
      </select>
      <button onClick={() => setPresses((presses) => presses + 1)}>
        {`${text}, ${isRed ? 'red' : 'any colour'}, ${size}`}
      </button>
    </>
  );
}

function Letter() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <p>Sent</p>;
  return (
    <form
      aria-label="Letter"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <input aria-label="Text" />
      <button>Send</button>
    </form>
  );
}

function Counter() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>Pressed {times} times</button>;
}
