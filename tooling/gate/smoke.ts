import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { chromium, type ConsoleMessage, type Page } from 'playwright-core';
import { folderOf } from '../../shell/server/registry/change-registry';
import { openFolderStore } from '../../shell/server/registry/folder-store';
import {
  emptyRegistry,
  registryKey,
  type RegistryDocument,
  type RemoteBuild,
} from '../../shell/server/registry/registry-document';
import type { Store } from '../../shell/server/registry/store';
import { startChild, type Child } from '../child';
import { chromiumPath } from '../chromium.mjs';
import { copyVersion } from '../copy-versions';
import { createRemoteFiles } from '../remote-files';
import { root } from '../root';
import { problemsOf, type Finding } from '../trace/findings';
import { createSourceMaps, mapsInStore, type ReadMap } from '../trace/source-maps';

const readyMs = 20_000;
const seconds = `${String(readyMs / 1_000)} s`;

/** Whether something happens within the time limit. */
const inTime = (event: Promise<unknown>): Promise<boolean> =>
  event.then(
    () => true,
    () => false,
  );

/** The container that a loaded remote leaves in the page. */
interface Container {
  get: (exposedModule: string) => Promise<() => Record<string, unknown>>;
}
interface OpenedRemote {
  routes: {
    path: string;
    lazy: () => Promise<{ Component?: unknown }>;
    messages?: { load: (language: string) => Promise<object> };
  }[];
  messages: (language: string) => Promise<object>;
}

interface OpenedWidget {
  default?: unknown;
  messages?: { load: (language: string) => Promise<object> };
}

/**
 * Opens a page of a remote's version in a version of the shell, in a temporary shop without a backend: its manifest, the
 * code of every page, every widget and both languages must load, and the page must render without an error.
 */
