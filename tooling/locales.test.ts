import { localeFolders, problemsOf, textsOf } from './locales';

test('every workspace that has texts is looked at, the backend for its mails', () => {
  const workspaces = new Set(localeFolders.map((folder) => folder.split('/')[0]));

  expect([...workspaces]).toEqual(
    expect.arrayContaining(['backend', 'mf-account', 'mf-catalog', 'mf-checkout', 'shared', 'shell']),
  );
});

test.each(localeFolders)(
  'a reader finds every text of %s in Vietnamese and in English, with the same values inside',
  (folder) => {
    expect(problemsOf(folder)).toEqual([]);
  },
);

test.each([
  ['vi', /thanh toán trực tuyến/i],
  ['en', /online payment/i],
] as const)('payment online has one name on every page and in every mail, in %s', (language, term) => {
  const names = localeFolders.flatMap((folder) =>
    [...textsOf(folder, language)].filter(([key]) => /(?<!about)\.ONLINE$/.test(key)),
  );

  expect(names.length).toBeGreaterThan(5);
  expect(names.filter(([, text]) => !term.test(text))).toEqual([]);
});

test('no text calls payment online by another name', () => {
  const others = /thanh toán (?:online|điện tử|qua mạng)|\b(?:electronic|internet|web) payments?\b/i;
  const found = localeFolders.flatMap((folder) =>
    (['vi', 'en'] as const).flatMap((language) =>
      [...textsOf(folder, language)].filter(([, text]) => others.test(text)),
    ),
  );

  expect(found).toEqual([]);
});

test.each([
  ['vi', /^Đặt hàng( ·|$)/],
  ['en', /^Place order( ·|$)/],
] as const)('the words that order are those of one button, at the last step, in %s', (language, words) => {
  const found = localeFolders.flatMap((folder) =>
    [...textsOf(folder, language)].filter(([, text]) => words.test(text)).map(([key]) => `${folder} ${key}`),
  );

  expect(found).toEqual(['mf-checkout/src/locales confirmation.place']);
});
