import { settingGroupNames, type SettingGroup, type SettingValues } from '../modules/settings/setting-groups';
import type { Example } from './staff-writes';

/** A change of each group. */
const changes: { [Group in SettingGroup]: Partial<SettingValues[Group]> } = {
  shop: { hotline: '1900 2222' },
  face: { brandColor: '#0F766E' },
  announcement: { textVi: 'Nghỉ Tết', textEn: 'Closed for Tết' },
  payments: { codLimit: 3_000_000 },
  orders: { returnDays: 14 },
  shipping: { freeShippingFrom: 300_000 },
  offers: { discountFloorPercent: 40 },
  providers: { graceDays: 5 },
};

/** The settings as they are, with one change. */
const exampleOf =
  (group: SettingGroup): Example =>
  async (shop) => {
    const { data } = await shop.ask<Record<string, unknown>>('GET', `main/admin/setting/${group}`, {
      headers: shop.as('ADMIN'),
    });
    const { updatedAt: _at, configuredProviders: _configured, ...value } = data;
    return { body: { ...value, ...changes[group] }, role: 'ADMIN' };
  };

export const settingWrites: Record<string, Example> = Object.fromEntries(
  settingGroupNames.map((group) => [`PUT /api/main/admin/setting/${group}`, exampleOf(group)]),
);
