/** Prices in đồng: `from` is in the band, `below` is not. */
export interface PriceBand {
  value: string;
  from: number;
  below?: number;
}

const edges = [0, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];

/** The price ranges that a shopper chooses from; the value is what travels: `200000-500000`, `10000000-`. */
export const priceBands: readonly PriceBand[] = edges.map((from, at) => {
  const below = edges[at + 1];
  return { value: `${from}-${below ?? ''}`, from, ...(below !== undefined && { below }) };
});
