import { Type, type TSchema } from 'typebox';
import type { Localized } from './lib/localized';

export interface Variable {
  schema: TSchema;
  /** Used when the variable is not set; null means the feature has its built-in default. */
  otherwise: string | null;
  /** What a right value is, as the end of "must be …". */
  must: Localized;
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

/** The key of the stand-in for a language model. */
export const SANDBOX_MODEL_KEY = 'sandbox-model-key';

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
  must: {
    vi: `một số nguyên từ ${minimum} đến ${maximum}`,
    en: `a whole number from ${minimum} to ${maximum}`,
  },
});
const oneOf = (values: string[], otherwise: string | null): Variable => ({
  schema: Type.Enum(values),
  otherwise,
  must: { vi: `một trong ${values.join(', ')}`, en: `one of ${values.join(', ')}` },
});
const text = (pattern: string, otherwise: string | null, must: Localized): Variable => ({
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
  HOST: text('^[\\w.:-]+$', '127.0.0.1', {
    vi: 'địa chỉ để lắng nghe, như 127.0.0.1 hoặc 0.0.0.0',
    en: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  }),
  PUBLIC_URL: text(WEB_ADDRESS, 'http://localhost:3000', {
    vi: 'địa chỉ http(s) mà khách mở cửa hàng',
    en: 'the http(s) address at which people open the shop',
  }),
  DATA_DIR: text('\\S', '.data', { vi: 'một thư mục', en: 'a folder' }),
  DATABASE_URL: text('^postgres(ql)?://\\S+$', null, {
    vi: 'địa chỉ PostgreSQL: postgres://người-dùng:mật-khẩu@máy:5432/tên',
    en: 'a PostgreSQL address: postgres://user:password@host:5432/name',
  }),
  DATABASE_POOLER: oneOf(['none', 'transaction'], 'none'),
  DATABASE_DIRECT_URL: text('^postgres(ql)?://\\S+$', null, {
    vi: 'địa chỉ của chính PostgreSQL: postgres://người-dùng:mật-khẩu@máy:5432/tên',
    en: 'the address of PostgreSQL itself: postgres://user:password@host:5432/name',
  }),
  DATABASE_CONNECTIONS: integer(2, 200, 20),
  REDIS_URL: text('^rediss?://\\S+$', null, {
    vi: 'địa chỉ Redis: redis://máy:6379',
    en: 'a Redis address: redis://host:6379',
  }),
  SMTP_URL: text('^smtps?://\\S+$', null, {
    vi: 'máy chủ thư: smtp://người-dùng:mật-khẩu@máy:587',
    en: 'a mail server: smtp://user:password@host:587',
  }),
  MAIL_FROM: text('^[^\\s<>@]+@[^\\s<>@]+$', 'shop@example.com', {
    vi: 'một địa chỉ thư điện tử',
    en: 'one e-mail address',
  }),
  MAIL_RETENTION_DAYS: integer(1, 3_650, 30),
  MAIL_MAX_PER_SECOND: integer(0, 1_000, 50),
  MAIL_CONCURRENCY: integer(1, 20, 5),
  SITE_NAME: text('^[^\\r\\n]{1,60}$', 'Storefront', {
    vi: 'một tên từ 1 đến 60 ký tự',
    en: 'a name of 1 to 60 characters',
  }),
  TRUST_PROXY: text(
    '^(false|(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?)(\\s*,\\s*(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?))*)$',
    'loopback',
    {
      vi:
        'false, hoặc các proxy đứng trước (địa chỉ, mạng như 10.0.0.0/8, loopback, uniquelocal, cách nhau bằng dấu phẩy); ' +
        'tin mọi người thì ai cũng tự chọn được địa chỉ của mình',
      en:
        'false, or the proxies in front (comma-separated addresses, networks such as 10.0.0.0/8, loopback, uniquelocal); ' +
        'trusting everybody would let anyone choose their address',
    },
  ),
  HEADERS_TIMEOUT_MS: integer(500, 120_000, 10_000),
  REQUEST_TIMEOUT_MS: integer(500, 600_000, 60_000),
  KEEP_ALIVE_TIMEOUT_MS: integer(1_000, 600_000, 72_000),
  DRAIN_MS: { ...integer(0, 120_000, 0), otherwise: null },
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  CORS_ORIGINS: {
    schema: Type.Array(Type.String({ pattern: '^https?://[^\\s/?#@*]+$' })),
    otherwise: '',
    must: {
      vi: 'các nguồn như https://shop.example.com, cách nhau bằng dấu phẩy, không có đường dẫn và không có *',
      en: 'comma-separated origins such as https://shop.example.com, without a path and without *',
    },
  },
  AUTH_ERRORS: oneOf(['spec', 'uniform'], null),
  JWT_PRIVATE_KEY: text('^\\s*(-----BEGIN PRIVATE KEY-----|\\{)', null, {
    vi: 'một khoá riêng dạng PEM (PKCS 8) hoặc JWK',
    en: 'a private key as PEM (PKCS 8) or JWK',
  }),
  ACCESS_TOKEN_MINUTES: integer(1, 15, 15),
  CHECKOUT_COUNTDOWN_SECONDS: integer(0, 120, 3),
  SETTINGS_CACHE_MS: integer(0, 60_000, 1_000),
  PUBLIC_ANSWERS_MB: integer(0, 4_096, 64),
  PAYMENT_ENVIRONMENT: oneOf(['sandbox', 'production'], 'sandbox'),
  PAYMENT_WINDOW_MINUTES: integer(1, 1440, 15),
  PAYMENT_GRACE_MINUTES: integer(0, 1440, 5),
  PAYMENT_PROVIDERS: {
    schema: Type.Array(Type.Enum([...gateways]), { minItems: 1, uniqueItems: true }),
    otherwise: gateways.join(','),
    must: {
      vi: `các cổng, cách nhau bằng dấu phẩy, mỗi cổng một lần, trong ${gateways.join(', ')}`,
      en: `comma-separated gateways, each once, out of ${gateways.join(', ')}`,
    },
  },
  VNPAY_BASE_URL: text(WEB_ADDRESS, `http://localhost:${SANDBOX_PORT}/paymentv2/vpcpay.html`, {
    vi: 'địa chỉ đầy đủ của trang thanh toán VNPAY',
    en: "the full address of VNPAY's payment page",
  }),
  VNPAY_API_URL: text(WEB_ADDRESS, `http://localhost:${SANDBOX_PORT}/merchant_webapi/api/transaction`, {
    vi: 'địa chỉ đầy đủ để hỏi và hoàn tiền của VNPAY',
    en: "the full address of VNPAY's query and refund call",
  }),
  VNPAY_TMN_CODE: text('^[A-Za-z0-9]{8}$', SANDBOX_TMN_CODE, {
    vi: '8 chữ cái và chữ số của mã website (terminal)',
    en: 'the 8 letters and digits of the terminal',
  }),
  VNPAY_HASH_SECRET: text('^\\S{16,128}$', SANDBOX_HASH_SECRET, {
    vi: 'khoá bí mật của mã website, ít nhất 16 ký tự',
    en: 'the secret of the terminal, at least 16 characters',
  }),
  PAYPAL_BASE_URL: text(WEB_ADDRESS, `http://localhost:${SANDBOX_PORT}`, {
    vi: 'địa chỉ API của PayPal, như https://api-m.paypal.com',
    en: "the address of PayPal's API, such as https://api-m.paypal.com",
  }),
  PAYPAL_CLIENT_ID: text('^\\S{8,128}$', SANDBOX_PAYPAL.clientId, {
    vi: 'client id của ứng dụng ở PayPal',
    en: 'the client id of your app at PayPal',
  }),
  PAYPAL_CLIENT_SECRET: text('^\\S{16,128}$', SANDBOX_PAYPAL.clientSecret, {
    vi: 'khoá bí mật của ứng dụng ở PayPal, ít nhất 16 ký tự',
    en: 'the secret of your app at PayPal, at least 16 characters',
  }),
  PAYPAL_WEBHOOK_ID: text('^[A-Za-z0-9-]{8,64}$', SANDBOX_PAYPAL.webhookId, {
    vi: 'mã webhook ở PayPal',
    en: 'the id of your webhook at PayPal',
  }),
  PAYPAL_VND_PER_USD: integer(1_000, 1_000_000, 26_000),
  PAYPAL_MAX_USD: integer(1, 60_000, 10_000),
  ALEPAY_BASE_URL: text(WEB_ADDRESS, `http://localhost:${SANDBOX_PORT}/api/v3/checkout`, {
    vi: 'địa chỉ thanh toán của Alepay, như https://alepay-v3.nganluong.vn/api/v3/checkout',
    en: "the address of Alepay's checkout calls, such as https://alepay-v3.nganluong.vn/api/v3/checkout",
  }),
  ALEPAY_REFUND_URL: text(WEB_ADDRESS, `http://localhost:${SANDBOX_PORT}/api/v1/checkout`, {
    vi: 'địa chỉ hoàn tiền của Alepay, như https://alepay-v3.nganluong.vn/api/v1/checkout',
    en: "the address of Alepay's refund call, such as https://alepay-v3.nganluong.vn/api/v1/checkout",
  }),
  ALEPAY_TOKEN_KEY: text('^[A-Za-z0-9]{8,128}$', SANDBOX_ALEPAY.tokenKey, {
    vi: 'token key của hợp đồng',
    en: 'the token key of your contract',
  }),
  ALEPAY_CHECKSUM_KEY: text('^\\S{16,128}$', SANDBOX_ALEPAY.checksumKey, {
    vi: 'checksum key của hợp đồng, ít nhất 16 ký tự',
    en: 'the checksum key of your contract, at least 16 characters',
  }),
  MOMO_API_URL: text(WEB_ADDRESS, `http://localhost:${SANDBOX_PORT}/v2/gateway/api`, {
    vi: 'địa chỉ chứa create, query và refund của MoMo',
    en: "the address under which MoMo's create, query and refund lie",
  }),
  MOMO_PARTNER_CODE: text('^[A-Za-z0-9_-]{1,50}$', SANDBOX_MOMO.partnerCode, {
    vi: 'partner code của tài khoản',
    en: 'the partner code of the account',
  }),
  MOMO_ACCESS_KEY: text('^\\S{8,64}$', SANDBOX_MOMO.accessKey, {
    vi: 'access key của tài khoản',
    en: 'the access key of the account',
  }),
  MOMO_SECRET_KEY: text('^\\S{16,128}$', SANDBOX_MOMO.secretKey, {
    vi: 'secret key của tài khoản, ít nhất 16 ký tự',
    en: 'the secret key of the account, at least 16 characters',
  }),
  ZALOPAY_API_URL: text(WEB_ADDRESS, `http://localhost:${SANDBOX_PORT}/v2`, {
    vi: 'địa chỉ chứa create, query, refund và query_refund của ZaloPay',
    en: "the address under which ZaloPay's create, query, refund and query_refund lie",
  }),
  ZALOPAY_APP_ID: text('^[1-9]\\d{0,9}$', SANDBOX_ZALOPAY.appId, {
    vi: 'số của ứng dụng',
    en: 'the number of the application',
  }),
  ZALOPAY_KEY1: text('^\\S{16,128}$', SANDBOX_ZALOPAY.key1, {
    vi: 'khoá ký điều gửi đi',
    en: 'the key that signs what is sent',
  }),
  ZALOPAY_KEY2: text('^\\S{16,128}$', SANDBOX_ZALOPAY.key2, {
    vi: 'khoá ký điều nhận về',
    en: 'the key that signs what comes',
  }),
  DOCUMENT_SERVER_URL: text(WEB_ADDRESS, 'http://localhost:3000', {
    vi: 'địa chỉ http(s) của một máy chủ trang, như backend gọi tới',
    en: 'the http(s) address of a document server, as the backend reaches it',
  }),
  PLATFORM_SECRET: text('^\\S{32,200}$', DEMO_PLATFORM_SECRET, {
    vi: 'một khoá bí mật từ 32 ký tự',
    en: 'a secret of 32 characters or more',
  }),
  CHAT_AI_CODE: text('^[\\w.-]{1,100}$', 'storefront-assistant', {
    vi: 'chữ cái, chữ số, dấu chấm, - và _, tối đa 100',
    en: 'letters, digits, dots, - and _, at most 100',
  }),
  CHAT_ACCESS_KEY: text('^[\\w.-]{8,200}$', 'storefront-demo-access-key', {
    vi: 'từ 8 đến 200 chữ cái, chữ số, dấu chấm, - và _',
    en: '8 to 200 letters, digits, dots, - and _',
  }),
  CHAT_SDK_ID: text('^[\\w.-]{1,100}$', 'storefront-web', {
    vi: 'chữ cái, chữ số, dấu chấm, - và _, tối đa 100',
    en: 'letters, digits, dots, - and _, at most 100',
  }),
  CHAT_MODEL_URL: text(WEB_ADDRESS, null, {
    vi: 'địa chỉ của một mô hình ngôn ngữ có giao diện chat completions của OpenAI, như https://api.example.com/v1',
    en: "the address of a language model with the interface of OpenAI's chat completions, such as https://api.example.com/v1",
  }),
  CHAT_MODEL_KEY: text('^\\S{1,500}$', null, {
    vi: 'khoá của mô hình ngôn ngữ',
    en: 'the key of the language model',
  }),
  CHAT_MODEL: text('^[\\w./:@-]{1,100}$', null, {
    vi: 'tên mô hình, như nhà cung cấp viết',
    en: 'the name of the model, as its provider writes it',
  }),
  CHAT_MODEL_TOKEN_MS: integer(100, 60_000, 5_000),
  CHAT_MODEL_ANSWER_MS: integer(500, 300_000, 30_000),
  CHAT_MODEL_MESSAGES_PER_DAY: integer(0, 10_000, 100),
  CHAT_MODEL_TOKENS_PER_DAY: integer(0, 100_000_000, 200_000),
  CHAT_MODEL_SHOP_TOKENS_PER_DAY: integer(0, 1_000_000_000, 5_000_000),
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
  'DOCUMENT_SERVER_',
  'PLATFORM_',
  'VNPAY_',
  'PAYPAL_',
  'ALEPAY_',
  'MOMO_',
  'ZALOPAY_',
  'SMTP_',
  'MAIL_',
  'CHAT_',
];
