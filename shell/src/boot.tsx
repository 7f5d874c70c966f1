import { createWidgetHost } from '@storefront/shared/app';
import type { Language, Messages } from '@storefront/shared/contracts';
import { loadErrorMessages } from '@storefront/shared/errors';
import { emit } from '@storefront/shared/events';
import {
  createHistory,
  createNavigation,
  inLanguage,
  matchRegistry,
  splitLanguage,
  type OwnPages,
} from '@storefront/shared/router';
import { selectLanguage } from '@storefront/shared/store';
import { readPageData } from './config';
import { createBrowserApp } from './create-browser-app';
import { createFederation } from './federation/federation';
import { createRenewal } from './federation/renewal';
import { catchToastStyles } from './notices/toast-styles';
import { applyOverrides, showOverrides } from './overrides/apply-overrides';
import { takeSentStyles } from './sent-styles';
import { ShellApp } from './shell-app';
import { createLocalStore } from './storage/local-store';
import { hydrate } from './hydrate';
import { createTelemetry } from './telemetry/create-telemetry';

/** Starts the app of a page that the document server sent, or of an empty one. */
export async function boot(): Promise<void> {
  // Browsers of before 2024 may have no popovers, and with them no menus.
  if (!('popover' in HTMLElement.prototype))
    await import(/* webpackChunkName: "popover" */ '@oddbird/popover-polyfill');
  const page = await applyOverrides(readPageData(document));
  const storage = createLocalStore(() => window.localStorage);
  const history = createHistory(window);
  const { language: served, path: first } = splitLanguage(window.location.pathname);
  const nonce = nonceOf(window.performance);
  catchToastStyles(window);

  const goTo = (path: string) => {
    history.push(inLanguage(path, selectLanguage(app.store.getState())));
  };
  const telemetry = createTelemetry(window);
  const federation = telemetry.watched(createFederation(page.registry));
  const app = await createBrowserApp({
    language: served,
    state: page.rendered?.state,
    registry: page.registry,
    bases: page.bases,
    chat: page.chat,
    federation,
    messages: (language) => (language === served ? Promise.resolve(page.words) : otherWords(language)),
    errorMessages: loadErrorMessages,
    transport,
    storage,
    now: Date.now,
    emit,
    goTo,
    onError: report,
    nonce,
  });
  takeSentStyles(app.cache);
  void showOverrides(page, app);
  const navigation = createNavigation({
    app,
    history,
    registry: page.registry,
    ownPages: page.deployment === 'demo' ? demoPages : {},
    isAnswered: page.rendered?.isAnswered ?? false,
    // What a tester chose stays chosen.
    ...(!page.overrides?.length && { renewal: createRenewal(window) }),
    onError: report,
  });
  const widgets = createWidgetHost(app, page.registry, report, page.rendered?.widgets);
  const shell = {
    app,
    registry: page.registry,
    siteName: page.siteName,
    analyticsUrl: page.analyticsUrl,
    goTo,
    chooseLanguage(language: Language) {
      const { path } = splitLanguage(window.location.pathname);
      history.replace(`${inLanguage(path, language)}${window.location.search}${window.location.hash}`);
    },
  };

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  await hydrate({
    root,
    rendered: page.rendered,
    navigation,
    language: () => app.i18n.language,
    onError: report,
    tree: (
      <ShellApp shell={shell} widgets={widgets} navigation={navigation} history={history} onShown={begin} />
    ),
  });

  /** Only now that the page stands as it was sent comes what this browser knows. */
  function begin(): void {
    const { origin, pathname, search, hash } = window.location;
    const isFromHere = document.referrer.startsWith(`${origin}/`);
    const isFirstVisit = pathname === '/' && window.history.state === null && !isFromHere;
    window.performance.mark('shell:drawn');
    app.restoreStorage();
    navigation.start();
    // What was pressed while the page could not answer yet is pressed now.
    window.dispatchEvent(new Event('shell:drawn'));
    telemetry.shown();
    beginLater().catch(() => {
      // Nothing of it is needed to shop.
    });
    // Only the first visit to the home page follows the language chosen before; every other address contains its language.
    if (isFirstVisit && storage.read('language') === 'en')
      history.replace(`${inLanguage('/', 'en')}${search}${hash}`);
  }

  async function beginLater(): Promise<void> {
    const { createReporter, follow, registerWorker, startPrefetch } = await import(
      /* webpackChunkName: "later" */ './later'
    );
    follow({ app, kept: storage, window, chooseLanguage: shell.chooseLanguage });
    const firstRemote = matchRegistry(page.registry, first)?.remote;
    telemetry.handOver(
      createReporter({ window, registry: page.registry, version: page.version, firstRemote }),
    );
    registerWorker(window, history);
    startPrefetch({ app, registry: page.registry, window });
  }

  function report(error: unknown, where: string): void {
    console.error(`[${where}]`, error);
    telemetry.recordError(error, where);
  }
}

async function otherWords(language: Language): Promise<Record<string, Messages>> {
  return (language === 'vi' ? await import('./words-vi') : await import('./words-en')).words;
}

/** axios is not needed for the first paint, so it comes beside it. */
async function transport() {
  return (await import(/* webpackChunkName: "axios" */ '@storefront/shared/transport')).transport;
}

const demoPages: OwnPages = {
  '/ui': async () => (await import('@storefront/shared/ui/gallery')).UiGallery,
};

/** Differs with every answer, so it travels beside the page, which is the same for all. */
function nonceOf(performance: Performance): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.find(({ name }) => name === 'nonce')?.description;
}
