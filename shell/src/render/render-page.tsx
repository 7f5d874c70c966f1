import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createApp, withTimeout, type App } from '@storefront/shared/app';
import type {
  At,
  ClientSetting,
  DocumentHead,
  Registry,
  Remote,
  WidgetModule,
} from '@storefront/shared/contracts';
import type { Transport } from '@storefront/shared/http';
import { translate } from '@storefront/shared/i18n';
import {
  createPathTo,
  initialView,
  inLanguage,
  matchRegistry,
  type RouteMatch,
  type ShellLocation,
  type Shown,
} from '@storefront/shared/router';
import { selectFlag, selectSetting, settingReceived } from '@storefront/shared/store';
import { ShellApp } from '../shell-app';
import { headHtml, jsonLdHtml } from './head-html';
import type { PageWords } from './page-words';
import type { DrawnPage, RenderJob, RenderResult } from './render-job';
import type { Settings } from './settings';
import { loadWidgets, noWidgets, widgetsOn, type PageWidgets } from './page-widgets';
import { createRunningWidgets } from './running-widgets';
import { standOf, withoutAges } from './sent-state';
import { shopData } from './shop-data';
import { stillHistory, stillNavigation } from './still';

/** What pages are drawn with; the same for all of them. */
export interface RenderParts {
  transport: () => Promise<Transport>;
  settings: Settings;
  words: PageWords;
  now: () => number;
  onError: (error: unknown, where: string) => void;
  /**
   * Called with the remote whose code runs from now on without a pause, and with null when that of several remotes takes
   * turns. Before the first call it is that of the page's remote.
   */
  onRuns?: ((remote: string | null) => void) | undefined;
  /** Without it, browsers render all widgets. */
  widgetOf?: ((name: string, widget: string) => Promise<WidgetModule>) | undefined;
}

/** Draws one page with everything of its own: two at a time share no state and no style, and words only of one language. */
export async function renderPage(
  job: RenderJob,
  remoteOf: (name: string) => Promise<Remote>,
  parts: RenderParts,
): Promise<RenderResult> {
  const { language, path, search, registry } = job;
  const ends = parts.now() + (job.limitMs ?? 800);
  const location: ShellLocation = {
    pathname: inLanguage(path, language),
    search,
    hash: '',
    state: null,
    key: 'default',
  };
  const match = matchRegistry(registry, path);
  const version = match ? versionOf(registry, match.remote) : '';
  const app = await createApp({
    language,
    registry,
    bases: job.bases,
    federation: {
      remote: remoteOf,
      widget: parts.widgetOf ?? (() => Promise.reject(new Error('Widgets are left to the browser.'))),
    },
    messages: () => Promise.reject(new Error('A drawn page stays in its language.')),
    // Widgets bring texts of any remote.
    i18n: parts.words(
      language,
      Object.keys(registry.remotes)
        .map((name) => versionOf(registry, name))
        .join(' '),
    ),
    transport: parts.transport,
    now: parts.now,
    emit: () => undefined,
    onError: parts.onError,
  });
  // Without this, every styled element would bring its own style element into the page.
  app.cache.compat = true;
  const setting = job.setting ?? (await parts.settings(language, app.http));
  if (setting) app.store.dispatch(settingReceived(setting));

  const frame: Shown = {
    location,
    action: 'POP',
    ...initialView(registry, path, (own) => job.deployment === 'demo' && own === '/ui', match),
  };
  const at: At = { params: match?.params ?? {}, query: new URLSearchParams(search), language };
  const isWanted = !job.isFrameOnly && selectFlag(app.store.getState(), 'serverRendering');
  const isOurs = match?.route.render === 'server' && match.route.access === 'public' && isWanted;
  if (!match || !isOurs) return drawn({ job, app, match }, { shown: frame, isAnswered: setting !== null });

  try {
    const page = await withTimeout(ends - parts.now(), app.page(match.remote, match.route.path));
    const { route } = page;
    for (const action of route.needs?.(at) ?? []) app.store.dispatch(action);
    const pageSlices = Object.keys(app.store.getState());
    const placed = (parts.widgetOf ? widgetsOn(registry, route, at) : []).filter(
      ({ remote }) => !job.withoutWidgetsOf?.includes(remote),
    );
    if (placed.some(({ remote }) => remote !== match.remote)) parts.onRuns?.(null);
    const { finish } = await loadWidgets(placed, {
      app,
      registry,
      limitMs: Math.max(ends - parts.now(), 0) / 2,
      onError: parts.onError,
    });
    const isSettled = await app.store.settle(Math.max(ends - parts.now(), 0));
    const running = createRunningWidgets({
      pageOf: match.remote,
      onRuns: (remote) => parts.onRuns?.(remote),
    });
    const finished = finish();
    const widgets = { ...finished, host: { ...finished.host, onRendering: running.onRendering } };
    const state = app.store.getState();
    // A widget that is late is left to the browser, and the page is as good without it.
    const isWhole = isSettled || widgets.unfinishedSlices.size > 0;
    const stand = standOf(
      Object.fromEntries(Object.entries<unknown>(state).filter(([name]) => pageSlices.includes(name))),
    );
    const status = route.status?.(state, at) ?? 200;
    if (typeof status === 'object') return { ...status, redirect: inLanguage(status.redirect, language) };
    if (status === 503) return drawn({ job, app, match }, { shown: frame, status, isAnswered: false });
    const shown: Shown = { ...frame, view: { kind: 'page', remote: match.remote, at, ...page } };
    parts.onRuns?.(match.remote);
    const result = drawn(
      { job, app, match },
      {
        shown,
        status,
        isAnswered: isWhole && setting !== null && stand === 'answered',
        widgets,
        remote: version,
        validUntil: route.validUntil?.(state, at) ?? null,
      },
    );
    const failed = await running.failures(() => treeOf({ job, app, match }, shown, widgets), result.html);
    const ofPage = failed.find(({ widget }) => widget === null);
    if (ofPage) throw ofPage.error;
    for (const { remote, widget, error } of failed)
      parts.onError(error, `rendering ${versionOf(registry, remote)} ${String(widget)}`);
    return { ...result, failedWidgetsOf: [...new Set(failed.map(({ remote }) => remote))] };
  } catch (error) {
    parts.onError(error, `rendering ${match.remote}`);
    const failure = error instanceof Error ? error.message : String(error);
    return drawn({ job, app, match }, { shown: frame, isAnswered: false, failure });
  }
}

