import type { SettingClient } from './schemas';

/** A feature flag that the shop's owner sets in `settingClient.flags` while a feature is new. */
export interface Flag {
  /** The value while the owner has set none. */
  isOn: boolean;
  /** The day (ISO) by which the flag and one of its branches are removed; a test fails from then on. */
  removeBy: string;
}

/** All feature flags. */
export const flags = {
  /** The login page shows the demo accounts. */
  demo: { isOn: false, removeBy: '2027-11-30' },
  /**
   * Public pages are rendered on the server. When off, browsers render them, as they do with private pages.
   */
  serverRendering: { isOn: true, removeBy: '2027-05-31' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

/** Whether a flag is on in these settings; its default while the settings are not loaded. */
export function isFlagOn(setting: Pick<SettingClient, 'flags'> | undefined, name: FlagName): boolean {
  const given = setting?.flags;
  return given && Object.hasOwn(given, name) ? given[name] === true : flags[name].isOn;
}
