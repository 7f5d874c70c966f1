/** Builds one part: `tsx tooling/build-one.ts shell|catalog|… [version]`. A version that is there already is left as it is. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import type { Remote } from '../shared/src/contracts/remote';
import { deployFolder, remotes } from './apps';
import type { RemoteBuildInfo, ShellBuildInfo } from './build-info';
import { versionOf } from './version';
import { containerOf, createShellConfig, root, type BuildTarget } from './webpack';

const name = process.argv[2];
if (!name) throw new Error('Say what to build: shell, or the name of a remote.');
await build(name, process.argv[3]);

async function build(part: string, wanted?: string): Promise<void> {
  const remote = remotes.find((one) => one.name === part);
  if (part !== 'shell' && !remote) {
    throw new Error(`There is no part named ${part}: shell, ${remotes.map((one) => one.name).join(', ')}.`);
  }
  const version = wanted ?? versionOf(remote?.dir ?? 'shell');
  const parent = path.join(root, deployFolder, ...(remote ? ['remotes', part] : ['shell']));
  const folder = path.join(parent, version);
  if (existsSync(path.join(folder, 'build.json'))) {
    console.log(`${part} ${version} is built already`);
    return;
  }
  const started = Date.now();
  const outputPath = path.join(parent, `.building-${version}`);
  await mkdir(outputPath, { recursive: true });
  const target: BuildTarget = { version, outputPath, mode: 'production' };
  const stats = await run(remote ? await configOf(remote.dir, target) : createShellConfig(target));
  const info = remote
    ? await describeRemote(part, remote.dir, version, outputPath, stats)
    : await describeShell(version, outputPath, stats);
  await compress(outputPath);
  await writeFile(path.join(outputPath, 'build.json'), JSON.stringify(info, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(outputPath, folder);
  console.log(`${part} ${version} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function configOf(dir: string, target: BuildTarget): Promise<Configuration> {
  const file = pathToFileURL(path.join(root, dir, 'webpack.config.ts')).href;
  const { default: create } = (await import(file)) as { default: (target: BuildTarget) => Configuration };
  return create(target);
}

async function run(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-warnings') ?? 'webpack failed.');
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  return stats.toJson({
    all: false,
    assets: true,
    chunks: true,
    chunkModules: false,
    entrypoints: true,
    chunkGroups: true,
    ids: true,
  });
}

async function describeRemote(
  part: string,
  dir: string,
  version: string,
  folder: string,
  stats: StatsCompilation,
): Promise<RemoteBuildInfo> {
  const file = pathToFileURL(path.join(root, dir, 'src/remote.ts')).href;
  const { remote } = (await import(file)) as { remote: Remote };
  if (remote.name !== part)
    throw new Error(`${dir}/src/remote.ts is named ${remote.name}; the table says ${part}.`);
  const groups = Object.entries(stats.namedChunkGroups ?? {})
    .filter(([group]) => group.startsWith('door-'))
    .map(([group, { assets }]) => ({
      expose: group.replace('door-', ''),
      files: (assets ?? []).map(({ name: file }) => file).filter((file) => file.endsWith('.js')),
    }));
  const page = groups.find(({ expose }) => expose === 'remote');
  return {
    version,
    container: containerOf(part, version),
    integrity: await integrityOf(path.join(folder, 'remoteEntry.js')),
    contract: remote.contract,
    routes: remote.routes.map(({ path: pattern, access, render, frame }) => ({
      path: pattern,
      access: access ?? 'public',
      render: render ?? 'client',
      frame: frame ?? 'full',
    })),
    slots: remote.slots ?? [],
    navigation: remote.navigation ?? [],
    widgets: groups.map(({ expose }) => expose).filter((expose) => expose !== 'remote'),
    notices: remote.notices ?? {},
    preload: await Promise.all(
      (page?.files ?? []).map(async (one) => ({
        path: one,
        integrity: await integrityOf(path.join(folder, one)),
      })),
    ),
  };
}

/** Fonts travel with the shell's version: self-hosted, immutable. */
async function copyFonts(folder: string): Promise<void> {
  const from = path.join(root, 'node_modules/@fontsource/be-vietnam-pro/files');
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  for (const subset of ['vietnamese', 'latin'])
    for (const weight of [400, 500, 600, 700]) {
      const file = `be-vietnam-pro-${subset}-${String(weight)}-normal.woff2`;
      await copyFile(path.join(from, file), path.join(folder, 'fonts', file));
    }
}

async function describeShell(
  version: string,
  folder: string,
  stats: StatsCompilation,
): Promise<ShellBuildInfo> {
  const filesOf = (group: string) =>
    (stats.namedChunkGroups?.[group]?.assets ?? [])
      .map(({ name: file }) => file)
      .filter((file) => file.endsWith('.js'));
  const files = filesOf('shell');
  await copyFonts(folder);
  return {
    version,
    early: filesOf('axios'),
    scripts: await Promise.all(
      files.map(async (one) => ({ path: one, integrity: await integrityOf(path.join(folder, one)) })),
    ),
  };
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
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
