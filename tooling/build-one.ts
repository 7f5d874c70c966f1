/** Builds one component: `tsx tooling/build-one.ts shell|catalog|… [version]`. An existing version is not built again. */
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Configuration, type Stats } from 'webpack';
import { contractVersion, type Remote } from '../shared/src/contracts/remote';
import { pageDataFormat } from '../shell/src/config';
import { buildFolder, remotes, type RemoteApp } from './apps';
import { remoteFacts, shellFacts } from './build-facts';
import type { BuildInputs } from './build-inputs';
import type { RemoteBuildInfo, RemoteFacts, ShellBuildInfo, ShellFacts } from './build-info';
import { BuildFailed, buildProblems } from './build-problems';
import { unversionedModules } from './built-modules';
import { describeManifest, exposedModulesOf, scriptsOf, widgetsOf } from './describe-remote';
import { exposesOf } from './exposes';
import { drawIcons } from './icons';
import { withIntegrity } from './integrity';
import { pageFilesOf } from './page-files';
import { buildServiceWorker } from './service-worker';
import { SourceProblem } from './source-problem';
import { versionOf } from './version';
import { root } from './root';
import {
  containerOf,
  createRenderConfig,
  createShellConfig,
  nodeFile,
  renderFile,
  type BuildTarget,
  type RemoteConfig,
} from './webpack';

const maxBuilds = 10;
const anHourMs = 60 * 60_000;

