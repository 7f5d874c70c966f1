import type { CatalogueReferences } from '../catalogue/references';
import type { DraftRules } from './draft-rules';
import type { SampleCartName } from './price-simulation.schema';

export interface CartAsked {
  sample: SampleCartName | null;
  name: string | null;
  lines: { infoId: string; quantity: number }[];
}
interface Priced {
  infoId: string;
  price: number;
}

const IN_SCOPE = 6;
const CANDIDATES = 24;

/** The variants that sample carts are made of: the top ones that a draft holds for, and some that it does not. */
export async function sampleVariants(
  { scope, flashOffers }: DraftRules,
  references: Pick<CatalogueReferences, 'topVariants'>,
): Promise<{ inside: string[]; others: string[] }> {
  const inSale = flashOffers?.slice(0, IN_SCOPE).map(({ infoId }) => infoId);
  if (!inSale && scope === 'all')
    return { inside: await references.topVariants('all', IN_SCOPE), others: [] };
  const [inside, others] = await Promise.all([
    inSale ?? references.topVariants(scope, IN_SCOPE),
    references.topVariants('all', CANDIDATES),
  ]);
  return { inside, others };
}

/** Carts as people fill them: one thing, several of it, some of each, many, just enough, and nothing that fits. */
export function sampleCarts(
  { minSubtotal, minQuantity }: Pick<DraftRules, 'minSubtotal' | 'minQuantity'>,
  inside: Priced[],
  outside: Priced | undefined,
): CartAsked[] {
  const [first, second, third] = inside;
  const carts: [SampleCartName, [Priced | undefined, number][]][] = [
    ['ONE', [[first, 1]]],
    ['SEVERAL', [[first, 3]]],
    [
      'MIXED',
      second
        ? [
            [first, 1],
            [second, 2],
            [third, 1],
          ]
        : [],
    ],
    ['LARGE', inside.length > 3 ? inside.map((variant) => [variant, 2]) : []],
    ['JUST_ENOUGH', first && (minSubtotal > 0 || minQuantity > 0) ? [[first, enough(first)]] : []],
    ['OUTSIDE', [[outside, 2]]],
  ];
  return carts.flatMap(([sample, given]) => {
    const lines = given.flatMap(([variant, quantity]) =>
      variant ? [{ infoId: variant.infoId, quantity }] : [],
    );
    return lines.length > 0 ? [{ sample, name: null, lines }] : [];
  });

  function enough({ price }: Priced) {
    return Math.min(999, Math.max(minQuantity, Math.ceil(minSubtotal / Math.max(1, price)), 1));
  }
}
