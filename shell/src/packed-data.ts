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

/** A reference, in JSON. */
const REFERENCE_LENGTH = 9;

/** A value that was met, with those in it by their numbers. */
interface Met {
  /** What JSON has for it; of a list or an object only what stands before its values. */
  own: unknown;
  within: number[] | null;
  /** Of its JSON, about. */
  length: number;
  uses: number;
}

/** `value` is what JSON can hold; what is `undefined` is left out, or null in a list, as JSON has it. */
export function packData(value: unknown): PackedData {
  const keys: string[][] = [];
  const numberOfKeys = new Map<string, number>();
  const all: Met[] = [];
  const numbers = new Map<string, number>();

  function meet(name: string, own: unknown, within: number[] | null): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const inside = (within ?? []).map((number) => all[number]).filter((one) => one !== undefined);
    for (const one of inside) one.uses += 1;
    const length = inside.reduce((sum, one) => sum + one.length + 1, within ? 4 : name.length);
    numbers.set(name, all.length);
    return all.push({ own, within, length, uses: 0 }) - 1;
  }

  function keysNumber(names: string[]): number {
    const name = JSON.stringify(names);
    const known = numberOfKeys.get(name);
    if (known !== undefined) return known;
    numberOfKeys.set(name, keys.push(names));
    return keys.length;
  }

  function numberOf(one: unknown): number {
    if (Array.isArray(one)) {
      const within = one.map((item: unknown) => numberOf(item ?? null));
      return meet(`0,${within.join()}`, 0, within);
    }
    if (isObject(one)) {
      const sent = Object.entries(one).filter(([, field]) => field !== undefined);
      const own = keysNumber(sent.map(([key]) => key));
      const within = sent.map(([, field]) => numberOf(field));
      return meet(`${String(own)},${within.join()}`, own, within);
    }
    return meet(`=${JSON.stringify(one)}`, one, null);
  }

  const shared: unknown[] = [];
  const references = new Map<number, { $: number }>();

  function sent(number: number): unknown {
    const known = references.get(number);
    if (known) return known;
    const met = all[number];
    if (!met) return null;
    const whole = met.within ? [met.own, ...met.within.map(sent)] : met.own;
    if (met.uses < 2 || met.length <= REFERENCE_LENGTH) return whole;
    const reference = { $: shared.push(whole) - 1 };
    references.set(number, reference);
    return reference;
  }

  const root = sent(numberOf(value));
  return { keys, shared, root };
}

/** The other way. What was sent once is one object wherever it occurs, so nothing of it may be changed. */
export function unpackData({ keys, shared, root }: PackedData): unknown {
  const known: unknown[] = [];

  function received(value: unknown): unknown {
    if (Array.isArray(value)) {
      const [number, ...within] = value as [number, ...unknown[]];
      const values = within.map(received);
      const names = keys[number - 1];
      return names ? Object.fromEntries(names.map((name, at) => [name, values[at]])) : values;
    }
    return isObject(value) ? known[Number(value['$'])] : value;
  }

  for (const one of shared) known.push(received(one));
  return received(root);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
