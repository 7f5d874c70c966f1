import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote } from '../../shared/src/contracts/remote';
import { changesSince, NoBase, type Changes } from './changed-files';
import { dependentsOf, type FileGraph } from './file-graph';
import { journeysThrough, type Journey } from './journeys';
import { passedBefore, type TestKeys } from './passed-tests';
import { code, copied, isCheckedCode, readSources, type Sources } from './sources';

/** What the stages of `npm test` check when they do not check everything. */
export interface Selection {
  /** Why nothing is left out. Everything else is empty then. */
  everything?: string;
  /** The workspace that checks itself, without what depends on it. */
  workspace?: string;
  /** The commit that the files are compared with. */
  base?: string;
  /** Files that changed, deleted ones included, or the files of the workspace. */
  changed: string[];
  /** Those that exist. */
  files: string[];
  /** Files of code that import them, directly or not, and they themselves: their types may differ. */
  dependents: string[];
  /** Files of tests that import or read them, without those that passed before with the same files. */
  tests: string[];
  /** How many files of tests passed before with the same files. */
  passed: number;
  testKeys: TestKeys;
  /** Those that use a database. */
  databaseTests: string[];
  /** Folders whose tsconfig.json covers a dependent file. */
  typeFolders: string[];
  journeys: string[];
  /** A file of code, or a package.json, is new, different or gone. */
  isCode: boolean;
  /** Something that a build contains is new, different or gone. */
  isShipped: boolean;
}

const tests =
  /^((shared|shell|mf-[^/]+|sandbox)\/src|shell\/server|backend\/(src|seed)|tooling)\/.*\.test\.tsx?$/;
const spec = /^e2e\/.*\.spec\.ts$/;
const shipped = /^(shared|shell|mf-[^/]+|backend|sandbox)\//;
const notShipped = /\.(test|spec)\.tsx?$|\/testing\/|\.md$/;
/** They use no database, no port and no process, so the same files have the same result. */
const repeatable = /^(shared|shell|mf-[^/]+)\/src\//;
const testDatabase = 'backend/src/testing/test-database.ts';
const jestConfig = 'jest.config.mjs';
/** The list of the remotes: who imports it reads files of all of them. */
const remotesList = 'tooling/apps.ts';

const nothing: Selection = {
  changed: [],
  files: [],
  dependents: [],
  tests: [],
  passed: 0,
  testKeys: {},
  databaseTests: [],
  typeFolders: [],
  journeys: [],
  isCode: false,
  isShipped: false,
};

/** What is to be checked after the changes since a base; everything, with the reason, where that cannot be said. */
export async function selectionSince(
  root: string,
  base: string | undefined,
  isFresh: boolean,
): Promise<Selection> {
  try {
    const changes = changesSince(root, base);
    const sources = readSources(root, changes.deleted);
    return withoutPassed(sources, await selectionOf(sources, changes), isFresh);
  } catch (error) {
    if (error instanceof NoBase) return { ...nothing, everything: error.message };
    throw error;
  }
}

/** What a workspace checks of itself. */
export function selectionIn(root: string, workspace: string, isFresh: boolean): Selection {
  const sources = readSources(root);
  const files = [...sources.files].filter((file) => file.startsWith(`${workspace}/`));
  const ownTests = files.filter((file) => tests.test(file));
  const own: Selection = {
    ...nothing,
    workspace,
    changed: files,
    files,
    dependents: files.filter(isCheckedCode),
    tests: ownTests,
    databaseTests: usingDatabase(sources, ownTests),
    typeFolders: ['', '/server'].map((end) => workspace + end).filter((folder) => hasTypes(root, folder)),
    isCode: true,
  };
  return withoutPassed(sources, own, isFresh);
}

