import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { types } from 'node:util';
import vm from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';
import {
  languages,
  type Language,
  type Messages,
  type Remote,
  type WidgetModule,
} from '../shared/src/contracts/remote';

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

/** The messages that a widget brings, as its source imports them. */
export interface WidgetMessages {
  namespace: string;
  /** Their catalogue in a language, and the imports that load it; rejects where there is none. */
  read: (language: Language) => Promise<{ messages: Messages; imports: ReadonlySet<string> }>;
}

/** Runs the exposed widgets of a remote, and returns the messages of those that bring some, by widget. */
export async function widgetMessages(
  dir: string,
  exposes: Readonly<Record<string, string>>,
): Promise<Map<string, WidgetMessages>> {
  const found = new Map<string, WidgetMessages>();
  for (const [expose, file] of Object.entries(exposes)) {
    if (expose === './remote') continue;
    const name = expose.slice(2);
    let imports = new Set<string>();
    const importFile = async (folder: string, request: string): Promise<unknown> => {
      imports.add(importName(folder, request));
      return request.endsWith('.json')
        ? JSON.parse(await readFile(path.resolve(folder, request), 'utf8'))
        : {};
    };
    const { messages } = await runWidget(name, path.resolve(dir, file), importFile);
    if (!messages) continue;
    const { namespace, load } = messages;
    found.set(name, {
      namespace,
      async read(language) {
        // Languages are read at the same time: the variable is the next one's after the await.
        const own = new Set<string>();
        imports = own;
        return { messages: await load(language), imports: own };
      },
    });
  }
  return found;
}

async function runWidget(name: string, file: string, importFile: ImportFile): Promise<Partial<WidgetModule>> {
  try {
    return (await runSource(file, importFile)) as Partial<WidgetModule>;
  } catch (error) {
    // A test runner's sources have an Error of their own.
    const why = types.isNativeError(error) ? error.message : String(error);
    throw new Error(
      `The widget ${name} (${file}) cannot be loaded without a browser: ${why}. Use window and document only inside of functions.`,
      { cause: error },
    );
  }
}

async function manifestNoting(dir: string, note: (folder: string, request: string) => void): Promise<Remote> {
  const entry = path.join(dir, 'src/remote.ts');
  const { remote } = (await runSource(entry, async (folder, request) => {
    note(folder, request);
    return {};
  })) as { remote?: Remote };
  if (!remote) throw new Error(`${entry} exports no remote.`);
  return remote;
}

/** What an `import()` in a source resolves to. */
type ImportFile = (folder: string, request: string) => Promise<unknown>;

/** Runs a source of a remote, with its static imports, and returns its exports. */
async function runSource(entry: string, importFile: ImportFile): Promise<object> {
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
  // As the bundler reads them: the default of a library that was compiled from an ES module is its own.
  const code = (outputFiles[0]?.text ?? '').replaceAll(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)');
  const run = vm.compileFunction(code, ['module', 'require', noteName], {
    filename: entry,
  }) as (...parts: unknown[]) => void;
  const module: { exports: object } = { exports: {} };
  run(module, createRequire(entry), (folder: string, request: unknown) =>
    importFile(folder, String(request)),
  );
  return module.exports;
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
