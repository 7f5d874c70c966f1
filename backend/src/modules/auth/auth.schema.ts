import { Type, type Static } from 'typebox';

/** Bounds only: what is no e-mail address or password is told by the login's own code. */
export const Credentials = Type.Object(
  { username: Type.String({ maxLength: 1000 }), password: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;

export const LoginData = Type.Object(
  {
    token: Type.String(),
    expiresIn: Type.Integer({ description: 'Milliseconds until the token ends.' }),
    refreshToken: Type.String(),
    referralCredentials: Type.Optional(
      Type.Object({
        companyName: Type.String(),
        accessToken: Type.String(),
        refreshToken: Type.String(),
        expiredIn: Type.Integer(),
      }),
    ),
  },
  { $id: 'LoginData' },
);
export type LoginData = Static<typeof LoginData>;

export const RefreshBody = Type.Object(
  { refreshToken: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);

export const RefreshData = Type.Object(
  {
    accessToken: Type.String(),
    refreshToken: Type.String(),
    expiresIn: Type.Integer({ description: 'Milliseconds until the access token ends.' }),
  },
  { $id: 'RefreshData' },
);
export type RefreshData = Static<typeof RefreshData>;

export const LogoutBody = Type.Object(
  {
    all: Type.Optional(Type.Boolean({ description: 'Every session of the account, not only this one.' })),
    refreshToken: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'Ends its session when there is no access token any more.',
      }),
    ),
  },
  { additionalProperties: false },
);
