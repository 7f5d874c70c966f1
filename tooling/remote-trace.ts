import { folderOf, mapsFolderOf, readRegistry } from '../shell/server/registry/change-registry';
import { componentsOf } from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import { UsageError, type Outcome, type Surroundings } from './remote-command';
import { linesOf, mapStack, type MappedStack } from './trace/mapped-stack';
import { createSourceMaps, mapsInStore, type SourceMaps, type SourcePosition } from './trace/source-maps';
import { stacksIn, type BuiltPosition } from './trace/stack-frames';

const usage = `Name a position, or give a stack on standard input:
  npm run remote -- trace [component] <version> <[file:]line:column>
  npm run remote -- trace < stack.txt`;

type Traced = BuiltPosition & { origin: SourcePosition };

/** Maps positions in the built files of a version, or whole stacks from standard input, to source file and line. */
export async function trace(
  words: string[],
  { store, readInput = () => Promise.resolve('') }: Surroundings,
): Promise<Outcome> {
  const maps = createSourceMaps(mapsInStore(store));
  if (words.length === 0) return traceStacks(await readInput(), store, maps);
  const [position = '', version, component, ...more] = words.toReversed();
  if (version === undefined || more.length > 0) throw new UsageError(usage);
  const found = await tracePosition({ position, version, component }, store, maps);
  return { text: found.map(positionText).join('\n'), data: found };
}

async function tracePosition(
  wanted: { position: string; version: string; component: string | undefined },
  store: Store,
  maps: SourceMaps,
): Promise<Traced[]> {
  const { version } = wanted;
  const [, named, row, column] = /^(?:(.+):)?(\d{1,9}):(\d{1,9})$/.exec(wanted.position) ?? [];
  if (row === undefined)
    throw new UsageError(`A position is line:column, not "${wanted.position}".\n${usage}`);
  const component = await componentWith(store, wanted);
  const mapped = await mappedFiles(store, component, version);
  if (named !== undefined && !mapped.includes(named)) {
    throw new UsageError(
      `${component} ${version} has no source map of ${named}. There are ${mapped.join(', ')}.`,
    );
  }
  const at = { component, version, line: Number(row), column: Number(column) };
  const found: Traced[] = [];
  for (const file of named === undefined ? mapped : [named]) {
    const position = { ...at, file };
    const origin = (await isInFile(store, position)) ? await maps.find(position) : null;
    if (origin) found.push({ ...position, origin });
  }
  if (found.length === 0) {
    throw new UsageError(
      `Nothing of the sources is at ${wanted.position} of ${component} ${version}. A stack names file, line and column, all counted from 1.`,
    );
  }
  return found;
}

/** The component that has this version. */
async function componentWith(
  store: Store,
  { version, component }: { version: string; component: string | undefined },
): Promise<string> {
  const { document } = await readRegistry(store);
  const having = componentsOf(document)
    .filter(([name, { versions }]) => (component ?? name) === name && Object.hasOwn(versions, version))
    .map(([name]) => name);
  const [only] = having;
  if (only === undefined) {
    throw new UsageError(
      `The registry in the ${store.name} has no ${component ?? 'component with the'} version ${version}. npm run remote -- status lists what is stored.`,
    );
  }
  if (having.length > 1) {
    throw new UsageError(
      `${version} is a version of ${having.join(' and ')}. Name the component before it: npm run remote -- trace ${only} ${version} …`,
    );
  }
  return only;
}

async function mappedFiles(store: Store, component: string, version: string): Promise<string[]> {
  const folder = `${mapsFolderOf(component, version)}/`;
  const keys = await store.list(folder);
  const files = keys
    .filter((key) => key.endsWith('.map'))
    .map((key) => key.slice(folder.length, -'.map'.length));
  if (files.length > 0) return files;
  throw new UsageError(
    `The source maps of ${component} ${version} are gone: ${folder} of the ${store.name} is empty. Build the same sources and publish them under another name.`,
  );
}

/** A map answers for any position, so whether there is one is asked of the file. */
async function isInFile(
  store: Store,
  { component, version, file, line, column }: BuiltPosition,
): Promise<boolean> {
  const stored = await store.read(`${folderOf(component, version)}/${file}`);
  const text = stored && Buffer.from(stored.body).toString().split('\n')[line - 1];
  return typeof text === 'string' && column >= 1 && column <= text.length + 1;
}

async function traceStacks(text: string, store: Store, maps: SourceMaps): Promise<Outcome> {
  const stacks = await Promise.all(stacksIn(text).map((stack) => mapStack(stack, maps)));
  if (stacks.length === 0) throw new UsageError(`There is no stack in what was given.\n${usage}`);
  const { document } = await readRegistry(store);
  const stored = new Map(componentsOf(document));
  const unmapped = new Set(
    stacks.flatMap(({ frames }) =>
      frames.flatMap(({ position, origin }) => {
        if (!position || origin) return [];
        const { component, version } = position;
        return Object.hasOwn(stored.get(component)?.versions ?? {}, version)
          ? `Not mapped: ${component} ${version} has no source map for it.`
          : `Not mapped: the registry in the ${store.name} has no ${component} ${version}.`;
      }),
    ),
  );
  return { text: [...stacks.map(stackText), ...unmapped].join('\n'), data: stacks };
}

function stackText(stack: MappedStack): string {
  const lines = linesOf(stack).map((line) => `    ${line}`);
  return [...(stack.message ? [stack.message] : []), ...lines].join('\n');
}

function positionText({ component, version, file, line, column, origin }: Traced): string {
  const { source, functionName, code } = origin;
  return [
    `${component} ${version} ${file}:${String(line)}:${String(column)}`,
    `    at ${functionName ?? 'the top of the file'} (${source}:${String(origin.line)}:${String(origin.column)})`,
    ...(code === null ? [] : [`        ${code}`]),
  ].join('\n');
}
