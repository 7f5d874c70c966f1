/** What was chosen of what variants have; a product counts for a value by variants that fit all the rest. */
export interface VariantChoice {
  colors?: ReadonlySet<number>;
  sizes?: ReadonlySet<number>;
  bands?: ReadonlySet<number>;
  minPrice?: number;
  maxPrice?: number;
}

export interface Tally {
  products: number;
  inStock: number;
  /** Products by the number of a category. */
  places: ReadonlyMap<number, number>;
  /** Products by the id of a value. */
  values: ReadonlyMap<number, number>;
}

/** Numbers that are looked up by a number, and grow as higher ones come; 0 until set. */
class Numbers {
  #numbers = new Int32Array(1024);

  get(at: number): number {
    return this.#numbers[at] ?? 0;
  }

  set(at: number, number: number) {
    if (at >= this.#numbers.length) {
      const grown = new Int32Array(2 ** Math.ceil(Math.log2(at + 1)));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[at] = number;
  }

  toMap(): Map<number, number> {
    const found = new Map<number, number>();
    this.#numbers.forEach((number, at) => number > 0 && found.set(at, number));
    return found;
  }
}

/** Which products are counted by themselves as well; of values or places one is enough. */
export interface TallyPart {
  inStock?: boolean;
  places?: ReadonlySet<number>;
  values?: ReadonlySet<number>;
}

/** Counts each product once for each number. */
class Counts {
  readonly #counts = new Numbers();
  readonly #last = new Numbers();

  add(number: number, product: number) {
    if (this.#last.get(number) === product) return;
    this.#last.set(number, product);
    this.#counts.set(number, this.#counts.get(number) + 1);
  }

  toMap = () => this.#counts.toMap();
}

const NUMBER_BYTES = 3;
/** Colour, size and price band, 0 for none; and a price of two numbers. */
const VARIANT_BYTES = 5 * NUMBER_BYTES;
const PRICE_UNIT = 2 ** 24;

/** As `product_listing` says whether a product is in stock, and what it says when its variants are not asked for. */
export const inStockLetters = { yes: 'AAAB', no: 'AAAA' };
export const NO_VARIANTS = 'AAAA';

/**
 * Counts what products have. Each is written in numbers of three bytes, in base64: whether it is in stock, how many
 * categories, their numbers, how many values, their ids, how many variants, and of each the ids of its colour, size and
 * price band and its price. The database would take six times as long to take arrays apart and count. A part of them is
 * counted by itself on the same way.
 */
export function tally(
  products: string,
  choice: VariantChoice,
  part: TallyPart | null,
): { all: Tally; part: Tally | null } {
  const bytes = Buffer.from(products, 'base64');
  const all = newCounting();
  const some = part && newCounting();
  /** The product that last had a value by its variants. */
  const ofVariants = new Numbers();
  const isNarrowed = needsVariants(choice);
  let [at, product] = [0, 0];
  const next = () => numberAt(bytes, (at += NUMBER_BYTES) - NUMBER_BYTES);
  while (at < bytes.length) {
    product++;
    const inStock = next();
    const places = { from: at + NUMBER_BYTES, to: at + NUMBER_BYTES + next() * NUMBER_BYTES };
    at = places.to;
    const values = { from: at + NUMBER_BYTES, to: at + NUMBER_BYTES + next() * NUMBER_BYTES };
    at = values.to;
    const variants = { from: at + NUMBER_BYTES, to: at + NUMBER_BYTES + next() * VARIANT_BYTES };
    at = variants.to;
    if (isNarrowed) markOfVariants(bytes, variants, ofVariants, product);
    const isInPart =
      part !== null &&
      (!part.inStock || inStock > 0) &&
      (!part.places || hasOneOf(bytes, places, part.places)) &&
      (!part.values || hasOneOf(bytes, values, part.values));
    for (const counting of some && isInPart ? [all, some] : [all]) {
      counting.products++;
      counting.inStock += inStock;
      for (let place = places.from; place < places.to; place += NUMBER_BYTES)
        counting.places.add(numberAt(bytes, place), product);
      if (isNarrowed) addOfVariants(bytes, variants, choice, counting.values, product);
      for (let value = values.from; value < values.to; value += NUMBER_BYTES) {
        const id = numberAt(bytes, value);
        if (!isNarrowed || ofVariants.get(id) !== product) counting.values.add(id, product);
      }
    }
  }
  return { all: counted(all), part: some && counted(some) };
}

const newCounting = () => ({ products: 0, inStock: 0, places: new Counts(), values: new Counts() });
const counted = ({ places, values, ...numbers }: ReturnType<typeof newCounting>): Tally => ({
  ...numbers,
  places: places.toMap(),
  values: values.toMap(),
});

/** Whether anything is chosen that one variant has to have all of. */
export const needsVariants = (choice: VariantChoice): boolean =>
  Object.values(choice).some((part) => part !== undefined);

interface Span {
  from: number;
  to: number;
}

function hasOneOf(bytes: Buffer, { from, to }: Span, wanted: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at += NUMBER_BYTES) if (wanted.has(numberAt(bytes, at))) return true;
  return false;
}

const numberAt = (bytes: Buffer, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

function markOfVariants(bytes: Buffer, { from, to }: Span, marks: Numbers, product: number) {
  for (let at = from; at < to; at += VARIANT_BYTES) {
    for (let part = 0; part < 3; part++) marks.set(numberAt(bytes, at + part * NUMBER_BYTES), product);
  }
}

function addOfVariants(
  bytes: Buffer,
  { from, to }: Span,
  { colors, sizes, bands, minPrice = 0, maxPrice = Infinity }: VariantChoice,
  values: Counts,
  product: number,
) {
  for (let at = from; at < to; at += VARIANT_BYTES) {
    const color = numberAt(bytes, at);
    const size = numberAt(bytes, at + 3);
    const band = numberAt(bytes, at + 6);
    const price = numberAt(bytes, at + 9) * PRICE_UNIT + numberAt(bytes, at + 12);
    const fitsColor = colors?.has(color) ?? true;
    const fitsSize = sizes?.has(size) ?? true;
    const fitsPrice = (bands?.has(band) ?? true) && price >= minPrice && price <= maxPrice;
    if (color > 0 && fitsSize && fitsPrice) values.add(color, product);
    if (size > 0 && fitsColor && fitsPrice) values.add(size, product);
    if (fitsColor && fitsSize) values.add(band, product);
  }
}
