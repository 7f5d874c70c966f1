import type { Envelope } from '../../shared/src/contracts/envelope';
import type { Category, Facet, ProductFacets } from '../../shared/src/contracts/schemas';

/** Request addresses of one kind, and the target for their 95th percentile. */
export interface Questions {
  kind: string;
  p95Ms: number;
  addresses: string[];
}

const api = '/api/main';
const list = `${api}/product/public`;
const facets = `${api}/product/facets`;
const sorts = ['priority', 'newest', 'priceAsc', 'priceDesc', 'bestSelling'];
const pages = [1, 2, 3, 10, 50, 200, 400, 1_000_000_000];

/** With and without diacritics, typos, missing spaces, raw Telex keys, synonyms, and very common words. */
const searches = [
  'áo thun',
  'ao thun',
  'aothun',
  'aos thun',
  'ao thum',
  'áo',
  'quan jean',
  'quần bò',
  'quàn jean nữ',
  'áo khoác nam',
  'giày sneaker',
  'giay the thao',
  'balo laptop',
  'váy đầm dự tiệc',
  'áo dài lụa',
  'robot',
  'robot hút bụi',
  'cảm biến siêu âm',
  'bo mạch esp32',
  'drone',
  'cotton',
  'nữ',
  'sen hồng',
  'áo thun sen hồng',
  'gió mùa 123',
  'an nhiên áo sơ mi',
  'mây trắng',
  'tường vi đầm',
  'servo kim loại',
  'không có thứ này',
];
const beginnings = [
  'ao t',
  'áo k',
  'aot',
  'qua',
  'quan je',
  'giay s',
  'rob',
  'robot h',
  'bal',
  'cam b',
  'dro',
  'sen',
  'sen h',
  'vay',
  'dam d',
  'mu l',
  'esp',
  'ser',
  'ao',
  'tui t',
  'áo thun',
  'áo thun se',
  'may tra',
  'huo',
];

/** A seeded random choice: every run makes the same choices, and its requests vary. */
function dice(seed: number): <T>(values: readonly T[]) => T {
  let state = seed;
  return (values) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const value = values[Math.floor((state / 2 ** 32) * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const address = (path: string, asked: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()}`;

/** Builds the requests from the categories and facets that the shop offers. */
export async function questionsFor(shop: string, perKind: number): Promise<Questions[]> {
  const roots = await read<Category[]>(shop, `${api}/category`);
  const offered = (await read<ProductFacets>(shop, facets)).facets;
  const places = roots.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)]);
  const pick = dice(1);
  const inPlace = () => (pick([0, 1, 2]) > 0 ? { categorySlug: pick(places) } : {});
  const groups = offered.filter(({ key }) => key !== 'category');
  const chosen = (group: Facet) => ({
    [group.param]: [...new Set(times(pick([1, 1, 2, 3]), () => pick(group.values).value))].join(','),
  });
  const oneChoice = () => chosen(pick(groups));
  const severalChoices = () =>
    Object.assign({}, ...times(pick([2, 3, 3, 4]), oneChoice)) as Record<string, string>;
  const range = () => ({ minPrice: pick([50, 100, 300]) * 1000, maxPrice: pick([400, 900, 2500]) * 1000 });
  const kind = (name: string, p95Ms: number, make: () => string): Questions => ({
    kind: name,
    p95Ms,
    addresses: times(perKind, make),
  });

  return [
    kind('lists of the shop and of categories', 60, () =>
      address(list, { ...inPlace(), sort: pick(sorts), page: pick([1, 1, 2, 3, 10]) }),
    ),
    kind('lists, deep pages', 60, () =>
      address(list, { ...inPlace(), sort: pick(sorts), page: pick(pages) }),
    ),
    kind('lists narrowed by one group', 60, () =>
      address(list, { ...inPlace(), ...oneChoice(), sort: pick(sorts), page: pick([1, 1, 2, 5]) }),
    ),
    kind('lists narrowed by several groups', 60, () =>
      address(list, { ...inPlace(), ...severalChoices(), sort: pick(sorts), page: pick([1, 1, 2, 5]) }),
    ),
    kind('lists between two prices', 60, () =>
      address(list, { ...inPlace(), ...range(), sort: pick(sorts), page: pick([1, 1, 2, 5]) }),
    ),
    kind('facets of the shop and of categories', 150, () => address(facets, inPlace())),
    kind('facets narrowed by one group', 150, () => address(facets, { ...inPlace(), ...oneChoice() })),
    kind('facets narrowed by several groups', 150, () =>
      address(facets, { ...inPlace(), ...severalChoices() }),
    ),
    kind('searches', 150, () => address(list, { search: pick(searches), page: pick([1, 1, 1, 2]) })),
    kind('searches, narrowed or sorted', 150, () =>
      address(list, { search: pick(searches), ...inPlace(), ...oneChoice(), sort: pick(sorts) }),
    ),
    kind('facets of searches', 150, () => address(facets, { search: pick(searches), ...inPlace() })),
    kind('suggestions while typing', 30, () => address(`${api}/product/suggest`, { q: pick(beginnings) })),
  ];
}

async function read<T>(shop: string, path: string): Promise<T> {
  const answer = await fetch(`${shop}${path}`);
  if (!answer.ok) throw new Error(`${path} answers ${String(answer.status)}.`);
  const { data } = (await answer.json()) as Envelope<T>;
  if (data === undefined) throw new Error(`${path} has no answer.`);
  return data;
}
