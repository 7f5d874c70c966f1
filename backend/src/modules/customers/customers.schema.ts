import { Type, type Static } from 'typebox';

export const Profile = Type.Object(
  {
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    phone: Type.Optional(Type.String({ description: 'E.164' })),
    qrCode: Type.Optional(Type.String()),
  },
  { $id: 'Profile' },
);

export const Me = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    role: Type.Enum(['ADMIN', 'OPERATOR', 'CUSTOMER']),
    profile: Type.Optional(Profile),
  },
  { $id: 'Me' },
);
export type Me = Static<typeof Me>;
