import type { Language } from '../../lib/language';
import { moneyText } from '../../lib/money-text';
import type { Facet, FacetValue, ProductFacets } from './catalogue.schema';
import { texts } from './catalogue.texts';
import type { Choice } from './listing-choice';
import { priceBands, type PriceBand } from './price-bands';
import { ratingSteps } from './rating-steps';

export interface FacetCount {
  count: number;
  isMore: boolean;
  /** How many there were if nothing had been chosen: by that they are ordered, so that none moves when one is. */
  free: number;
}

/** How often each value of each group occurs, by the group's key; what nothing has is there with 0. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, FacetCount>>;

/** How the values of the groups are called, by group and value. What has no label is its own. */
export interface FacetLabels {
  categories: { slug: string; name: string; parent: string | null }[];
  colors: Map<string, string>;
  /** By `specs.<group>` and by `group:value`. */
  specs: Map<string, string>;
}

const MAX_VALUES = 30;
const MAX_SPEC_GROUPS = 10;
const statuses = ['NEW', 'HOT', 'SALE_OFF'] as const;

/**
 * The groups as they are shown. A chosen value stays although nothing has it, so that it can be taken back; of a
 * specification only those groups are shown in which there is something to choose.
 */
export function toFacets(
  counts: FacetCounts,
  choice: Choice,
  labels: FacetLabels,
  language: Language,
): Facet[] {
  const words = texts[language];
  const valuesOf = (key: string, values: string[], describe: (value: string) => Partial<FacetValue>) =>
    values.map((value): FacetValue => {
      const { count, isMore } = counts.get(key)?.get(value) ?? { count: 0, isMore: false };
      return {
        value,
        label: value,
        count,
        isMore,
        isSelected: choice.get(key)?.has(value) ?? false,
        ...describe(value),
      };
    });
  const foremost = (key: string) => mostFrequent(counts, choice, key);

  const slugs = new Map(labels.categories.map((category) => [category.slug, category]));
  /** What is chosen comes before what is frequent: its group must not fall off the end. */
  const weight = ({ key }: Facet) =>
    (choice.has(key) ? Infinity : 0) +
    [...(counts.get(key)?.values() ?? [])].reduce((sum, { free }) => sum + free, 0);
  const specGroups = [...new Set([...counts.keys(), ...choice.keys()])].filter((key) =>
    key.startsWith('specs.'),
  );
  const facets: Facet[] = [
    {
      key: 'category',
      param: 'category',
      name: words.facets.category,
      values: belowTheirOwn(
        valuesOf('category', [...slugs.keys()], (slug) => {
          const { name = slug, parent = null } = slugs.get(slug) ?? {};
          return { label: name, ...(parent && slugs.has(parent) && { parent }) };
        }),
      ),
    },
    {
      key: 'price',
      param: 'price',
      name: words.facets.price,
      values: priceBands.flatMap((band) => valuesOf('price', [band.value], () => ofBand(band, language))),
    },
    {
      key: 'status',
      param: 'status',
      name: words.facets.status,
      values: statuses.flatMap((status) =>
        valuesOf('status', [status], () => ({ label: words.statuses[status] })),
      ),
    },
    {
      key: 'rating',
      param: 'rating',
      name: words.facets.rating,
      values: ratingSteps.flatMap((step) =>
        valuesOf('rating', [step], () => ({ label: words.ratingFrom(step) })),
      ),
    },
    {
      key: 'flashSale',
      param: 'flashSale',
      name: words.facets.flashSale,
      values: valuesOf('flashSale', ['true'], () => ({ label: words.onFlashSale })),
    },
    {
      key: 'inStock',
      param: 'inStock',
      name: words.facets.inStock,
      values: valuesOf('inStock', ['true'], () => ({ label: words.inStock })),
    },
    {
      key: 'color',
      param: 'color',
      name: words.color,
      values: valuesOf('color', foremost('color'), (rgb) => ({
        label: labels.colors.get(rgb) ?? rgb,
        rgb: `#${rgb}`,
      })),
    },
    {
      key: 'size',
      param: 'size',
      name: words.size,
      values: valuesOf('size', foremost('size').sort(bySize), () => ({})),
    },
    ...specGroups
      .map((key): Facet => ({
        key,
        param: 'specs',
        name: labels.specs.get(key) ?? key.slice('specs.'.length),
        values: valuesOf(key, foremost(key), (value) => ({ label: labels.specs.get(value) ?? value })),
      }))
      .filter(({ values }) => values.length > 1 || values.some(({ isSelected }) => isSelected))
      .sort(
        (one, other) =>
          Number(weight(other) > weight(one)) - Number(weight(one) > weight(other)) ||
          (one.key < other.key ? -1 : 1),
      )
      .slice(0, MAX_SPEC_GROUPS),
  ];
  // What nothing has here, whatever else were chosen, is no choice.
  const isChoice = (key: string) => (value: FacetValue) =>
    value.isSelected || (counts.get(key)?.get(value.value)?.free ?? 0) > 0;
  return facets
    .map((facet) => ({ ...facet, values: facet.values.filter(isChoice(facet.key)) }))
    .filter(({ values }) => values.length > 0);
}

/** What is under another value stands right below it. */
function belowTheirOwn(values: readonly FacetValue[]): FacetValue[] {
  const from = (parent: string | undefined): FacetValue[] =>
    values.filter((one) => one.parent === parent).flatMap((one) => [one, ...from(one.value)]);
  return from(undefined);
}

/** Groups that are shown open, and how many of their values at once. */
const OPEN_GROUPS = new Set(['category', 'price']);
const MAX_OPEN_VALUES = 12;

/** What a list shows of its filters before one is opened: every group's name, the values of few, and what is chosen. */
export function briefly({ facets, ...rest }: ProductFacets): ProductFacets {
  return {
    ...rest,
    facets: facets.map((facet) => {
      const isOpen = OPEN_GROUPS.has(facet.key) || facet.values.some(({ isSelected }) => isSelected);
      const values = facet.values.filter(
        ({ isSelected }, index) => isSelected || (isOpen && index < MAX_OPEN_VALUES),
      );
      return { ...facet, values, more: facet.values.length - values.length };
    }),
  };
}

/** The most frequent values and whatever is chosen. */
function mostFrequent(counts: FacetCounts, choice: Choice, key: string): string[] {
  const found = [...(counts.get(key) ?? [])]
    .sort(([one, a], [other, b]) => b.free - a.free || (one < other ? -1 : 1))
    .slice(0, MAX_VALUES)
    .map(([value]) => value);
  return [...new Set([...found, ...(choice.get(key) ?? [])])];
}

const byName = new Intl.Collator('vi', { numeric: true });

function ofBand({ from, below }: PriceBand, language: Language): Partial<FacetValue> {
  const money = (amount: number) => moneyText(amount, language);
  const { under, upwards } = texts[language].prices;
  const label =
    below === undefined
      ? upwards(money(from))
      : from === 0
        ? under(money(below))
        : `${money(from)} – ${money(below)}`;
  return { label, from, ...(below !== undefined && { below }) };
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', 'XXXL', '4XL', '5XL'];

/** Clothes from small to large, then numbers upwards, then the rest by name. */
export function bySize(one: string, other: string): number {
  const [a, b] = [letters.indexOf(one.toUpperCase()), letters.indexOf(other.toUpperCase())];
  if (a >= 0 && b >= 0) return a - b;
  if (a >= 0 || b >= 0) return a >= 0 ? -1 : 1;
  return byName.compare(one, other);
}
