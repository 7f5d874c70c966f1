import { commandLanguage, languageArgument } from './localized';

test.each([
  [['list', '--language', 'en'], 'en'],
  [['--language=en', 'list'], 'en'],
  [['list', '--language'], undefined],
  [['list'], undefined],
  [['invite', 'en'], undefined],
])('of the call %j the language is %p', (argv, language) => {
  expect(languageArgument(argv)).toBe(language);
});

test.each([
  [{ LC_MESSAGES: 'en_US.UTF-8', LANG: 'vi_VN' }, 'en'],
  [{ LC_ALL: '', LANG: 'EN' }, 'en'],
  [{ LANG: 'english' }, 'vi'],
  [{}, 'vi'],
])('a terminal that is set to %j is answered in %s', (env, language) => {
  expect(commandLanguage(undefined, env)).toBe(language);
});
