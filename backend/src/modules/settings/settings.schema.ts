import { Type, type Static } from 'typebox';
import { ContentBlock } from '../content/content.schema';
import { PaymentMethod, PaymentProviderCode } from '../pricing/pricing.schema';

export const SettingClient = Type.Object(
  {
    siteName: Type.String({ minLength: 1, maxLength: 60 }),
    logo: Type.Union([Type.String(), Type.Null()]),
    currency: Type.Literal('VND'),
    paymentMethods: Type.Array(PaymentMethod),
    paymentProviders: Type.Array(PaymentProviderCode),
    codLimit: Type.Integer({
      minimum: 0,
      description: 'Highest total that can be paid on delivery, in đồng.',
    }),
    codProvinces: Type.Optional(
      Type.Array(Type.String({ pattern: '^[0-9]{2}$' }), {
        description:
          'Codes of the provinces in which one can pay on delivery; everywhere in Việt Nam without it.',
      }),
    ),
    freeShippingFrom: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    defaultProvince: Type.Optional(
      Type.String({
        pattern: '^[0-9]{2}$',
        description: 'Code of the province to which delivery is estimated until somebody chooses another.',
      }),
    ),
    analyticsId: Type.Union([Type.String(), Type.Null()]),
    checkoutCountdownSeconds: Type.Integer({ minimum: 0, maximum: 120 }),
    strictLatinLetters: Type.Boolean(),
    flags: Type.Record(Type.String(), Type.Boolean()),
  },
  { $id: 'SettingClient' },
);
export type SettingClient = Static<typeof SettingClient>;

export const InfoClient = Type.Object(
  {
    legalName: Type.String(),
    taxCode: Type.String(),
    address: Type.String(),
    hotline: Type.String(),
    email: Type.String(),
    socials: Type.Array(Type.Object({ name: Type.String(), url: Type.String({ pattern: '^https://' }) })),
  },
  { $id: 'InfoClient' },
);
export type InfoClient = Static<typeof InfoClient>;

export const ClientSetting = Type.Object(
  {
    settingClient: SettingClient,
    infoClient: InfoClient,
    footer: Type.Array(ContentBlock, {
      description:
        'What every page tells at its end, in the language of the request; empty where nothing was written.',
    }),
  },
  { $id: 'ClientSetting' },
);
export type ClientSetting = Static<typeof ClientSetting>;
/** What is set, without what is written. */
export type ShopSettings = Omit<ClientSetting, 'footer'>;
