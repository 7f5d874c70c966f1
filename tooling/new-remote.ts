import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface NewRemote {
  /** Its name in the registry, in addresses and as namespace of its texts: letters and digits, `gifts`. */
  name: string;
  port: number;
  /** Versions of libraries, as the shell has them. */
  versions: Record<string, string>;
}

/** A remote as real files; `sample` and `Sample` stand where the name goes. */
const template = path.join(import.meta.dirname, 'remote-template');

/** The files of a new remote by their path in its folder. */
export function filesOfRemote({ name, port, versions }: NewRemote): Record<string, string> {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const named = (text: string) => text.replaceAll('sample', name).replaceAll('Sample', title);
  const entries = readdirSync(template, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [named(path.relative(template, file)), named(readFileSync(file, 'utf8'))] as const;
    });
  const files = Object.fromEntries(entries);
  return { ...files, 'package.json': manifest(files['package.json'] ?? '', { port, versions }) };
}

function manifest(text: string, { port, versions }: Omit<NewRemote, 'name'>): string {
  const { dependencies, devDependencies, ...rest } = JSON.parse(text) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const versioned = (libraries: Record<string, string>) =>
    Object.fromEntries(Object.keys(libraries).map((library) => [library, versions[library] ?? '*']));
  const made = {
    ...rest,
    config: { port },
    dependencies: versioned(dependencies),
    devDependencies: versioned(devDependencies),
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}
