import type { Db, OpenDatabase } from '../../db';
import type { Clock } from '../../lib/clock';
import type { Gateway } from '../../config.variables';
import type { ShippingSetting } from '../shipping/shipping-setting';
import { PUBLIC_ANSWERS_CHANNEL } from '../../lib/public-answers-channel';
import { createSettingsRepository } from './settings.repository';
import type {
  Announcement,
  ClientFace,
  ProviderSetting,
  ShopSettings,
  StaffSettings,
} from './settings.schema';
import { homeSections } from './settings.schema';
import { storedSettings, type StoredSettings } from './setting-values';
import { createSettingWrites, SETTINGS_CHANNEL, type SettingWritesDependencies } from './write-settings';

export interface SettingsDependencies extends Pick<SettingWritesDependencies, 'audit' | 'uploads'> {
  db: Db;
  clock: Clock;
  config: {
    siteName: string;
    checkoutCountdownSeconds: number;
    settingsCacheMs: number;
    payment: { windowMinutes: number };
  };
  /** The gateways that the shop can be paid through. */
  paymentProviders: readonly Gateway[];
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
}

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What the shop is set to: the defaults, overlaid by what its owner changed. */
export function createSettingsService(deps: SettingsDependencies) {
  const { db, clock, config, paymentProviders, announcements } = deps;
  const settings = createSettingsRepository(db);
  const defaults = { ...config, paymentMinutes: config.payment.windowMinutes, paymentProviders };
  const writes = createSettingWrites({ ...deps, defaults, settings });
  let cached: { at: number; settings: Promise<StoredSettings>; known?: StoredSettings } | undefined;
  let isListening = false;

  const read = async (from?: Db) => storedSettings(await settings.all(from), defaults);

  /** A change is seen at once, one made by hand in the database too, whose trigger announces it. */
  function all(): Promise<StoredSettings> {
    if (!isListening) {
      isListening = true;
      for (const channel of [SETTINGS_CHANNEL, PUBLIC_ANSWERS_CHANNEL])
        announcements.listen(channel, (text) => {
          // Orders announce many times a second, and change no setting.
          if (text !== 'soon') cached = undefined;
        });
    }
    const now = performance.now();
    if (!cached || now - cached.at >= config.settingsCacheMs) {
      const reading: NonNullable<typeof cached> = { at: now, settings: read() };
      cached = reading;
      reading.settings.then(
        (known) => {
          reading.known = known;
        },
        () => {
          if (cached === reading) cached = undefined;
        },
      );
    }
    return cached.settings;
  }

  return {
    /** What every visitor may know. */
    async client(): Promise<Pick<ShopSettings, 'settingClient' | 'infoClient'>> {
      const { settingClient, infoClient } = await all();
      return { settingClient, infoClient };
    },

    /** What the shop is called. A transaction passes itself, as for `provider`. */
    async siteName(tx?: Db): Promise<string> {
      const isFresh = cached && performance.now() - cached.at < config.settingsCacheMs;
      const known = (isFresh && cached?.known) || (tx ? await read(tx) : await all());
      return known.settingClient.siteName;
    },

    /** How the shop looks and what it announces now, as far as its owner chose; empty where nothing was chosen. */
    async look(): Promise<Pick<ShopSettings, 'face' | 'announcement'>> {
      const { face, announcement } = await all();
      const shown = faceOf(face);
      const now = announcedAt(announcement, clock());
      return {
        ...(Object.keys(shown).length > 0 && { face: shown }),
        ...(now && { announcement: now }),
      };
    },

    /** Whether visitors see how much the shop is looked at. */
    showsVisits: async (): Promise<boolean> => (await all()).face.showVisits,

    /** What it costs to send a parcel. */
    shipping: async (): Promise<ShippingSetting> => (await all()).shipping,

    /**
     * What holds for providers and their memberships. A transaction passes itself: waiting for what another connection
     * reads could wait for the transaction.
     */
    provider: async (tx?: Db): Promise<ProviderSetting> => (tx ? await read(tx) : await all()).provider,

    /** What staff work by, as it is at this moment. */
    staff: async (): Promise<StaffSettings> => (await read()).staffSettings,

    /** The gateways that the shop is configured for; which of them are offered is a setting. */
    configuredProviders: paymentProviders,

    group: writes.group,

    writeFirst: writes.writeFirst,

    async write(...args: Parameters<typeof writes.write>) {
      const written = await writes.write(...args);
      cached = undefined;
      return written;
    },
  };
}

function faceOf(face: StoredSettings['face']): ClientFace {
  const { brandColor, favicon, sharePicture, badgePicture, badgeLink } = face;
  const isReordered = face.homeSections.join() !== homeSections.join();
  return {
    ...(brandColor !== null && { brandColor }),
    ...(favicon !== null && { favicon }),
    ...(sharePicture !== null && { sharePicture }),
    ...(isReordered && { homeSections: face.homeSections }),
    ...(badgePicture !== null && badgeLink && { badge: { picture: badgePicture, link: badgeLink } }),
  };
}

function announcedAt(
  { isOn, textVi, textEn, link, startsAt, endsAt }: StoredSettings['announcement'],
  now: Date,
): Announcement | null {
  const hasBegun = startsAt === null || Date.parse(startsAt) <= now.getTime();
  const hasEnded = endsAt !== null && Date.parse(endsAt) <= now.getTime();
  if (!isOn || !hasBegun || hasEnded || !textVi || !textEn) return null;
  return { vi: textVi, en: textEn, link };
}
