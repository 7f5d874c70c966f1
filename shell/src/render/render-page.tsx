import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createApp, createWidgetHost, withTimeout, type App } from '@storefront/shared/app';
import { type At, type ClientSetting, type DocumentHead, type Remote } from '@storefront/shared/contracts';
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
import { headHtml } from './head-html';
import type { PageWords } from './page-words';
import type { DrawnPage, RenderJob, RenderResult } from './render-job';
import type { Settings } from './settings';
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
  const version = match ? `${match.remote}@${registry.remotes[match.remote]?.version ?? ''}` : '';
  const app = await createApp({
    language,
    registry,
    bases: job.bases,
    federation: {
      remote: remoteOf,
      widget: () => Promise.reject(new Error('Widgets are left to the browser.')),
    },
    messages: () => Promise.reject(new Error('A drawn page stays in its language.')),
    i18n: parts.words(language, version),
    transport: parts.transport,
    now: parts.now,
    emit: () => undefined,
    onError: parts.onError,
  });
  // Without this, every styled element would bring its own style element into the page.
  app.cache.compat = true;
  const setting = await parts.settings(language, app.http);
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
    const isSettled = await app.store.settle(Math.max(ends - parts.now(), 0));
    const state = app.store.getState();
    const status = route.status?.(state, at) ?? 200;
    if (typeof status === 'object') return { redirect: inLanguage(status.redirect, language) };
    if (status === 503) return drawn({ job, app, match }, { shown: frame, status, isAnswered: false });
    return drawn(
      { job, app, match },
      {
        shown: { ...frame, view: { kind: 'page', remote: match.remote, at, ...page } },
        status,
        isAnswered: isSettled && setting !== null && standOf(state) === 'answered',
        remote: version,
        validUntil: route.validUntil?.(state, at) ?? null,
      },
    );
  } catch (error) {
    parts.onError(error, `rendering ${match.remote}`);
    const failure = error instanceof Error ? error.message : String(error);
    return drawn({ job, app, match }, { shown: frame, isAnswered: false, failure });
  }
}

interface Outcome {
  shown: Shown;
  status?: DrawnPage['status'];
  isAnswered: boolean;
  remote?: string;
  validUntil?: number | null;
  failure?: string;
}

interface Page {
  job: RenderJob;
  app: App;
  match: RouteMatch | null;
}

function drawn(
  page: Page,
  { shown, status, isAnswered, remote, validUntil = null, failure }: Outcome,
): DrawnPage {
  const { html, ids, css } = htmlOf(page, shown);
  return {
    status: status ?? (shown.view.kind === 'missing' ? 404 : 200),
    html,
    styles: { css, ids },
    head: headOf(page, shown),
    rendered: { remote: remote ?? null, isAnswered, state: stateFor(page.app) },
    validUntil,
    failure: failure ?? null,
  };
}

function htmlOf({ job, app }: Page, shown: Shown) {
  const shell = {
    app,
    registry: job.registry,
    siteName: job.siteName,
    goTo: () => undefined,
    chooseLanguage: () => undefined,
  };
  const html = renderToString(
    <ShellApp
      shell={shell}
      widgets={createWidgetHost(app, job.registry, () => undefined)}
      navigation={stillNavigation(shown)}
      history={stillHistory(shown.location)}
    />,
  );
  return createEmotionServer(app.cache).extractCritical(html);
}

function headOf({ job, app, match }: Page, { view }: Shown): string {
  const state = app.store.getState();
  const setting: Partial<ClientSetting> = selectSetting(state);
  const siteName = setting.settingClient?.siteName ?? job.siteName;
  const words = (key: string, params?: Record<string, unknown>) => translate(app.i18n, key, params);
  const isPublic = match?.route.render === 'server';
  const head: DocumentHead =
    view.kind === 'page'
      ? (view.route.head?.(state, view.at, words) ?? { title: '' })
      : { title: view.kind === 'missing' ? words('shell:missing.title') : '', noindex: !isPublic };
  const jsonLd: object[] =
    view.kind === 'page' && job.path === '/' ? shopData(setting, siteName, createPathTo(job.registry)) : [];
  return headHtml({ ...job, head, siteName, jsonLd });
}

const asked = ['common', 'home'];

/** The shell's own slices begin in the browser as they begin here, but for what was asked. */
function stateFor({ store }: App): Record<string, unknown> {
  const state: Record<string, unknown> = withoutAges(store.getState());
  return Object.fromEntries(
    Object.entries(state).filter(([name]) => asked.includes(name) || name.includes('/')),
  );
}
