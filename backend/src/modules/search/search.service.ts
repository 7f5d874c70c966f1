import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { cached } from '../../lib/cached';
import { meaningsOf, phrasesOf, synonymsOf } from './meanings';
import { createSearchRepository } from './search.repository';
import {
  entriesOf,
  positionOf,
  searchQuery,
  type CountOf,
  type Position,
  type SearchQuery,
} from './search-query';
import { misspellingsOf, partsOf, splitsOf, undoubled, type Guess, type KnownWord } from './spelling';
import { untelexed } from './telex';
import { beginsWith, inNameOf, pairsOf, startsOf, wordsOf, type Word } from '../../lib/words';

const MAX_WORDS = 8;
const MAX_COMPLETIONS = 6;
const FRESH_MS = 30_000;

export type SearchService = ReturnType<typeof createSearchService>;

/** Long numbers are not counted, so nobody knows whether there are such; as in the database's `is_counted_word`. */
const isCounted = (word: string) => !/[0-9]{4}/.test(word);

/** Reads what people type: marks or none, typos, words without spaces, keys that became no marks, other names. */
export function createSearchService({ db, clock }: { db: Db; clock: Clock }) {
  const repository = createSearchRepository(db);
  const synonyms = cached({ read: () => repository.synonyms(), clock, freshMs: FRESH_MS });

  /** The words of products that a text stands for. Null when it has no word at all. */
  async function read(text: string): Promise<SearchQuery | null> {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    if (words.length === 0) return null;
    const facts = await look(words.map(positionOf));
    return understood(words, facts, (last) => completions(words, last));
  }

  async function understood(
    words: Word[],
    facts: Facts,
    endsOf: (last: number) => Promise<string[]> | string[],
  ): Promise<SearchQuery | null> {
    const typed = words.map(positionOf);
    const unknown = words.flatMap((_, at) => (facts.isUnknown(at) ? [at] : []));
    if (unknown.length === 0) return facts.query(typed);
    const together = joined(words, unknown, facts);
    if (together !== null) return asCorrected(await read(together));

    const last = words.length - 1;
    const ends = unknown.includes(last) ? await endsOf(last) : [];
    const completed = typed.map((position, at) =>
      at === last && ends.length > 0 ? { exact: ends, folded: ends } : position,
    );
    const wrong = unknown.filter((at) => at !== last || ends.length === 0);
    if (wrong.length === 0) return { ...(await look(completed)).query(completed), isCompleted: true };
    return repaired(completed, words, wrong);
  }

  /** A text that someone is still typing: its last word is only the beginning of one. */
  async function readStart(text: string): Promise<SearchQuery | null> {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    const typed = words.map(positionOf);
    const last = typed.at(-1);
    if (!last) return null;
    const asked = await asking(typed);
    const ahead = beginningsOf(words, words.length - 1);
    const { ends, words: found } = await repository.lookAhead(asked.entries, ahead, MAX_COMPLETIONS);
    const facts = asked.factsFrom(
      found,
      ends.flatMap((end) => ahead.prefixes.map((prefix) => `${prefix}${end}`)),
    );
    const unknown = words.flatMap((_, at) => (facts.isUnknown(at) ? [at] : []));
    const isSure = unknown.every((at) => at === words.length - 1);
    if (!isSure || ends.length === 0 || joined(words, unknown, facts) !== null)
      return understood(words, facts, () => ends);
    const isMarked = last.exact[0] !== last.folded[0];
    return facts.query([...typed.slice(0, -1), { exact: isMarked ? last.exact : ends, folded: ends }]);
  }

  /** Another reading of a text whose words all exist but meet in no product: one of them may be a typo of another. */
  async function readAgain(text: string): Promise<SearchQuery | null> {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    if (words.length < 2) return null;
    const typed = words.map(positionOf);
    const guesses = await Promise.all(words.map((word) => guessesFor(word.folded, false)));
    const pairs = await counts(
      guesses.flatMap((own, at) => own.flatMap(({ words: [word = ''] }) => neighbours(words, at, word))),
    );
    const best = guesses
      .flatMap((own, at) => own.map((guess) => ({ guess, at })))
      .filter(({ guess, at }) =>
        neighbours(words, at, guess.words[0] ?? '').every((pair) => (pairs(pair) ?? 0) > 0),
      )
      .sort((one, other) => one.guess.cost - other.guess.cost)[0];
    return best ? withGuesses(typed, new Map([[best.at, best.guess]])) : null;
  }

  /** What was searched is not what was typed, and says so. */
  const asCorrected = async (query: SearchQuery | null): Promise<SearchQuery | null> =>
    query && { ...query, corrected: query.corrected ?? (await written(query.positions)) };

  async function repaired(positions: Position[], words: Word[], wrong: number[]) {
    const chosen = new Map<number, Guess>();
    for (const at of wrong) {
      const guesses = await guessesFor(words[at]?.folded ?? '', true);
      const left = chosen.get(at - 1)?.words.at(-1) ?? words[at - 1]?.folded;
      const right = wrong.includes(at + 1) ? undefined : words[at + 1]?.folded;
      const pairs = await counts(guesses.flatMap((guess) => pairsAround(guess, left, right)));
      const best = guesses
        .map((guess) => ({ guess, cost: guess.cost - bonus(pairsAround(guess, left, right), pairs) }))
        .sort((one, other) => one.cost - other.cost)[0];
      if (best) chosen.set(at, best.guess);
    }
    return withGuesses(positions, chosen);
  }

  /** What a word that nobody uses may have been meant to be. */
  async function guessesFor(word: string, mayBeMore: boolean): Promise<Guess[]> {
    // Words of other scripts are typed on other keyboards.
    if (!/^[a-z0-9]+$/.test(word)) return [];
    const meant = mayBeMore ? untelexed(word) : [];
    const parts = mayBeMore ? partsOf(word) : [];
    const [known, alike] = await Promise.all([
      counts([...meant, ...parts]),
      /^[a-z]{2,}$/.test(word) ? repository.alike(undoubled(word)) : [],
    ]);
    const isKnown = (part: string) => (known(part) ?? 0) > 0;
    return [
      ...meant.filter(isKnown).map((form, at): Guess => ({ words: [form], cost: 0.3 + at * 0.1 })),
      ...splitsOf(word, isKnown).map((split): Guess => ({ words: split, cost: 0.4 + split.length * 0.4 })),
      ...misspellingsOf(word, alike),
    ];
  }

  async function withGuesses(positions: Position[], chosen: ReadonlyMap<number, Guess>) {
    const corrected = positions.flatMap(
      (position, at): Position[] =>
        chosen.get(at)?.words.map((word) => positionOf({ exact: word, folded: word })) ?? [position],
    );
    const marked = await withMarks(corrected);
    const query = (await look(marked)).query(marked);
    return chosen.size === 0 ? query : { ...query, corrected: marked.map(({ exact }) => exact[0]).join(' ') };
  }

  /** Words that were typed without marks get those that products have in the same places. */
  async function withMarks(positions: Position[]): Promise<Position[]> {
    const plain = positions.map(({ folded }) => folded[0] ?? '');
    const marked = await repository.marked([...plain, ...pairsOf(plain)]);
    const best = new Map<string, string>();
    for (const { unmarked, word } of marked) if (!best.has(unmarked)) best.set(unmarked, word);
    return positions.map((position, at) => {
      const [written] = position.exact;
      if (written === undefined || written !== plain[at] || position.folded.length > 1) return position;
      const before = best.get(`${plain[at - 1]} ${plain[at]}`)?.split(' ')[1];
      const after = best.get(`${plain[at]} ${plain[at + 1]}`)?.split(' ')[0];
      return { ...position, exact: [before ?? after ?? best.get(written) ?? written] };
    });
  }

  /** Words that begin like the last one, first of all those that follow the one before. */
  async function completions(words: Word[], last: number): Promise<string[]> {
    const { ends } = await repository.lookAhead([], beginningsOf(words, last), MAX_COMPLETIONS);
    return ends;
  }

  /** As products write it, where it was typed without marks. */
  const written = async (positions: readonly Position[]): Promise<string> =>
    (await withMarks([...positions])).map(({ exact }) => exact[0]).join(' ');

  /** A text with the marks that products write its words with. */
  const marked = (text: string): Promise<string> => written(wordsOf(text).map(positionOf));

  async function counts(entries: readonly string[]): Promise<CountOf> {
    if (entries.length === 0) return () => undefined;
    return countsBy(await repository.look([...new Set(entries)]), entries);
  }

  /** What products have of these positions, and the other names of what they say. */
  async function look(positions: readonly Position[]): Promise<Facts> {
    const { entries, factsFrom } = await asking(positions);
    return factsFrom(await repository.look(entries));
  }

  /** What has to be counted to understand these positions, and what they are once that is known. */
  async function asking(positions: readonly Position[]) {
    const single = positions.map(({ folded }) => folded[0] ?? '');
    const { meanings, named } = meaningsOf(positions, synonymsOf(phrasesOf(single), await synonyms()));
    const meant = meanings.flatMap((words) => [
      ...words,
      ...words.map(inNameOf),
      ...pairsOf(words),
      ...startsOf(words),
    ]);
    const entries = [...new Set([...entriesOf(positions), ...meant, ...pairsOf(single).map(asOne)])];
    const factsFrom = (found: readonly KnownWord[], others: readonly string[] = []): Facts => {
      const countOf = countsBy(found, [...entries, ...others]);
      return {
        countOf,
        isUnknown(at) {
          const word = single[at] ?? '';
          return isCounted(word) && (countOf(word) ?? 0) === 0 && !named.has(at);
        },
        query: (read) => searchQuery(read, meanings, countOf),
      };
    };
    return { entries, factsFrom };
  }

  return { read, readStart, readAgain, written, marked };
}

