import { isHttpUrl } from './web/http-url';

export interface SandboxConfig {
  paymentsPort: number;
  inboxPort: number;
  smtpPort: number;
  /** Off without a port: the shop's registry lies in a folder, unless somebody tries a bucket. */
  s3: S3Config | null;
  dataDir: string | null;
  vnpay: VnpayConfig;
}

export interface S3Config {
  port: number;
  accessKeyId: string;
  secretAccessKey: string;
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
  'SANDBOX_DATA_DIR',
  'SANDBOX_VNPAY_TMN_CODE',
  'SANDBOX_VNPAY_HASH_SECRET',
  'SANDBOX_VNPAY_IPN_URL',
  'SANDBOX_VNPAY_IPN_ATTEMPTS',
  'SANDBOX_VNPAY_IPN_RETRY_MS',
  'SANDBOX_VNPAY_IPN_TIMEOUT_MS',
  'SANDBOX_VNPAY_REOPEN',
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
  const s3Port = read<number | null>('SANDBOX_S3_PORT', null, port);
  const config: SandboxConfig = {
    paymentsPort: read('SANDBOX_PORT', 4100, port),
    inboxPort: read('SANDBOX_INBOX_PORT', 4200, port),
    smtpPort: read('SANDBOX_SMTP_PORT', 4225, port),
    s3:
      s3Port === null
        ? null
        : {
            port: s3Port,
            accessKeyId: env['SANDBOX_S3_ACCESS_KEY_ID']?.trim() || 'sandbox',
            secretAccessKey: env['SANDBOX_S3_SECRET_ACCESS_KEY']?.trim() || 'sandbox-secret',
          },
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
      ipnUrl: read('SANDBOX_VNPAY_IPN_URL', 'http://127.0.0.1:4000/api/ecommerce/payment/ipn/vnpay', httpUrl),
      ipnAttempts: read('SANDBOX_VNPAY_IPN_ATTEMPTS', 10, wholeNumber(1, 100)),
      ipnRetryMs: read('SANDBOX_VNPAY_IPN_RETRY_MS', 300_000, wholeNumber(1, 86_400_000)),
      ipnTimeoutMs: read('SANDBOX_VNPAY_IPN_TIMEOUT_MS', 10_000, wholeNumber(10, 120_000)),
      reopen: read<VnpayConfig['reopen']>('SANDBOX_VNPAY_REOPEN', 'resume', oneOf('refuse', 'resume')),
    },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Names of `SANDBOX_…` variables that mean nothing here: most often a slip of the pen. */
export function unknownVariables(env: Env): string[] {
  return Object.keys(env).filter((name) => name.startsWith('SANDBOX_') && !known.has(name));
}

const port = wholeNumber(0, 65_535);

function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Error(`must be a whole number from ${least} to ${most}; it is "${text}"`);
  };
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
