import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from '../../shell/server/registry/registry-document';
import { deployFolder } from '../apps';
import { sharedLibraries } from '../shared-libraries';
import { root } from '../root';

export interface WeighedFile {
  name: string;
  bytes: number;
}

const deploy = path.join(root, deployFolder);

/** Where the files behind a script's address were built; null when they are not ours. */
export function builtFile(pathname: string): string | null {
  const shell = /^\/_shell\/(.+)$/.exec(pathname)?.[1];
  const file = shell ? path.join(deploy, 'shell', shell) : path.join(deploy, 'remotes', pathname);
  return existsSync(file) ? file : null;
}

/** Which sources a built file was made of, by its source map. */
export function sourcesOf(file: string): string[] {
  if (!existsSync(`${file}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
  return sources.map((source) => source.replace(/^webpack:\/\/[^/]*\/(\.\.?\/)*/, ''));
}

/** What travels of a built file: the build keeps it compressed as well as brotli can. */
export const brotliBytes = (file: string): number => statSync(`${file}.br`).size;

/** A remote's heaviest first use: its entry, its door, its words in one language, and its largest page. */
export function firstUse(folder: string, preload: readonly { path: string }[]): WeighedFile[] {
  const started = ['remoteEntry.js', ...preload.map((file) => file.path)];
  // Words are data, which has no source map.
  const isWords = (file: string) => !existsSync(path.join(folder, `${file}.map`));
  const chunks = readdirSync(folder).filter((file) => /^(?!door-|remoteEntry)[\w-]+\.js$/.test(file));
  const words = weighed(folder, chunks.filter(isWords)).sort(byWeight).slice(0, 1);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const names = chunkNames(read('remoteEntry.js'));
  const groups = started.flatMap((file) => dynamicGroups(read(file), names));
  const pages = groups
    .map((files) =>
      weighed(
        folder,
        files.filter((file) => chunks.includes(file) && !started.includes(file)),
      ),
    )
    .sort((a, b) => sum(b) - sum(a));
  const seen = new Set<string>();
  return [...weighed(folder, started), ...words, ...(pages[0] ?? [])]
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .sort(byWeight);
}

/** Sources of libraries inside a remote's files that the shell provides. */
export function sharedLibrariesInside(folder: string): string[] {
  const packages = [
    // What comes with the shared libraries is shared with them.
    ...[
      'scheduler',
      'react-router',
      'redux',
      'redux-saga',
      'immer',
      'reselect',
      'i18next',
      'axios',
      'notistack',
    ],
    ...sharedLibraries.filter((key) => !key.startsWith('@storefront/')),
  ];
  const doors = sharedLibraries
    .filter((key) => key.startsWith('@storefront/'))
    .map((key) => key.split('/')[2] ?? '');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      sourcesOf(path.join(folder, file))
        .filter(
          (source) =>
            packages.some((name) => source.includes(`node_modules/${name}/`)) ||
            doors.some((door) => source.startsWith(`shared/src/${door}/`)),
        )
        .map((source) => `${file} carries ${source}`),
    );
}

export const sum = (files: WeighedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
export const byWeight = (a: WeighedFile, b: WeighedFile): number => b.bytes - a.bytes;

/** The chunks that each `import()` of a built file waits for. */
function dynamicGroups(code: string, names: Map<string, string>): string[][] {
  const calls = /Promise\.all\(\[((?:\w+\.e\(["\w-]+\),?)+)\]\)|\w+\.e\(["\w-]+\)/g;
  return [...code.matchAll(calls)].map(([call]) =>
    [...call.matchAll(/\.e\("?([\w-]+)"?\)/g)].map(([, id = '']) => `${names.get(id) ?? id}.js`),
  );
}

/** Which chunks have a name in place of their number: `r.u=e=>(({76:"common"}[e]||e)+".js")`. */
function chunkNames(entry: string): Map<string, string> {
  const table = /\.u=\w+=>\(*\{([^}]*)\}/.exec(entry)?.[1] ?? '';
  return new Map([...table.matchAll(/(\d+):"([^"]+)"/g)].map(([, id = '', name = '']) => [id, name]));
}

function weighed(folder: string, files: string[]): WeighedFile[] {
  return files.map((name) => ({ name, bytes: brotliBytes(path.join(folder, name)) }));
}

/** Where a remote's live version lies, and which of its files every page of it starts with. */
export function liveRemote(remote: string): { folder: string; preload: readonly { path: string }[] } {
  const { remotes } = parseRegistry(readFileSync(path.join(deploy, 'registry.json'), 'utf8'));
  const { live, versions } = remotes[remote] ?? { live: null, versions: {} };
  const version = live === null ? undefined : versions[live];
  if (!version) throw new Error(`The registry has no live version of ${remote}: npm run build.`);
  return { folder: path.join(deploy, 'remotes', remote, version.version), preload: version.preload };
}

/** Sources of ours that a built remote is made of. */
export function ownSourcesOf(folder: string, dir: string): string[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => sourcesOf(path.join(folder, file)))
    .map((source) => source.replace(/\?.*$/, '').replace(/^src\//, `${dir}/src/`))
    .filter((source) => /^(mf-[^/]+|shared)\/src\/.*\.tsx?$/.test(source));
  return [...new Set(files)].sort();
}
