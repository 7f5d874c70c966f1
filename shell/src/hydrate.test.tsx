import { act } from '@testing-library/react';
import type { Shown } from './router/navigation';
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

/** A page that was sent in Vietnamese, and what is told while it is taken over with other words. */
async function takenOver(spoken: string): Promise<string[]> {
  document.documentElement.lang = 'vi';
  const root = document.createElement('div');
  root.innerHTML = '<p>Giỏ hàng</p>';
  document.body.append(root);
  const told: string[] = [];
  await act(async () => {
    await hydrate({
      root,
      tree: <p>Cart</p>,
      rendered: { remote: null, isAnswered: true, state: {} },
      navigation: { prepare: () => Promise.resolve(), shown: () => shown },
      onError: (_error, where) => told.push(where),
    });
    document.documentElement.lang = spoken;
  });
  expect(root).toHaveTextContent('Cart');
  return told;
}

test('a page that is not what was sent is told of', async () => {
  expect(await takenOver('vi')).toEqual(['recoverable']);
});

test('who chose another language meanwhile gets the page in it, and nothing is told', async () => {
  expect(await takenOver('en')).toEqual([]);
});
