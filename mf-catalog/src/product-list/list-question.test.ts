import type { ProductListQuery } from '@storefront/shared/contracts';
import { questionKey, readQuestion } from './list-question';

const read = (query: unknown) => readQuestion(query as ProductListQuery, 'vi');

test('a list is narrowed, sorted and as long as its query says', () => {
  const { question, problems } = read({
    filter: { category: 'ly,ao', maxPrice: 200_000, inStock: true, search: ' cốc ' },
    sort: 'bestSelling',
    limit: 5,
  });

  expect(problems).toEqual([]);
  expect(question).toEqual({
    language: 'vi',
    params: {
      limit: 5,
      category: 'ao,ly',
      maxPrice: 200_000,
      inStock: true,
      search: 'cốc',
      sort: 'bestSelling',
    },
  });
});

test.each<[object, object, RegExp]>([
  [{ sort: 'best' }, { limit: 10 }, /the sort "best" is unknown; known are priority, newest/],
  [{ sort: { toString: 1 } }, { limit: 10 }, /the sort .* is unknown/],
  [{ limit: 10_000 }, { limit: 24 }, /the limit 10000 is not 1 to 24, so 24 are shown/],
  [{ limit: -1 }, { limit: 10 }, /the limit -1 is not 1 to 24, so 10 are shown/],
  [{ limit: 'all' }, { limit: 10 }, /the limit "all"/],
  [{ filter: { brand: 'x' } }, { limit: 10 }, /the filter "brand" is unknown/],
  [{ filter: { constructor: 'x' } }, { limit: 10 }, /the filter "constructor" is unknown/],
  [{ filter: { rating: '9' } }, { limit: 10 }, /the filter rating is "9"/],
  [{ filter: { color: 5 } }, { limit: 10 }, /the filter color is 5/],
  [{ filter: { minPrice: 1.5 } }, { limit: 10 }, /minPrice is 1\.5, which is not a whole number/],
  [{ filter: { inStock: 'yes' } }, { limit: 10 }, /inStock is "yes", which is not true or false/],
  [{ filter: { search: 'a'.repeat(201) } }, { limit: 10 }, /search is "aaa/],
])('what the shop cannot answer in %j is left out and told', (query, params, problem) => {
  const { question, problems } = read(query);

  expect(question.params).toEqual(params);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

test('equal queries share their products, however they were written', () => {
  const one = read({ filter: { category: 'ly,ao', inStock: true }, limit: 10 });
  const other = read({ filter: { inStock: true, category: 'ao,ly' } });

  expect(questionKey(one.question)).toBe(questionKey(other.question));
  expect(questionKey(read({}).question)).not.toBe(questionKey(one.question));
});
