import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydratedApart } from './hydrated-apart';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}

const page = (
  <main>
    <h1>Shirts</h1>
    <HydratedApart>
      <Counter />
    </HydratedApart>
  </main>
);

test('a part that is hydrated apart takes the first press, and its HTML stays', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  const sent = screen.getByRole('button');
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError });
    // Before React has come to this part.
    fireEvent.click(sent);
    await Promise.resolve();
  });

  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBe(sent);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
