import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import type { Language, Remote } from '@storefront/shared/contracts';
import { startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

startServer(...frameHandlers);
const user = userEvent.setup();
beforeEach(() => {
  window.localStorage.clear();
});

const hello: Record<Language, string> = { vi: 'Xin chào', en: 'Hello' };
const wordsOf = (name: string) => (language: Language) =>
  Promise.resolve({ hello: `${hello[language]} ${name}` });

/** A remote with a page at its name that says hello in its own words. */
function aSpeaker(name: string, messages: Remote['messages'] = wordsOf(name)): { manifest: Remote } {
  function Hello() {
    const { t } = useTranslation();
    return <h1>{(t as (key: string) => string)(`${name}:hello`)}</h1>;
  }
  const page = aPage(name, '', { lazy: () => Promise.resolve({ Component: Hello }) });
  return { manifest: aRemote(name, [page], { messages }) };
}
/** Words of one language that come when they are told to. */
function held(name: string, language: Language) {
  let come: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (come = resolve));
  const messages: Remote['messages'] = async (wanted) => {
    if (wanted === language) await wait;
    return wordsOf(name)(wanted);
  };
  return { messages, come: () => act(async () => come()) };
}
const languageLink = () => screen.findByRole('link', { name: /tiếng Anh/ });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test.each<[string, Promise<Remote>]>([
  ['hangs', new Promise(() => undefined)],
  ['fails', new Promise((_resolve, reject) => setTimeout(reject, 300, new Error('down')))],
])('a part of the shop that %s elsewhere holds back nobody who changes the language', async (_how, load) => {
  const checkout = { ...aSpeaker('checkout'), load: () => load };
  const { app, errors } = await renderShell({ catalog: aSpeaker('catalog'), checkout }, { at: '/catalog' });
  await screen.findByRole('heading', { name: 'Xin chào catalog' });
  app.install('checkout').catch(() => undefined);

  await user.click(await languageLink());

  expect(await screen.findByRole('heading', { name: 'Hello catalog' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.getByRole('heading', { name: 'Hello catalog' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a part whose words fail in the new language leaves the page of another one alone, and asks again when it is opened', async () => {
  let isDown = true;
  const checkout = aSpeaker('checkout', (language) =>
    isDown && language === 'en' ? Promise.reject(new Error('down')) : wordsOf('checkout')(language),
  );
  const { app, history } = await renderShell({ catalog: aSpeaker('catalog'), checkout }, { at: '/catalog' });
  await screen.findByRole('heading', { name: 'Xin chào catalog' });
  await app.install('checkout');

  await user.click(await languageLink());
  expect(await screen.findByRole('heading', { name: 'Hello catalog' })).toBeVisible();
  isDown = false;
  act(() => {
    history.push('/en/checkout');
  });

  expect(await screen.findByRole('heading', { name: 'Hello checkout' })).toBeVisible();
});

test('who goes back before the words of the other language are here reads the language of the address', async () => {
  const { messages, come } = held('catalog', 'en');
  const catalog = aSpeaker('catalog', messages);
  const { history } = await renderShell({ catalog }, { at: '/catalog' });
  await screen.findByRole('heading', { name: 'Xin chào catalog' });

  await user.click(await languageLink());
  act(() => {
    history.push('/catalog?page=2');
  });
  await come();
  await settled();

  expect(screen.getByRole('heading', { name: 'Xin chào catalog' })).toBeVisible();
  expect(document.documentElement.lang).toBe('vi');
});

test('a part that comes while the language changes speaks the new one', async () => {
  const { messages, come } = held('catalog', 'en');
  const checkout = held('checkout', 'vi');
  const { app, history } = await renderShell(
    { catalog: aSpeaker('catalog', messages), checkout: aSpeaker('checkout', checkout.messages) },
    { at: '/catalog' },
  );
  await screen.findByRole('heading', { name: 'Xin chào catalog' });
  await user.click(await languageLink());
  const installing = app.install('checkout');
  await come();
  await checkout.come();
  await installing;
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  act(() => {
    history.push('/en/checkout');
  });

  expect(await screen.findByRole('heading', { name: 'Hello checkout' })).toBeVisible();
});
