import { Type, type Static, type TOptional, type TString } from 'typebox';
import { Picture } from '../media/media.schema';
import { SolutionInfo } from '../memberships/memberships.schema';
import { PaymentMethod } from '../../lib/payment-methods';
import { VatInvoice } from './vat-invoice';

const link = () => Type.Optional(Type.String({ maxLength: 200 }));
const networks = {
  facebook: link(),
  github: link(),
  instagram: link(),
  linkedin: link(),
  skype: link(),
  telegram: link(),
  twitter: link(),
  whatsapp: link(),
  website: link(),
  zalo: link(),
} satisfies Record<string, TOptional<TString>>;
export const SocialLinks = Type.Object(networks, {
  $id: 'SocialLinks',
  additionalProperties: false,
  description: 'Addresses (http or https) or handles.',
});
export type SocialLinks = Static<typeof SocialLinks>;

const Role = Type.Enum(['ADMIN', 'OPERATOR', 'CUSTOMER'], { $id: 'Role' });

export const Profile = Type.Object(
  {
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    phone: Type.Optional(Type.String({ description: 'E.164' })),
    dob: Type.Optional(Type.String({ format: 'date' })),
    company: Type.Optional(Type.String()),
    businessName: Type.Optional(Type.String()),
    social: Type.Optional(SocialLinks),
    paymentMethod: Type.Optional(PaymentMethod),
    vatInvoice: Type.Optional(VatInvoice),
    avatar: Type.Optional(Picture),
    qrCode: Type.Optional(
      Type.String({
        description: "A picture (data:image/svg+xml) that names the customer at the shop's desk.",
      }),
    ),
  },
  { $id: 'Profile' },
);
export type Profile = Static<typeof Profile>;

export const Me = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    role: Role,
    profile: Type.Optional(Profile),
    solutionInfo: Type.Optional(SolutionInfo),
  },
  { $id: 'Me' },
);
export type Me = Static<typeof Me>;

/** What is left out stays as it is; an empty text takes it away, but for names. */
export const ProfileBody = Type.Object(
  {
    firstName: Type.Optional(Type.String({ maxLength: 200 })),
    lastName: Type.Optional(Type.String({ maxLength: 200 })),
    dob: Type.Optional(Type.String({ maxLength: 10, description: 'YYYY-MM-DD' })),
    social: Type.Optional(SocialLinks),
  },
  { $id: 'ProfileBody', additionalProperties: false, minProperties: 1 },
);
export type ProfileBody = Static<typeof ProfileBody>;

/** The company's part; what is left out stays as it is, null takes it away. */
export const CompanyBody = Type.Object(
  {
    company: Type.Optional(Type.String({ maxLength: 400 })),
    businessName: Type.Optional(Type.String({ maxLength: 400 })),
    paymentMethod: Type.Optional(Type.Union([PaymentMethod, Type.Null()])),
    vatInvoice: Type.Optional(Type.Union([VatInvoice, Type.Null()])),
  },
  { $id: 'CompanyBody', additionalProperties: false, minProperties: 1 },
);
export type CompanyBody = Static<typeof CompanyBody>;

export const ContactChangeBody = Type.Object(
  {
    kind: Type.Enum(['EMAIL', 'PHONE']),
    value: Type.String({ maxLength: 300 }),
    password: Type.Optional(Type.String({ maxLength: 200, description: 'For an e-mail address.' })),
  },
  { $id: 'ContactChangeBody', additionalProperties: false },
);
export type ContactChangeBody = Static<typeof ContactChangeBody>;

export const ContactChange = Type.Object(
  {
    id: Type.String(),
    sentTo: Type.String({ description: 'The mailbox that got the code.' }),
    expiresIn: Type.Integer({ description: 'Milliseconds.' }),
  },
  { $id: 'ContactChange' },
);
export type ContactChange = Static<typeof ContactChange>;

export const ContactChangeParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
export const ContactCodeBody = Type.Object(
  { code: Type.String({ maxLength: 20 }) },
  { $id: 'ContactCodeBody', additionalProperties: false },
);
