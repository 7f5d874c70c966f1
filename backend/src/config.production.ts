import type { Config } from './config';
import {
  DEMO_PLATFORM_SECRET,
  SANDBOX_ALEPAY,
  SANDBOX_HASH_SECRET,
  SANDBOX_MOMO,
  SANDBOX_PAYPAL,
  SANDBOX_TMN_CODE,
  SANDBOX_ZALOPAY,
  type Gateway,
} from './config.variables';

const isLocal = (address: string) =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname);
const isSandbox = (address: string) =>
  isLocal(address) || /(^|[.-])(sandbox|test-payment|sb-openapi)\./.test(new URL(address).hostname);

/** What is fine while trying the shop out and must never meet real customers. */
export function productionProblems(config: Config, env: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const refuse = (when: boolean, problem: string) =>
    when && problems.push(`${problem} (DEPLOYMENT=production)`);

  refuse(!config.databaseUrl, 'DATABASE_URL must be set: the embedded database has no power-loss guarantee');
  refuse(!config.jwtPrivateKey, 'JWT_PRIVATE_KEY must be set: every replica needs the same key, kept by you');
  refuse(!config.smtpUrl, 'SMTP_URL must be set: customers wait for mail');
  refuse(
    !env['MAIL_FROM'] || config.mailFrom.endsWith('@example.com'),
    'MAIL_FROM must be an address of yours',
  );
  refuse(isLocal(config.publicUrl), 'PUBLIC_URL must be the address that customers open');
  refuse(!config.publicUrl.startsWith('https:'), 'PUBLIC_URL must begin with https');
  refuse(config.seed !== null, 'SEED must not be set: it makes demo accounts with a known password');
  refuse(config.payment.environment !== 'production', 'PAYMENT_ENVIRONMENT must be production');
  for (const [gateway, refusals] of Object.entries(ofGateways(config, env)) as [Gateway, Refusal[]][]) {
    if (!config.payment.providers.includes(gateway)) continue;
    for (const [when, problem] of refusals) refuse(when, problem);
  }
  refuse(
    config.platformSecret === DEMO_PLATFORM_SECRET,
    'PLATFORM_SECRET is the one of the demo, known to all; document servers need the same one of yours',
  );
  return problems;
}

type Refusal = [when: boolean, problem: string];

/** Money and the keys to it go over TLS or not at all. */
const ofAddress = (name: string, address: string, right: string): Refusal[] => [
  [isSandbox(address), `${name} must be ${right}, not a sandbox`],
  [
    !isSandbox(address) && !address.startsWith('https:'),
    `${name} must begin with https: what is sent there in the clear can be read and changed on its way`,
  ],
];

/** Of gateways that the shop does not use, nothing is asked. */
const ofGateways = (
  { vnpay, alepay, momo, zalopay, paypal }: Config,
  env: Record<string, string | undefined>,
): Record<Gateway, Refusal[]> => ({
  VNPAY: [
    ...ofAddress('VNPAY_BASE_URL', vnpay.payUrl, "the payment page of VNPAY's contract"),
    ...ofAddress('VNPAY_API_URL', vnpay.apiUrl, "the API address of VNPAY's contract"),
    [vnpay.hashSecret === SANDBOX_HASH_SECRET, 'VNPAY_HASH_SECRET is the key of the sandbox, known to all'],
    [vnpay.tmnCode === SANDBOX_TMN_CODE, 'VNPAY_TMN_CODE is the terminal of the sandbox'],
  ],
  ALEPAY: [
    ...ofAddress('ALEPAY_BASE_URL', alepay.baseUrl, "the address of Alepay's contract"),
    ...ofAddress('ALEPAY_REFUND_URL', alepay.refundUrl, "the address of Alepay's contract"),
    [isPrinted(alepay.tokenKey), 'ALEPAY_TOKEN_KEY is the key of a sample, known to all'],
    [isPrinted(alepay.checksumKey), 'ALEPAY_CHECKSUM_KEY is the key of a sample, known to all'],
  ],
  MOMO: [
    ...ofAddress('MOMO_API_URL', momo.apiUrl, "the address of MoMo's contract"),
    [momo.partnerCode === SANDBOX_MOMO.partnerCode, 'MOMO_PARTNER_CODE is the account of the sandbox'],
    [isPrinted(momo.accessKey), 'MOMO_ACCESS_KEY is the key of a sample, known to all'],
    [isPrinted(momo.secretKey), 'MOMO_SECRET_KEY is the key of a sample, known to all'],
  ],
  ZALOPAY: [
    ...ofAddress('ZALOPAY_API_URL', zalopay.apiUrl, "the address of ZaloPay's contract"),
    [zalopay.appId === SANDBOX_ZALOPAY.appId, 'ZALOPAY_APP_ID is the application of the sandbox'],
    [isPrinted(zalopay.key1), 'ZALOPAY_KEY1 is the key of a sample, known to all'],
    [isPrinted(zalopay.key2), 'ZALOPAY_KEY2 is the key of a sample, known to all'],
  ],
  PAYPAL: [
    ...ofAddress('PAYPAL_BASE_URL', paypal.baseUrl, "PayPal's live API"),
    [paypal.clientId === SANDBOX_PAYPAL.clientId, 'PAYPAL_CLIENT_ID is the app of the sandbox'],
    [
      paypal.clientSecret === SANDBOX_PAYPAL.clientSecret,
      'PAYPAL_CLIENT_SECRET is the secret of the sandbox, known to all',
    ],
    [paypal.webhookId === SANDBOX_PAYPAL.webhookId, 'PAYPAL_WEBHOOK_ID is the webhook of the sandbox'],
    [!env['PAYPAL_VND_PER_USD'], 'PAYPAL_VND_PER_USD must be set: what a dollar costs is for you to say'],
  ],
});

/** Keys that gateways print in their documents. */
const printed: string[] = [
  SANDBOX_MOMO.accessKey,
  SANDBOX_MOMO.secretKey,
  'klm05TvNBzhg7h7j',
  'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa',
  SANDBOX_ZALOPAY.key1,
  SANDBOX_ZALOPAY.key2,
  SANDBOX_ALEPAY.tokenKey,
  SANDBOX_ALEPAY.checksumKey,
];
const isPrinted = (key: string) => printed.includes(key);
