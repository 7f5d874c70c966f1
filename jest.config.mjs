import { readdirSync } from 'node:fs';
import { packageFiles } from './backend/test-packages.mjs';

/** One preset for a browser's and one for a server's code; a workspace differs by nothing else. */
const esmPackages = [
  'jose',
  'typebox',
  'postal-mime',
  'uuid',
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  'kysely',
  'light-my-request',
  'cookie',
  '@fastify/type-provider-typebox',
  '@open-draft',
  '@tanstack',
].join('|');

const swc = (parser) => ({
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', ...parser },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
});

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const common = {
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  restoreMocks: true,
};

const browser = (dir) => ({
  ...common,
  displayName: dir,
  rootDir: `${import.meta.dirname}/${dir}`,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  testEnvironment: `${import.meta.dirname}/tooling/jsdom-environment.mjs`,
  transform: swc({ tsx: true }),
  setupFilesAfterEnv: [`${import.meta.dirname}/shared/src/testing/setup.ts`],
});

const server = (dir, match, extra = {}) => ({
  ...common,
  displayName: dir,
  rootDir: `${import.meta.dirname}/${dir}`,
  testMatch: [`<rootDir>/${match}`],
  testEnvironment: `${import.meta.dirname}/tooling/node-environment.mjs`,
  transform: swc({ tsx: true }),
  ...extra,
});

export default {
  maxWorkers: 2,
  // Not an option of a project. Opening and filling a database takes its time on a busy machine.
  testTimeout: 60_000,
  projects: [
    ...['shared', 'shell', ...remotes].map(browser),
    server('backend', '{src,seed}/**/*.test.ts', {
      testEnvironmentOptions: { globals: `${import.meta.dirname}/backend/db-worker-pool.mjs` },
      globalSetup: '<rootDir>/jest.setup.mjs',
      globalTeardown: '<rootDir>/jest.teardown.mjs',
      setupFilesAfterEnv: [`${import.meta.dirname}/backend/src/testing/setup.ts`],
      moduleNameMapper: await packageFiles(),
      transformIgnorePatterns: [...common.transformIgnorePatterns, '/dist/test/'],
    }),
    server('sandbox', 'src/**/*.test.ts'),
    { ...server('shell', 'server/**/*.test.ts'), displayName: 'shell/server' },
    server('tooling', '**/*.test.ts', { testPathIgnorePatterns: ['/node_modules/', '/tooling/tutorial/'] }),
  ],
};
