import { Type, type Static, type TSchema } from 'typebox';
import { ContentBlock } from '../content/content.schema';
import { Visits } from '../tracking/tracking.schema';
import { PaymentMethod, PaymentProviderCode } from '../../lib/payment-methods';

/** Staff send these, so that what is unknown in them is refused. */
const closed = { additionalProperties: false } as const;

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
    checkoutCountdownSeconds: Type.Integer({ minimum: 0, maximum: 3 }),
    paymentMinutes: Type.Integer({
      minimum: 1,
      maximum: 1_440,
      description: 'How long goods are held for an order that waits for its payment.',
    }),
    returnDays: Type.Integer({
      minimum: 0,
      maximum: 365,
      description:
        'For how long after the delivery goods of an order placed now can go back; 0 for not at all.',
    }),
    strictLatinLetters: Type.Boolean(),
    flags: Type.Record(Type.String(), Type.Boolean()),
  },
  { $id: 'SettingClient' },
);
export type SettingClient = Static<typeof SettingClient>;

const MembershipPlanSetting = Type.Object(
  {
    price: Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Đồng.' }),
    limit: Type.Integer({ minimum: 1, maximum: 1_000 }),
    days: Type.Integer({ minimum: 1, maximum: 366 }),
  },
  closed,
);

/** What the shop has set about providers. */
export const ProviderSetting = Type.Object({
  autoApproveProviders: Type.Boolean(),
  autoApproveSolutions: Type.Boolean(),
  graceDays: Type.Integer({
    minimum: 0,
    maximum: 30,
    description: 'How long solutions are seen after a membership ended.',
  }),
  plans: Type.Object(
    { FREE: MembershipPlanSetting, BASIC: MembershipPlanSetting, PRO: MembershipPlanSetting },
    closed,
  ),
});
export type ProviderSetting = Static<typeof ProviderSetting>;

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

/** The parts of the home page that can be put into another order, in their order by default. */
export const homeSections = [
  'flashSale',
  'categories',
  'hot',
  'newest',
  'vouchers',
  'suggested',
  'more',
  'join',
  'reading',
  'newsletter',
] as const;
const HomeSection = Type.Enum([...homeSections]);

/** A page of this shop, or one elsewhere. */
const Href = Type.String({ maxLength: 500, pattern: '^(/(?![/\\\\])|https://)[^\\s\\\\]*$' });
const Colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'Such as `#F97316`.' });
/** Where a picture is served. */
const PictureUrl = Type.String({ pattern: '^/api/main/media/[0-9a-f]{32}$' });
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const FaceSetting = Type.Object({
  brandColor: orNull(Colour),
  favicon: orNull(PictureUrl),
  sharePicture: orNull(PictureUrl),
  homeSections: Type.Array(HomeSection),
  badgePicture: orNull(PictureUrl),
  badgeLink: Type.String(),
  showVisits: Type.Boolean({ description: 'Whether every page says how much the shop is looked at.' }),
});
/** How the shop looks, as far as its owner chose. */
export type FaceSetting = Static<typeof FaceSetting>;

/** The line above all pages, in both languages and for its time. */
export const AnnouncementSetting = Type.Object({
  isOn: Type.Boolean(),
  textVi: Type.String({ maxLength: 200 }),
  textEn: Type.String({ maxLength: 200 }),
  link: orNull(Href),
  startsAt: orNull(Type.String({ format: 'date-time' })),
  endsAt: orNull(Type.String({ format: 'date-time' })),
});
export type AnnouncementSetting = Static<typeof AnnouncementSetting>;

/** What the shop looks like where its owner chose something; absent where nothing was chosen. */
export const ClientFace = Type.Object(
  {
    brandColor: Type.Optional(Colour),
    favicon: Type.Optional(PictureUrl),
    sharePicture: Type.Optional(PictureUrl),
    homeSections: Type.Optional(Type.Array(HomeSection)),
    badge: Type.Optional(
      Type.Object(
        { picture: PictureUrl, link: Type.String() },
        { description: 'The badge of the Ministry of Industry and Trade, and where it leads.' },
      ),
    ),
  },
  { $id: 'ClientFace' },
);
export type ClientFace = Static<typeof ClientFace>;

/** What is announced at this moment. */
export const Announcement = Type.Object(
  { vi: Type.String(), en: Type.String(), link: orNull(Type.String()) },
  { $id: 'Announcement' },
);
export type Announcement = Static<typeof Announcement>;

export const ClientSetting = Type.Object(
  {
    settingClient: SettingClient,
    infoClient: InfoClient,
    face: Type.Optional(ClientFace),
    announcement: Type.Optional(Announcement),
    visits: Type.Optional(Visits),
    footer: Type.Array(ContentBlock, {
      description:
        'What every page tells at its end, in the language of the request; empty where nothing was written.',
    }),
  },
  { $id: 'ClientSetting' },
);
export type ClientSetting = Static<typeof ClientSetting>;
/** What is set, without what is written. */
export type ShopSettings = Omit<ClientSetting, 'footer' | 'visits'>;

/** What staff work by; shoppers do not see it. */
export const StaffSettings = Type.Object(
  {
    operatorPayoutLimit: Type.Integer({
      minimum: 0,
      description: 'Above it an administrator decides on a payout, in đồng.',
    }),
    discountFloorPercent: Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        'Staff are warned of an offer after which goods cost less than this part of their usual price.',
    }),
  },
  { $id: 'StaffSettings' },
);
export type StaffSettings = Static<typeof StaffSettings>;
