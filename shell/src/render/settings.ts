import type { ClientSetting, Language } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/http';
import { fetchSetting } from '../fetch-setting';

const freshMs = 5_000;
const limitMs = 500;

/** The shop's settings as every page shows them, asked again when they are older than 5 s. */
export type Settings = (language: Language, http: Http) => Promise<ClientSetting | null>;

/** What was last known is better than a page without a name; null when nothing ever came. */
export function createSettings(now: () => number): Settings {
  const known = new Map<Language, { at: number; answer: Promise<ClientSetting | null> }>();
  return (language, http) => {
    const last = known.get(language);
    if (last && now() - last.at < freshMs) return last.answer;
    const answer = fetchSetting({ http, signal: AbortSignal.timeout(limitMs) }).catch(
      () => last?.answer ?? null,
    );
    known.set(language, { at: now(), answer });
    return answer;
  };
}
