import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '..');

/** The source files of all modules, without tests. */
interface ModuleFile {
  module: string;
  file: string;
  text: string;
}

export function moduleFiles(): ModuleFile[] {
  const folder = path.join(src, 'modules');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return { module: name.split(path.sep)[0] ?? '', file, text: readFileSync(file, 'utf8') };
    });
}

/** The modules that each module imports, including type imports. */
export function importsBetween(files: readonly ModuleFile[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { module, file, text } of files) {
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)) {
      const target = path.relative(path.join(src, 'modules'), path.resolve(path.dirname(file), specifier));
      const [other = ''] = target.split(path.sep);
      if (other !== '..' && other !== module) found.set(module, (found.get(module) ?? new Set()).add(other));
    }
  }
  return found;
}

/** Groups of modules that import each other directly or indirectly, each in alphabetical order. */
export function cyclesOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  const reached = new Map([...imports.keys()].map((module) => [module, reach(module)]));
  const groups = [...reached].flatMap(([module, others]) => {
    const group = [...others].filter((other) => reached.get(other)?.has(module));
    return group.length > 1 ? [group.sort().join(' ')] : [];
  });
  return [...new Set(groups)].sort();
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Tables by their name in SQL, with the module whose `*.tables.ts` declares them. */
export function tableOwners(files: readonly ModuleFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { module, file, text } of files) {
    if (!file.endsWith('.tables.ts')) continue;
    const [, rows = ''] = /interface Database \{([^}]*)\}/.exec(text) ?? [];
    for (const [, table = ''] of rows.matchAll(/(\w+): \w+;/g)) owners.set(snake(table), module);
  }
  return owners;
}

/** Every table that a migration creates. */
export function migratedTables(): string[] {
  const folder = path.resolve(src, '../migrations');
  const sql = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const names = (pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name = '']) => name);
  const gone = new Set(names(/^\s*drop table (?:if exists )?(\w+)/gim));
  return [...new Set(names(/^\s*create (?:unlogged )?table (?:if not exists )?(\w+)/gim))]
    .filter((name) => !gone.has(name))
    .sort();
}

const inKysely =
  /\.?\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*'(\w+)/g;
const inSql = /\b(?:from|join|update|into|using)\s+(\w+)\b/gi;

/** The tables that TypeScript source queries through Kysely or in SQL. */
function tablesIn(text: string, isTable: (name: string) => boolean): string[] {
  const templates = [...text.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, sql = '']) => sql).join('\n');
  return [
    ...[...text.matchAll(inKysely)].map(([, name = '']) => snake(name)),
    ...[...templates.matchAll(inSql)].map(([, name = '']) => name),
  ].filter(isTable);
}

/** The queries of each module on tables of other modules: `orders: users`. */
export function foreignTables(
  files: readonly ModuleFile[],
  owners: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { module, text } of files) {
    for (const table of tablesIn(text, (name) => owners.has(name))) {
      if (owners.get(table) !== module) found.set(module, (found.get(module) ?? new Set()).add(table));
    }
  }
  return Object.fromEntries([...found].map(([module, tables]) => [module, [...tables].sort()]));
}
