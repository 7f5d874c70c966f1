import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface UsedName {
  file: string;
  /** What is imported: `react-router-dom`. */
  from: string;
  /** `Link`, `default`, or `*` for all of it. */
  name: string;
}

/** Every value that the sources of a folder import from a library; types leave nothing behind. */
export function importedNames(folder: string, libraries: readonly string[]): UsedName[] {
  return namesImportedBy(sourcesOf(folder), libraries);
}

/** Every value that these files import from a library. */
export function namesImportedBy(files: readonly string[], libraries: readonly string[]): UsedName[] {
  return files.flatMap((file) => namesIn(parsed(file)).filter(({ from }) => libraries.includes(from)));
}

/** Every value that a module of ours exports, through what it passes on with `export *` as well. */
export function exportedValues(file: string): string[] {
  const isExported = (statement: { modifiers?: ts.NodeArray<ts.ModifierLike> }) =>
    Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return parsed(file).statements.flatMap((statement): string[] => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) return [];
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        return statement.exportClause.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ name }) => name.text);
      return statement.moduleSpecifier
        ? exportedValues(moduleBeside(file, textOf(statement.moduleSpecifier)))
        : [];
    }
    if (ts.isVariableStatement(statement))
      return isExported(statement)
        ? statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
        : [];
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && isExported(statement))
      return statement.name ? [statement.name.text] : ['default'];
    return [];
  });
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

function moduleBeside(file: string, specifier: string): string {
  const base = path.resolve(path.dirname(file), specifier);
  const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((one) =>
    existsSync(one),
  );
  if (!found) throw new Error(`${file} passes on ${specifier}, which is no file of ours.`);
  return found;
}

/** What a facade offers, by its source. */
export function exportedNames(file: string): string[] {
  return parsed(file).statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (!ts.isExportDeclaration(statement)) return [];
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return ['*'];
    return statement.exportClause.elements.map(({ name }) => name.text);
  });
}

/** Which file stands behind each key of a table `const x: … = { key: namespace }` made of `import * as namespace`. */
export function tableOfNamespaces(file: string, table: string): Record<string, string> {
  const source = parsed(file);
  const namespaces = new Map<string, string>();
  const rows: [string, string][] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && statement.importClause?.namedBindings) {
      const { namedBindings } = statement.importClause;
      if (ts.isNamespaceImport(namedBindings))
        namespaces.set(namedBindings.name.text, textOf(statement.moduleSpecifier));
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || name.text !== table || !initializer) continue;
      if (!ts.isObjectLiteralExpression(initializer)) continue;
      for (const row of initializer.properties) {
        if (ts.isShorthandPropertyAssignment(row)) rows.push([row.name.text, row.name.text]);
        else if (ts.isPropertyAssignment(row) && ts.isIdentifier(row.initializer))
          rows.push([textOf(row.name), row.initializer.text]);
      }
    }
  }
  return Object.fromEntries(rows.map(([key, namespace]) => [key, namespaces.get(namespace) ?? '']));
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file));
}

function namesIn(source: ts.SourceFile): UsedName[] {
  const used: UsedName[] = [];
  const add = (from: ts.Node, name: string) => used.push({ file: source.fileName, from: textOf(from), name });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      if (clause && clause.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
        if (clause.name) add(node.moduleSpecifier, 'default');
        if (clause.namedBindings && ts.isNamespaceImport(clause.namedBindings))
          add(node.moduleSpecifier, '*');
        if (clause.namedBindings && ts.isNamedImports(clause.namedBindings))
          for (const { isTypeOnly, propertyName, name } of clause.namedBindings.elements)
            if (!isTypeOnly) add(node.moduleSpecifier, (propertyName ?? name).text);
      }
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
      if (!node.exportClause || !ts.isNamedExports(node.exportClause)) add(node.moduleSpecifier, '*');
      else
        for (const { isTypeOnly, propertyName, name } of node.exportClause.elements)
          if (!isTypeOnly) add(node.moduleSpecifier, (propertyName ?? name).text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from) add(from, '*');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used;
}

const textOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node.text : node.getText();
