import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { restoreUserInput } from './restore-user-input';

const onChange = jest.fn();

function Page() {
  useLayoutEffect(() => restoreUserInput(document), []);
  return (
    <select aria-label="Order" value="newest" onChange={({ target }) => onChange(target.value)}>
      <option value="newest">Newest</option>
      <option value="cheapest">Cheapest</option>
    </select>
  );
}

function serverRendered(): [root: HTMLElement, list: HTMLSelectElement] {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  return [root, screen.getByRole('combobox')];
}

/** What a browser dispatches for one choice. */
function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
const afterTimers = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

afterEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
});

test('a choice that was made before React was there is reported once', async () => {
  const [root, list] = serverRendered();
  choose(list, 'cheapest');
  act(() => {
    hydrateRoot(root, <Page />);
  });
  await afterTimers();

  expect(onChange.mock.calls).toEqual([['cheapest']]);
});

test('a choice that makes React hydrate is reported once', async () => {
  const [root, list] = serverRendered();
  act(() => {
    hydrateRoot(root, <Page />);
    choose(list, 'cheapest');
  });
  await afterTimers();

  expect(onChange.mock.calls).toEqual([['cheapest']]);
});
