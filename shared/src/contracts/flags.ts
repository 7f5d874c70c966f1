import type { SettingClient } from './schemas';

/** A switch that the shop's owner sets in `settingClient.flags` while something new proves itself. */
export interface Flag {
  /** What holds where the owner said nothing. */
  isOn: boolean;
  /** By this day (ISO) the flag is gone and one of its two ways with it; from then on a test fails. */
  removeBy: string;
}

/** Every flag there is. */
export const flags = {
  /** The login page shows the demo accounts. */
  demo: { isOn: false, removeBy: '2027-11-30' },
  /** Public pages are drawn on the server. Off: browsers draw them, as they draw private ones. */
  serverRendering: { isOn: true, removeBy: '2027-05-31' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

/** Whether a flag is on in these settings; its default as long as they are not there. */
export function isFlagOn(setting: Pick<SettingClient, 'flags'> | undefined, name: FlagName): boolean {
  const given = setting?.flags;
  return given && Object.hasOwn(given, name) ? given[name] === true : flags[name].isOn;
}
