import { Type, type Static } from 'typebox';

const optional = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Lengths are bounds of what is read at all; what people are told is decided field by field afterwards. */
export const ContactBody = Type.Object(
  {
    fullName: Type.String({ maxLength: 200 }),
    email: optional(300),
    phoneNumber: optional(40),
    emailOrPhone: Type.Optional(
      Type.String({ maxLength: 300, description: 'Of quick consultation, instead of the two above.' }),
    ),
    company: optional(200),
    businessName: optional(200),
    subject: optional(300),
    message: Type.String({ maxLength: 10_000 }),
    hp: Type.Optional(
      Type.String({ maxLength: 500, description: 'A field that people do not see and leave empty.' }),
    ),
  },
  { additionalProperties: false, $id: 'ContactBody' },
);
export type ContactBody = Static<typeof ContactBody>;

export const ContactTicket = Type.Object({ ticketId: Type.String() });
