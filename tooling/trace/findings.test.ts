import { joined, problemsOf, type Finding } from './findings';
import { createSourceMaps } from './source-maps';

const noMaps = createSourceMaps(() => Promise.resolve(null));
const finding = (what: string, message: string, rank: number, stack = ''): Finding => ({
  what,
  message,
  stack,
  rank,
});
const frame = '    at a (http://localhost/catalog/1.0.0/page.js:1:2)';

test('a failure that a browser tells in three ways is one problem, whole, with where it happened', async () => {
  const message = `x is undefined: ${'long '.repeat(200)}`;

  const problems = await problemsOf(
    [
      finding('the page reports', message, 2, `Error: ${message}\n${frame}`),
      finding('the page fails', message, 1),
      finding('the page /gifts cannot be loaded', message, 0),
      finding('the page reports', 'something else', 2),
    ],
    noMaps,
  );

  expect(problems).toEqual([
    `the page /gifts cannot be loaded: ${message}\n  ${frame.trim()}`,
    'the page reports: something else',
  ]);
});

test('a message without an end is cut before the registry grows by it', async () => {
  const [problem = ''] = await problemsOf([finding('the page fails', 'x'.repeat(1_000_000), 1)], noMaps);

  expect(problem.length).toBeLessThan(3_000);
});

test('a problem in two versions of the shell is told once, though its lines differ', () => {
  const all = [
    { name: 'the shell 1.0.0', problems: ['it fails: no\n  at a (x:1:1)', 'it is late'] },
    { name: 'the shell 1.1.0', problems: ['it fails: no\n  at a (x:2:2)'] },
  ];

  expect(joined(all, (names, problem) => `Opened in ${names}: ${problem}`)).toEqual([
    'Opened in the shell 1.0.0 and the shell 1.1.0: it fails: no\n  at a (x:1:1)',
    'Opened in the shell 1.0.0: it is late',
  ]);
});
