import { createRoot } from 'react-dom/client';
import { cartStored } from '@storefront/shared/cart';
import type { Language, Messages } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { selectLanguage } from '@storefront/shared/store';
import { readPageData } from './config';
import { createApp } from './create-app';
import { createFederation } from './federation/federation';
import { createHistory } from './router/history';
import { inLanguage, splitLanguage } from './router/language-prefix';
import { createNavigation, type OwnPages } from './router/navigation';
import { createWidgetHost, ShellApp } from './shell-app';
import { createLocalStore } from './storage/local-store';
import { restore } from './storage/restore';

async function boot(): Promise<void> {
  const page = readPageData(document);
  const kept = createLocalStore(() => window.localStorage);
  const history = createHistory(window);
  const start = splitLanguage(window.location.pathname);
  const served = start.language;
  // Only the first visit to the front door follows the language chosen before; every other address says its own.
  if (window.location.pathname === '/' && window.history.state === null && kept.read('language') === 'en') {
    window.history.replaceState(null, '', '/en');
    start.language = 'en';
  }

  const goTo = (path: string) => {
    history.push(inLanguage(path, selectLanguage(app.store.getState())));
  };
  const federation = createFederation(page.registry);
  const app = await createApp({
    language: start.language,
    registry: page.registry,
    bases: page.bases,
    federation,
    words: (language) => (language === served ? Promise.resolve(page.words) : otherWords(language)),
    transport,
    kept,
    now: Date.now,
    emit,
    goTo,
    onError: report,
    nonce: nonceOf(document),
  });
  const navigation = createNavigation({
    app,
    history,
    registry: page.registry,
    ownPages: page.deployment === 'demo' ? demoPages : {},
  });
  const widgets = createWidgetHost(app, page.registry, report);
  const shell = {
    app,
    registry: page.registry,
    siteName: page.siteName,
    goTo,
    chooseLanguage(language: Language) {
      const { path } = splitLanguage(window.location.pathname);
      history.replace(`${inLanguage(path, language)}${window.location.search}${window.location.hash}`);
    },
  };

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root, {
    onUncaughtError: (error) => report(error, 'uncaught'),
    onCaughtError: (error) => report(error, 'caught'),
  }).render(<ShellApp shell={shell} widgets={widgets} navigation={navigation} history={history} />);
  app.restoreStorage();
  navigation.start();
  followOtherTabs();

  /** What another tab stored is this tab's truth too; receivers never write. */
  function followOtherTabs(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === 'accessToken' || key === 'userInfo' || key === 'wishlist')
        app.restoreStorage();
      else if (key === 'carts') {
        const { carts, cartAccount } = restore(kept);
        app.store.dispatch(cartStored({ carts, account: cartAccount }));
      }
    });
  }
}

async function otherWords(language: Language): Promise<Record<string, Messages>> {
  return (language === 'vi' ? await import('./words-vi') : await import('./words-en')).words;
}

/** axios is not needed for the first paint, so it comes beside it. */
async function transport() {
  return (await import(/* webpackChunkName: "axios" */ 'axios')).default;
}

const demoPages: OwnPages = {
  '/ui': async () => (await import('@storefront/shared/ui/gallery')).UiGallery,
};

function nonceOf(document: Document): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}

function report(error: unknown, where: string): void {
  console.error(`[${where}]`, error);
}

void boot();
