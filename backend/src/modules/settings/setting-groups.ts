import { Type, type Static, type TProperties } from 'typebox';
import { PaymentMethod, PaymentProviderCode } from '../../lib/payment-methods';
import { ShippingSetting } from '../shipping/shipping-setting';
import {
  AnnouncementSetting,
  FaceSetting,
  InfoClient,
  ProviderSetting,
  SettingClient,
  StaffSettings,
} from './settings.schema';

/** The rows of the table `settings`; each holds the fields that were changed. */
export type SettingRow =
  'settingClient' | 'infoClient' | 'staffSettings' | 'provider' | 'shipping' | 'face' | 'announcement';

const text = (maxLength: number) => Type.String({ maxLength });
const money = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const province = Type.String({ pattern: '^[0-9]{2}$' });
/** A picture that is shown already, or the id of an upload to take it from. */
const Picture = Type.Union([
  Type.String({ pattern: '^(/api/main/media/[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' }),
  Type.Null(),
]);
const https = Type.String({ pattern: '^https://[^\\s\\\\]+$', maxLength: 500 });
const httpsOrNothing = Type.String({ pattern: '^(https://[^\\s\\\\]+)?$', maxLength: 500 });

const closed = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/**
 * What staff edit as one, each with its own version. The fields of a group are fields of rows: older rows and what was
 * written to them by hand stay valid.
 */
const schemas = {
  shop: closed({
    siteName: Type.String({ minLength: 1, maxLength: 60 }),
    legalName: text(200),
    taxCode: Type.String({ pattern: '^([0-9]{10}(-[0-9]{3})?|[0-9]{12})?$' }),
    address: text(300),
    hotline: Type.String({ pattern: '^[0-9+ .()-]{0,30}$' }),
    email: Type.String({ pattern: '^([^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+)?$', maxLength: 254 }),
    socials: Type.Array(closed({ name: Type.String({ minLength: 1, maxLength: 40 }), url: https }), {
      maxItems: 10,
    }),
    logo: Picture,
    favicon: Picture,
    sharePicture: Picture,
    analyticsId: Type.Union([Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }), Type.Null()]),
  }),
  face: closed({
    brandColor: FaceSetting.properties.brandColor,
    homeSections: Type.Array(FaceSetting.properties.homeSections.items, { maxItems: 20 }),
    badgePicture: Picture,
    badgeLink: httpsOrNothing,
    showVisits: FaceSetting.properties.showVisits,
  }),
  announcement: closed(AnnouncementSetting.properties),
  payments: closed({
    paymentMethods: Type.Array(PaymentMethod, { minItems: 1, maxItems: 3 }),
    paymentProviders: Type.Array(PaymentProviderCode, { maxItems: 10 }),
    codLimit: money,
    codProvinces: Type.Union([Type.Array(province, { minItems: 1, maxItems: 34 }), Type.Null()], {
      description: 'Null: everywhere in Việt Nam.',
    }),
    checkoutCountdownSeconds: SettingClient.properties.checkoutCountdownSeconds,
  }),
  orders: closed({
    paymentMinutes: SettingClient.properties.paymentMinutes,
    returnDays: SettingClient.properties.returnDays,
  }),
  shipping: closed({
    freeShippingFrom: Type.Union([money, Type.Null()]),
    defaultProvince: province,
    ...ShippingSetting.properties,
  }),
  offers: closed({
    operatorPayoutLimit: money,
    discountFloorPercent: StaffSettings.properties.discountFloorPercent,
  }),
  providers: closed(ProviderSetting.properties),
} as const;

export type SettingGroup = keyof typeof schemas;
export type SettingValues = { [Group in SettingGroup]: Static<(typeof schemas)[Group]> };

interface GroupDefinition<Group extends SettingGroup> {
  schema: (typeof schemas)[Group];
  /** The row of each field. */
  rows: Record<keyof SettingValues[Group], SettingRow>;
  /** The fields that hold a picture. */
  pictures: (keyof SettingValues[Group])[];
}

const rowsOf = <Name extends string>(names: readonly Name[], row: SettingRow) =>
  Object.fromEntries(names.map((name) => [name, row])) as Record<Name, SettingRow>;
const namesOf = <T extends object>(properties: T) => Object.keys(properties) as (keyof T & string)[];

/** The groups of settings: what they hold and where it is stored. */
export const settingGroups: { [Group in SettingGroup]: GroupDefinition<Group> } = {
  shop: {
    schema: schemas.shop,
    rows: {
      ...rowsOf(['siteName', 'logo', 'analyticsId'], 'settingClient'),
      ...rowsOf(namesOf(InfoClient.properties), 'infoClient'),
      ...rowsOf(['favicon', 'sharePicture'], 'face'),
    },
    pictures: ['logo', 'favicon', 'sharePicture'],
  },
  face: {
    schema: schemas.face,
    rows: rowsOf(namesOf(schemas.face.properties), 'face'),
    pictures: ['badgePicture'],
  },
  announcement: {
    schema: schemas.announcement,
    rows: rowsOf(namesOf(schemas.announcement.properties), 'announcement'),
    pictures: [],
  },
  payments: {
    schema: schemas.payments,
    rows: rowsOf(namesOf(schemas.payments.properties), 'settingClient'),
    pictures: [],
  },
  orders: {
    schema: schemas.orders,
    rows: rowsOf(namesOf(schemas.orders.properties), 'settingClient'),
    pictures: [],
  },
  shipping: {
    schema: schemas.shipping,
    rows: {
      ...rowsOf(['freeShippingFrom', 'defaultProvince'], 'settingClient'),
      ...rowsOf(namesOf(ShippingSetting.properties), 'shipping'),
    },
    pictures: [],
  },
  offers: {
    schema: schemas.offers,
    rows: rowsOf(namesOf(schemas.offers.properties), 'staffSettings'),
    pictures: [],
  },
  providers: {
    schema: schemas.providers,
    rows: rowsOf(namesOf(schemas.providers.properties), 'provider'),
    pictures: [],
  },
};
export const settingGroupNames = namesOf(schemas);
