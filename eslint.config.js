import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ownRules } from './tooling/lint-rules.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];
const browser = ['shell/src/**', 'shared/src/**', 'mf-*/src/**'];
/** Where components and hooks are; looking for them in every slice and test takes half a minute. */
const components = ['**/*.tsx', '**/use-*.ts', '**/hooks.ts'];

/** Imports that have one right place, and what to use everywhere else. */
const restricted = {
  effects: {
    name: 'redux-saga/effects',
    message:
      'Use the typed effects of @storefront/shared/store: call, put, select, fork, api, takeLatestPer.',
  },
  axios: {
    name: 'axios',
    allowTypeImports: true,
    message: 'Use ApiContext.http of a saga, or the helpers of @storefront/shared/http.',
  },
  notistack: {
    name: 'notistack',
    message: 'Dispatch noticeShown({ key }) of @storefront/shared/store; the shell shows it.',
  },
  reactRedux: {
    name: 'react-redux',
    message: 'Use useSelector, useDispatch and useStore of @storefront/shared/store.',
  },
  moment: {
    name: 'moment',
    message: 'Use @storefront/shared/time; moment stays in the remotes whose forms calculate with dates.',
  },
};
const federation = {
  group: ['@module-federation/*'],
  message:
    'Federation belongs to the shell and the build: ask for a <Widget> of @storefront/shared/widgets, or link.',
};

const entryPointsWithState = {
  group: ['../http', '../store', '../cart', '../i18n', '../widgets', '../events'],
  allowTypeImports: true,
  message:
    'Remotes carry this file, and would carry a second copy of that state: import @storefront/shared/<door>, which the shell provides.',
};

const react = {
  group: ['react', 'react-dom', 'react-i18next', '@emotion/*'],
  message: 'The document server answers by this file, without React.',
};

const consoleCalls = {
  selector:
    "CallExpression[callee.object.name='console']:matches([callee.property.name='log'],[callee.property.name='info'],[callee.property.name='debug'])",
  message: 'A shop does not talk to itself: tell telemetry, or drop it.',
};

/** What the oldest browsers of `browserslist` in package.json lack. */
const youngerThanBrowsers = [
  {
    selector:
      'CallExpression[callee.property.name=/^(toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed)$/]',
    message: 'Some browsers of shoppers lack this method (browserslist in package.json).',
  },
  {
    selector: [
      ['URL', 'canParse'],
      ['AbortSignal', 'timeout'],
      ['AbortSignal', 'any'],
      ['Promise', 'withResolvers'],
      ['Object', 'groupBy'],
      ['Map', 'groupBy'],
      ['Array', 'fromAsync'],
    ]
      .map(([object, name]) => `MemberExpression[object.name='${object}'][property.name='${name}']`)
      .join(','),
    message: 'Some browsers of shoppers lack this function (browserslist in package.json).',
  },
  {
    selector: 'Literal[regex.pattern=/[(][?]<[!=]/], StaticBlock',
    message: 'Older browsers refuse the whole file that has it (browserslist in package.json).',
  },
];

/**
 * @param {string[]} files
 * @param {(keyof typeof restricted | 'federation')[]} allowed
 * @param {string[]} [ignores]
 * @param {object[]} [patterns]
 */
function imports(files, allowed, ignores = [], patterns = []) {
  return {
    files,
    ignores,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: Object.entries(restricted)
            .filter(([key]) => !allowed.includes(/** @type {keyof typeof restricted} */ (key)))
            .map(([, rule]) => rule),
          patterns: [...(allowed.includes('federation') ? [] : [federation]), ...patterns],
        },
      ],
    },
  };
}

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '.deploy/',
    '.cache/',
    '.data/',
    '**/coverage/',
    '**/test-results/',
    '**/playwright-report/',
    // Checked where they are copied to, by tooling/tutorial-run.ts.
    'tooling/{remote-template,tutorial}/',
    'shared/src/contracts/{api,schemas}.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    plugins: { own: ownRules },
    rules: {
      'own/owned-todo': 'error',
      'own/kebab-case-files': 'error',
      'own/explained-disable': 'error',
      'own/plain-words': 'error',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-debugger': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: typescript,
    // Rules that ask for types are oxlint's: .oxlintrc.json.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // Answers are kept in records by key, and forgotten by key.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Oxlint tells them, and is much quicker at it.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    // What oxlint is not shown.
    files: ['**/*.d.ts', 'mf-*/webpack.config.ts', 'knip.ts'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: browser.flatMap((folder) => components.map((file) => folder.replace('**', file))),
    ignores: ['**/*.test.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // The first render in a browser is the server's; what only the browser knows is set right after it.
      'react-hooks/set-state-in-effect': 'off',
      // Everything is an error or absent; these come as warnings.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/unsupported-syntax': 'off',
      // A table drawn as blocks on a phone loses its roles unless they are written out.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'], tr: ['row'] }],
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
          nav: ['navigation'],
          ul: ['list'],
          ol: ['list'],
        },
      ],
    },
  },
  { files: browser, rules: { 'no-restricted-syntax': ['error', consoleCalls] } },
  {
    files: browser,
    // Runs on the document server.
    ignores: ['shell/src/render/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', consoleCalls, ...youngerThanBrowsers] },
  },

  imports(['**/*.{ts,tsx}'], ['moment'], ['shell/**', 'shared/**', 'mf-*/**', 'tooling/**']),
  imports(['mf-*/**/*.{ts,tsx}'], ['moment']),
  imports(['shared/**/*.{ts,tsx}'], ['reactRedux'], ['shared/src/store/**', 'shared/src/testing/**']),
  imports(
    ['shared/src/{ui,forms,form-draft,products,money,time,contracts}/**'],
    [],
    ['**/*.test.{ts,tsx}'],
    [entryPointsWithState],
  ),
  imports(['shared/src/store/**'], ['reactRedux', 'effects']),
  imports(['shared/src/testing/**'], ['reactRedux', 'axios']),
  imports(['shared/src/router/{addresses,language-prefix,match}.ts'], [], [], [react]),
  imports(['shared/src/http/*.test.ts', 'shared/src/transport/*.ts'], ['axios']),
  imports(['shell/**/*.{ts,tsx}'], ['axios', 'notistack', 'reactRedux', 'federation']),
  imports(['tooling/**/*.ts'], ['federation']),

  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name=/^(test|it|describe)$/][property.name='only']",
          message: 'Run the others as well.',
        },
        {
          selector: "CallExpression[callee.object.name='jest'][callee.property.name='mock']",
          message: 'Fake the network only (MSW, app.inject); our own modules and libraries run as they are.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout'], Literal[value='networkidle']",
          message:
            'Wait for what a person sees: expect(locator).toBeVisible(), toHaveURL(), waitForResponse().',
        },
        {
          selector:
            'CallExpression[callee.name=/^(test|it)$/] > Literal.arguments:first-child[value=/^should\\b/i]',
          message: 'A test name is a sentence about someone: "a shopper can…".',
        },
      ],
    },
  },
  {
    files: [
      '**/*.config.{js,mjs,ts}',
      'e2e/global-setup.ts',
      '**/knip.ts',
      '**/jest.{setup,teardown}.mjs',
      'tooling/dependency-cruiser.mjs',
      'mf-*/src/widgets/*.tsx',
      'shell/src/federation/facades/*.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