/** What these changes affect, by the import graph. */
export async function selectionOf(sources: Sources, { base, files, deleted }: Changes): Promise<Selection> {
  const { root, graph } = sources;
  const gone = new Set(deleted);
  const present = files.filter((file) => !gone.has(file));
  const rule = files.find(isRuleForAll);
  if (rule !== undefined)
    return { ...nothing, everything: `${rule} changed, and every check may depend on it.` };
  // What decides over a whole workspace is as if all of it had changed.
  const whole = new Set(
    files.filter((file) => isWorkspaceRule(file) || isUnread(graph, file)).map(workspaceOf),
  );
  const seeds = [
    ...files,
    // A declaration that did not change says the same to others.
    ...[...sources.sources.keys()].filter((file) => whole.has(workspaceOf(file)) && !file.endsWith('.d.ts')),
    ...(files.some((file) => file.startsWith('mf-')) ? [remotesList] : []),
  ];
  const users = dependentsOf(graph.uses, seeds);
  if (users.has(jestConfig))
    return { ...nothing, everything: `${files.join(', ')}: every test runs with it (${jestConfig}).` };
  const importers = dependentsOf(
    graph.imports,
    seeds.filter((file) => file !== remotesList),
  );
  const remain = (file: string) => !gone.has(file);
  const affectedTests = [...users].filter((file) => tests.test(file) && remain(file)).sort();
  return {
    ...nothing,
    base,
    changed: files,
    files: present,
    dependents: [...new Set([...importers, ...filesWithNewAmbientTypes(sources, importers)])]
      .filter((file) => isCheckedCode(file) && remain(file))
      .sort(),
    tests: affectedTests,
    databaseTests: usingDatabase(sources, affectedTests),
    typeFolders: [
      ...new Set([...importers].filter((file) => sources.sources.has(file)).map(typeFolderOf)),
    ].filter((folder) => hasTypes(root, folder)),
    journeys: (await journeysOf(sources, files, { importers, whole })).filter(remain).sort(),
    isCode: files.some((file) => code.test(file) || file.endsWith('package.json')),
    isShipped: files.some(isShipped),
  };
}

/** Without the tests that passed before with the same files, unless all are asked for. */
function withoutPassed(sources: Sources, selection: Selection, isFresh: boolean): Selection {
  const candidates = selection.tests.filter((file) => repeatable.test(file));
  const testKeys = passedBefore(sources, candidates, isFresh);
  const open = selection.tests.filter((file) => !testKeys[file]?.hasPassed);
  return { ...selection, testKeys, tests: open, passed: selection.tests.length - open.length };
}

interface Affected {
  importers: ReadonlySet<string>;
  whole: ReadonlySet<string>;
}

async function journeysOf(
  sources: Sources,
  files: string[],
  { importers, whole }: Affected,
): Promise<string[]> {
  const all = [...sources.files].filter((file) => spec.test(file));
  const changedSpecs = all.filter((file) => importers.has(file));
  const workspaces = new Set(files.filter(isShipped).map(workspaceOf));
  if (whole.has('e2e') || [...workspaces].some((one) => !one.startsWith('mf-'))) return all;
  if (workspaces.size === 0) return changedSpecs;
  const widgets = [...workspaces].flatMap((remote) => affectedWidgets(sources, files, { remote, importers }));
  const placedIn = widgets.flatMap((widget) => [...placesOf(sources, widget)]);
  const manifests = await manifestsOf(sources);
  const isInSlot = widgets.some(({ remote, name }) =>
    manifests?.[remote]?.slots?.some(({ widget }) => widget === name),
  );
  // A widget of the frame is on every page; a manifest that does not load says nothing of its addresses.
  if (!manifests || isInSlot || placedIn.some((place) => !place.startsWith('mf-'))) return all;
  const map = {
    journeys: Object.fromEntries(all.map((file) => [file, journeyOf(sources, file)])),
    routes: Object.fromEntries(
      Object.entries(manifests).map(([dir, { routes }]) => [dir, routes.map(({ path: pattern }) => pattern)]),
    ),
  };
  return [...new Set([...changedSpecs, ...journeysThrough(map, new Set([...workspaces, ...placedIn]))])];
}

interface Widget {
  remote: string;
  name: string;
}

