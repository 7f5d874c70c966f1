import { youngerSyntax } from './younger-syntax';

test('what every browser of shoppers reads passes', () => {
  expect(
    youngerSyntax(
      'class A { #b = 1; c = this.#b ?? 2; d() { return #b in this } } [1].at(-1); /(?<year>\\d+)/u',
    ),
  ).toEqual([]);
});

test.each([
  ['class A { static { A.b = 1 } }', /static block/],
  ['"a".match(/(?<=b)a/)', /lookbehind/],
  ['"a".match(/(?<!b)a/)', /lookbehind/],
  ['"a".match(/a/d)', /flags/],
  ['using a = b()', /Unexpected/],
])('%s is found', (code, problem) => {
  expect(youngerSyntax(code)).toEqual([expect.stringMatching(problem)]);
});
