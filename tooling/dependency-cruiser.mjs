/** Who may import whom: one direction, checked. `npm run boundaries`. */
const app = '(shell|mf-[^/]+)';
const front = `^(${app}|shared)/`;

/** Entry points of `shared`, as its package.json lists them. */
const entryPoints =
  '^shared/src/([^/]+/index\\.tsx?|router/addresses\\.ts|ui/gallery/index\\.tsx|i18n/locales/[^/]+\\.json)$';
/** Words for the compiler only; nothing of them is left in what runs. */
const wordTypes = '^shared/src/i18n/i18next\\.d\\.ts$';
/** Where a remote says which addresses and pages it has. */
const ownPaths = '^mf-[^/]+/src/paths/';

/**
 * Feature folders of a remote's `src` by layer, lowest first. A folder imports folders of lower layers only, and no file
 * of the root, which composes them. A folder without a layer is held by `features-are-islands`.
 * @type {Record<string, string[][]>}
 */
const layers = {
  'mf-chatbot': [['conversation'], ['parts'], ['chat', 'history'], ['widgets']],
  'mf-checkout': [
    ['address', 'draft', 'line-item'],
    ['quote'],
    ['payment', 'reward', 'shared-cart', 'voucher'],
    ['step-frame'],
    ['cart', 'confirmation', 'delivery', 'information'],
    ['widgets'],
  ],
  'mf-operator': [
    ['charts', 'frame', 'list', 'staff', 'times'],
    ['data-table'],
    ['goods', 'offers', 'texts'],
    [
      'audit',
      'categories',
      'contacts',
      'customers',
      'faqs',
      'flash-sales',
      'home',
      'imports',
      'inbox',
      'inventory',
      'news',
      'newsletter',
      'orders',
      'outbox',
      'pages',
      'products',
      'promotions',
      'providers',
      'remotes',
      'returns',
      'reviews',
      'rewards',
      'settings',
      'solutions',
      'users',
      'vouchers',
    ],
    ['phone-order'],
  ],
  'mf-referral': [
    ['member', 'times'],
    ['arrival', 'invitations', 'programme', 'rewards'],
    ['contacts'],
    ['widgets'],
  ],
  'mf-provider': [
    ['provider', 'times'],
    ['services'],
    ['drafts', 'membership', 'registration', 'requests', 'solutions'],
    ['own-solutions', 'screenshots'],
    ['channels', 'dashboard', 'editor'],
    ['widgets'],
  ],
};

const layeredFolders = Object.entries(layers).map(
  ([remote, rows]) => `^${remote}/src/(${rows.flat().join('|')})/`,
);

