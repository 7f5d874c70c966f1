import { watch } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { RegistryRoute } from '../shared/src/contracts/registry';
import type { Remote } from '../shared/src/contracts/remote';
import { deployFolder, type RemoteApp } from './apps';
import type { RemoteBuildInfo, RemoteFacts } from './build-info';
import { BuildFailed, buildProblems } from './build-problems';
import { describeManifest, exposedModulesOf, widgetsOf } from './describe-remote';
import { freshManifest } from './fresh-manifest';
import type { BuildNews } from './live-reload';
import { root } from './root';
import { containerOf, type BuildTarget } from './webpack';

/** All builds of a session have one version: pages are reloaded, so two builds never meet in one page. */
const version = 'dev';

const configFile = 'webpack.config.ts';

/** The result of a build, how long it took, and where the remote's first page is by now. */
export type WatchNews = BuildNews & { ms: number; firstPage: string | null };

export interface Watched {
  /** Folder of the newest build. */
  folder: string;
  close: () => Promise<void>;
}

/** Longer than an editor takes to replace a file. */
const settledMs = 100;

/**
 * Builds one remote for development whenever a source or its `webpack.config.ts` changes, with its `build.json`, and reports
 * each result.
 */
export async function watchRemote(
  { name, dir }: RemoteApp,
  onNews: (news: WatchNews) => void,
): Promise<Watched> {
  const folder = path.join(root, deployFolder, 'dev', name);
  await mkdir(folder, { recursive: true });
  let lastResult: string | undefined;
  /** Ends the builds; null while the configuration is broken. */
  let stopBuilds = await startBuilds();

  let timer: NodeJS.Timeout | undefined;
  let restarting: Promise<void> = Promise.resolve();
  const restartSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(async () => {
        await stopBuilds?.();
        stopBuilds = await startBuilds();
      });
    }, settledMs);
  };
  const watchers = [
    // The folder, because editors replace a file by another of its name.
    watch(path.join(root, dir), (_event, file) => {
      if (file === configFile) restartSoon();
    }),
    // A file that the configuration names may have been written after it.
    watch(path.join(root, dir, 'src'), { recursive: true }, () => {
      if (stopBuilds === null) restartSoon();
    }),
  ];

  /** Builds with the configuration as it is now; returns what ends that, or null when it cannot be used. */
  async function startBuilds(): Promise<(() => Promise<void>) | null> {
    let started = Date.now();
    const report = (news: BuildNews, firstPage: string | null = null) => {
      // The bundler builds again for files that it wrote itself.
      const result = news.event === 'built' ? news.hash : news.problem;
      if (result === lastResult) return;
      lastResult = result;
      onNews({ ...news, firstPage, ms: Date.now() - started });
    };
    try {
      const compiler = webpack(await configOf(dir, { version, outputPath: folder, mode: 'development' }));
      compiler.hooks.invalid.tap('dev', () => {
        started = Date.now();
      });
      const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
        void toNews(error, stats).then(({ news, firstPage }) => {
          report(news, firstPage);
        });
      });
      return async () => {
        if (watching) await promisify(watching.close.bind(watching))();
        await promisify(compiler.close.bind(compiler))();
      };
    } catch (error) {
      const problem = messageOf(error);
      report({
        event: 'failed',
        problem: error instanceof BuildFailed ? problem : `${dir}/${configFile} cannot be read: ${problem}`,
      });
      return null;
    }
  }

  async function toNews(
    error: Error | null,
    stats: Stats | undefined,
  ): Promise<{ news: BuildNews; firstPage: string | null }> {
    const failed = (problem: string) => ({ news: { event: 'failed', problem } as const, firstPage: null });
    if (!stats) return failed(messageOf(error));
    if (stats.hasErrors()) return failed(buildProblems(stats.toJson({ all: false, errors: true }), dir));
    try {
      const manifest = await freshManifest(dir);
      const info = describe(name, manifest, stats);
      const problem = manifestProblem(manifest, info, { name, dir });
      if (problem !== null) return failed(problem);
      await writeFile(path.join(folder, 'build.json'), JSON.stringify(info, null, 2));
      return { news: { event: 'built', hash: stats.hash }, firstPage: firstPageOf(info.routes) };
    } catch (problem) {
      return failed(`${dir}/src/remote.ts cannot be read: ${messageOf(problem)}`);
    }
  }

  return {
    folder,
    async close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await restarting;
      await stopBuilds?.();
    },
  };
}

/** Without the stack of the program that read it. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(`${root}${path.sep}`, '');

/** The address of the first page that anybody can open without knowing more; null when the remote has none. */
export function firstPageOf(routes: readonly Pick<RegistryRoute, 'path' | 'access'>[]): string | null {
  const open = routes.filter((route) => !/[:*]/.test(route.path));
  const first = open.find(({ access }) => access === 'public') ?? open[0];
  return first ? `/${first.path}` : null;
}

/** What the page could only answer with a fallback, said where it can be mended. */
function manifestProblem(
  { name: named, slots = [] }: Remote,
  { widgets }: { widgets: string[] },
  { name, dir }: { name: string; dir: string },
): string | null {
  if (named !== name) return `${dir}/src/remote.ts is named "${named}"; by its folder it is "${name}".`;
  const missing = slots.find(({ widget }) => !widgets.includes(widget));
  if (!missing) return null;
  const offered = widgets.map((widget) => `"./${widget}"`).join(', ') || 'no widget';
  return `${dir}/src/remote.ts puts the widget "${missing.widget}" into the slot "${missing.slot}", but exposes in ${dir}/${configFile} has ${offered}.`;
}

function describe(
  name: string,
  manifest: Remote,
  stats: Stats,
): Omit<RemoteBuildInfo, 'node' | keyof RemoteFacts> {
  const exposedModules = exposedModulesOf(stats);
  return {
    version,
    container: containerOf(name, version),
    // No integrity: the next build has another hash, and a page may load the entry at any time.
    integrity: '',
    ...describeManifest(manifest),
    widgets: widgetsOf(exposedModules),
    preload: [],
  };
}

let reads = 0;

async function configOf(dir: string, target: BuildTarget): Promise<Configuration> {
  reads += 1;
  // With a query of its own, or the first one would always come back.
  const file = `${pathToFileURL(path.join(root, dir, configFile)).href}?read=${String(reads)}`;
  const { default: create } = (await import(file)) as { default: (target: BuildTarget) => Configuration };
  const config = create(target);
  const client = await readFile(path.join(root, 'tooling/dev-client.js'), 'utf8');
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.BannerPlugin({ banner: client, raw: true, include: 'remoteEntry.js' }),
    ],
  };
}
