import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import type { Messages, RemotePage, RemoteRoute } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { createQuery, useSelector } from '@storefront/shared/store';
import { startServer } from '@storefront/shared/testing';
import { aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

startServer(...frameHandlers);

/** Words whose keys are known to these tests alone. */
function useWords(namespace: string): (key: string) => string {
  const { t } = useTranslation(namespace as 'common');
  return (key) => t(key as 'retry');
}

function aPart({
  words = (language) => Promise.resolve({ greeting: language === 'vi' ? 'Xin chào' : 'Hello' }),
}: {
  words?: (language: string) => Promise<Messages>;
} = {}) {
  let starts = 0;
  const asked: string[] = [];
  const toys = createQuery<string, string>({
    name: 'toys/toys',
    keyOf: (language) => language,
    fetch: (_context, language) => {
      asked.push(language);
      return Promise.resolve(`3 (${language})`);
    },
  });
  function page(title: string): RemotePage {
    return {
      Component: function Toys() {
        const word = useWords('toys-part');
        const language = useLanguage();
        const { data } = useSelector((state) => toys.select(state, language));
        return (
          <h1>
            {title}: {word('greeting')}, {data}
          </h1>
        );
      },
      needs: ({ language }) => [toys.fetch(language)],
      head: (_state, _at, t) => ({ title: `${title} ${t('toys-part:greeting')}` }),
      slices: [toys.slice],
      saga,
    };
  }
  function* saga() {
    starts += 1;
    yield* toys.saga();
  }
  const messages = { namespace: 'toys-part', load: words };
  const routes: RemoteRoute[] = [
    { path: '', lazy: () => Promise.resolve({ Component: () => <h1>Front</h1> }) },
    { path: 'toys', lazy: () => Promise.resolve(page('Toys')), messages },
    { path: 'games', lazy: () => Promise.resolve(page('Games')), messages },
  ];
  return { manifest: aRemote('toys', routes), asked, starts: () => starts };
}

test('a page may bring its words, what it asks, its title, its state and its saga with its code', async () => {
  const { manifest } = aPart();
  const { errors } = await renderShell({ toys: { manifest } }, { at: '/toys' });

  expect(await screen.findByRole('heading', { name: 'Toys: Xin chào, 3 (vi)' })).toBeVisible();
  await waitFor(() => {
    expect(document.title).toContain('Toys Xin chào');
  });
  expect(errors).toEqual([]);
});

test('pages of one part share what they bring, and it is brought once', async () => {
  const { manifest, starts, asked } = aPart();
  const { history } = await renderShell({ toys: { manifest } }, { at: '/toys' });
  await screen.findByRole('heading', { name: /^Toys/ });

  act(() => {
    history.push('/games');
  });

  expect(await screen.findByRole('heading', { name: 'Games: Xin chào, 3 (vi)' })).toBeVisible();
  expect(starts()).toBe(1);
  expect(asked).toEqual(['vi']);
});

test('the words of a page follow the language', async () => {
  const { manifest } = aPart();
  const { history } = await renderShell({ toys: { manifest } }, { at: '/toys' });
  await screen.findByRole('heading', { name: /^Toys/ });

  act(() => {
    history.push('/en/toys');
  });

  expect(await screen.findByRole('heading', { name: 'Toys: Hello, 3 (en)' })).toBeVisible();
});

test('a page whose words cannot be had says so and comes when it is asked for again', async () => {
  let tries = 0;
  const { manifest } = aPart({
    words: () =>
      (tries += 1) === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({ greeting: 'Xin chào' }),
  });
  await renderShell({ toys: { manifest } }, { at: '/toys' });

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByRole('heading', { name: 'Toys: Xin chào, 3 (vi)' })).toBeVisible();
});

test('a page that is here ends the change to one that is still loading', async () => {
  const routes: RemoteRoute[] = [
    { path: '', lazy: () => Promise.resolve({ Component: () => <h1>Front</h1> }) },
    { path: 'slow', lazy: () => new Promise<never>(() => {}) },
  ];
  const { history, navigation } = await renderShell({ toys: { manifest: aRemote('toys', routes) } });
  await screen.findByRole('heading', { name: 'Front' });

  act(() => history.push('/slow'));
  await waitFor(() => expect(navigation.isChanging()).toBe(true));
  act(() => history.push('/'));

  await waitFor(() => expect(navigation.isChanging()).toBe(false));
  expect(screen.getByRole('heading', { name: 'Front' })).toBeVisible();
});
