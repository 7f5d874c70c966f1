import { hostileTexts } from './hostile-texts';

/** A JSON schema in the form of the API description. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

export interface Random {
  /** At least 0 and less than 1. */
  next(): number;
  pick<T>(from: readonly T[]): T;
  chance(part: number): boolean;
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick: (from) => {
      if (from.length === 0) throw new Error('Nothing to pick from.');
      return from[Math.floor(next() * from.length)] as (typeof from)[number];
    },
    chance: (part) => next() < part,
  };
}

/** Values that exist in the shop, by the name of the field that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** A value that the schema allows: a known value for the field's name, otherwise a random one. */
export function sample(
  schema: Schema,
  name: string,
  { random, known, schemas }: { random: Random; known: Known; schemas: Record<string, Schema> },
): unknown {
  const of = (inner: Schema, its: string) => sample(inner, its, { random, known, schemas });
  if (schema.$ref) return of(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return of(random.pick(schema.anyOf), name);
  const given = known[name] ?? [];
  const isObject = schema.type === 'object';
  if (schema.type !== 'array' && given.length > 0 && (typeof given[0] === 'object') === isObject)
    return random.pick(given);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random.chance(0.5))
          .map(([key, inner]) => [key, of(inner, key)]),
      );
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.chance(0.8) ? 1 : 2) }, () =>
        of(schema.items ?? {}, name.replace(/s$/, '')),
      );
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? 0, Math.min((schema.minimum ?? 0) + 1, schema.maximum ?? 1)]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return aText(schema, random);
  }
}

const texts = ['Áo thun cổ tròn', 'Giao giờ hành chính', 'ao-thun', 'Lan', '1'];
const shapes = ['a'.repeat(64), '0'.repeat(32), '0123456789', 'ff0000', '4', 'ao-thun', '01', '2026-01-15'];

function aText({ format, pattern, minLength = 0, maxLength = 200 }: Schema, random: Random): string {
  if (format === 'date-time') return '2026-01-15T03:00:00.000Z';
  const fitting = pattern ? shapes.filter((text) => new RegExp(pattern, 'u').test(text)) : [];
  return (fitting.length > 0 ? random.pick(fitting) : random.pick(texts))
    .padEnd(minLength, 'x')
    .slice(0, maxLength);
}

/** Raw JSON text that `JSON.stringify` never produces. */
const RAW = '\uE000raw:';
const raw = (text: string) => `${RAW}${text}`;

/** The JSON of a value that may contain raw text. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(new RegExp(`"${RAW}([^"]*)"`, 'g'), '$1');

/** Hostile JSON values for any field of a request. */
export const hostileValues: readonly unknown[] = [
  ...['1e309', '-1e309', '1e-400', '-0', '9007199254740993', '1'.repeat(400)].map(raw),
  -1,
  0,
  0.5,
  1e21,
  2 ** 31,
  2 ** 53,
  null,
  true,
  '',
  ' ',
  [],
  [[]],
  [null],
  {},
  { $gt: '' },
  { toString: 1, constructor: { prototype: { isAdmin: true } } },
  Object.fromEntries([['__proto__', { isAdmin: true }]]),
  Array.from({ length: 5_000 }, () => 1),
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(300),
  'ă'.repeat(70_000),
  '\0',
  '\u0001\u0008\u001b[31m',
  '\u202e\u200b\ufeff',
  '\ud800',
  '\udfff\ud800',
  'e\u0301'.repeat(100),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\r\nset-cookie: a=b',
  "' or '1'='1",
  "'; select pg_sleep(5); --",
  '1) union select null, version() --',
  '%',
  '_%\\',
  '\\',
  '$1',
  '../../etc/passwd',
  '..%2f..%2f',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '(a+)+$',
  ...hostileTexts,
];

/** The path of keys to every part of a value; the empty path is the value itself. */
export function placesOf(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

/** A copy of the value with another value at the path. */
export function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? replaced(item, rest, by) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, by) };
}
