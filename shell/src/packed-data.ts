/**
 * JSON data in which each set of keys and each value that occurs again is sent once. A list `[a, b]` is `[0, a, b]`, an object is
 * the number of its keys among `keys`, from 1, before its values, and `{"$": n}` is the value `shared[n]`. A page carries dozens of
 * products, several of them in more than one list: their keys and repetitions are half of its data.
 */
export interface PackedData {
  keys: readonly (readonly string[])[];
  /** An entry refers to earlier ones only. */
  shared: readonly unknown[];
  root: unknown;
}

/** The approximate JSON length of a reference such as `{"$":123}`: repeating a shorter value costs less. */
const REFERENCE_LENGTH = 9;

/** A distinct value, with the values inside it by their numbers. */
interface Found {
  /** A primitive value; for a list 0, for an object the number of its keys. */
  own: unknown;
  values: readonly number[] | null;
  /** The approximate length of its JSON. */
  length: number;
  uses: number;
}

/** A node of a trie of key sets. */
interface KeysNode {
  number?: number;
  next: Map<string, KeysNode>;
}

/** `value` is what JSON can hold; what is `undefined` is left out, or null in a list, as JSON has it. */
export function packData(value: unknown): PackedData {
  const keys: string[][] = [];
  const allKeys: KeysNode = { next: new Map() };
  const all: Found[] = [];
  // Primitives by value; lists and objects by `own` and the numbers of their values.
  const plain = new Map<unknown, number>();
  const composed = new Map<string, number>();

  function numberOf(one: unknown): number {
    if (Array.isArray(one)) return numberOfComposed(0, one.map(numberOf));
    if (!isObject(one)) return numberOfPlain(one ?? null);
    const sent = Object.keys(one).filter((key) => one[key] !== undefined);
    const own = numberOfKeys(sent);
    return numberOfComposed(
      own,
      sent.map((key) => numberOf(one[key])),
    );
  }

  function numberOfPlain(own: unknown): number {
    const known = plain.get(own);
    if (known !== undefined) return known;
    plain.set(own, all.length);
    return all.push({ own, values: null, length: String(own).length, uses: 0 }) - 1;
  }

  function numberOfComposed(own: number, within: readonly number[]): number {
    const name = `${String(own)},${within.join()}`;
    const known = composed.get(name);
    if (known !== undefined) return known;
    composed.set(name, all.length);
    let length = 4;
    for (const number of within) {
      const inner = all[number];
      if (!inner) continue;
      inner.uses += 1;
      length += inner.length + 1;
    }
    return all.push({ own, values: within, length, uses: 0 }) - 1;
  }

  function numberOfKeys(names: string[]): number {
    let node = allKeys;
    for (const name of names) {
      const next = node.next.get(name) ?? { next: new Map<string, KeysNode>() };
      node.next.set(name, next);
      node = next;
    }
    return (node.number ??= keys.push(names));
  }

  const shared: unknown[] = [];
  const references = new Map<number, { $: number }>();

  function sent(number: number): unknown {
    const known = references.get(number);
    if (known) return known;
    const found = all[number];
    if (!found) return null;
    const whole = found.values ? [found.own, ...found.values.map(sent)] : found.own;
    if (found.uses < 2 || found.length <= REFERENCE_LENGTH) return whole;
    const reference = { $: shared.push(whole) - 1 };
    references.set(number, reference);
    return reference;
  }

  const root = sent(numberOf(value));
  return { keys, shared, root };
}

/** Reverses `packData`. A shared value is the same object everywhere, so do not mutate the result. */
export function unpackData({ keys, shared, root }: PackedData): unknown {
  const known: unknown[] = [];

  function received(value: unknown): unknown {
    if (Array.isArray(value)) {
      const [number, ...within] = value as [number, ...unknown[]];
      const names = keys[number - 1];
      return names
        ? Object.fromEntries(names.map((name, at) => [name, received(within[at])]))
        : within.map(received);
    }
    return isObject(value) ? known[Number(value['$'])] : value;
  }

  for (const one of shared) known.push(received(one));
  return received(root);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
