import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language, Messages, Remote } from '../shared/src/contracts/remote';
import { languages } from '../shared/src/contracts/remote';
import { widgetMessages } from './asked-imports';
import {
  firstUse,
  ownSourcesOf,
  sharedLibrariesInside,
  sum,
  type FirstUseFiles,
} from './budgets/built-files';
import type { RemoteFacts, ShellFacts } from './build-info';
import { installedVersion, sharedLibraries } from './shared-libraries';
import { exportedNames, exportedValues, namesImportedBy, tableOfNamespaces } from './source-imports';
import { root } from './root';

/** The facts about a remote's build that the release gate checks, read from the build's output. */
export async function remoteFacts(
  {
    remote,
    dir,
    exposes,
    shared,
  }: { remote: Remote; dir: string; exposes: Record<string, string>; shared: readonly string[] },
  folder: string,
  files: FirstUseFiles,
): Promise<RemoteFacts> {
  const widgets = await widgetMessages(path.join(root, dir), exposes);
  const more = [
    ...remote.routes.flatMap(({ messages }) => messages ?? []),
    ...[...widgets.values()].map(({ namespace, read }) => ({
      namespace,
      load: async (language: Language) => (await read(language)).messages,
    })),
  ];
  return {
    uses: usesOf(ownSourcesOf(folder)),
    sharedVersions: Object.fromEntries(shared.map((key) => [key, `^${installedVersion(root, key)}`])),
    pluginVersion: packageVersion('@module-federation/enhanced'),
    messages: Object.fromEntries(
      await Promise.all(languages.map(async (language) => [language, await keysIn(remote, more, language)])),
    ) as Record<Language, string[] | null>,
    carries: sharedLibrariesInside(folder),
    firstUseBytes: sum(firstUse(folder, files)),
  };
}

/** What the shell offers to remotes: the exports of its facades, and of the entry points of `shared` that it provides. */
export function shellFacts(contract: string): ShellFacts {
  const federation = path.join(root, 'shell/src/federation');
  const table = tableOfNamespaces(path.join(federation, 'shared-table.ts'), 'provided');
  return {
    contract,
    runtimeVersion: packageVersion('@module-federation/runtime-core'),
    provides: Object.fromEntries(
      Object.entries(table).map(([key, from]) => [
        key,
        {
          version: installedVersion(root, key),
          exports: from.startsWith('.')
            ? exportedNames(path.join(federation, `${from}.ts`))
            : exportedValues(path.join(root, `shared/src/${key.split('/')[2] ?? ''}/index.ts`)),
        },
      ]),
    ),
  };
}

function usesOf(sources: readonly string[]): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {};
  const add = (from: string, name: string) => (uses[from] ??= new Set()).add(name);
  const files = sources.map((source) => path.join(root, source));
  for (const { from, name } of namesImportedBy(files, sharedLibraries)) add(from, name);
  // The compiler adds the imports of compiled JSX.
  if (sources.some((source) => source.endsWith('.tsx')))
    for (const name of ['Fragment', 'jsx', 'jsxs']) add('react/jsx-runtime', name);
  return Object.fromEntries(Object.entries(uses).map(([from, names]) => [from, [...names].sort()]));
}

/** The message keys of a remote, its pages and widgets; null when a catalogue is missing in that language. */
async function keysIn(
  remote: Remote,
  more: readonly NonNullable<Remote['routes'][number]['messages']>[],
  language: Language,
): Promise<string[] | null> {
  try {
    const own = keysOf(await remote.messages(language));
    const others = more.map(async ({ namespace, load }) => keysOf(await load(language), `${namespace}:`));
    return [...new Set([...own, ...(await Promise.all(others)).flat()])].sort();
  } catch {
    return null;
  }
}

function keysOf(loaded: Messages & { default?: Messages }, prefix = ''): string[] {
  return flatKeys(loaded.default ?? loaded, prefix);
}

/** Plural forms count as one key, because Vietnamese has one form and English two. */
function flatKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : flatKeys(value, `${prefix}${key}.`),
  );
}

function packageVersion(name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
