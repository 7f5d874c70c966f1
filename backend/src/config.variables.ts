import { Type, type TSchema } from 'typebox';

export interface Variable {
  schema: TSchema;
  /** Used when the variable is not set; null means the feature has its built-in default. */
  otherwise: string | null;
  /** What a right value is, as the end of "must be …". */
  must: string;
}

/** The gateway key that everybody knows, because the local sandbox and its tests use it. */
export const SANDBOX_HASH_SECRET = 'SANDBOXSECRETKEYFORVECTORS012345';
export const SANDBOX_TMN_CODE = 'SHOPVN01';
export const SANDBOX_PORT = 4100;

/** Known to everybody, for trying the shop out. */
export const DEMO_PLATFORM_SECRET = 'storefront-demo-platform-secret-known-to-all';

const integer = (minimum: number, maximum: number, otherwise: number): Variable => ({
  schema: Type.Integer({ minimum, maximum }),
  otherwise: String(otherwise),
  must: `a whole number from ${minimum} to ${maximum}`,
});
const oneOf = (values: string[], otherwise: string | null): Variable => ({
  schema: Type.Enum(values),
  otherwise,
  must: `one of ${values.join(', ')}`,
});
const text = (pattern: string, otherwise: string | null, must: string): Variable => ({
  schema: Type.String({ pattern }),
  otherwise,
  must,
});

const WEB_ADDRESS = '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$';

/** Every variable the backend reads; `.env.example` explains them. */
export const variables = {
  DEPLOYMENT: oneOf(['demo', 'production'], 'demo'),
  BACKEND_PORT: integer(0, 65_535, 4000),
  HOST: text('^[\\w.:-]+$', '127.0.0.1', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  PUBLIC_URL: text(WEB_ADDRESS, 'http://localhost:3000', 'the http(s) address at which people open the shop'),
  DATA_DIR: text('\\S', '.data', 'a folder'),
  DATABASE_URL: text(
    '^postgres(ql)?://\\S+$',
    null,
    'a PostgreSQL address: postgres://user:password@host:5432/name',
  ),
  REDIS_URL: text('^rediss?://\\S+$', null, 'a Redis address: redis://host:6379'),
  SMTP_URL: text('^smtps?://\\S+$', null, 'a mail server: smtp://user:password@host:587'),
  MAIL_FROM: text('^[^\\s<>@]+@[^\\s<>@]+$', 'shop@example.com', 'one e-mail address'),
  SITE_NAME: text('^[^\\r\\n]{1,60}$', 'Storefront', 'a name of 1 to 60 characters'),
  TRUST_PROXY: text(
    '^(false|(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?)(\\s*,\\s*(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?))*)$',
    'loopback',
    'false, or the proxies in front (comma-separated addresses, networks such as 10.0.0.0/8, loopback, uniquelocal); ' +
      'trusting everybody would let anyone choose their address',
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  CORS_ORIGINS: {
    schema: Type.Array(Type.String({ pattern: '^https?://[^\\s/?#@*]+$' })),
    otherwise: '',
    must: 'comma-separated origins such as https://shop.example.com, without a path and without *',
  },
  AUTH_ERRORS: oneOf(['spec', 'uniform'], 'spec'),
  JWT_PRIVATE_KEY: text(
    '^\\s*(-----BEGIN PRIVATE KEY-----|\\{)',
    null,
    'a private key as PEM (PKCS 8) or JWK',
  ),
  ACCESS_TOKEN_MINUTES: integer(1, 15, 15),
  CHECKOUT_COUNTDOWN_SECONDS: integer(0, 120, 10),
  PAYMENT_ENVIRONMENT: oneOf(['sandbox', 'production'], 'sandbox'),
  PAYMENT_WINDOW_MINUTES: integer(1, 1440, 15),
  PAYMENT_GRACE_MINUTES: integer(0, 1440, 5),
  VNPAY_BASE_URL: text(
    WEB_ADDRESS,
    `http://localhost:${SANDBOX_PORT}/paymentv2/vpcpay.html`,
    "the full address of VNPAY's payment page",
  ),
  VNPAY_API_URL: text(
    WEB_ADDRESS,
    `http://localhost:${SANDBOX_PORT}/merchant_webapi/api/transaction`,
    "the full address of VNPAY's query and refund call",
  ),
  VNPAY_TMN_CODE: text('^[A-Za-z0-9]{8}$', SANDBOX_TMN_CODE, 'the 8 letters and digits of the terminal'),
  VNPAY_HASH_SECRET: text(
    '^\\S{16,128}$',
    SANDBOX_HASH_SECRET,
    'the secret of the terminal, at least 16 characters',
  ),
  PLATFORM_SECRET: text('^\\S{32,200}$', DEMO_PLATFORM_SECRET, 'a secret of 32 characters or more'),
  SEED: oneOf(['demo'], null),
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** A variable that starts so is meant for the backend, so one that it does not know is a mistake. */
export const ownPrefixes = [
  'BACKEND_',
  'DATABASE_',
  'CORS_',
  'JWT_',
  'ACCESS_TOKEN_',
  'CHECKOUT_',
  'PAYMENT_',
  'PLATFORM_',
  'VNPAY_',
  'SMTP_',
];
