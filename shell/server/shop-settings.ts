import { createHash } from 'node:crypto';
import type { ClientSetting, Envelope, Language } from '@storefront/shared/contracts';
import type { ServerConfig } from './config';

/** How old what is known may become while pages are asked for. */
const freshMs = 500;
const timeoutMs = 300;
/** After settings did not come. */
const pauseMs = 2_000;
/** How long settings are kept up to date after the last page was asked for. */
const watchedMs = 60_000;
/** Older than what is kept up to date can be. */
const staleMs = pauseMs + 2 * timeoutMs;

/** The shop's settings at one moment. */
export interface KnownSettings {
  /** Null when they never came. */
  setting: ClientSetting | null;
  /**
   * Differs when any setting does: a page that was stored with others is not shown again. The number of visits does not
   * count, or nearly every page would be made for its request.
   */
  key: string;
}
export type ShopSettings = (language: Language) => Promise<KnownSettings>;

interface Known extends KnownSettings {
  text: string;
  visits: string;
  at: number;
}
const nothing: Known = { setting: null, key: '', text: '', visits: '', at: -Infinity };

interface Options {
  /** Gets when the backend stops answering, and when it answers again. */
  report?: (problem: { message: string; err?: unknown }) => void;
  /** Aborted when the server stops. */
  signal?: AbortSignal;
  now?: () => number;
}

/**
 * What the owner of the shop has set. While pages are asked for, settings are refreshed twice a second beside them, so that
 * no page waits for the backend: only the first one does, and the first after a minute without any. When the backend does
 * not answer, the last that was known holds.
 */
export function createShopSettings(
  { backendUrl, bases }: Pick<ServerConfig, 'backendUrl' | 'bases'>,
  { report, signal, now = Date.now }: Options = {},
): ShopSettings {
  const address = new URL(`${bases.main.replace(/\/$/, '')}/system/client-setting`, `${backendUrl}/`).href;
  const byLanguage = new Map<Language, Known>();
  const refreshing = new Map<Language, Promise<Known>>();
  const wantedAt = new Map<Language, number>();
  /** The languages whose settings are kept up to date. */
  const watched = new Set<Language>();
  let isAnswered = true;

  function note(error: unknown) {
    const answers = error === null;
    if (answers !== isAnswered && !signal?.aborted)
      report?.(
        answers
          ? { message: 'the backend answers the shop settings again' }
          : { message: 'the backend does not answer the shop settings', err: error },
      );
    isAnswered = answers;
  }

  async function ask(language: Language): Promise<Known> {
    const last = byLanguage.get(language) ?? nothing;
    try {
      const { setting, text, visits } = await fetchSetting(address, language);
      note(null);
      const isSame = text === last.text;
      return {
        setting: isSame && visits === last.visits ? last.setting : setting,
        key: isSame ? last.key : keyOf(text),
        text,
        visits,
        at: now(),
      };
    } catch (error) {
      note(error);
      return { ...last, at: now() };
    }
  }

  function refresh(language: Language): Promise<Known> {
    const asking = ask(language).then((known) => {
      byLanguage.set(language, known);
      refreshing.delete(language);
      if (now() - (wantedAt.get(language) ?? -Infinity) < watchedMs && !signal?.aborted) {
        watched.add(language);
        setTimeout(() => void refreshOnce(language), isAnswered ? freshMs : pauseMs).unref();
      } else watched.delete(language);
      return known;
    });
    refreshing.set(language, asking);
    return asking;
  }
  const refreshOnce = (language: Language) => refreshing.get(language) ?? refresh(language);

  return async (language) => {
    const known = byLanguage.get(language);
    wantedAt.set(language, now());
    const isUpToDate = known && now() - known.at < (watched.has(language) ? staleMs : freshMs);
    return isUpToDate ? known : refreshOnce(language);
  };
}

async function fetchSetting(address: string, language: Language) {
  const response = await fetch(address, {
    headers: { 'accept-language': language },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { data } = (await response.json()) as Envelope<ClientSetting>;
  if (!response.ok || !data?.settingClient)
    throw new Error(`The settings were answered with ${String(response.status)}.`);
  const { visits, ...own } = data;
  return { setting: data, text: JSON.stringify(own), visits: JSON.stringify(visits ?? null) };
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);
