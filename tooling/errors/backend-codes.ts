import path from 'node:path';
import ts from 'typescript';

export interface BackendCodes {
  /** Each code with the files that answer it. */
  codes: Map<string, string[]>;
  /** Places where a code is made of something that only running tells. */
  unknown: string[];
}
/** A parameter that ends as the code of an `AppError`. */
interface Carrier {
  index: number;
  /** What it is when nobody gives it. */
  otherwise: ts.Expression | undefined;
}

/**
 * Every code that the backend may answer a failure with, read from its source by the compiler: what is given to an
 * `AppError`, through however many functions.
 */
export function backendCodes(root: string): BackendCodes {
  const folder = path.join(root, 'backend');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram(
    fileNames.filter((file) => file.includes('/backend/src/') && !/\.test\.ts$|\/testing\//.test(file)),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('/backend/src/') && !fileName.includes('/node_modules/'));
  const carriers = new Map<ts.Symbol, Carrier>();
  for (let size = -1; size < carriers.size;) {
    size = carriers.size;
    for (const source of sources) readFile(source, { codes: new Map(), unknown: [] });
  }
  const found: BackendCodes = { codes: new Map(), unknown: [] };
  for (const source of sources) readFile(source, found);
  return found;

  function readFile(source: ts.SourceFile, into: BackendCodes) {
    const file = path.relative(folder, source.fileName);
    const visit = (node: ts.Node) => {
      const code = codeGivenBy(node);
      if (code) read(code, file, into);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  function codeGivenBy(node: ts.Node): ts.Expression | undefined {
    if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') return node.arguments?.[1];
    if (!ts.isCallExpression(node)) return undefined;
    const symbol = symbolOf(node.expression);
    const carrier = symbol && carriers.get(symbol);
    return carrier && (node.arguments[carrier.index] ?? carrier.otherwise);
  }

  function read(code: ts.Expression, file: string, into: BackendCodes) {
    if (ts.isConditionalExpression(code)) {
      read(code.whenTrue, file, into);
      read(code.whenFalse, file, into);
      return;
    }
    const type = checker.getTypeAtLocation(code);
    const parts = type.isUnion() ? type.types : [type];
    if (parts.every((part) => part.isStringLiteral())) {
      for (const part of parts) {
        const files = into.codes.get(part.value) ?? [];
        if (!files.includes(file)) into.codes.set(part.value, [...files, file]);
      }
      return;
    }
    const parameter = symbolOf(code)?.valueDeclaration;
    if (parameter && ts.isParameter(parameter) && carry(parameter)) return;
    const { line } = code.getSourceFile().getLineAndCharacterOfPosition(code.getStart());
    into.unknown.push(`${file}:${String(line + 1)} ${code.getText()}`);
  }

  /** The function hands its parameter on: whoever calls it says the code. */
  function carry(parameter: ts.ParameterDeclaration): boolean {
    const made = parameter.parent;
    const name = ts.isVariableDeclaration(made.parent) ? made.parent.name : made.name;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (!symbol) return ts.isConstructorDeclaration(made);
    carriers.set(symbol, { index: made.parameters.indexOf(parameter), otherwise: parameter.initializer });
    return true;
  }

  function symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }
}
