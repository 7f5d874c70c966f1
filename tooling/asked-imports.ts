import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import vm from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';
import { languages, type Remote } from '../shared/src/contracts/remote';

/** The dynamic imports of a remote, by what triggers them; `importName` names each import. */
export interface AskedImports {
  /** By route pattern. */
  pages: Map<string, ReadonlySet<string>>;
  /** By language. */
  words: Map<string, ReadonlySet<string>>;
  /** By route pattern and language: messages that only some pages need. */
  pageWords: Map<string, Map<string, ReadonlySet<string>>>;
}

/** The name of an `import()`: a file without its extension, or a library. */
export function importName(folder: string, request: string): string {
  return request.startsWith('.') ? path.resolve(folder, request) : request;
}

/**
 * Runs a remote's manifest, requests every page and its messages, and records each `import()` instead of loading it, so
 * that it does not matter how a team writes its routes. Imports that follow another asynchronous step are not found.
 */
export async function askedImports(dir: string): Promise<AskedImports> {
  const asking = new AsyncLocalStorage<Set<string>>();
  const remote = await manifestNoting(dir, (folder, request) => {
    asking.getStore()?.add(importName(folder, request));
  });

  async function importsOf(ask: () => Promise<unknown>): Promise<ReadonlySet<string>> {
    const imports = new Set<string>();
    // Errors are ignored: the code of the page is not loaded.
    void asking.run(imports, async () => ask()).catch(() => undefined);
    await nextTurn();
    return imports;
  }

  const asked: AskedImports = { pages: new Map(), words: new Map(), pageWords: new Map() };
  for (const route of remote.routes) asked.pages.set(route.path, await importsOf(() => route.lazy()));
  for (const language of languages)
    asked.words.set(language, await importsOf(() => remote.messages(language)));
  for (const { path: pattern, messages } of remote.routes) {
    if (!messages) continue;
    const byLanguage = new Map<string, ReadonlySet<string>>();
    for (const language of languages)
      byLanguage.set(language, await importsOf(() => messages.load(language)));
    asked.pageWords.set(pattern, byLanguage);
  }
  return asked;
}

type Note = (folder: string, request: string) => void;

async function manifestNoting(dir: string, note: Note): Promise<Remote> {
  const entry = path.join(dir, 'src/remote.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'own-sources-noting',
        setup({ onResolve, onLoad }) {
          // Libraries are not bundled.
          onResolve({ filter: /^[^./]/ }, ({ path: from, kind }) =>
            kind === 'entry-point' || from.startsWith('@storefront/')
              ? undefined
              : { path: from, external: true },
          );
          onLoad({ filter: /\.[jt]sx?$/ }, async ({ path: file }) => ({
            contents: noting(file, await readFile(file, 'utf8')),
            loader: 'js',
          }));
        },
      },
    ],
  });
  const run = vm.compileFunction(outputFiles[0]?.text ?? '', ['module', 'require', noteName], {
    filename: entry,
  }) as (...parts: unknown[]) => void;
  const module: { exports: { remote?: Remote } } = { exports: {} };
  run(module, createRequire(entry), async (folder: string, request: unknown) => {
    note(folder, String(request));
    return {};
  });
  if (!module.exports.remote) throw new Error(`${entry} exports no remote.`);
  return module.exports.remote;
}

const noteName = '__noteImport';

/** Compiles a source to JavaScript, with `import(what)` replaced by a call that passes its file. */
function noting(file: string, source: string): string {
  const { factory } = ts;
  const folder = factory.createStringLiteral(path.dirname(file));
  return ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
    transformers: {
      before: [
        (context) => (sourceFile) => {
          const visit = (node: ts.Node): ts.Node =>
            ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
              ? factory.createCallExpression(factory.createIdentifier(noteName), undefined, [
                  folder,
                  ...node.arguments,
                ])
              : ts.visitEachChild(node, visit, context);
          return ts.visitEachChild(sourceFile, visit, context);
        },
      ],
    },
  }).outputText;
}
