import { act } from '@testing-library/react';
import type { Shown } from '@storefront/shared/router';
import { hydrate } from './hydrate';

const shown: Shown = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'first' },
  action: 'POP',
  frame: 'full',
  view: { kind: 'missing' },
};

afterEach(() => {
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

/** Hydrates Vietnamese server HTML with another text; returns the reported errors. */
async function hydrated(spoken: string): Promise<string[]> {
  let language = 'vi';
  document.documentElement.lang = 'vi';
  const root = document.createElement('div');
  root.innerHTML = '<p>Giỏ hàng</p>';
  document.body.append(root);
  const reported: string[] = [];
  await act(async () => {
    await hydrate({
      root,
      tree: <p>Cart</p>,
      rendered: { remote: null, isAnswered: true, state: {} },
      navigation: { prepare: () => Promise.resolve(), shown: () => shown },
      language: () => language,
      onError: (_error, where) => reported.push(where),
    });
    language = spoken;
  });
  expect(root).toHaveTextContent('Cart');
  return reported;
}

test('HTML that differs from the server’s is reported', async () => {
  expect(await hydrated('vi')).toEqual(['recoverable']);
});

test('a visitor who changed the language meanwhile gets the page in it, and nothing is reported', async () => {
  expect(await hydrated('en')).toEqual([]);
});
