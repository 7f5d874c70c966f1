import type { ProductDetail } from '@storefront/shared/contracts';

/** One line of a comparison: what it is about, and what each product has of it. */
interface ComparedFact {
  name: string;
  /** In the order of the products; null where a product says nothing. */
  values: (string | null)[];
}

/** What any of the products says of itself, in the order in which it is first said. */
export function comparedFacts(products: readonly ProductDetail[]): ComparedFact[] {
  const options = products.flatMap(({ attributes }) => attributes.map(({ name }) => name));
  const specifications = products.flatMap((product) => product.specifications.map(({ name }) => name));
  return [
    ...[...new Set(options)].map((name) => ({
      name,
      values: products.map(({ attributes }) => {
        const values = attributes.find((one) => one.name === name)?.values ?? [];
        return values.length > 0 ? values.map(({ label }) => label).join(', ') : null;
      }),
    })),
    ...[...new Set(specifications)].map((name) => ({
      name,
      values: products.map(
        (product) => product.specifications.find((one) => one.name === name)?.value ?? null,
      ),
    })),
  ];
}

/** Whether the products differ in it. */
export const isDifferent = ({ values }: ComparedFact): boolean => new Set(values).size > 1;
