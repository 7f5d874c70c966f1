import type { Position } from './search-query';
import type { Synonym } from './search.repository';

const MAX_MEANINGS = 6;
/** Words in a phrase that has synonyms. */
const MAX_PHRASE_WORDS = 3;

/** Everything in a text that may have another name. */
export const phrasesOf = (words: readonly string[]) =>
  words.flatMap((_, from) =>
    words
      .slice(from, from + MAX_PHRASE_WORDS)
      .map((_word, more) => words.slice(from, from + more + 1).join(' ')),
  );

/** All names of what one of these phrases names. */
export function synonymsOf(phrases: readonly string[], known: readonly Synonym[]): Synonym[] {
  const said = new Set(phrases);
  const topics = new Set(known.flatMap(({ unmarked, topic }) => (said.has(unmarked) ? [topic] : [])));
  return known.filter(({ topic }) => topics.has(topic));
}

/**
 * The same words with a phrase in another name, and the places of the words that are such a phrase. What is typed with
 * marks is only meant as it is written: nón is a hat, non is not.
 */
export function meaningsOf(positions: readonly Position[], synonyms: readonly Synonym[]) {
  const words = positions.map(({ folded }) => folded[0] ?? '');
  const isSaid = (at: number, unmarked: string, marked: string | undefined) =>
    words[at] === unmarked && (positions[at]?.exact[0] === unmarked || positions[at]?.exact[0] === marked);
  const named = new Set<number>();
  const found = synonyms.flatMap(({ topic, phrase, unmarked }) => {
    const [said, marked] = [unmarked.split(' '), phrase.split(' ')];
    const from = words.findIndex((_, at) =>
      said.every((word, more) => isSaid(at + more, word, marked[more])),
    );
    if (from < 0) return [];
    said.forEach((_, more) => named.add(from + more));
    return synonyms
      .filter((other) => other.topic === topic && other.unmarked !== unmarked)
      .map((other) => [
        ...words.slice(0, from),
        ...other.unmarked.split(' '),
        ...words.slice(from + said.length),
      ]);
  });
  const distinct = new Map(found.map((meaning) => [meaning.join(' '), meaning]));
  distinct.delete(words.join(' '));
  return { meanings: [...distinct.values()].slice(0, MAX_MEANINGS), named };
}
