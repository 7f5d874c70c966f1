import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { Gateway } from '../../config.variables';
import { defaultShipping } from '../shipping/shipping.rules';
import { settingGroups, type SettingGroup, type SettingRow, type SettingValues } from './setting-groups';
import { ShippingSetting } from '../shipping/shipping-setting';
import {
  AnnouncementSetting,
  FaceSetting,
  homeSections,
  InfoClient,
  ProviderSetting,
  SettingClient,
  StaffSettings,
} from './settings.schema';

export interface SettingDefaults {
  siteName: string;
  checkoutCountdownSeconds: number;
  paymentMinutes: number;
  /** The gateways that the shop can be paid through. */
  paymentProviders: readonly Gateway[];
}

/** Everything that is set: the defaults, overlaid by what the rows hold. */
export interface StoredSettings {
  settingClient: SettingClient;
  infoClient: InfoClient;
  staffSettings: StaffSettings;
  provider: ProviderSetting;
  shipping: ShippingSetting;
  face: FaceSetting;
  announcement: AnnouncementSetting;
}

const staffSettings: StaffSettings = { operatorPayoutLimit: 2_000_000, discountFloorPercent: 50 };
const providerSetting: ProviderSetting = {
  autoApproveProviders: false,
  autoApproveSolutions: false,
  graceDays: 3,
  plans: {
    FREE: { price: 0, limit: 1, days: 30 },
    BASIC: { price: 199_000, limit: 5, days: 30 },
    PRO: { price: 499_000, limit: 20, days: 30 },
  },
};
const face: FaceSetting = {
  brandColor: null,
  favicon: null,
  sharePicture: null,
  homeSections: [...homeSections],
  badgePicture: null,
  badgeLink: '',
  showVisits: false,
};
const announcement: AnnouncementSetting = {
  isOn: false,
  textVi: '',
  textEn: '',
  link: null,
  startsAt: null,
  endsAt: null,
};

/** What the rows of the table make of the defaults. */
export function storedSettings(
  changed: ReadonlyMap<string, unknown>,
  { siteName, checkoutCountdownSeconds, paymentMinutes, paymentProviders }: SettingDefaults,
): StoredSettings {
  const settingClient = overlaid<SettingClient>(
    SettingClient,
    {
      siteName,
      logo: null,
      currency: 'VND',
      paymentMethods: ['ONLINE', 'COD', 'THEGHINO'],
      paymentProviders: [...paymentProviders],
      codLimit: 5_000_000,
      freeShippingFrom: 500_000,
      defaultProvince: '79',
      analyticsId: null,
      checkoutCountdownSeconds,
      paymentMinutes,
      returnDays: 7,
      strictLatinLetters: false,
      flags: {},
    },
    changed.get('settingClient'),
  );
  return {
    settingClient: {
      ...settingClient,
      // A gateway that was taken away is not offered, whatever was chosen before.
      paymentProviders: settingClient.paymentProviders.filter((code) => paymentProviders.includes(code)),
    },
    infoClient: overlaid<InfoClient>(
      InfoClient,
      { legalName: siteName, taxCode: '', address: '', hotline: '', email: '', socials: [] },
      changed.get('infoClient'),
    ),
    staffSettings: overlaid(StaffSettings, staffSettings, changed.get('staffSettings')),
    provider: overlaid(ProviderSetting, providerSetting, changed.get('provider')),
    shipping: overlaid(ShippingSetting, defaultShipping, changed.get('shipping')),
    face: overlaid(FaceSetting, face, changed.get('face')),
    announcement: overlaid(AnnouncementSetting, announcement, changed.get('announcement')),
  };
}

/** The fields of one group, as staff edit them. */
export function groupValues<Group extends SettingGroup>(
  group: Group,
  stored: StoredSettings,
): SettingValues[Group] {
  const { rows } = settingGroups[group];
  return Object.fromEntries(
    Object.entries<SettingRow>(rows).map(([field, row]) => [
      field,
      (stored[row] as Record<string, unknown>)[field] ?? null,
    ]),
  ) as SettingValues[Group];
}

/** A value of the wrong kind is passed over: a slip in one row must not take the shop down. */
function overlaid<T extends object>(schema: TObject, defaults: T, changes: unknown): T {
  if (changes === null || typeof changes !== 'object') return defaults;
  const fitting = Object.entries(changes).filter(([key, value]) => {
    const field = schema.properties[key];
    return field !== undefined && Value.Check(field, value);
  });
  return { ...defaults, ...Object.fromEntries(fitting) };
}
