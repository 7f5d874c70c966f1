import { createRequire } from 'node:module';
import './compile-once.mjs';

const require = createRequire(import.meta.url);
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/** Tests of a workspace find what `globals` exports as globals, which are the same for all files of a worker. */
// eslint-disable-next-line no-restricted-exports -- jest takes an environment by its default export, and by nothing else
export default class NodeEnvironment extends TestEnvironment {
  /** @type {string | undefined} */
  #globals;

  constructor(/** @type {any} */ config, /** @type {any} */ context) {
    super(config, context);
    this.#globals = config.projectConfig.testEnvironmentOptions.globals;
  }

  async setup() {
    await super.setup();
    if (this.#globals) Object.assign(this.global, await import(this.#globals));
  }
}