export async function smokeProblems({
  store,
  name,
  build,
  folder,
  shell,
  shellFolder,
}: {
  store: Store;
  name: string;
  build: RemoteBuild;
  /** Folder of the remote's build, if it is not published yet. */
  folder?: string;
  shell: string;
  /** Folder of the shell's build, if it is not published yet. */
  shellFolder?: string;
}): Promise<string[]> {
  const executablePath = chromiumPath();
  if (!executablePath) return ['there is no Chromium here to open it with. CHROMIUM_PATH names one.'];
  const built = { [name]: folder, shell: shellFolder };
  const readMap: ReadMap = (file) => {
    const from = built[file.component];
    // Those of a build lie beside its files.
    return from ? readIfThere(path.join(from, `${file.file}.map`)) : mapsInStore(store)(file);
  };
  const place = await mkdtemp(path.join(os.tmpdir(), 'storefront-gate-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(place, { recursive: true, force: true })];
  try {
    const target = openFolderStore(place);
    await bring(store, 'shell', shell, shellFolder);
    await bring(store, name, build.version, folder);
    await target.write(registryKey, JSON.stringify(onlyThese(name, build, shell)));
    const remoteFiles = await listening(await createRemoteFiles(path.join(place, 'remotes')), stops);
    const backend = await listening(silentBackend(), stops);
    const server = await documentServer({ name, place, backend, remoteFiles });
    stops.push(server.stop);
    const browser = await chromium.launch({
      executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    stops.push(() => browser.close());
    const url = `http://localhost:${String(server.ready['port'])}${addressOf(build)}`;
    const { findings, problems } = await look(await browser.newPage({ serviceWorkers: 'block' }), url, build);
    return [...(await problemsOf(findings, createSourceMaps(readMap))), ...problems];

    async function bring(from: Store, component: string, version: string, built?: string): Promise<void> {
      if (built) await cp(built, path.join(place, folderOf(component, version)), { recursive: true });
      else await copyVersion(from, target, component, version);
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    // A step that cannot be stopped must not prevent the verdict or the other stops.
    for (const stop of stops.reverse()) await stop().catch(() => undefined);
  }
}

/** What the browser tells by itself and what fails to open, with stacks; and what does not happen in time. */
interface Look {
  findings: Finding[];
  problems: string[];
}

async function look(page: Page, url: string, build: RemoteBuild): Promise<Look> {
  const findings: Finding[] = [];
  const reported: Promise<Finding>[] = [];
  const lost: string[] = [];
  const looked = async (problems: string[]): Promise<Look> => ({
    findings: [...findings, ...(await Promise.all(reported))],
    problems,
  });
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script')
      lost.push(`${request.url()} (${request.failure()?.errorText ?? 'failed'})`);
  });
  page.on('pageerror', ({ message, stack = '' }) =>
    findings.push({ what: 'the page fails', message, stack, rank: 1 }),
  );
  page.on('console', (message) => {
    // Without a backend every call fails, and the browser reports that.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      reported.push(reportIn(message));
  });
  if (!(await inTime(page.goto(url, { timeout: readyMs, waitUntil: 'load' })))) {
    return looked([`its first page does not load within ${seconds}.`]);
  }
  const isOpen = await inTime(
    page.waitForFunction((container) => Reflect.get(globalThis, container) !== undefined, build.container, {
      timeout: readyMs,
    }),
  );
  if (!isOpen) {
    const why = lost.length > 0 ? ` Not loaded: ${lost.join(', ')}.` : '';
    return looked([`the shell does not open its remoteEntry.js within ${seconds}.${why}`]);
  }
  const found = await Promise.race([
    page.evaluate(openEverything, {
      container: build.container,
      widgets: build.widgets,
      pages: build.routes.map(({ path: pattern }) => pattern),
    }),
    // A page in an endless loop does not even answer this.
    wait(readyMs, null, { ref: false }),
  ]);
  if (found === null) {
    return looked([`its pages, messages and widgets do not all load within ${seconds}.`]);
  }
  const isDrawn = await inTime(
    page.waitForFunction(() => Boolean(document.querySelector('main')?.textContent.trim()), null, {
      timeout: readyMs,
    }),
  );
  findings.push(...found.failed.map((one) => ({ ...one, rank: 0 })));
  return looked([...found.problems, ...(isDrawn ? [] : ['the page stays empty.'])]);
}

/** What the page wrote into its console; of an error that was caught, the first one of its causes. */
async function reportIn(message: ConsoleMessage): Promise<Finding> {
  const text = { what: 'the page reports', message: message.text(), stack: '', rank: 2 };
  const reading = Promise.all(message.args().map((value) => value.evaluate(thrownIn)));
  // A page in an endless loop does not answer, and one that was left cannot.
  const values = await Promise.race([reading.catch(() => []), wait(1_000, [], { ref: false })]);
  const thrown = values.find((one) => one !== null);
  return thrown ? { ...text, ...thrown } : text;
}

/** Runs in the page. */
function thrownIn(value: unknown): { message: string; stack: string } | null {
  let error = value;
  while (error instanceof Error && error.cause instanceof Error) error = error.cause;
  return error instanceof Error ? { message: error.message, stack: error.stack ?? '' } : null;
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

/** Runs in the page, so it has no named functions: the compiler would call a helper that the page does not have. */
async function openEverything({
  container: name,
  widgets,
  pages,
}: {
  container: string;
  widgets: string[];
  pages: string[];
}): Promise<{ problems: string[]; failed: Omit<Finding, 'rank'>[] }> {
  const container = Reflect.get(globalThis, name) as Container;
  const problems: string[] = [];
  let opening = 'its manifest';
  try {
    const { remote } = (await container.get('./remote'))() as { remote?: OpenedRemote };
    if (!remote) return { problems: ['its manifest exports no remote.'], failed: [] };
    for (const pattern of pages) {
      opening = `the page /${pattern}`;
      const route = remote.routes.find(({ path: own }) => own === pattern);
      if (!(await route?.lazy())?.Component) problems.push(`${opening} has no component.`);
      for (const language of ['vi', 'en']) await route?.messages?.load(language);
    }
    for (const language of ['vi', 'en']) {
      opening = `its messages in "${language}"`;
      await remote.messages(language);
    }
    for (const widget of widgets) {
      opening = `its widget ${widget}`;
      const loaded = (await container.get(`./${widget}`))() as OpenedWidget;
      if (!loaded.default) problems.push(`${opening} has no default export.`);
      for (const language of ['vi', 'en']) await loaded.messages?.load(language);
    }
  } catch (error) {
    const what = `${opening} cannot be loaded`;
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
    return { problems, failed: [{ what, message, stack }] };
  }
  return { problems, failed: [] };
}

/** A registry of one shell and one remote; nobody is signed in, so every route is public. */
function onlyThese(name: string, build: RemoteBuild, shell: string): RegistryDocument {
  const at = new Date().toISOString();
  const published = {
    publishedAt: at,
    by: 'gate',
    gate: { passed: true, at, against: [], smoke: false, problems: [] },
  };
  const live = { previous: null, promotedAt: at, withdrawn: [] };
  return {
    ...emptyRegistry,
    revision: 1,
    shell: {
      ...live,
      live: shell,
      versions: { [shell]: { ...published, version: shell, contract: build.contract } },
    },
    remotes: {
      [name]: {
        ...live,
        live: build.version,
        rollout: null,
        versions: {
          [build.version]: {
            ...build,
            ...published,
            routes: build.routes.map((route) => ({ ...route, access: 'public' as const })),
            entry: `/${name}/${build.version}/remoteEntry.js`,
          },
        },
      },
    },
  };
}

/** A page that needs no parameter, if there is one. */
function addressOf({ routes }: RemoteBuild): string {
  const plain = routes.find(({ path: pattern }) => !/[:*]/.test(pattern)) ?? routes[0];
  return `/${(plain?.path ?? '').replace(/:[^/]+/g, 'smoke').replace(/\*$/, '')}`;
}

function documentServer({
  name,
  place,
  backend,
  remoteFiles,
}: {
  name: string;
  place: string;
  backend: string;
  remoteFiles: string;
}): Promise<Child> {
  return startChild({
    name: 'shell',
    command: process.execPath,
    args: ['dist/server.js'],
    cwd: path.join(root, 'shell'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      SHELL_PORT: '0',
      REGISTRY_STORE: place,
      BACKEND_URL: backend,
      REMOTE_ORIGINS: `${name}=${remoteFiles}`,
    },
    logFolder: path.join(place, 'logs'),
    timeoutMs: readyMs,
  });
}

/** Answers 503 at once, as a backend does between two deployments. */
function silentBackend(): FastifyInstance {
  const app = Fastify();
  app.all('/*', (_request, reply) =>
    reply.code(503).send({
      success: false,
      code: 503,
      status: 503,
      statusCode: 503,
      message: 'SERVICE_UNAVAILABLE',
      errorCode: 'SERVICE_UNAVAILABLE',
    }),
  );
  return app;
}

async function listening(app: FastifyInstance, stops: (() => Promise<unknown>)[]): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => app.close());
  return `http://localhost:${String((app.server.address() as AddressInfo).port)}`;
}
