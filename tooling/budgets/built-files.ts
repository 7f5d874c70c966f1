import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteBuild } from '../../shell/server/registry/registry-document';
import { builtFolder } from '../apps';
import { root } from '../root';
import { sharedLibraries } from '../shared-libraries';

const built = path.join(root, builtFolder);

export interface WeighedFile {
  name: string;
  bytes: number;
}

/** Which sources a built file was made of, by its source map. */
export function sourcesOf(file: string): string[] {
  // Published maps lie apart from the files, those of a build beside them.
  const [map] = [`${file}.map`, path.join(built, 'source-maps', `${path.relative(built, file)}.map`)].filter(
    (one) => existsSync(one),
  );
  if (map === undefined) return [];
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
}

/** What travels of a built file: the build keeps it compressed as well as brotli can. */
export const brotliBytes = (file: string): number => statSync(`${file}.br`).size;

/** What a build says of which files it loads when. */
export type FirstUseFiles = Pick<RemoteBuild, 'preload' | 'pageFiles' | 'wordFiles' | 'pageWordFiles'>;
export type WidgetFiles = Pick<RemoteBuild, 'widgetFiles' | 'widgetWordFiles'>;

/** A remote's heaviest first use: its entry, its door, its words in one language, and its largest page with its own words. */
export function firstUse(folder: string, files: FirstUseFiles): WeighedFile[] {
  const { preload, pageFiles = {}, wordFiles = {}, pageWordFiles = {} } = files;
  const firsts = Object.entries(pageFiles).flatMap(([pattern, page]) =>
    Object.entries(wordFiles).map(([language, files]) => {
      const own = pageWordFiles[pattern]?.[language] ?? [];
      const paths = [...preload, ...page, ...files, ...own].map((file) => file.path);
      return weighed(folder, [...new Set(['remoteEntry.js', ...paths])]);
    }),
  );
  if (firsts.length === 0) throw new Error(`What the pages in ${folder} load is not known.`);
  return (firsts.sort((a, b) => sum(b) - sum(a))[0] ?? []).sort(byWeight);
}

/** What a page of another remote loads for each widget: the entry, the widget, and its words in one language. */
export function widgetUse(
  folder: string,
  { widgetFiles = {}, widgetWordFiles = {} }: WidgetFiles,
): { widget: string; files: WeighedFile[] }[] {
  return Object.entries(widgetFiles).map(([widget, own]) => {
    const languages = Object.values(widgetWordFiles[widget] ?? { none: [] }).map((words) =>
      weighed(folder, ['remoteEntry.js', ...[...own, ...words].map((file) => file.path)]),
    );
    return { widget, files: languages.sort((a, b) => sum(b) - sum(a))[0] ?? [] };
  });
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
  const entryPoints = sharedLibraries
    .filter((key) => key.startsWith('@storefront/'))
    .map((key) => key.split('/')[2] ?? '');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      sourcesOf(path.join(folder, file))
        .filter(
          (source) =>
            packages.some((name) => source.includes(`node_modules/${name}/`)) ||
            entryPoints.some((entryPoint) => source.startsWith(`shared/src/${entryPoint}/`)),
        )
        .map((source) => `${file} carries ${source}`),
    );
}

export const sum = (files: WeighedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
export const byWeight = (a: WeighedFile, b: WeighedFile): number => b.bytes - a.bytes;

function weighed(folder: string, files: string[]): WeighedFile[] {
  return files.map((name) => ({ name, bytes: brotliBytes(path.join(folder, name)) }));
}

/** Sources of ours that a built remote is made of. */
export function ownSourcesOf(folder: string): string[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => sourcesOf(path.join(folder, file)))
    .map((source) => source.replace(/\?.*$/, ''))
    .filter((source) => /^(mf-[^/]+|shared)\/src\/.*\.tsx?$/.test(source));
  return [...new Set(files)].sort();
}
