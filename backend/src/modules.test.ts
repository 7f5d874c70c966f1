import {
  cyclesOf,
  foreignTables,
  importsBetween,
  migratedTables,
  moduleFiles,
  tableOwners,
} from './testing/module-graph';

/** Modules that still import each other. Remove a group when its cycle is gone; never add one. */
const knownCycles = [
  'catalogue search',
  'notifications outbox',
  'orders returns',
  'pricing shipping vouchers',
];

/** Tables without a type, because only raw SQL queries them. */
const untyped = new Map([
  ['facet_counts', 'catalogue'],
  ['facet_names', 'catalogue'],
  ['facet_values', 'catalogue'],
  ['product_listing', 'catalogue'],
  ['search_words', 'search'],
]);
/** Tables that belong to no module. */
const ofPlatform = ['idempotency_keys', 'migrations'];

/** Queries that still read other modules' tables. Never add one: a new module calls the owner's service. */
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

test('modules import each other in one direction, except for the known groups', () => {
  expect(cyclesOf(importsBetween(files))).toEqual(knownCycles);
});

test('the check finds a cycle between modules, including type imports', () => {
  const imports = new Map([
    ['orders', new Set(['carts', 'returns'])],
    ['returns', new Set(['media', 'orders'])],
    ['carts', new Set(['media'])],
  ]);

  expect(cyclesOf(imports)).toEqual(['orders returns']);
});

test('every table that a migration creates has one owner', () => {
  expect(migratedTables().filter((table) => !owners.has(table) && !ofPlatform.includes(table))).toEqual([]);
});

test('a module queries only its own tables, except for the known cases', () => {
  expect(foreignTables(files, owners)).toEqual(knownForeignTables);
});

test('the check finds a foreign table in Kysely and in SQL', () => {
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
