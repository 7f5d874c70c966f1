import { Type, type Static, type TObject } from 'typebox';

export const Division = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    type: Type.String(),
    scheme: Type.Enum(['2-level', '3-level']),
  },
  {
    $id: 'Division',
    description:
      'Two-level scheme: provinces (2 digits) hold wards; the 3-digit code of a district of before July 2025 leads to the wards that took it over.',
  },
);
export type Division = Static<typeof Division>;

export const Country = Type.Object(
  { code: Type.String({ description: 'ISO 3166-1 alpha-2' }), name: Type.String() },
  { $id: 'Country' },
);

export const DivisionParams = Type.Object({ id: Type.String({ maxLength: 20 }) });

const code = Type.Optional(Type.String({ maxLength: 20 }));
const name = Type.Optional(Type.String({ maxLength: 120 }));

const addressFields = {
  national: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
  provinceCode: code,
  province: name,
  districtCode: code,
  district: name,
  wardCode: code,
  ward: name,
  address: Type.String({ maxLength: 400 }),
};
/** An address as it is given, and as it is answered with its names filled in. */
export type AddressInput = Static<TObject<typeof addressFields>>;

const recipientFields = {
  firstName: Type.String({ maxLength: 200 }),
  lastName: Type.String({ maxLength: 200 }),
  phone: Type.String({ maxLength: 40 }),
};

export const UserAddressBody = Type.Object(
  { ...addressFields, ...recipientFields, isDefault: Type.Optional(Type.Boolean()) },
  { $id: 'UserAddressBody', additionalProperties: false },
);
export type UserAddressBody = Static<typeof UserAddressBody>;

/** A ward of today that took over (a part of) a former one. */
export const WardSuccessor = Type.Object(
  { provinceCode: Type.String(), province: Type.String(), wardCode: Type.String(), ward: Type.String() },
  { $id: 'WardSuccessor', description: 'A ward of today that took over (a part of) a former one.' },
);
export type WardSuccessor = Static<typeof WardSuccessor>;

const former = Type.Optional(Type.String({ maxLength: 120 }));

/** A ward of before July 2025: its three names, or its five-digit code as `ward`. */
export const FormerWardQuery = Type.Object(
  { province: former, district: former, ward: Type.String({ minLength: 1, maxLength: 120 }) },
  { additionalProperties: false },
);
export type FormerWardQuery = Static<typeof FormerWardQuery>;

export const AddressConversion = Type.Object(
  {
    ward: Type.Union([WardSuccessor, Type.Null()], {
      description: 'The ward of today, where there is only one that it can be.',
    }),
    candidates: Type.Array(WardSuccessor),
  },
  { $id: 'AddressConversion', description: 'What became of a ward of before July 2025.' },
);
export type AddressConversion = Static<typeof AddressConversion>;

export const UserAddress = Type.Object(
  {
    id: Type.String(),
    ...addressFields,
    ...recipientFields,
    isDefault: Type.Boolean(),
    isCurrent: Type.Boolean({ description: 'False when a ward or province of it no longer exists.' }),
    successors: Type.Optional(
      Type.Array(WardSuccessor, {
        description: 'In a list, of one that is not current: what may have become of its ward.',
      }),
    ),
  },
  { $id: 'UserAddress' },
);
export type UserAddress = Static<typeof UserAddress>;

export const UserAddressParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** `limit` is another name of `pageSize`; 0 means the default. */
export const UserAddressQuery = Type.Object(
  {
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageSize: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    search: Type.String({ maxLength: 100, default: '' }),
    order: Type.Enum(['ASC', 'DESC'], {
      default: 'ASC',
      description: 'By age; the default address comes first.',
    }),
  },
  { additionalProperties: false },
);
export type UserAddressQuery = Static<typeof UserAddressQuery>;
