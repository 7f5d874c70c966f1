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
 * price band and its price. The database would take six times as long to take arrays apart and count.
 */
export function tally(products: string, choice: VariantChoice): Tally {
  const bytes = Buffer.from(products, 'base64');
  const places = new Counts();
  const values = new Counts();
  /** The product that last had a value by its variants. */
  const ofVariants = new Numbers();
  const isNarrowed = needsVariants(choice);
  let [at, count, inStock] = [0, 0, 0];
  const next = () => numberAt(bytes, (at += NUMBER_BYTES) - NUMBER_BYTES);
  while (at < bytes.length) {
    count++;
    inStock += next();
    for (let left = next(); left > 0; left--) places.add(next(), count);
    const from = at + NUMBER_BYTES;
    const to = from + next() * NUMBER_BYTES;
    at = to;
    const variants = { from: to + NUMBER_BYTES, to: to + NUMBER_BYTES + next() * VARIANT_BYTES };
    if (isNarrowed) {
      addOfVariants(bytes, variants, choice, values, count);
      markOfVariants(bytes, variants, ofVariants, count);
    }
    for (let value = from; value < to; value += NUMBER_BYTES) {
      const id = numberAt(bytes, value);
      if (!isNarrowed || ofVariants.get(id) !== count) values.add(id, count);
    }
    at = variants.to;
  }
  return { products: count, inStock, places: places.toMap(), values: values.toMap() };
}

/** Whether anything is chosen that one variant has to have all of. */
export const needsVariants = (choice: VariantChoice): boolean =>
  Object.values(choice).some((part) => part !== undefined);

interface Span {
  from: number;
  to: number;
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