function versionOf({ remotes }: Registry, name: string): string {
  return `${name}@${remotes[name]?.version ?? ''}`;
}

interface Outcome {
  shown: Shown;
  status?: DrawnPage['status'];
  isAnswered: boolean;
  remote?: string;
  validUntil?: number | null;
  failure?: string;
  widgets?: PageWidgets;
}

interface Page {
  job: RenderJob;
  app: App;
  match: RouteMatch | null;
}

function drawn(
  page: Page,
  {
    shown,
    status,
    isAnswered,
    remote,
    validUntil = null,
    failure,
    widgets = noWidgets(page.app, page.job.registry),
  }: Outcome,
): DrawnPage {
  const { html, ids, css } = htmlOf(page, shown, widgets);
  return {
    status: status ?? (shown.view.kind === 'missing' ? 404 : 200),
    html,
    styles: { css, ids },
    ...headOf(page, shown),
    rendered: {
      remote: remote ?? null,
      isAnswered,
      widgets: widgets.ready,
      state: stateFor(page.app, widgets),
    },
    validUntil,
    failure: failure ?? null,
  };
}

function htmlOf(page: Page, shown: Shown, widgets: PageWidgets) {
  const html = renderToString(treeOf(page, shown, widgets));
  return createEmotionServer(page.app.cache).extractCritical(html);
}

function treeOf({ job, app }: Page, shown: Shown, { host }: PageWidgets) {
  const shell = {
    app,
    registry: job.registry,
    siteName: job.siteName,
    goTo: () => undefined,
    chooseLanguage: () => undefined,
  };
  return (
    <ShellApp
      shell={shell}
      widgets={host}
      navigation={stillNavigation(shown)}
      history={stillHistory(shown.location)}
    />
  );
}

function headOf({ job, app, match }: Page, { view }: Shown): Pick<DrawnPage, 'head' | 'jsonLd'> {
  const state = app.store.getState();
  const setting: Partial<ClientSetting> = selectSetting(state);
  const siteName = setting.settingClient?.siteName ?? job.siteName;
  const words = (key: string, params?: Record<string, unknown>) => translate(app.i18n, key, params);
  const isPublic = match?.route.render === 'server';
  const head: DocumentHead =
    view.kind === 'page'
      ? (view.route.head?.(state, view.at, words) ?? { title: '' })
      : { title: view.kind === 'missing' ? words('shell:missing.title') : '', noindex: !isPublic };
  const ofShop: object[] =
    view.kind === 'page' && job.path === '/' ? shopData(setting, siteName, createPathTo(job.registry)) : [];
  const jsonLd = head.noindex ? [] : [...ofShop, ...(head.jsonLd ?? [])];
  return {
    head: headHtml({ ...job, head, siteName, sharePicture: setting.face?.sharePicture }),
    jsonLd: jsonLdHtml(jsonLd, job),
  };
}

const asked = ['common', 'home'];

/** The shell's own slices begin in the browser as they begin here, but for what was asked. */
function stateFor({ store }: App, { unfinishedSlices }: PageWidgets): Record<string, unknown> {
  const { common, ...own }: { common?: Record<string, unknown>; [name: string]: unknown } = withoutAges(
    store.getState(),
  );
  // A browser reads the notices of remotes from the registry.
  const state: Record<string, unknown> = { common: { ...common, registeredNotices: {} }, ...own };
  return Object.fromEntries(
    Object.entries(state).filter(
      ([name]) => asked.includes(name) || (name.includes('/') && !unfinishedSlices.has(name)),
    ),
  );
}
