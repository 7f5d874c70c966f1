import type { Language } from './language';

/** One text in each language. */
export type Localized = Readonly<Record<Language, string>>;

/** The language of a command: what was asked for, or else what the terminal is set to; Vietnamese without either. */
export function commandLanguage(
  asked: string | undefined,
  env: Record<string, string | undefined>,
): Language {
  if (asked === 'vi' || asked === 'en') return asked;
  const terminal = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^en([_.@-]|$)/i.test(terminal) ? 'en' : 'vi';
}

/** The value of `--language`, read before all else, because what is wrong with a call is said in it. */
export function languageArgument(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((argument) => /^--language(=|$)/.test(argument));
  const given = argv[at];
  return given?.includes('=') ? given.split('=')[1] : at < 0 ? undefined : argv[at + 1];
}
