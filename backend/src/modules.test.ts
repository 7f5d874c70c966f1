import {
  cyclesOf,
  foreignTables,
  importsBetween,
  migratedTables,
  moduleFiles,
  tableOwners,
} from './testing/module-graph';

/** Modules that import each other still. A group leaves this list when it is cut, and none joins it. */
const knownCycles = [
  'catalogue search',
  'notifications outbox',
  'orders returns',
  'pricing shipping vouchers',
];

/** Tables that are asked in SQL only, without a type. */
const untyped = new Map([
  ['facet_counts', 'catalogue'],
  ['facet_names', 'catalogue'],
  ['facet_values', 'catalogue'],
  ['product_listing', 'catalogue'],
  ['search_words', 'search'],
]);
/** Tables of no module. */
const ofPlatform = ['idempotency_keys', 'migrations'];

/** What modules ask of other modules' tables still. It may only get shorter; a new module asks the owner's service. */
const knownForeignTables = {
  carts: ['product_variants'],
  catalogue: ['pictures', 'size_guides'],
  content: ['pictures'],
  customers: ['pictures', 'users'],
  inventory: ['stock'],
  news: ['pictures'],
  orders: ['outbox'],
  privacy: ['users'],
  returns: ['pictures'],
  reviews: ['pictures'],
  'stock-alerts': ['product_variants', 'products', 'stock'],
  uploads: ['pictures'],
};

const files = moduleFiles();
const owners = new Map([...tableOwners(files), ...untyped]);

test('modules import each other in one direction, but for the groups that are known', () => {
  expect(cyclesOf(importsBetween(files))).toEqual(knownCycles);
});

test('a cycle between modules is found, types included', () => {
  const imports = new Map([
    ['orders', new Set(['carts', 'returns'])],
    ['returns', new Set(['media', 'orders'])],
    ['carts', new Set(['media'])],
  ]);

  expect(cyclesOf(imports)).toEqual(['orders returns']);
});

test('every table that a migration makes has one owner', () => {
  expect(migratedTables().filter((table) => !owners.has(table) && !ofPlatform.includes(table))).toEqual([]);
});

test('a module asks its own tables, but for those that are known', () => {
  expect(foreignTables(files, owners)).toEqual(knownForeignTables);
});

test('a foreign table is found in Kysely and in SQL', () => {
  const text =
    "db.selectFrom('orders').leftJoin('orderLines as line'); sql<string>`select 1 from users join carts`";
  const known = new Map([
    ['orders', 'orders'],
    ['order_lines', 'orders'],
    ['users', 'auth'],
    ['carts', 'carts'],
  ]);

  expect(foreignTables([{ module: 'carts', file: 'carts.repository.ts', text }], known)).toEqual({
    carts: ['order_lines', 'orders', 'users'],
  });
});
