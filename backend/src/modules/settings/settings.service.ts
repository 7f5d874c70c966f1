import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../../db';
import { createSettingsRepository } from './settings.repository';
import type { ProviderCode } from '../payments/payments.tables';
import { InfoClient, SettingClient, type ShopSettings } from './settings.schema';

export interface SettingsDependencies {
  db: Db;
  config: { siteName: string; checkoutCountdownSeconds: number; settingsCacheMs: number };
  /** The gateways that the shop can be paid through. */
  paymentProviders: readonly ProviderCode[];
}

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What the shop is set to: the defaults here, overlaid by what its owner changed. */
export function createSettingsService({ db, config, paymentProviders }: SettingsDependencies) {
  const settings = createSettingsRepository(db);
  let kept: { at: number; settings: Promise<ShopSettings> } | undefined;

  const settingClient: SettingClient = {
    siteName: config.siteName,
    logo: null,
    currency: 'VND',
    paymentMethods: ['ONLINE', 'COD', 'THEGHINO'],
    paymentProviders: [...paymentProviders],
    codLimit: 5_000_000,
    freeShippingFrom: 500_000,
    defaultProvince: '79',
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

  async function read(): Promise<ShopSettings> {
    const changed = await settings.all();
    const client = overlaid(SettingClient, settingClient, changed.get('settingClient'));
    return {
      settingClient: {
        ...client,
        // A gateway that was taken away is not offered, whatever was chosen before.
        paymentProviders: client.paymentProviders.filter((code) => paymentProviders.includes(code)),
      },
      infoClient: overlaid(InfoClient, infoClient, changed.get('infoClient')),
    };
  }

  return {
    /** What every visitor may know; a change is seen `settingsCacheMs` later at most. */
    client(): Promise<ShopSettings> {
      const now = performance.now();
      if (!kept || now - kept.at >= config.settingsCacheMs) {
        const reading = { at: now, settings: read() };
        kept = reading;
        reading.settings.catch(() => {
          if (kept === reading) kept = undefined;
        });
      }
      return kept.settings;
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
