import path from 'node:path';
import ts from 'typescript';

/** What each file of code needs, by paths from the root of the repository. */
export interface FileGraph {
  /** Files that a file imports, types included. */
  imports: Edges;
  /** Those, and the files and folders (`docs/decisions/`) that it names in a text, because it reads or starts them. */
  uses: Edges;
}
export type Edges = ReadonlyMap<string, ReadonlySet<string>>;

export interface Repository {
  /** The sources of all files of code. */
  sources: ReadonlyMap<string, string>;
  /** Every file, deleted ones included: so what still imports a deleted file depends on it. */
  files: ReadonlySet<string>;
  /** Entry points of workspaces that others import by name: `@storefront/shared/ui` → its file, `*` allowed. */
  entryPoints: Readonly<Record<string, string>>;
}

const extensions = ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.d.mts', '.json', '/index.ts', '/index.tsx'];
/** A text, or what stands before, between and after the values of a template. */
const texts = /['"`}]([^'"`\n${}]{2,200})(?=['"`$])/g;

/** Who imports and reads what, from the texts of the files alone: nothing is run, and nothing has to compile. */
export function fileGraph({ sources, files, entryPoints }: Repository): FileGraph {
  const folders = new Set([...files].flatMap(foldersOf));
  const imports = new Map<string, Set<string>>();
  const uses = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const specifiers = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
    const imported = new Set(specifiers.flatMap((specifier) => resolved(specifier, file) ?? []));
    imports.set(file, imported);
    uses.set(file, new Set([...imported, ...named(source, file, new Set(specifiers))]));
  }
  return { imports, uses };

  function resolved(specifier: string, from: string): string | undefined {
    const target = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : entryPointOf(specifier, entryPoints);
    if (target === undefined) return undefined;
    return ['', ...extensions].map((extension) => target + extension).find((one) => files.has(one));
  }

  /** A path in a text starts at the file's folder, at its workspace or at the root. */
  function named(source: string, from: string, specifiers: ReadonlySet<string>): string[] {
    const bases = [path.posix.dirname(from), from.split('/')[0] ?? '', ''];
    return [...source.matchAll(texts)].flatMap(([, text = '']) => {
      // An import of a folder is one of its index alone.
      if (specifiers.has(text) || !/^[\w./@-]*[./][\w./@-]*$/.test(text)) return [];
      const relative = text.replace(/^\//, '');
      return bases.flatMap((base) => {
        const target = path.posix.join(base, relative).replace(/\/$/, '');
        if (files.has(target)) return target === from ? [] : [target];
        return folders.has(`${target}/`) ? [`${target}/`] : [];
      });
    });
  }
}

/** These files and all that need them, directly or not. */
export function dependentsOf(edges: Edges, changed: Iterable<string>): Set<string> {
  const users = new Map<string, string[]>();
  for (const [file, targets] of edges)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), file]);
  const files = [...changed];
  const reached = reachedFrom([...files, ...files.flatMap(foldersOf)], (file) => users.get(file) ?? []);
  return new Set([...reached].filter((one) => !one.endsWith('/')));
}

/** A file and all that it needs, directly or not; a folder stands for the files in it. */
export function dependenciesOf(edges: Edges, file: string, files: readonly string[]): Set<string> {
  const reached = reachedFrom([file], (one) =>
    one.endsWith('/') ? files.filter((other) => other.startsWith(one)) : [...(edges.get(one) ?? [])],
  );
  return new Set([...reached].filter((one) => !one.endsWith('/')));
}

function reachedFrom(starts: readonly string[], next: (one: string) => readonly string[]): Set<string> {
  const reached = new Set(starts);
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}

/** `docs/decisions/`: the folder of a workspace alone is a word (`shared`) in too many texts. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.slice(1).map((_, index) => `${names.slice(0, index + 2).join('/')}/`);
}

function entryPointOf(specifier: string, entryPoints: Readonly<Record<string, string>>): string | undefined {
  const exact = entryPoints[specifier];
  if (exact !== undefined) return exact;
  for (const [name, target] of Object.entries(entryPoints)) {
    const [start = '', end] = name.split('*');
    if (end !== undefined && specifier.startsWith(start) && specifier.endsWith(end))
      return target.replace('*', specifier.slice(start.length, specifier.length - end.length));
  }
  return undefined;
}
