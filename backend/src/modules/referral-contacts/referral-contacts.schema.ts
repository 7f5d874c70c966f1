import { Type, type Static } from 'typebox';
import { Count, Instant, Nullable, page } from '../offers/offers.schema';

const closed = { additionalProperties: false };

export const MAX_CONTACTS = 5_000;
/** More than an address book of a person has; a longer file is refused as a whole. */
export const MAX_IMPORT_ROWS = 5_000;
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
/** Of the request: a little more than a file in base64, so that most of those who bring too much get their own answer. */
export const MAX_IMPORT_BODY = 4 * 1024 * 1024;

export const ReferralContact = Type.Object(
  {
    id: Type.String(),
    fullName: Type.String(),
    company: Nullable(Type.String()),
    businessName: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phoneNumber: Nullable(Type.String({ description: 'E.164.' })),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { $id: 'ReferralContact' },
);
export type ReferralContact = Static<typeof ReferralContact>;

const Typed = Type.String({ maxLength: 1_000 });
export const ReferralContactBody = Type.Object(
  {
    fullName: Typed,
    company: Type.Optional(Typed),
    businessName: Type.Optional(Typed),
    email: Type.Optional(Typed),
    phoneNumber: Type.Optional(Typed),
  },
  {
    ...closed,
    $id: 'ReferralContactBody',
    description: 'An e-mail address or a telephone number is needed.',
  },
);
export type ReferralContactBody = Static<typeof ReferralContactBody>;

export const ReferralContactId = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);

export const ReferralContactsQuery = Type.Object(
  { ...page, search: Type.Optional(Type.String({ maxLength: 200 })) },
  closed,
);
export type ReferralContactsQuery = Static<typeof ReferralContactsQuery>;

export const ContactImportBody = Type.Object(
  {
    content: Type.String({
      maxLength: MAX_IMPORT_BODY,
      description: 'The file in base64, as it is: CSV with a header row, or vCard 2.1 to 4.0; 2 MB at most.',
    }),
    isPreview: Type.Optional(Type.Boolean({ description: 'true: only says what would be imported.' })),
  },
  { ...closed, $id: 'ContactImportBody' },
);
export type ContactImportBody = Static<typeof ContactImportBody>;

export const ContactRowProblem = Type.Enum(
  ['NAME', 'EMAIL', 'PHONE', 'NO_ADDRESS', 'FORMULA', 'TWICE', 'KNOWN', 'FULL'],
  {
    $id: 'ContactRowProblem',
    description:
      'NO_ADDRESS: neither e-mail nor phone. FORMULA: a cell that a spreadsheet would run. TWICE: earlier in the file. KNOWN: among the contacts already. FULL: no room for more contacts.',
  },
);
export type ContactRowProblem = Static<typeof ContactRowProblem>;

export const ContactImport = Type.Object(
  {
    rows: Count,
    added: Count,
    skipped: Count,
    problems: Type.Array(
      Type.Object({
        row: Type.Integer({ minimum: 1, description: 'Line of the table, or number of the card, from 1.' }),
        name: Type.String(),
        problem: ContactRowProblem,
      }),
      { description: 'The first 100.' },
    ),
    isPreview: Type.Boolean(),
  },
  { $id: 'ContactImport' },
);
export type ContactImport = Static<typeof ContactImport>;
