import vm from 'node:vm';

/**
 * Jest compiles every module again for every file of tests, and V8 then each of its functions when it is first called,
 * which files of pages feel most. Here a worker compiles a module once, and each file runs that in a world of its own.
 */
/** @type {Map<string, { text: string, script: vm.Script }>} */
const compiled = new Map();
const { compileFunction } = vm;

/** @type {(code: string, parameters?: readonly string[], options?: vm.CompileFunctionOptions) => any} */
function compileOnce(code, parameters = [], options = {}) {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const text = `${head}${code}\n})`;
  const known = compiled.get(filename);
  // In the first line, errors say the column in the file and not in this function.
  const script =
    known?.text === text ? known.script : new vm.Script(text, { filename, columnOffset: -head.length });
  compiled.set(filename, { text, script });
  return script.runInContext(parsingContext);
}
vm.compileFunction = compileOnce;
