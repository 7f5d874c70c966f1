import { act, render, type RenderResult } from '@testing-library/react';
import axios from 'axios';
import type {
  Registry,
  RegistryRemote,
  Remote,
  RemoteRoute,
  WidgetModule,
} from '@storefront/shared/contracts';
import { bases } from '@storefront/shared/http';
import { testApi } from '@storefront/shared/testing';
import { createApp, type App } from '../create-app';
import { RemoteError, type Federation } from '../federation/federation';
import { createHistory, type History } from '../router/history';
import { inLanguage, splitLanguage } from '../router/language-prefix';
import { createNavigation, type Navigation } from '../router/navigation';
import { createWidgetHost, ShellApp } from '../shell-app';
import { createLocalStore } from '../storage/local-store';
import { words as vi } from '../words-vi';
import { words as en } from '../words-en';

/** A remote for tests of the shell, with pages that say what they are. */
export function aRemote(name: string, routes: RemoteRoute[], more: Partial<Remote> = {}): Remote {
  return { name, contract: '1.0', routes, messages: () => Promise.resolve({}), ...more };
}

export function aPage(path: string, text: string, more: Partial<RemoteRoute> = {}): RemoteRoute {
  return {
    path,
    lazy: () => Promise.resolve({ Component: () => <h1>{text}</h1> }),
    head: () => ({ title: text }),
    ...more,
  };
}

export interface RenderedShell extends RenderResult {
  app: App;
  history: History;
  navigation: Navigation;
  errors: unknown[];
}

type Loader = () => Promise<Remote>;

/** The shell around fake remotes, at an address of this window. `remotes` are asked anew after each failure. */
export async function renderShell(
  remotes: Record<string, { manifest: Remote; load?: Loader }>,
  { at = '/', now = Date.now }: { at?: string; now?: () => number } = {},
): Promise<RenderedShell> {
  window.history.replaceState(null, '', at);
  const registry: Registry = {
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { manifest }]) => [name, registryEntry(manifest)]),
    ),
  };
  const federation: Federation = {
    remote(name) {
      const known = remotes[name];
      if (!known) return Promise.reject(new RemoteError(name, 'none', 'unknown', null));
      return known.load ? known.load() : Promise.resolve(known.manifest);
    },
    widget: (): Promise<WidgetModule> => Promise.reject(new Error('These remotes have no widgets.')),
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  const history = createHistory(window);
  const { language } = splitLanguage(window.location.pathname);
  let app: App | null = null;
  const goTo = (path: string) => {
    history.push(inLanguage(path, splitLanguage(window.location.pathname).language));
  };
  app = await createApp({
    language,
    registry,
    bases: Object.fromEntries(bases.map((base) => [base, `${testApi}/${base}`])) as Record<
      (typeof bases)[number],
      string
    >,
    federation,
    words: (wanted) => Promise.resolve(wanted === 'vi' ? vi : en),
    transport: () => Promise.resolve(axios),
    kept: createLocalStore(() => window.localStorage),
    now,
    emit: () => undefined,
    goTo,
    onError,
  });
  const navigation = createNavigation({ app, history, registry, ownPages: {} });
  const shell = {
    app,
    registry,
    siteName: 'Cửa hàng thử',
    goTo,
    chooseLanguage: (next: 'vi' | 'en') => {
      history.replace(inLanguage(splitLanguage(window.location.pathname).path, next));
    },
  };
  const result = render(
    <ShellApp
      shell={shell}
      widgets={createWidgetHost(app, registry, onError)}
      navigation={navigation}
      history={history}
    />,
  );
  const begun = app;
  await act(async () => {
    begun.restoreStorage();
    navigation.start();
    await Promise.resolve();
  });
  return { ...result, app, history, navigation, errors };
}

function registryEntry(manifest: Remote): RegistryRemote {
  return {
    version: '1.0.0-test',
    container: `mf_${manifest.name}`,
    entry: `http://remotes.test/${manifest.name}/remoteEntry.js`,
    integrity: 'sha384-test',
    contract: manifest.contract,
    routes: manifest.routes.map(({ path, access, render: how, frame }) => ({
      path,
      access: access ?? 'public',
      render: how ?? 'client',
      frame: frame ?? 'full',
    })),
    slots: manifest.slots ?? [],
    navigation: manifest.navigation ?? [],
    widgets: [],
    notices: manifest.notices ?? {},
    preload: [],
  };
}
