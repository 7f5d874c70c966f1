import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false };
const Token = Type.String({ maxLength: 200 });

export const NewsletterBody = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 300 }),
    lang: Type.Enum(['vi', 'en']),
    consent: Type.Literal(true, { description: 'That news may be sent to this address.' }),
    hp: Type.Optional(
      Type.String({ maxLength: 500, description: 'A field that people do not see and leave empty.' }),
    ),
  },
  { ...closed, $id: 'NewsletterBody' },
);
export type NewsletterBody = Static<typeof NewsletterBody>;
export const Pending = Type.Object({ pending: Type.Literal(true) });
export const Confirmed = Type.Object({ confirmed: Type.Literal(true) });

export const ConfirmQuery = Type.Object({ token: Token }, closed);
/** A page sends the token in the body; a mail program posts its one field to the address that the mail names. */
export const UnsubscribeBody = Type.Object(
  {
    token: Type.Optional(Token),
    'List-Unsubscribe': Type.Optional(Type.Literal('One-Click')),
  },
  closed,
);
export const UnsubscribeQuery = Type.Object({ token: Type.Optional(Token) }, closed);
