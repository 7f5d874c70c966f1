import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, inspectConfig, readConfig } from './config';
import { variables } from './config.variables';

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ en }) => en);
    throw error;
  }
};

const problemsByName = (env: Record<string, string>) =>
  Object.fromEntries(problemsOf(env).map((problem) => [problem.split(' ')[0], problem]));

test('the backend starts without any variable', () => {
  expect(readConfig({})).toMatchObject({
    deployment: 'demo',
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: null,
    corsOrigins: [],
    accessTokenMinutes: 15,
    payment: {
      environment: 'sandbox',
      windowMinutes: 15,
      graceMinutes: 5,
      providers: ['VNPAY', 'ALEPAY', 'MOMO', 'ZALOPAY', 'PAYPAL'],
    },
  });
});

test('a deployment that names a longer countdown before the gateway has three seconds', () => {
  const secondsOf = (seconds?: string) =>
    readConfig({ ...(seconds && { CHECKOUT_COUNTDOWN_SECONDS: seconds }) }).checkoutCountdownSeconds;

  expect([secondsOf(), secondsOf('10'), secondsOf('1')]).toEqual([3, 3, 1]);
});

test('the configuration error lists every invalid variable by name', () => {
  const problems = problemsOf({
    BACKEND_PORT: '70000',
    ACCESS_TOKEN_MINUTES: '60',
    CORS_ORIGINS: 'https://shop.example.com,*',
    DATABASE_URL: 'mysql://root:hunter2@db/shop',
    LOG_LEVEL: 'loud',
  });

  expect(problems).toHaveLength(5);
  expect(problems.join('\n')).toContain(
    'BACKEND_PORT must be a whole number from 0 to 65535, but is "70000".',
  );
  expect(problems.join('\n')).toContain('ACCESS_TOKEN_MINUTES must be a whole number from 1 to 15');
  expect(problems.join('\n')).toContain('DATABASE_URL must be a PostgreSQL address');
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('every problem is reported in Vietnamese, too, and without secrets', () => {
  const { problems } = inspectConfig({
    BACKEND_PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db/shop',
    TRUST_PROXY: 'true',
    VNPAY_SECRT: 'x',
  });
  const production = inspectConfig({ DEPLOYMENT: 'production', SEED: 'demo' }).problems;

  expect(problems.map(({ vi }) => vi)).toEqual([
    expect.stringContaining('Không có biến VNPAY_SECRT'),
    'BACKEND_PORT phải là một số nguyên từ 0 đến 65535, không phải "70000".',
    expect.stringMatching(/^DATABASE_URL phải là địa chỉ PostgreSQL/),
    expect.stringMatching(/^TRUST_PROXY phải là false, hoặc các proxy đứng trước/),
  ]);
  for (const { vi, en } of [...problems, ...production]) {
    expect(vi).toContain(/\b[A-Z]+(_[A-Z0-9]+)*\b/.exec(en)?.[0]);
    expect(vi).not.toBe(en);
    expect(vi).not.toMatch(/hunter2| must | is the /);
  }
});

test.each(['*', 'null', 'https://*.example.com', 'https://shop.example.com/', 'javascript:alert(1)'])(
  'CORS_ORIGINS rejects %s',
  (origin) => {
    expect(problemsOf({ CORS_ORIGINS: origin })).toEqual([expect.stringContaining('CORS_ORIGINS')]);
  },
);

test.each([
  ['DATABSE_URL', 'DATABSE_URL is not known. Did you mean DATABASE_URL?'],
  ['VNPAY_SECRT', 'VNPAY_SECRT is not known. The variables beginning so are VNPAY_BASE_URL'],
  ['VNPAY_HASH_SECRT', 'VNPAY_HASH_SECRT is not known. Did you mean VNPAY_HASH_SECRET?'],
  ['PUBILC_URL', 'PUBILC_URL is not known. Did you mean PUBLIC_URL?'],
  [
    'MAIL_KEPT_DAYS',
    'MAIL_KEPT_DAYS is called MAIL_RETENTION_DAYS now: rename it, its value stays the same.',
  ],
  ['SETTINGS_KEPT_MS', 'SETTINGS_KEPT_MS is called SETTINGS_CACHE_MS now'],
  ['DATABASE_HOST', 'DATABASE_HOST is not known. The variables beginning so are DATABASE_URL'],
])('the error for the unknown or renamed variable %s suggests valid names', (name, message) => {
  expect(problemsOf({ [name]: 'x' })).toEqual([expect.stringContaining(message)]);
});

test('a pooler in transaction mode needs the address of the server itself', () => {
  const url = 'postgres://shop@pooler:6432/shop';
  const direct = 'postgres://shop@server:5432/shop';

  expect(problemsOf({ DATABASE_URL: url, DATABASE_POOLER: 'transaction' })).toEqual([
    expect.stringContaining('DATABASE_DIRECT_URL must be set'),
  ]);
  expect(problemsOf({ DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: direct })).toEqual([
    expect.stringContaining('DATABASE_POOLER needs DATABASE_URL'),
    expect.stringContaining('DATABASE_DIRECT_URL needs DATABASE_URL'),
  ]);
  expect(problemsOf({ DATABASE_POOLER: 'statement' })).toEqual([
    'DATABASE_POOLER must be one of none, transaction.',
  ]);
  expect(
    readConfig({ DATABASE_URL: url, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: direct }),
  ).toMatchObject({ databasePooler: 'transaction', databaseDirectUrl: direct });
});

test('variables of other programs and of an orchestrator are accepted', () => {
  expect(
    problemsOf({
      PATH: '/bin',
      HOSTNAME: 'web-1',
      PGDATABASE: 'x',
      SANDBOX_PORT: '4100',
      DATABASE_PORT_5432_TCP: 'tcp://10.0.0.1:5432',
      DATABASE_SERVICE_HOST: '10.0.0.1',
    }),
  ).toEqual([]);
});

test('the headers of a request may take as long as the request, and not longer', () => {
  expect(problemsOf({ HEADERS_TIMEOUT_MS: '20000', REQUEST_TIMEOUT_MS: '20000' })).toEqual([]);
  expect(problemsOf({ HEADERS_TIMEOUT_MS: '20001', REQUEST_TIMEOUT_MS: '20000' })).toEqual([
    expect.stringContaining('HEADERS_TIMEOUT_MS must not be more than REQUEST_TIMEOUT_MS'),
  ]);
});

test('a language model has an address and a name, or neither', () => {
  const url = 'https://api.example.com/v1';

  for (const half of [{ CHAT_MODEL_URL: url }, { CHAT_MODEL: 'a-model' }])
    expect(problemsOf(half)).toEqual([expect.stringContaining('CHAT_MODEL_URL and CHAT_MODEL')]);
  expect(readConfig({ CHAT_MODEL_URL: `${url}//`, CHAT_MODEL: 'a-model' }).chat.model).toMatchObject({
    url,
    name: 'a-model',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ BACKEND_PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 4000,
    databaseUrl: null,
  });
});

test('the configuration cannot trust every proxy', () => {
  expect(problemsOf({ TRUST_PROXY: 'true' })).toEqual([expect.stringContaining('TRUST_PROXY must be')]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toBe('10.0.0.0/8, loopback');
});

describe('a shop in production', () => {
  const production = {
    DEPLOYMENT: 'production',
    DATABASE_URL: 'postgres://shop:secret@db/shop',
    JWT_PRIVATE_KEY: '{"kty":"OKP"}',
    SMTP_URL: 'smtps://mail.shop.vn',
    MAIL_FROM: 'hello@shop.vn',
    PUBLIC_URL: 'https://shop.vn',
    PAYMENT_ENVIRONMENT: 'production',
    VNPAY_BASE_URL: 'https://pay.vnpay.vn/vpcpay.html',
    VNPAY_API_URL: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
    VNPAY_TMN_CODE: 'SHOPREAL',
    VNPAY_HASH_SECRET: 'A1B2C3D4E5F6A7B8C9D0E1F2A3B4C5D6',
    PAYPAL_BASE_URL: 'https://api-m.paypal.com',
    PAYPAL_CLIENT_ID: 'AeA1QIZXiflr1_-r0U2UbWTziOWX1GRQer5jkUq4ZfWT5qwb6qQRPq7jDtv57TL4',
    PAYPAL_CLIENT_SECRET: 'EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp4PTTVWkPZRbL',
    PAYPAL_WEBHOOK_ID: '4JH86294D6297924G',
    PAYPAL_VND_PER_USD: '26350',
    ALEPAY_BASE_URL: 'https://alepay-v3.nganluong.vn/api/v3/checkout',
    ALEPAY_REFUND_URL: 'https://alepay-v3.nganluong.vn/api/v1/checkout',
    ALEPAY_TOKEN_KEY: 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5',
    ALEPAY_CHECKSUM_KEY: 'Z9y8X7w6V5u4T3s2R1q0P9o8N7m6L5',
    MOMO_API_URL: 'https://payment.momo.vn/v2/gateway/api',
    MOMO_PARTNER_CODE: 'MOMOREAL',
    MOMO_ACCESS_KEY: 'ownAccessKey0001',
    MOMO_SECRET_KEY: 'ownSecretKey0001ownSecretKey0001',
    ZALOPAY_API_URL: 'https://openapi.zalopay.vn/v2',
    ZALOPAY_APP_ID: '4711',
    ZALOPAY_KEY1: 'ownFirstKey00001ownFirstKey00001',
    ZALOPAY_KEY2: 'ownSecondKey0001ownSecondKey0001',
    PLATFORM_SECRET: 'Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h6',
  };

  test('a production shop starts with its own secrets and addresses', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  test('every address, key and number of a gateway reaches the gateway that it is for', () => {
    const config = readConfig({
      ...production,
      PAYPAL_MAX_USD: '900',
      MOMO_API_URL: `${production.MOMO_API_URL}/`,
    });

    expect(config).toMatchObject({
      vnpay: {
        payUrl: production.VNPAY_BASE_URL,
        apiUrl: production.VNPAY_API_URL,
        tmnCode: production.VNPAY_TMN_CODE,
        hashSecret: production.VNPAY_HASH_SECRET,
      },
      paypal: {
        baseUrl: production.PAYPAL_BASE_URL,
        clientId: production.PAYPAL_CLIENT_ID,
        clientSecret: production.PAYPAL_CLIENT_SECRET,
        webhookId: production.PAYPAL_WEBHOOK_ID,
        vndPerUsd: 26_350,
        maxUsd: 900,
      },
      alepay: {
        baseUrl: production.ALEPAY_BASE_URL,
        refundUrl: production.ALEPAY_REFUND_URL,
        tokenKey: production.ALEPAY_TOKEN_KEY,
        checksumKey: production.ALEPAY_CHECKSUM_KEY,
      },
      momo: {
        apiUrl: production.MOMO_API_URL,
        partnerCode: production.MOMO_PARTNER_CODE,
        accessKey: production.MOMO_ACCESS_KEY,
        secretKey: production.MOMO_SECRET_KEY,
      },
      zalopay: {
        apiUrl: production.ZALOPAY_API_URL,
        appId: production.ZALOPAY_APP_ID,
        key1: production.ZALOPAY_KEY1,
        key2: production.ZALOPAY_KEY2,
      },
      platformSecret: production.PLATFORM_SECRET,
      smtpUrl: production.SMTP_URL,
      mailFrom: production.MAIL_FROM,
    });
  });

  test('a stopping server leaves a load balancer time to notice, which the demo does not need', () => {
    expect(readConfig(production).drainMs).toBe(10_000);
    expect(readConfig({}).drainMs).toBe(100);
    expect(readConfig({ ...production, DRAIN_MS: '0' }).drainMs).toBe(0);
  });

  test('AUTH_ERRORS is uniform in production and spec in the demo, unless it is set', () => {
    expect(readConfig(production).authErrors).toBe('uniform');
    expect(readConfig({}).authErrors).toBe('spec');
    expect(readConfig({ ...production, AUTH_ERRORS: 'spec' }).authErrors).toBe('spec');
    expect(readConfig({ AUTH_ERRORS: 'uniform' }).authErrors).toBe('uniform');
  });

  test('a production shop rejects every default of the demo', () => {
    const problems = problemsOf({ DEPLOYMENT: 'production', SEED: 'demo' }).join('\n');

    for (const name of Object.keys(production).filter((key) => key !== 'DEPLOYMENT')) {
      expect(problems).toContain(name);
    }
    expect(problems).toContain('SEED must not be set');
  });

  test.each([
    ['the address of a sandbox', { VNPAY_BASE_URL: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html' }],
    [
      'an address on this machine',
      { VNPAY_API_URL: 'http://127.0.0.1:4100/merchant_webapi/api/transaction' },
    ],
    ['an address for mail that is not its own', { MAIL_FROM: 'shop@example.com' }],
    ['no address for mail', { MAIL_FROM: '' }],
    ['what was to be replaced', { SITE_NAME: '<name of the shop>' }],
    ['a key that was typed to get on', { VNPAY_HASH_SECRET: '1111111111111111' }],
    ['one key for two purposes', { ZALOPAY_KEY2: 'Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h6' }],
    ["the sandbox's key", { VNPAY_HASH_SECRET: 'SANDBOXSECRETKEYFORVECTORS012345' }],
    ['the sandbox of PayPal', { PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' }],
    ["PayPal's key of the sandbox", { PAYPAL_CLIENT_SECRET: 'SANDBOX-PAYPAL-SECRET-KNOWN-TO-ALL' }],
    ['a missing dollar exchange rate', { PAYPAL_VND_PER_USD: '' }],
    ['the sandbox of Alepay', { ALEPAY_BASE_URL: 'https://alepay-v3-sandbox.nganluong.vn/api/v3/checkout' }],
    ["the key of Alepay's documents", { ALEPAY_CHECKSUM_KEY: 'hjuEmsbcohOwgJLCmJlf7N2pPFU1Le' }],
    ["MoMo's address for testing", { MOMO_API_URL: 'https://test-payment.momo.vn/v2/gateway/api' }],
    ["a key of MoMo's samples", { MOMO_SECRET_KEY: 'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa' }],
    ["ZaloPay's address for testing", { ZALOPAY_API_URL: 'https://sb-openapi.zalopay.vn/v2' }],
    ["a key of ZaloPay's samples", { ZALOPAY_KEY2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz' }],
    ['a public address without TLS', { PUBLIC_URL: 'http://shop.vn' }],
    ["VNPAY's page without TLS", { VNPAY_BASE_URL: 'http://pay.vnpay.vn/vpcpay.html' }],
    [
      "VNPAY's API without TLS",
      { VNPAY_API_URL: 'http://merchant.vnpay.vn/merchant_webapi/api/transaction' },
    ],
    ['Alepay without TLS', { ALEPAY_BASE_URL: 'http://alepay-v3.nganluong.vn/api/v3/checkout' }],
    ["Alepay's refunds without TLS", { ALEPAY_REFUND_URL: 'http://alepay-v3.nganluong.vn/api/v1/checkout' }],
    ['MoMo without TLS', { MOMO_API_URL: 'http://payment.momo.vn/v2/gateway/api' }],
    ['ZaloPay without TLS', { ZALOPAY_API_URL: 'http://openapi.zalopay.vn/v2' }],
    ['PayPal without TLS', { PAYPAL_BASE_URL: 'http://api-m.paypal.com' }],
  ])('a production shop rejects %s', (_what, change) => {
    expect(problemsOf({ ...production, ...change })).toHaveLength(1);
  });
});

test('a shop needs no variables of the gateways that it does not enable', () => {
  const { MOMO_API_URL, ...others } = problemsByName({ DEPLOYMENT: 'production', PAYMENT_PROVIDERS: 'MOMO' });

  expect(MOMO_API_URL).toBeDefined();
  expect(Object.keys(others).filter((name) => /^(VNPAY|ZALOPAY)_/.test(name))).toEqual([]);
});

test.each(['', 'VNPAY,MOMO', ' ZALOPAY '])('PAYMENT_PROVIDERS accepts "%s"', (named) => {
  expect(problemsOf({ PAYMENT_PROVIDERS: named })).toEqual([]);
});

test.each(['CASH', 'VNPAY,VNPAY', ',', 'momo'])('PAYMENT_PROVIDERS rejects "%s"', (named) => {
  expect(problemsOf({ PAYMENT_PROVIDERS: named })).toEqual([
    expect.stringContaining('PAYMENT_PROVIDERS must'),
  ]);
});

test('.env.example explains every variable and its default', () => {
  const text = readFileSync(resolve(__dirname, '../../.env.example'), 'utf8');
  const explained = new Map(
    [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

  expect([...explained.keys()].sort()).toEqual(expect.arrayContaining(Object.keys(variables).sort()));
  for (const [name, { otherwise }] of Object.entries(variables)) {
    if (otherwise !== null) expect(`${name}=${explained.get(name)}`).toBe(`${name}=${otherwise}`);
  }
});

const exampleVariables = () => {
  const text = readFileSync(resolve(__dirname, '../../.env.example'), 'utf8');
  return [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
};

test.each(exampleVariables())(
  'the backend accepts $name with the value from .env.example',
  ({ name, value }) => {
    // Some variables are valid only together with another one.
    const others = {
      DATABASE_URL: 'postgres://localhost/shop',
      CHAT_MODEL_URL: 'https://api.example.com/v1',
      CHAT_MODEL: 'a-model',
    };
    expect(problemsOf({ ...others, [name]: value })).toEqual([]);
  },
);

test('the backend accepts all variables of .env.example at once', () => {
  const all = exampleVariables();
  expect(all.map(({ name }) => name)).toContain('BACKEND_URL');
  expect(problemsOf(Object.fromEntries(all.map(({ name, value }) => [name, value])))).toEqual([]);
});

test('the addresses of the other local processes follow their ports unless they are set', () => {
  expect(readConfig({ SHELL_PORT: '3100', SANDBOX_PORT: '4111' })).toMatchObject({
    publicUrl: 'http://localhost:3100',
    vnpay: { payUrl: 'http://localhost:4111/paymentv2/vpcpay.html' },
    paypal: { baseUrl: 'http://localhost:4111' },
  });
  const set = { PUBLIC_URL: 'http://shop.test', PAYPAL_BASE_URL: 'http://pay.test' };
  expect(readConfig({ SHELL_PORT: '3100', SANDBOX_PORT: '4111', ...set })).toMatchObject({
    publicUrl: 'http://shop.test',
    paypal: { baseUrl: 'http://pay.test' },
  });
  expect(readConfig({ SHELL_PORT: '0', SANDBOX_PORT: 'x' })).toMatchObject({
    publicUrl: 'http://localhost:3000',
    paypal: { baseUrl: 'http://localhost:4100' },
  });
});

test('PORT_BASE moves all ports together, and a variable of one port decides about that one', () => {
  expect(readConfig({ PORT_BASE: '5000' })).toMatchObject({
    port: 6000,
    publicUrl: 'http://localhost:5000',
    vnpay: { payUrl: 'http://localhost:6100/paymentv2/vpcpay.html' },
    paypal: { baseUrl: 'http://localhost:6100' },
  });
  expect(readConfig({ PORT_BASE: '5000', BACKEND_PORT: '4001', SHELL_PORT: '3100' })).toMatchObject({
    port: 4001,
    publicUrl: 'http://localhost:3100',
    paypal: { baseUrl: 'http://localhost:6100' },
  });
});

test.each(['0', '64311', '30.5', 'web'])('rejects %s as PORT_BASE', (text) => {
  expect(problemsOf({ PORT_BASE: text })).toEqual([
    `PORT_BASE must be a whole number from 1 to 64310, but is "${text}".`,
  ]);
});
