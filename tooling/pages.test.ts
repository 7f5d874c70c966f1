import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Remote } from '@storefront/shared/contracts';
import { remotes } from './apps';

const root = path.resolve(__dirname, '..');

/** The pages that a remote declares, with the parameters that a link must give. */
function declaredIn(dir: string): Record<string, string[]> {
  const file = path.join(root, dir, 'src/paths/pages.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const pages: Record<string, string[]> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Pages') {
      for (const member of node.members) {
        if (ts.isPropertySignature(member) && ts.isStringLiteral(member.name))
          pages[member.name.text] = requiredIn(member.type);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pages;
}

function requiredIn(type: ts.TypeNode | undefined): string[] {
  if (!type || !ts.isTypeLiteralNode(type)) return [];
  return type.members.flatMap((member) =>
    ts.isPropertySignature(member) && !member.questionToken && ts.isIdentifier(member.name)
      ? [member.name.text]
      : [],
  );
}

/** The named pages of a manifest, with the parameters that their patterns need. */
async function namedIn(dir: string): Promise<Record<string, string[]>> {
  const { remote } = (await import(path.join(root, dir, 'src/remote.ts'))) as { remote: Remote };
  return Object.fromEntries(
    remote.routes.flatMap(({ name, path: pattern }) =>
      name === undefined ? [] : [[`${remote.name}/${name}`, parametersOf(pattern)]],
    ),
  );
}

const parametersOf = (pattern: string): string[] =>
  pattern.split('/').flatMap((segment) => (/^:[^?]+$/.test(segment) ? [segment.slice(1)] : []));

test.each(remotes.map(({ dir }) => dir))(
  '%s has a route for each page that it declares, with the same parameters, and declares each page that it names',
  async (dir) => {
    expect(await namedIn(dir)).toEqual(declaredIn(dir));
  },
);