/** Texts belong to every widget of their remote; code to those that import it. */
function affectedWidgets(
  { files: known }: Sources,
  changed: string[],
  { remote, importers }: { remote: string; importers: ReadonlySet<string> },
): Widget[] {
  const isText = changed.some((file) => file.startsWith(`${remote}/`) && isShipped(file) && !code.test(file));
  return [...known].flatMap((file) => {
    const [, owner, name] = /^(mf-[^/]+)\/src\/widgets\/([^/.]+)\.tsx$/.exec(file) ?? [];
    return owner === remote && name && (isText || importers.has(file)) ? [{ remote, name }] : [];
  });
}

/** Workspaces that place the widget, by its name. */
function placesOf({ sources }: Sources, { remote, name }: Widget): Set<string> {
  const quoted = new RegExp(`['"](${remote.replace('mf-', '')}/)?${name}['"]`);
  return new Set(
    [...sources]
      .filter(
        ([file, text]) =>
          /^(shell|mf-[^/]+)\/src\//.test(file) &&
          workspaceOf(file) !== remote &&
          isShipped(file) &&
          quoted.test(text),
      )
      .map(([file]) => workspaceOf(file)),
  );
}

function journeyOf({ sources, graph }: Sources, file: string): Journey {
  const own = new Set([file]);
  const others = new Set<string>();
  for (const one of own)
    for (const next of graph.imports.get(one) ?? [])
      if (next.startsWith('e2e/')) own.add(next);
      else others.add(workspaceOf(next));
  return { text: [...own].map((one) => sources.get(one) ?? '').join('\n'), imports: [...others] };
}

/** The manifests by folder, or undefined when one does not load: it is being worked on. */
async function manifestsOf({ root, files }: Sources): Promise<Record<string, Remote> | undefined> {
  const found = [...files].filter((file) => /^mf-[^/]+\/src\/remote\.ts$/.test(file));
  try {
    return Object.fromEntries(
      await Promise.all(
        found.map(async (file) => {
          const { remote } = (await import(pathToFileURL(path.join(root, file)).href)) as { remote: Remote };
          return [workspaceOf(file), remote] as const;
        }),
      ),
    );
  } catch {
    return undefined;
  }
}

/** The tools and their configurations, and what is installed. */
function isRuleForAll(file: string): boolean {
  if (file.endsWith('.md') || copied.test(file)) return false;
  if (file.startsWith('tooling/')) return !/\.test\.ts$|\/plain-words-exceptions\.json$/.test(file);
  return !file.includes('/') && file !== '.env.example';
}

/** `mf-x/package.json`, `backend/build.mjs`, `shell/server/tsconfig.json`. */
const isWorkspaceRule = (file: string) =>
  /^[^/.][^/]*\/([^/]+|server\/tsconfig\.json)$/.test(file) &&
  !/^(docs|tooling)\//.test(file) &&
  !file.endsWith('.md') &&
  (!/^e2e\/.*\.ts$/.test(file) || /^e2e\/(playwright\.config|global-setup)\.ts$/.test(file));

/** A file that is no code and that no code names: nobody can say who reads it. */
const isUnread = ({ uses }: FileGraph, file: string) =>
  shipped.test(file) && !code.test(file) && !file.endsWith('.md') && dependentsOf(uses, [file]).size === 1;

const isShipped = (file: string) => shipped.test(file) && !notShipped.test(file);
const workspaceOf = (file: string) => file.split('/')[0] ?? '';
const typeFolderOf = (file: string) =>
  file.startsWith('shell/server/') ? 'shell/server' : workspaceOf(file);
const hasTypes = (root: string, folder: string) => existsSync(path.join(root, folder, 'tsconfig.json'));

/** What a tsconfig.json includes from elsewhere holds in all of its folder without an import. */
function filesWithNewAmbientTypes({ sources }: Sources, importers: ReadonlySet<string>): string[] {
  return [...sources.keys()].filter((file) => importers.has(`${typeFolderOf(file)}/tsconfig.json`));
}

const usingDatabase = ({ graph, files }: Sources, chosen: readonly string[]) => {
  if (!files.has(testDatabase)) return [];
  const users = dependentsOf(graph.imports, [testDatabase]);
  return chosen.filter((file) => users.has(file));
};
