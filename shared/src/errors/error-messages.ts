import type { ErrorCode, Language } from '../contracts';

/** One text for each error code of the backend; TypeScript rejects a catalogue with a missing code. */
export type ErrorMessages = Record<ErrorCode, string>;

/** The namespace `errors`. Pages load it with the first failure, because they do not need it earlier. */
export async function loadErrorMessages(language: Language): Promise<ErrorMessages> {
  return language === 'vi'
    ? (await import(/* webpackChunkName: "errors-vi" */ './locales/vi.json')).default
    : (await import(/* webpackChunkName: "errors-en" */ './locales/en.json')).default;
}
