import { inNameOf, pairsOf, startsOf, type Word } from '../../lib/words';

/** Products that fit a search equally well. */
export interface SearchStage {
  /** A query of PostgreSQL's text search. */
  words: string;
  /** About how many of them the whole shop has; not fewer, as far as its words tell. */
  likely: number;
}

/** A search, understood: what fits it at all, and in which order. Each product counts in the first stage it fits. */
export interface SearchQuery extends SearchStage {
  stages: SearchStage[];
  /** True when `likely` is the very number of products. */
  isCounted: boolean;
  /** What is searched instead of what was typed. */
  corrected?: string;
  /** True when its last word is one that the typed one begins. */
  isCompleted?: boolean;
  /** The words without marks, and how they are written; several where only the beginning of one was typed. */
  positions: readonly Position[];
  /** The same in other names, without marks. */
  meanings: readonly (readonly string[])[];
}

/** One word of a search: as it is written, and without marks; several when it is only the beginning of words. */
export interface Position {
  exact: readonly string[];
  folded: readonly string[];
}

export const positionOf = ({ exact, folded }: Word): Position => ({ exact: [exact], folded: [folded] });

/** How many products have an entry of the index; undefined for what nobody counted. */
export type CountOf = (entry: string) => number | undefined;

/** A guess for entries that nobody counts, such as long numbers: few, but not none. */
const UNCOUNTED = 100;

const quoted = (entry: string) => `'${entry.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const entry = (text: string, countOf: CountOf): SearchStage => ({
  words: quoted(text),
  likely: countOf(text) ?? UNCOUNTED,
});
const every = (parts: SearchStage[]): SearchStage => ({
  words: parts.map(({ words }) => words).join(' & '),
  likely: Math.min(...parts.map(({ likely }) => likely)),
});
/** Of what surely no product has nothing is asked. */
function some(parts: SearchStage[]): SearchStage {
  const found = parts.filter(({ likely }) => likely > 0);
  const [first, ...others] = found.length > 0 ? found : parts;
  if (!first || others.length === 0 || found.length === 0) return first ?? { words: '', likely: 0 };
  return {
    words: `(${found.map(({ words }) => `(${words})`).join(' | ')})`,
    likely: found.reduce((sum, { likely }) => sum + likely, 0),
  };
}

/** Every way to choose one form for each position. */
const sequences = (positions: readonly Position[], form: keyof Position): string[][] =>
  positions.reduce<string[][]>(
    (begun, position) => begun.flatMap((words) => position[form].map((word) => [...words, word])),
    [[]],
  );

/** The entries that say a phrase: its pairs, or the word when it is one. */
const phraseOf = (words: readonly string[]) => (words.length === 1 ? [...words] : pairsOf(words));
const startOf = (words: readonly string[]) => startsOf(words).at(-1) ?? '';

/** Every entry whose count a query is planned by. */
export const entriesOf = (positions: readonly Position[]): string[] => [
  ...new Set(
    [...sequences(positions, 'folded'), ...sequences(positions, 'exact')].flatMap((words) => [
      ...words,
      ...words.map(inNameOf),
      ...phraseOf(words),
      startOf(words),
    ]),
  ),
];

/**
 * First what is written with the same marks, then what is the same without marks. Of each, first the names that begin
 * with it, then those that say it, then what has its words anywhere. What means the same comes as soon as what is left
 * only looks alike: nobody who writes `quần bò` looks for `Quần chạy bộ`.
 */
export function searchQuery(
  positions: readonly Position[],
  meanings: readonly (readonly string[])[],
  countOf: CountOf,
): SearchQuery {
  const asEntry = (text: string) => entry(text, countOf);
  const isMarked = positions.some((position) =>
    position.exact.some((word) => !position.folded.includes(word)),
  );
  const inAnyOrder = (form: keyof Position) =>
    every(positions.map((position) => some(position[form].map(asEntry))));
  const named = (all: readonly (readonly string[])[]) =>
    every(all.map((forms) => some(forms.map((word) => asEntry(inNameOf(word))))));
  const inNames = named(positions.map(({ folded }) => folded));
  const phrase = (form: keyof Position) =>
    some(sequences(positions, form).map((words) => every(phraseOf(words).map(asEntry))));
  const begun = (all: readonly (readonly string[])[]) =>
    some(all.map((words) => every([startOf(words), ...phraseOf(words)].map(asEntry))));
  const closely = (form: keyof Position) => [
    begun(sequences(positions, form)),
    every([inNames, phrase(form)]),
  ];
  const loosely = (form: keyof Position) =>
    positions.length === 1
      ? [inAnyOrder(form)]
      : [every([inNames, inAnyOrder(form)]), phrase(form), inAnyOrder(form)];

  const asTyped = inAnyOrder('folded');
  const alike = meanings.map((words) => every([...new Set([...words, ...phraseOf(words)])].map(asEntry)));
  const same =
    alike.length > 0
      ? [begun(meanings), some(meanings.map((words) => named(words.map((word) => [word])))), some(alike)]
      : [];
  const [only] = positions.length === 1 ? (positions[0]?.folded ?? []) : [];
  return {
    ...some([asTyped, ...alike]),
    positions,
    isCounted:
      positions.every(({ folded }) => folded.length === 1) &&
      only !== undefined &&
      alike.length === 0 &&
      countOf(only) !== undefined,
    meanings,
    stages: [
      ...(isMarked ? [...closely('exact'), ...loosely('exact'), ...same] : []),
      ...closely('folded'),
      ...(isMarked || positions.length === 1 ? [] : same),
      ...loosely('folded'),
      ...(isMarked || positions.length > 1 ? [] : same),
    ],
  };
}
