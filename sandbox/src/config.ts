import { isHttpUrl } from './web/http-url';

export interface SandboxConfig {
  paymentsPort: number;
  inboxPort: number;
  smtpPort: number;
  /** Off without a port: the shop's registry lies in a folder, unless somebody tries a bucket. */
  s3: S3Config | null;
  /** Off without a port: the shop's assistant looks answers up. */
  model: ModelConfig | null;
  dataDir: string | null;
  vnpay: VnpayConfig;
  paypal: PaypalConfig;
  alepay: AlepayConfig;
  momo: MomoConfig;
  zalopay: ZalopayConfig;
}

export interface S3Config {
  port: number;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface ModelConfig {
  port: number;
  key: string;
}

export interface VnpayConfig {
  tmnCode: string;
  hashSecret: string;
  ipnUrl: string;
  ipnAttempts: number;
  ipnRetryMs: number;
  ipnTimeoutMs: number;
  /** What happens when a pay address is opened a second time before it was paid. */
  reopen: 'refuse' | 'resume';
}

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  webhookUrl: string;
}

export interface AlepayConfig {
  tokenKey: string;
  checksumKey: string;
  webhookUrl: string;
}

export interface MomoConfig {
  partnerCode: string;
  accessKey: string;
  secretKey: string;
  ipnTimeoutMs: number;
}

export interface ZalopayConfig {
  appId: string;
  key1: string;
  key2: string;
  callbackAttempts: number;
  callbackRetryMs: number;
  callbackTimeoutMs: number;
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The sandbox cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Env = Readonly<Record<string, string | undefined>>;

const known = new Set([
  'SANDBOX_PORT',
  'SANDBOX_INBOX_PORT',
  'SANDBOX_SMTP_PORT',
  'SANDBOX_S3_PORT',
  'SANDBOX_S3_ACCESS_KEY_ID',
  'SANDBOX_S3_SECRET_ACCESS_KEY',
  'SANDBOX_MODEL_PORT',
  'SANDBOX_MODEL_KEY',
  'SANDBOX_DATA_DIR',
  'SANDBOX_VNPAY_TMN_CODE',
  'SANDBOX_VNPAY_HASH_SECRET',
  'SANDBOX_VNPAY_IPN_URL',
  'SANDBOX_VNPAY_IPN_ATTEMPTS',
  'SANDBOX_VNPAY_IPN_RETRY_MS',
  'SANDBOX_VNPAY_IPN_TIMEOUT_MS',
  'SANDBOX_VNPAY_REOPEN',
  'SANDBOX_PAYPAL_CLIENT_ID',
  'SANDBOX_PAYPAL_CLIENT_SECRET',
  'SANDBOX_PAYPAL_WEBHOOK_ID',
  'SANDBOX_PAYPAL_WEBHOOK_URL',
  'SANDBOX_ALEPAY_TOKEN_KEY',
  'SANDBOX_ALEPAY_CHECKSUM_KEY',
  'SANDBOX_ALEPAY_WEBHOOK_URL',
  'SANDBOX_MOMO_PARTNER_CODE',
  'SANDBOX_MOMO_ACCESS_KEY',
  'SANDBOX_MOMO_SECRET_KEY',
  'SANDBOX_MOMO_IPN_TIMEOUT_MS',
  'SANDBOX_ZALOPAY_APP_ID',
  'SANDBOX_ZALOPAY_KEY1',
  'SANDBOX_ZALOPAY_KEY2',
  'SANDBOX_ZALOPAY_CALLBACK_ATTEMPTS',
  'SANDBOX_ZALOPAY_CALLBACK_RETRY_MS',
  'SANDBOX_ZALOPAY_CALLBACK_TIMEOUT_MS',
]);

/** Reads the environment; throws one error that names every bad variable. */
export function readConfig(env: Env): SandboxConfig {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T): T => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    try {
      return parse(text);
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  };