interface Facts {
  countOf: CountOf;
  /** Whether neither a product has the word at this place nor a name of something that products have. */
  isUnknown(at: number): boolean;
  query(read: readonly Position[]): SearchQuery;
}

const asOne = (pair: string) => pair.replace(' ', '');

/** The text with two words written as one, where they are one and no word by themselves: `ba lô`, `ro bot`. */
function joined(words: readonly Word[], unknown: readonly number[], { countOf }: Facts): string | null {
  const pairs = pairsOf(words.map(({ folded }) => folded)).map(asOne);
  const found = [...new Set(unknown.flatMap((at) => [at - 1, at]))].find(
    (at) => (countOf(pairs[at] ?? '') ?? 0) > 0,
  );
  if (found === undefined) return null;
  const own = words.map(({ exact }) => exact);
  return [...own.slice(0, found), pairs[found], ...own.slice(found + 2)].join(' ');
}

/**
 * What completions of a word begin with, at best together with the word before it; and what stands before them in the
 * entries of the index that say them.
 */
function beginningsOf(words: readonly Word[], last: number): { starts: string[]; prefixes: string[] } {
  const start = words[last]?.folded ?? '';
  const wordBefore = words[last - 1];
  if (wordBefore === undefined)
    return { starts: start.length < 2 ? [] : [start], prefixes: ['', inNameOf(''), beginsWith('')] };
  const forms = [...new Set([wordBefore.folded, wordBefore.exact])].map((form) => `${form} `);
  return {
    starts: [`${wordBefore.folded} ${start}`, start],
    prefixes: ['', inNameOf(''), ...forms, ...(last === 1 ? forms.map(beginsWith) : [])],
  };
}

const countsBy = (words: readonly KnownWord[], asked: readonly string[]): CountOf => {
  const found = new Map(words.map(({ word, products }) => [word, products]));
  const known = new Set(asked);
  return (entry) => found.get(entry) ?? (known.has(entry) && isCounted(entry) ? 0 : undefined);
};

const neighbours = (words: readonly Word[], at: number, word: string) => [
  ...(at > 0 ? [`${words[at - 1]?.folded} ${word}`] : []),
  ...(at < words.length - 1 ? [`${word} ${words[at + 1]?.folded}`] : []),
];

const pairsAround = ({ words }: Guess, left: string | undefined, right: string | undefined) =>
  pairsOf([...(left === undefined ? [] : [left]), ...words, ...(right === undefined ? [] : [right])]);

/** Words that stand beside each other in products belong together. */
const bonus = (pairs: string[], countOf: CountOf) =>
  pairs.filter((pair) => (countOf(pair) ?? 0) > 0).length * 0.9;
