import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { deployFolder, type RemoteApp } from './apps';
import type { RemoteBuildInfo, RemoteFacts } from './build-info';
import { describeManifest, exposedModulesOf, widgetsOf } from './describe-remote';
import { freshManifest } from './fresh-manifest';
import type { BuildNews } from './live-reload';
import { root } from './root';
import { containerOf, type BuildTarget } from './webpack';

/** One version for every build of a session: pages are reloaded, so two never meet in one page. */
const version = 'dev';

export interface Watched {
  /** Where the newest build lies. */
  folder: string;
  close: () => Promise<void>;
}

/** Builds one remote for development whenever a source changes, with `build.json` beside, and tells what came of it. */
export async function watchRemote(
  { name, dir }: RemoteApp,
  onNews: (news: BuildNews & { ms: number }) => void,
): Promise<Watched> {
  const folder = path.join(root, deployFolder, 'dev', name);
  await mkdir(folder, { recursive: true });
  const compiler = webpack(await configOf(dir, { version, outputPath: folder, mode: 'development' }));
  let started = Date.now();
  compiler.hooks.invalid.tap('dev', () => {
    started = Date.now();
  });
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    void toNews(error, stats).then((news) => {
      onNews({ ...news, ms: Date.now() - started });
    });
  });

  async function toNews(error: Error | null, stats: Stats | undefined): Promise<BuildNews> {
    if (!stats) return { event: 'failed', problem: String(error) };
    if (stats.hasErrors()) return { event: 'failed', problem: stats.toString(readable) };
    try {
      const info = await describe(name, dir, stats);
      await writeFile(path.join(folder, 'build.json'), JSON.stringify(info, null, 2));
      return { event: 'built', hash: stats.hash };
    } catch (problem) {
      return {
        event: 'failed',
        problem: `${dir}/src/remote.ts cannot be read: ${problem instanceof Error ? problem.message : String(problem)}`,
      };
    }
  }

  return {
    folder,
    close: async () => {
      if (watching) await promisify(watching.close.bind(watching))();
      await promisify(compiler.close.bind(compiler))();
    },
  };
}

const readable = { preset: 'errors-warnings', colors: false } as const;

async function describe(
  name: string,
  dir: string,
  stats: Stats,
): Promise<Omit<RemoteBuildInfo, 'node' | keyof RemoteFacts>> {
  const exposedModules = exposedModulesOf(stats);
  return {
    version,
    container: containerOf(name, version),
    // The next build has another hash, and a page asks for the entry at any time.
    integrity: '',
    ...describeManifest(await freshManifest(dir)),
    widgets: widgetsOf(exposedModules),
    preload: [],
  };
}

async function configOf(dir: string, target: BuildTarget): Promise<Configuration> {
  const file = pathToFileURL(path.join(root, dir, 'webpack.config.ts')).href;
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
