import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../../plugins/db';
import { createSettingsRepository } from './settings.repository';
import { InfoClient, SettingClient, type ClientSetting } from './settings.schema';

export interface SettingsDependencies {
  db: Db;
  config: { siteName: string; checkoutCountdownSeconds: number };
}

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What the shop is set to: the defaults here, overlaid by what its owner changed. */
export function createSettingsService({ db, config }: SettingsDependencies) {
  const settings = createSettingsRepository(db);

  const settingClient: SettingClient = {
    siteName: config.siteName,
    logo: null,
    currency: 'VND',
    paymentMethods: ['ONLINE', 'COD', 'THEGHINO'],
    paymentProviders: ['VNPAY'],
    codLimit: 5_000_000,
    freeShippingFrom: 500_000,
    analyticsId: null,
    checkoutCountdownSeconds: config.checkoutCountdownSeconds,
    strictLatinLetters: false,
    flags: {},
  };
  const infoClient: InfoClient = {
    legalName: config.siteName,
    taxCode: '',
    address: '',
    hotline: '',
    email: '',
    socials: [],
  };

  return {
    /** What every visitor may know. */
    async client(): Promise<ClientSetting> {
      const changed = await settings.all();
      return {
        settingClient: overlaid(SettingClient, settingClient, changed.get('settingClient')),
        infoClient: overlaid(InfoClient, infoClient, changed.get('infoClient')),
      };
    },
  };
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
