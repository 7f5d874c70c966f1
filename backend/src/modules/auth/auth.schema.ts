import { Type, type Static } from 'typebox';

/** Bounds only: what is no e-mail address or password is told by the login's own code. */
export const Credentials = Type.Object(
  { username: Type.String({ maxLength: 1000 }), password: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;

export const ReferralCredentials = Type.Object(
  {
    companyName: Type.String({ description: 'ASCII slug; sent as the header `company-name`.' }),
    accessToken: Type.String(),
    refreshToken: Type.String(),
    expiredIn: Type.Integer({ description: 'Milliseconds until the access token ends.' }),
  },
  { $id: 'ReferralCredentials' },
);
export type ReferralCredentials = Static<typeof ReferralCredentials>;

export const LoginData = Type.Object(
  {
    token: Type.String(),
    expiresIn: Type.Integer({ description: 'Milliseconds until the token ends.' }),
    refreshToken: Type.String(),
    referralCredentials: Type.Optional(ReferralCredentials),
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

const closed = { additionalProperties: false };
/** Bounds only: what is wrong with a field is told in the field's own words. */
const Typed = Type.String({ maxLength: 1000 });
const Token = Type.String({ maxLength: 200 });

export const RegisterBody = Type.Object(
  {
    firstName: Typed,
    lastName: Typed,
    email: Typed,
    phone: Typed,
    password: Typed,
    confirmPassword: Typed,
    referralCode: Type.Optional(Typed),
    acceptTerms: Type.Boolean({ description: 'Must be true.' }),
    marketingConsent: Type.Optional(Type.Boolean()),
  },
  { ...closed, $id: 'RegisterBody' },
);
export type RegisterBody = Static<typeof RegisterBody>;
export const Registered = Type.Object(
  {
    userId: Type.String(),
    needVerify: Type.Literal(true),
    claim: Type.String({
      description:
        'Kept by whoever signed up: with it the mailed link activates the account as it was typed.',
    }),
  },
  { $id: 'Registered' },
);
export type Registered = Static<typeof Registered>;

export const EmailBody = Type.Object({ email: Typed }, closed);
export const EmailQuery = Type.Object({ email: Typed }, closed);
export const Sent = Type.Object({ sent: Type.Literal(true) });

/** Beside the token either what shows who signed up, or the password that the account shall have. */
export const ActivateBody = Type.Object(
  {
    token: Token,
    claim: Type.Optional(Token),
    password: Type.Optional(Typed),
    confirmPassword: Type.Optional(Typed),
  },
  { ...closed, $id: 'ActivateBody' },
);
export type ActivateBody = Static<typeof ActivateBody>;
const TokenKind = Type.Enum(['verify', 'reset']);
export type TokenKind = Static<typeof TokenKind>;
export const TokenQuery = Type.Object({ token: Token, type: TokenKind }, closed);
export const ActivateQuery = Type.Object({ token: Token, claim: Type.Optional(Token) }, closed);
export const VerifiedToken = Type.Object(
  {
    valid: Type.Boolean(),
    email: Type.Union([Type.String(), Type.Null()], { description: 'Of the account; null when not valid.' }),
    type: TokenKind,
  },
  { $id: 'VerifiedToken' },
);
export type VerifiedToken = Static<typeof VerifiedToken>;
export const Activated = Type.Object(
  {
    activated: Type.Literal(true),
    session: Type.Optional(
      Type.Object(
        { email: Type.String(), login: LoginData },
        { description: 'In the browser that signed up, which is signed in by it.' },
      ),
    ),
    isPhoneTaken: Type.Optional(
      Type.Boolean({ description: 'Another account has the number by now: the profile has none.' }),
    ),
  },
  { $id: 'Activated' },
);
export type Activated = Static<typeof Activated>;

export const ChangeByTokenBody = Type.Object(
  { token: Token, password: Typed, confirmPassword: Typed },
  closed,
);
export type ChangeByTokenBody = Static<typeof ChangeByTokenBody>;
export const ChangeOwnBody = Type.Object(
  { currentPassword: Typed, newPassword: Typed, confirmPassword: Typed },
  closed,
);
export type ChangeOwnBody = Static<typeof ChangeOwnBody>;

const Name = Type.Union([Type.String(), Type.Null()]);
export const OpenSession = Type.Object(
  {
    id: Type.String(),
    browser: Name,
    system: Name,
    kind: Type.Union([Type.Enum(['phone', 'tablet', 'computer']), Type.Null()]),
    createdAt: Type.String({ format: 'date-time' }),
    lastSeenAt: Type.String({ format: 'date-time' }),
    isCurrent: Type.Boolean({ description: 'The session that asks.' }),
  },
  { $id: 'OpenSession' },
);
export type OpenSession = Static<typeof OpenSession>;
export const SessionId = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