const name = process.argv[2];
if (!name) throw new Error('Say what to build: shell, or the name of a remote.');
try {
  await build(name, process.argv[3]);
} catch (error) {
  // A mistake in the sources needs no stack of the build.
  if (!(error instanceof BuildFailed || error instanceof SourceProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function build(component: string, wanted?: string): Promise<void> {
  const remote = remotes.find((one) => one.name === component);
  if (component !== 'shell' && !remote) {
    throw new Error(
      `There is no component named ${component}: shell, ${remotes.map((one) => one.name).join(', ')}.`,
    );
  }
  const { version: computed, inputs } = await versionOf(remote?.dir ?? 'shell');
  const version = wanted ?? computed;
  const parent = path.join(root, buildFolder, ...(remote ? ['remotes', component] : ['shell']));
  const folder = path.join(parent, version);
  if (existsSync(path.join(folder, 'build.json'))) {
    console.log(`${component} ${version} is built already`);
    return;
  }
  const started = Date.now();
  const outputPath = path.join(parent, `.building-${version}-${String(process.pid)}`);
  await mkdir(outputPath, { recursive: true });
  const target: BuildTarget = { version, outputPath, mode: 'production' };
  const info = remote ? await buildRemote(remote, target, inputs) : await buildShell(target, inputs);
  await writeFile(path.join(outputPath, 'build.json'), JSON.stringify(info, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(outputPath, folder);
  await removeOldBuilds(parent);
  console.log(`${component} ${version} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function buildRemote(
  { name: component, dir }: RemoteApp,
  target: BuildTarget,
  inputs: BuildInputs,
): Promise<RemoteBuildInfo> {
  const file = pathToFileURL(path.join(root, dir, 'src/remote.ts')).href;
  const { remote } = (await import(file)) as { remote: Remote };
  if (remote.name !== component)
    throw new BuildFailed(
      `${dir}/src/remote.ts is named "${remote.name}"; by its folder it is "${component}".`,
    );
  const { exposes } = await exposesOf(dir, root);
  const config = await configOf(dir);
  const stats = await run(config(target));
  const isRendered = [...remote.routes, ...(remote.slots ?? [])].some(({ render }) => render === 'server');
  const rendered = isRendered ? [await run(config({ ...target, platform: 'node' }))] : [];
  refuseUnversioned([stats, ...rendered], inputs, component);
  await compress(target.outputPath);
  const described = await describeRemote(remote, target, stats);
  const files = await pageFilesOf({ remote, dir: path.join(root, dir), exposes }, target.outputPath, stats);
  return {
    ...described,
    ...files,
    ...(await remoteFacts({ remote, dir, exposes, shared: inputs.shared }, target.outputPath, {
      ...described,
      ...files,
    })),
    node: isRendered ? await withIntegrity(target.outputPath, nodeFile) : null,
  };
}

async function buildShell(target: BuildTarget, inputs: BuildInputs): Promise<ShellBuildInfo> {
  const stats = await run(createShellConfig(target));
  refuseUnversioned([stats, await run(createRenderConfig(target))], inputs, 'shell');
  await buildServiceWorker(target.outputPath);
  await drawIcons(target.outputPath);
  await compress(target.outputPath);
  return {
    ...(await describeShell(target.version, target.outputPath, stats)),
    ...shellFacts(contractVersion),
    render: await withIntegrity(target.outputPath, renderFile),
  };
}

/** A version that does not change with all that it is made of would be taken for built, or published, when it is not. */
function refuseUnversioned(builds: readonly Stats[], inputs: BuildInputs, component: string): void {
  const found = unversionedModules(builds, inputs, root);
  if (found.length === 0) return;
  throw new Error(
    `The version of ${component} is not computed from all that its build contains:\n${found.map((one) => `  - ${one}`).join('\n')}\nImport it with a plain import, or let tooling/build-inputs.ts find it, and build again.`,
  );
}

/** Deletes all but the newest builds. Published versions are in the registry's store; builds only speed up the next start. */
async function removeOldBuilds(parent: string): Promise<void> {
  const newestFirst = (await readdir(parent))
    .map((name) => ({ name, folder: path.join(parent, name) }))
    .map((one) => ({ ...one, at: statSync(one.folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  const abandoned = newestFirst.filter(({ name, at }) => name.startsWith('.') && Date.now() - at > anHourMs);
  const builds = newestFirst.filter(({ name }) => !name.startsWith('.'));
  for (const { folder } of [...abandoned, ...builds.slice(maxBuilds)]) {
    await rm(folder, { recursive: true, force: true });
  }
}

async function configOf(dir: string): Promise<RemoteConfig> {
  const file = pathToFileURL(path.join(root, dir, 'webpack.config.ts')).href;
  return ((await import(file)) as { default: RemoteConfig }).default;
}

async function run(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack failed.');
  if (stats.hasErrors())
    throw new BuildFailed(
      buildProblems(stats.toJson({ all: false, errors: true }), path.basename(config.context ?? '')),
    );
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  return stats;
}

async function describeRemote(
  remote: Remote,
  { version, outputPath: folder }: BuildTarget,
  stats: Stats,
): Promise<Omit<RemoteBuildInfo, 'node' | keyof RemoteFacts>> {
  const exposedModules = exposedModulesOf(stats);
  const page = exposedModules.find(({ expose }) => expose === 'remote');
  return {
    version,
    container: containerOf(remote.name, version),
    integrity: (await withIntegrity(folder, 'remoteEntry.js')).integrity,
    ...describeManifest(remote),
    widgets: widgetsOf(exposedModules),
    preload: await Promise.all((page?.files ?? []).map((one) => withIntegrity(folder, one))),
  };
}

/** Fonts are part of the shell's version: self-hosted and immutable. */
async function copyFonts(folder: string): Promise<void> {
  const from = path.join(root, 'node_modules/@fontsource/be-vietnam-pro/files');
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  for (const subset of ['vietnamese', 'latin'])
    for (const weight of [400, 500, 600]) {
      const file = `be-vietnam-pro-${subset}-${String(weight)}-normal.woff2`;
      await copyFile(path.join(from, file), path.join(folder, 'fonts', file));
    }
}

async function describeShell(
  version: string,
  folder: string,
  stats: Stats,
): Promise<Omit<ShellBuildInfo, 'render' | keyof ShellFacts>> {
  const filesOf = (group: string) => scriptsOf(stats.compilation.namedChunkGroups.get(group));
  const files = filesOf('shell');
  await copyFonts(folder);
  return {
    version,
    early: filesOf('axios'),
    pageDataFormat,
    scripts: await Promise.all(files.map((one) => withIntegrity(folder, one))),
  };
}

async function compress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!/\.(js|json|svg|css)$/.test(entry)) continue;
    const file = path.join(folder, entry);
    const content = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
