/** The one key of a packed list. */
const mark = '$rows';

/**
 * JSON in which a list of objects with the same keys names them once: `[{"a":1,"b":2},{"a":3,"b":4}]` becomes
 * `{"$rows":[["a","b"],[1,2],[3,4]]}`. A page carries dozens of products and links, whose keys are a third of its data.
 */
export function packRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = keysOfAll(value);
    return keys
      ? { [mark]: [keys, ...value.map((item: Fields) => Object.values(item).map(packRows))] }
      : value.map(packRows);
  }
  return isObject(value) ? mapped(value, packRows) : value;
}

/** The other way. */
export function unpackRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackRows);
  if (!isObject(value)) return value;
  if (!isPacked(value)) return mapped(value, unpackRows);
  const [keys, ...rows] = value[mark];
  return rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, unpackRows(row[at])])));
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isPacked = (value: Fields): value is { [mark]: [string[], ...unknown[][]] } =>
  Object.keys(value).length === 1 && Array.isArray(value[mark]);

function mapped(fields: Fields, change: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));
}

/** The keys that all of at least two items have in the same order; `undefined` is a value that JSON leaves out. */
function keysOfAll(items: readonly unknown[]): string[] | null {
  const [first] = items;
  if (items.length < 2 || !isObject(first) || Array.isArray(first)) return null;
  const keys = Object.keys(first);
  const isAlike = (item: unknown): boolean =>
    isObject(item) &&
    !Array.isArray(item) &&
    JSON.stringify(Object.keys(item)) === JSON.stringify(keys) &&
    !Object.values(item).includes(undefined);
  return items.every(isAlike) ? keys : null;
}
