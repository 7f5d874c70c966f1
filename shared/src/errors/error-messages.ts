import type { ErrorCode, Language } from '../contracts';

/** One text for each code that the backend may answer; TypeScript refuses a catalogue that lacks one. */
export type ErrorMessages = Record<ErrorCode, string>;

/** The namespace `errors`. It is not needed before something fails, so no page loads it first. */
export async function loadErrorMessages(language: Language): Promise<ErrorMessages> {
  return language === 'vi'
    ? (await import(/* webpackChunkName: "errors-vi" */ './locales/vi.json')).default
    : (await import(/* webpackChunkName: "errors-en" */ './locales/en.json')).default;
}