/** One rule for each folder, so that a failure says what that folder may import. */
const layerRules = Object.entries(layers).flatMap(([remote, rows]) =>
  rows.flatMap((row, height) =>
    row.map((folder) => {
      const lower = rows.slice(0, height).flat();
      return {
        name: `layers-of-${remote}-${folder}`,
        severity: 'error',
        comment: `${folder}/ may import ${lower.length > 0 ? lower.map((name) => `${name}/`).join(', ') : 'no other folder'}: move what both need to a lower layer.`,
        from: { path: `^${remote}/src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
        to: {
          path: `^${remote}/src/`,
          pathNot: `^${remote}/src/(${[folder, ...lower, 'locales', 'paths', 'testing'].join('|')})/`,
        },
      };
    }),
  ),
);

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a file of its own.',
      from: { pathNot: wordTypes },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-are-islands',
      severity: 'error',
      comment: 'Tell it with an event, link to its pages by name, or ask for a widget.',
      from: { path: `^${app}/` },
      to: { path: `^${app}/`, pathNot: '^$1/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment: 'Compose features in the remote, or name layers for its folders in `layers`.',
      from: {
        path: '^(mf-[^/]+)/src/(?!widgets/|testing/|locales/|paths/)([^/]+)/',
        pathNot: ['\\.test\\.tsx?$', ...layeredFolders],
      },
      to: { path: '^$1/src/(?!testing/|locales/|paths/)[^/]+/', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'paths-know-only-contracts',
      severity: 'error',
      comment:
        'Every page and the checks of other workspaces read these files, so they bring no code with them.',
      from: { path: ownPaths },
      to: { path: '^(shared|mf-[^/]+)/', pathNot: `${ownPaths}|^shared/src/contracts/` },
    },
    ...layerRules,
    {
      name: 'shared-by-its-entry-points',
      severity: 'error',
      comment: 'Import @storefront/shared/<entry point>; if that lacks it, offer it there.',
      from: { pathNot: '^(shared|tooling)/' },
      to: { path: '^shared/src/', pathNot: `${entryPoints}|${wordTypes}` },
    },
    {
      name: 'remotes-know-no-router',
      severity: 'error',
      comment: 'The shell starts the app and opens addresses; a remote links by name and dispatches.',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shared/src/(app|router)/' },
    },
    {
      name: 'app-and-router-are-on-top-of-shared',
      severity: 'error',
      comment: 'They put together what the other folders of shared offer, the app below the router.',
      from: { path: '^shared/src/(?!app/|router/|testing/)' },
      to: { path: '^shared/src/(app|router)/' },
    },
    {
      name: 'app-knows-no-router',
      severity: 'error',
      comment: 'An app has no address: the router opens pages of an app.',
      from: { path: '^shared/src/app/' },
      to: { path: '^shared/src/router/' },
    },
    {
      name: 'addresses-are-pure',
      severity: 'error',
      comment: 'The document server answers by them: no React and no store.',
      from: { path: '^shared/src/router/(addresses|language-prefix|match|path-to)\\.ts$' },
      to: {
        path: '^shared/',
        pathNot: '^shared/src/(contracts/|router/(language-prefix|match|path-to)\\.ts$)',
      },
    },
    {
      name: 'shared-knows-no-app',
      severity: 'error',
      comment: 'What has an owner in the journey lives with its owner.',
      from: { path: '^shared/', pathNot: wordTypes },
      to: { path: `^(${app}|backend|sandbox|e2e|tooling)/` },
    },
    {
      name: 'front-knows-no-backend',
      severity: 'error',
      comment: 'They meet in shared/src/contracts/api.d.ts.',
      from: { pathNot: '^backend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-knows-no-front',
      severity: 'error',
      comment: 'They meet in backend/openapi.json.',
      from: { path: '^backend/' },
      to: { path: `^(${app}|shared|e2e|tooling|sandbox)/` },
    },
    {
      name: 'sandbox-knows-nobody',
      severity: 'error',
      comment: 'A stand-in for the internet shares no code with what it stands against.',
      from: { path: '^sandbox/' },
      to: { path: `^(${app}|shared|backend|e2e|tooling)/` },
    },
    {
      name: 'nobody-knows-the-sandbox',
      severity: 'error',
      comment: 'Speak its protocol over the network.',
      from: { pathNot: '^sandbox/' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'journeys-see-only-the-screen',
      severity: 'error',
      comment:
        'A journey knows types (shared/contracts), addresses (the paths of remotes) and what a person sees; tooling starts its shop.',
      from: { path: '^e2e/' },
      to: { path: `^(${app}|backend|sandbox|shared/src/(?!contracts/))`, pathNot: ownPaths },
    },
    {
      name: 'browser-knows-no-server',
      severity: 'error',
      comment:
        'The document server may use pure files of shell/src; the other way Node would reach browsers.',
      from: { path: '^shell/src/' },
      to: { path: '^shell/server/' },
    },
    {
      name: 'server-uses-pure-files-of-the-shell',
      severity: 'error',
      comment:
        'Addresses, the page data, the form of a request id and the words are the same on both sides; what draws pages is a build of its own.',
      from: { path: '^shell/server/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(shell/src|shared/src/(app|router))/',
        pathNot:
          '^(shell/src/(render/html-text\\.ts$|offline/ways\\.ts$|telemetry/request-id\\.ts$|config\\.ts$|words-)|shared/src/router/addresses\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tooling-is-for-the-build',
      severity: 'error',
      comment: 'Nothing that runs imports the build; a remote names itself in webpack.config.ts.',
      from: { path: front, pathNot: '^mf-[^/]+/webpack\\.config\\.ts$' },
      to: { path: '^tooling/' },
    },
    {
      name: 'tooling-sees-contracts-and-manifests',
      severity: 'error',
      comment:
        'The build knows what every remote has, its manifest, its paths and its webpack configuration, and the registry that it publishes to.',
      from: { path: '^tooling/' },
      to: {
        path: front,
        pathNot:
          '^(shared/src/contracts/|shell/server/(registry/|config\\.ts$|overrides/overrides|testing/(a-registry|a-visitor|entry-server)|platform-secret|page-view)|shell/src/config\\.ts|mf-[^/]+/(webpack\\.config|src/remote|src/paths/paths)\\.ts$|[^/]+/src/(i18n/)?locales/)',
      },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'Builders and fakes never reach a shopper.',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^e2e/|/jest\\.setup\\.mjs$|/build\\.mjs$' },
      to: { path: '/testing/' },
    },
    {
      name: 'tables-are-private',
      severity: 'error',
      comment: 'Another module is asked through its service; its tables are its own.',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/src/modules/.+\\.repository\\.ts$', pathNot: '^backend/src/modules/$1/' },
    },
    {
      name: 'modules-know-no-composition',
      severity: 'error',
      comment: 'A module takes what it uses as an argument; `composition/` puts modules together.',
      from: { path: '^backend/src/(modules|lib|db|plugins)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/src/(composition/|app\\.ts$)' },
    },
    {
      name: 'lib-and-db-know-no-modules',
      severity: 'error',
      comment: 'What has an owner lives in its module; what several need and nobody owns is in `lib/`.',
      from: { path: '^backend/src/(lib|db|plugins)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'lib-and-db-know-no-plugins',
      severity: 'error',
      comment: 'Fastify plugins stand on `lib/` and `db/`, not the other way.',
      from: { path: '^backend/src/(lib|db)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/src/plugins/' },
    },
    {
      name: 'services-know-no-routes',
      severity: 'error',
      comment: 'routes → service → repository, never back.',
      from: { path: '^backend/src/modules/.+\\.(service|repository)\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^(\\.|@storefront/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(node_modules|dist|\\.deploy|\\.cache|\\.data|coverage)/|^tooling/(remote-template|tutorial)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
