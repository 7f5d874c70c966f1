import { localeFolders, problemsOf } from './locales';

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
