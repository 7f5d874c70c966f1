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

test('a late part comes in the place that was held for it', async () => {
  const Late = lazyHydrate(() => Promise.resolve(Paragraph), pending);
  render(<Late text="Hello" />);

  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('its code is not asked for before the page stands', async () => {
  jest.spyOn(window.performance, 'getEntriesByName').mockReturnValue([]);
  const load = jest.fn(() => Promise.resolve(Paragraph));
  const Late = lazyHydrate(load, pending);
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
  const load = jest.fn(() => Promise.resolve(Paragraph)).mockRejectedValueOnce(new Error('gone'));
  const Late = lazyHydrate(load, pending);
  render(<Late text="Hello" />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('…')).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(screen.getByText('Hello')).toBeInTheDocument();
});

function Below() {
  return useDeferredMount() ? <p>Of cotton</p> : pending;
}

test('what is below comes after what somebody has gone to', async () => {
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

test('what is below is in the server’s page from the start, and stays', async () => {
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

describe('a part that the server drew', () => {
  /** What was sent, and the page that takes it over while the part's code is not here. */
  async function takenOver(load: () => Promise<ComponentType>, Part: ComponentType = Counter): Promise<void> {
    const AtHand = lazyHydrate(() => Promise.resolve(Part));
    const { unmount } = render(<AtHand />);
    await screen.findByRole('button');
    const html = renderToString(<AtHand />);
    unmount();
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.replaceChildren(root);
    const Late = lazyHydrate(load, pending);
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

  test('a form in it is not sent by the browser, and is sent once its code is here', async () => {
    let come: () => void = () => undefined;
    const coming = new Promise<ComponentType>((resolve) => {
      come = () => resolve(Letter);
    });
    await takenOver(() => coming, Letter);
    const form = screen.getByRole('form', { name: 'Letter' });

    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const isSentByTheBrowser = fireEvent.submit(form);
    expect(isSentByTheBrowser).toBe(false);
    await act(async () => {
      fireEvent.scroll(window);
      come();
      await coming;
    });

    expect(await screen.findByText('Sent')).toBeInTheDocument();
  });

  test('keeps what was typed, ticked and chosen in it, whatever is drawn afterwards', async () => {
    let come: () => void = () => undefined;
    const coming = new Promise<ComponentType>((resolve) => {
      come = () => resolve(Wishes);
    });
    await takenOver(() => coming, Wishes);
    const text = screen.getByLabelText<HTMLInputElement>('Text');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(text, 'Áo dài');
    fireEvent.click(screen.getByLabelText('Red'));
    screen.getByLabelText<HTMLSelectElement>('Size').value = 'L';

    await act(async () => {
      fireEvent.scroll(window);
      come();
      await coming;
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Áo dài, red, L' }));

    expect(text).toHaveValue('Áo dài');
    expect(screen.getByLabelText('Red')).toBeChecked();
    expect(screen.getByLabelText('Size')).toHaveValue('L');
  });
});

/** Its fields are held by its state, so that a drawing without what was typed would empty them. */
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