  if (env['DEPLOYMENT'] === 'production') {
    problems.push(
      'DEPLOYMENT is "production": stand-ins for the payment gateway and the mail server never run there',
    );
  }
  const moved = read('PORT_BASE', usualBase, wholeNumber(1, 64_310)) - usualBase;
  const s3Port = read<number | null>('SANDBOX_S3_PORT', null, port);
  const modelPort = read<number | null>('SANDBOX_MODEL_PORT', null, port);
  const config: SandboxConfig = {
    paymentsPort: read('SANDBOX_PORT', 4100 + moved, port),
    inboxPort: read('SANDBOX_INBOX_PORT', 4200 + moved, port),
    smtpPort: read('SANDBOX_SMTP_PORT', 4225 + moved, port),
    s3:
      s3Port === null
        ? null
        : {
            port: s3Port,
            accessKeyId: env['SANDBOX_S3_ACCESS_KEY_ID']?.trim() || 'sandbox',
            secretAccessKey: env['SANDBOX_S3_SECRET_ACCESS_KEY']?.trim() || 'sandbox-secret',
          },
    model:
      modelPort === null
        ? null
        : { port: modelPort, key: read('SANDBOX_MODEL_KEY', 'sandbox-model-key', accountKey) },
    dataDir: env['SANDBOX_DATA_DIR']?.trim() || null,
    vnpay: {
      tmnCode: read(
        'SANDBOX_VNPAY_TMN_CODE',
        'SHOPVN01',
        matching(/^[A-Za-z0-9]{8}$/, 'must be 8 letters or digits'),
      ),
      hashSecret: read(
        'SANDBOX_VNPAY_HASH_SECRET',
        'SANDBOXSECRETKEYFORVECTORS012345',
        matching(/^.{8,}$/, 'must have at least 8 characters'),
      ),
      ipnUrl: read('SANDBOX_VNPAY_IPN_URL', ipnUrlOf(env, moved, 'vnpay'), httpUrl),
      ipnAttempts: read('SANDBOX_VNPAY_IPN_ATTEMPTS', 10, wholeNumber(1, 100)),
      ipnRetryMs: read('SANDBOX_VNPAY_IPN_RETRY_MS', 300_000, wholeNumber(1, 86_400_000)),
      ipnTimeoutMs: read('SANDBOX_VNPAY_IPN_TIMEOUT_MS', 10_000, wholeNumber(10, 120_000)),
      reopen: read<VnpayConfig['reopen']>('SANDBOX_VNPAY_REOPEN', 'resume', oneOf('refuse', 'resume')),
    },
    paypal: {
      clientId: read('SANDBOX_PAYPAL_CLIENT_ID', 'SANDBOX-PAYPAL-CLIENT', accountKey),
      clientSecret: read('SANDBOX_PAYPAL_CLIENT_SECRET', 'SANDBOX-PAYPAL-SECRET-KNOWN-TO-ALL', accountKey),
      webhookId: read('SANDBOX_PAYPAL_WEBHOOK_ID', 'SANDBOXWEBHOOK001', accountKey),
      webhookUrl: read('SANDBOX_PAYPAL_WEBHOOK_URL', ipnUrlOf(env, moved, 'paypal'), httpUrl),
    },
    alepay: {
      tokenKey: read('SANDBOX_ALEPAY_TOKEN_KEY', '0COVspcyOZRNrsMsbHTdt8zesP9m0y', accountKey),
      checksumKey: read('SANDBOX_ALEPAY_CHECKSUM_KEY', 'hjuEmsbcohOwgJLCmJlf7N2pPFU1Le', accountKey),
      webhookUrl: read('SANDBOX_ALEPAY_WEBHOOK_URL', ipnUrlOf(env, moved, 'alepay'), httpUrl),
    },
    momo: {
      partnerCode: read('SANDBOX_MOMO_PARTNER_CODE', 'MOMO', accountKey),
      accessKey: read('SANDBOX_MOMO_ACCESS_KEY', 'F8BBA842ECF85', accountKey),
      secretKey: read('SANDBOX_MOMO_SECRET_KEY', 'K951B6PE1waDMi640xX08PD3vg6EkVlz', accountKey),
      ipnTimeoutMs: read('SANDBOX_MOMO_IPN_TIMEOUT_MS', 15_000, wholeNumber(10, 120_000)),
    },
    zalopay: {
      appId: read('SANDBOX_ZALOPAY_APP_ID', '2553', matching(/^[1-9]\d{0,9}$/, 'must be a number')),
      key1: read('SANDBOX_ZALOPAY_KEY1', 'PcY4iZIKFCIdgZvA6ueMcMHHUbRYjVPL', accountKey),
      key2: read('SANDBOX_ZALOPAY_KEY2', 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz', accountKey),
      callbackAttempts: read('SANDBOX_ZALOPAY_CALLBACK_ATTEMPTS', 4, wholeNumber(1, 100)),
      callbackRetryMs: read('SANDBOX_ZALOPAY_CALLBACK_RETRY_MS', 60_000, wholeNumber(1, 86_400_000)),
      callbackTimeoutMs: read('SANDBOX_ZALOPAY_CALLBACK_TIMEOUT_MS', 10_000, wholeNumber(10, 120_000)),
    },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Names of `SANDBOX_…` variables that mean nothing here: most often a slip of the pen. */
export function unknownVariables(env: Env): string[] {
  return Object.keys(env).filter((name) => name.startsWith('SANDBOX_') && !known.has(name));
}

/** The default of PORT_BASE, which moves all ports of a shop together. */
const usualBase = 3000;
const port = wholeNumber(0, 65_535);
const accountKey = matching(/^\S{2,128}$/, 'must be 2 to 128 characters without spaces');

function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Error(`must be a whole number from ${least} to ${most}; it is "${text}"`);
  };
}

/** Where the backend listens on this machine. */
function ipnUrlOf(env: Env, moved: number, gateway: string) {
  const chosen = env['BACKEND_PORT']?.trim() ?? '';
  const backendPort = /^[1-9]\d{0,4}$/.test(chosen) ? chosen : String(4000 + moved);
  return `http://127.0.0.1:${backendPort}/api/ecommerce/payment/ipn/${gateway}`;
}

/** Does not repeat the value: one of those read with it is a secret. */
function matching(pattern: RegExp, complaint: string) {
  return (text: string): string => {
    if (pattern.test(text)) return text;
    throw new Error(complaint);
  };
}

function oneOf<T extends string>(...values: T[]) {
  return (text: string): T => {
    const value = values.find((candidate) => candidate === text);
    if (value !== undefined) return value;
    throw new Error(`must be ${values.map((each) => `"${each}"`).join(' or ')}; it is "${text}"`);
  };
}

function httpUrl(text: string): string {
  if (isHttpUrl(text)) return text;
  throw new Error(`must be an http or https address; it is "${text}"`);
}
