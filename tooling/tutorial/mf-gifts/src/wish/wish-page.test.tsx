import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, aSession, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { paths } from '../paths/paths';

const server = startServer();
const at = paths.wish.to();

test.each([
  ['vi', vi.wish],
  ['en', en.wish],
] as const)('a customer sends a wish after the limit is over (%s)', async (language, messages) => {
  const sent: unknown[] = [];
  server.use(refuses('post', 'main/wish', 429, 'TOO_MANY_REQUESTS'));
  await renderRemote(remote, { at, language, session: aSession });

  await userEvent.type(await screen.findByRole('textbox', { name: messages.text }), 'Ô');
  await userEvent.click(screen.getByRole('button', { name: messages.send }));
  expect(await screen.findByText(messages.tooMany)).toBeVisible();

  server.use(answers('post', 'main/wish', async (request: Request) => void sent.push(await request.json())));
  await userEvent.click(screen.getByRole('button', { name: messages.send }));

  expect(await screen.findByText(messages.done)).toBeVisible();
  expect(sent).toEqual([{ text: 'Ô' }]);
});

test('a customer is told beside the field what the server rejects', async () => {
  server.use(
    refuses('post', 'main/wish', 400, 'VALIDATION_FAILED', { errors: [{ field: 'text', code: 'invalid' }] }),
  );
  await renderRemote(remote, { at, language: 'en', session: aSession });

  const field = await screen.findByRole('textbox', { name: en.wish.text });
  await userEvent.type(field, 'Umbrella');
  await userEvent.click(screen.getByRole('button', { name: en.wish.send }));

  await waitFor(() => expect(field).toHaveAccessibleDescription(/not accepted/));
});
