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
export const SANDBOX_PAYPAL = {
  clientId: 'SANDBOX-PAYPAL-CLIENT',
  clientSecret: 'SANDBOX-PAYPAL-SECRET-KNOWN-TO-ALL',
  webhookId: 'SANDBOXWEBHOOK001',
};
/** Printed in Alepay's own documents. */
export const SANDBOX_ALEPAY = {
  tokenKey: '0COVspcyOZRNrsMsbHTdt8zesP9m0y',
  checksumKey: 'hjuEmsbcohOwgJLCmJlf7N2pPFU1Le',
};
/** The accounts that MoMo and ZaloPay print in their samples; the local sandbox knows the first of each. */
export const SANDBOX_MOMO = {
  partnerCode: 'MOMO',
  accessKey: 'F8BBA842ECF85',
  secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
};
export const SANDBOX_ZALOPAY = {
  appId: '2553',
  key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRYjVPL',
  key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz',
};

/** The default of PORT_BASE, which moves all ports of a shop together. */
export const USUAL_PORT_BASE = 3000;

/** The gateways there are adapters for. */
export const gateways = ['VNPAY', 'ALEPAY', 'MOMO', 'ZALOPAY', 'PAYPAL'] as const;
export type Gateway = (typeof gateways)[number];

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
  PORT_BASE: integer(1, 64_310, USUAL_PORT_BASE),
  BACKEND_PORT: integer(0, 65_535, 4000),
  HOST: text('^[\\w.:-]+$', '127.0.0.1', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  PUBLIC_URL: text(WEB_ADDRESS, 'http://localhost:3000', 'the http(s) address at which people open the shop'),
  DATA_DIR: text('\\S', '.data', 'a folder'),
  DATABASE_URL: text(
    '^postgres(ql)?://\\S+$',
    null,
    'a PostgreSQL address: postgres://user:password@host:5432/name',
  ),
  DATABASE_POOLER: oneOf(['none', 'transaction'], 'none'),
  DATABASE_DIRECT_URL: text(
    '^postgres(ql)?://\\S+$',
    null,
    'the address of PostgreSQL itself: postgres://user:password@host:5432/name',
  ),
  DATABASE_CONNECTIONS: integer(2, 200, 20),
  REDIS_URL: text('^rediss?://\\S+$', null, 'a Redis address: redis://host:6379'),
  SMTP_URL: text('^smtps?://\\S+$', null, 'a mail server: smtp://user:password@host:587'),
  MAIL_FROM: text('^[^\\s<>@]+@[^\\s<>@]+$', 'shop@example.com', 'one e-mail address'),
  MAIL_RETENTION_DAYS: integer(1, 3_650, 30),
  MAIL_MAX_PER_SECOND: integer(0, 1_000, 50),
  MAIL_CONCURRENCY: integer(1, 20, 5),
  SITE_NAME: text('^[^\\r\\n]{1,60}$', 'Storefront', 'a name of 1 to 60 characters'),
  TRUST_PROXY: text(
    '^(false|(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?)(\\s*,\\s*(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?))*)$',
    'loopback',
    'false, or the proxies in front (comma-separated addresses, networks such as 10.0.0.0/8, loopback, uniquelocal); ' +
      'trusting everybody would let anyone choose their address',
  ),
  HEADERS_TIMEOUT_MS: integer(500, 120_000, 10_000),
  REQUEST_TIMEOUT_MS: integer(500, 600_000, 60_000),
  KEEP_ALIVE_TIMEOUT_MS: integer(1_000, 600_000, 72_000),
  DRAIN_MS: { ...integer(0, 120_000, 0), otherwise: null },
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  CORS_ORIGINS: {
    schema: Type.Array(Type.String({ pattern: '^https?://[^\\s/?#@*]+$' })),
    otherwise: '',
    must: 'comma-separated origins such as https://shop.example.com, without a path and without *',
  },
  AUTH_ERRORS: oneOf(['spec', 'uniform'], null),
  JWT_PRIVATE_KEY: text(
    '^\\s*(-----BEGIN PRIVATE KEY-----|\\{)',
    null,
    'a private key as PEM (PKCS 8) or JWK',
  ),
  ACCESS_TOKEN_MINUTES: integer(1, 15, 15),
  CHECKOUT_COUNTDOWN_SECONDS: integer(0, 120, 10),
  SETTINGS_CACHE_MS: integer(0, 60_000, 1_000),
  PAYMENT_ENVIRONMENT: oneOf(['sandbox', 'production'], 'sandbox'),
  PAYMENT_WINDOW_MINUTES: integer(1, 1440, 15),
  PAYMENT_GRACE_MINUTES: integer(0, 1440, 5),
  PAYMENT_PROVIDERS: {
    schema: Type.Array(Type.Enum([...gateways]), { minItems: 1, uniqueItems: true }),
    otherwise: gateways.join(','),
    must: `comma-separated gateways, each once, out of ${gateways.join(', ')}`,
  },
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
  PAYPAL_BASE_URL: text(
    WEB_ADDRESS,
    `http://localhost:${SANDBOX_PORT}`,
    "the address of PayPal's API, such as https://api-m.paypal.com",
  ),
  PAYPAL_CLIENT_ID: text('^\\S{8,128}$', SANDBOX_PAYPAL.clientId, 'the client id of your app at PayPal'),
  PAYPAL_CLIENT_SECRET: text(
    '^\\S{16,128}$',
    SANDBOX_PAYPAL.clientSecret,
    'the secret of your app at PayPal, at least 16 characters',
  ),
  PAYPAL_WEBHOOK_ID: text(
    '^[A-Za-z0-9-]{8,64}$',
    SANDBOX_PAYPAL.webhookId,
    'the id of your webhook at PayPal',
  ),
  PAYPAL_VND_PER_USD: integer(1_000, 1_000_000, 26_000),
  PAYPAL_MAX_USD: integer(1, 60_000, 10_000),
  ALEPAY_BASE_URL: text(
    WEB_ADDRESS,
    `http://localhost:${SANDBOX_PORT}/api/v3/checkout`,
    "the address of Alepay's checkout calls, such as https://alepay-v3.nganluong.vn/api/v3/checkout",
  ),
  ALEPAY_REFUND_URL: text(
    WEB_ADDRESS,
    `http://localhost:${SANDBOX_PORT}/api/v1/checkout`,
    "the address of Alepay's refund call, such as https://alepay-v3.nganluong.vn/api/v1/checkout",
  ),
  ALEPAY_TOKEN_KEY: text('^[A-Za-z0-9]{8,128}$', SANDBOX_ALEPAY.tokenKey, 'the token key of your contract'),
  ALEPAY_CHECKSUM_KEY: text(
    '^\\S{16,128}$',
    SANDBOX_ALEPAY.checksumKey,
    'the checksum key of your contract, at least 16 characters',
  ),
  MOMO_API_URL: text(
    WEB_ADDRESS,
    `http://localhost:${SANDBOX_PORT}/v2/gateway/api`,
    "the address under which MoMo's create, query and refund lie",
  ),
  MOMO_PARTNER_CODE: text(
    '^[A-Za-z0-9_-]{1,50}$',
    SANDBOX_MOMO.partnerCode,
    'the partner code of the account',
  ),
  MOMO_ACCESS_KEY: text('^\\S{8,64}$', SANDBOX_MOMO.accessKey, 'the access key of the account'),
  MOMO_SECRET_KEY: text(
    '^\\S{16,128}$',
    SANDBOX_MOMO.secretKey,
    'the secret key of the account, at least 16 characters',
  ),
  ZALOPAY_API_URL: text(
    WEB_ADDRESS,
    `http://localhost:${SANDBOX_PORT}/v2`,
    "the address under which ZaloPay's create, query, refund and query_refund lie",
  ),
  ZALOPAY_APP_ID: text('^[1-9]\\d{0,9}$', SANDBOX_ZALOPAY.appId, 'the number of the application'),
  ZALOPAY_KEY1: text('^\\S{16,128}$', SANDBOX_ZALOPAY.key1, 'the key that signs what is sent'),
  ZALOPAY_KEY2: text('^\\S{16,128}$', SANDBOX_ZALOPAY.key2, 'the key that signs what comes'),
  PLATFORM_SECRET: text('^\\S{32,200}$', DEMO_PLATFORM_SECRET, 'a secret of 32 characters or more'),
  SEED: oneOf(['demo'], null),
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** Read by other processes from the same file, though their names begin like the backend's. */
export const foreignVariables = ['BACKEND_URL', 'CHECKOUT_PORT'];

/** Names of before, with what each is called now: they are refused, so that no setting is lost without a word. */
export const renamedVariables: Readonly<Record<string, VariableName>> = {
  MAIL_KEPT_DAYS: 'MAIL_RETENTION_DAYS',
  SETTINGS_KEPT_MS: 'SETTINGS_CACHE_MS',
};

/** Which variable moves the process that listens on a default port of this machine. */
export const portVariables: Readonly<Record<string, string>> = {
  3000: 'SHELL_PORT',
  [SANDBOX_PORT]: 'SANDBOX_PORT',
};

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
  'PAYPAL_',
  'ALEPAY_',
  'MOMO_',
  'ZALOPAY_',
  'SMTP_',
  'MAIL_',
];
