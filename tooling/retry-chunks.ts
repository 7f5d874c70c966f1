import webpack, { type Compiler } from 'webpack';

/**
 * A chunk that failed is asked for under another address the next time: a browser gives a second request for the same
 * one the answer of the first, also when that hangs. What came is never asked for again, so any second request is a retry.
 */
export class RetryChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryChunksPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('RetryChunksPlugin', (source) => `${source}\n${changeAddress}`);
    });
  }
}

/** Inside webpack's own function that makes the element; `url` is what it was asked for. */
const changeAddress = `
var asked = (__webpack_require__.asked = __webpack_require__.asked || {});
asked[url] = (asked[url] || 0) + 1;
if (asked[url] > 1) script.src = url + "?retry=" + (asked[url] - 1);`;
