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

const VARIANT_BYTES = 20;

/**
 * Counts what products have. Each is a byte that says whether it is in stock, and what `product_listing.tally` holds:
 * how many categories, values and variants follow (two bytes each); the numbers of the categories and the ids of the
 * values (four each); per variant the ids of colour, size and price band (four each, 0 for none) and its price (eight).
 * The database would take six times as long to take arrays apart and count.
 */
export function tally(products: Buffer, choice: VariantChoice): Tally {
  const places = new Counts();
  const values = new Counts();
  /** The product that last had a value by its variants. */
  const ofVariants = new Numbers();
  const isNarrowed = Object.values(choice).some((part) => part !== undefined);
  let [at, count, inStock] = [0, 0, 0];
  while (at < products.length) {
    count++;
    inStock += products.readUInt8(at);
    const placeCount = products.readInt16BE(at + 1);
    const valueCount = products.readInt16BE(at + 3);
    const variantCount = products.readInt16BE(at + 5);
    at += 7;
    for (const end = at + placeCount * 4; at < end; at += 4) places.add(products.readInt32BE(at), count);
    const valuesEnd = at + valueCount * 4;
    const variantsEnd = valuesEnd + variantCount * VARIANT_BYTES;
    if (isNarrowed) {
      const variants = { from: valuesEnd, to: variantsEnd };
      addOfVariants(products, variants, choice, values, count);
      markOfVariants(products, variants, ofVariants, count);
    }
    for (; at < valuesEnd; at += 4) {
      const id = products.readInt32BE(at);
      if (ofVariants.get(id) !== count) values.add(id, count);
    }
    at = variantsEnd;
  }
  return { products: count, inStock, places: places.toMap(), values: values.toMap() };
}

interface Span {
  from: number;
  to: number;
}

function markOfVariants(products: Buffer, { from, to }: Span, marks: Numbers, product: number) {
  for (let at = from; at < to; at += VARIANT_BYTES) {
    for (const id of [at, at + 4, at + 8]) marks.set(products.readInt32BE(id), product);
  }
}

function addOfVariants(
  products: Buffer,
  { from, to }: Span,
  { colors, sizes, bands, minPrice = 0, maxPrice = Infinity }: VariantChoice,
  values: Counts,
  product: number,
) {
  for (let at = from; at < to; at += VARIANT_BYTES) {
    const color = products.readInt32BE(at);
    const size = products.readInt32BE(at + 4);
    const band = products.readInt32BE(at + 8);
    const price = products.readUInt32BE(at + 12) * 2 ** 32 + products.readUInt32BE(at + 16);
    const fitsColor = colors?.has(color) ?? true;
    const fitsSize = sizes?.has(size) ?? true;
    const fitsPrice = (bands?.has(band) ?? true) && price >= minPrice && price <= maxPrice;
    if (color > 0 && fitsSize && fitsPrice) values.add(color, product);
    if (size > 0 && fitsColor && fitsPrice) values.add(size, product);
    if (fitsColor && fitsSize) values.add(band, product);
  }
}
