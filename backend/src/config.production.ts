import type { Config } from './config';
import {
  DEMO_PLATFORM_SECRET,
  SANDBOX_ALEPAY,
  SANDBOX_HASH_SECRET,
  SANDBOX_MODEL_KEY,
  SANDBOX_MOMO,
  SANDBOX_PAYPAL,
  SANDBOX_TMN_CODE,
  SANDBOX_ZALOPAY,
  type Gateway,
  variables,
} from './config.variables';
import type { Localized } from './lib/localized';

const isLocal = (address: string) =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname);
const isSandbox = (address: string) =>
  isLocal(address) || /(^|[.-])(sandbox|test-payment|sb-openapi)\./.test(new URL(address).hostname);

/** What is fine while trying the shop out and must never meet real customers. */
export function productionProblems(config: Config, env: Record<string, string | undefined>): Localized[] {
  const problems: Localized[] = [];
  const refuse = (when: boolean, vi: string, en: string) => {
    if (when) problems.push({ vi: `${vi} (DEPLOYMENT=production)`, en: `${en} (DEPLOYMENT=production)` });
  };

  for (const [name, value] of Object.entries(env))
    refuse(
      name in variables && /<[^<>]+>/.test(value ?? ''),
      `${name} còn chỗ chưa điền trong <…>`,
      `${name} still holds what was to be replaced, in <…>`,
    );
  refuse(
    !config.databaseUrl,
    'DATABASE_URL phải có: cơ sở dữ liệu nhúng không giữ được dữ liệu khi mất điện',
    'DATABASE_URL must be set: the embedded database has no power-loss guarantee',
  );
  refuse(
    !config.jwtPrivateKey,
    'JWT_PRIVATE_KEY phải có: mọi máy chủ cần cùng một khoá do bạn giữ',
    'JWT_PRIVATE_KEY must be set: every replica needs the same key, kept by you',
  );
  refuse(
    !config.smtpUrl,
    'SMTP_URL phải có: khách đang chờ thư',
    'SMTP_URL must be set: customers wait for mail',
  );
  refuse(
    !env['MAIL_FROM'] || config.mailFrom.endsWith('@example.com'),
    'MAIL_FROM phải là địa chỉ của bạn',
    'MAIL_FROM must be an address of yours',
  );
  refuse(
    isLocal(config.publicUrl),
    'PUBLIC_URL phải là địa chỉ mà khách mở',
    'PUBLIC_URL must be the address that customers open',
  );
  refuse(
    !config.publicUrl.startsWith('https:'),
    'PUBLIC_URL phải bắt đầu bằng https',
    'PUBLIC_URL must begin with https',
  );
  refuse(
    config.seed !== null,
    'SEED không được đặt: nó tạo tài khoản dùng thử có mật khẩu ai cũng biết',
    'SEED must not be set: it makes demo accounts with a known password',
  );
  refuse(
    config.payment.environment !== 'production',
    'PAYMENT_ENVIRONMENT phải là production',
    'PAYMENT_ENVIRONMENT must be production',
  );
  for (const [gateway, refusals] of Object.entries(ofGateways(config, env)) as [Gateway, Refusal[]][]) {
    if (!config.payment.providers.includes(gateway)) continue;
    for (const refusal of refusals) refuse(...refusal);
  }
  const { model } = config.chat;
  refuse(
    model.url !== null && !isLocal(model.url) && !model.url.startsWith('https:'),
    'CHAT_MODEL_URL phải bắt đầu bằng https, hoặc là địa chỉ của máy này: điều khách viết được gửi đến đó',
    'CHAT_MODEL_URL must begin with https, or be an address of this machine: what customers write goes there',
  );
  refuse(...knownToAll('CHAT_MODEL_KEY', model.key === SANDBOX_MODEL_KEY));
  refuse(
    config.platformSecret === DEMO_PLATFORM_SECRET,
    'PLATFORM_SECRET là khoá của bản dùng thử, ai cũng biết; máy chủ trang cần cùng khoá của bạn',
    'PLATFORM_SECRET is the one of the demo, known to all; document servers need the same one of yours',
  );
  refuse(
    new Set(config.platformSecret).size < MIN_DIFFERENT_CHARACTERS,
    'PLATFORM_SECRET có quá ít ký tự khác nhau để là khoá bí mật: openssl rand -base64 48',
    'PLATFORM_SECRET has too few different characters to be a secret: openssl rand -base64 48',
  );
  for (const [name, key] of secretsOf(config))
    refuse(
      key === config.platformSecret,
      `PLATFORM_SECRET trùng với ${name}: mỗi khoá chỉ dùng một việc`,
      `PLATFORM_SECRET is the same as ${name}: each key is for one purpose`,
    );
  return problems;
}

/** The fewest different characters of a secret that cannot be guessed. */
const MIN_DIFFERENT_CHARACTERS = 8;

type Refusal = [when: boolean, vi: string, en: string];

const knownToAll = (name: string, when: boolean): Refusal => [
  when,
  `${name} là khoá của bản dùng thử, ai cũng biết`,
  `${name} is the key of the sandbox, known to all`,
];
/** A key that a gateway prints in its documents, or one that was typed to get on. */
const ofKey = (name: string, key: string): Refusal[] => [
  [
    printed.includes(key),
    `${name} là khoá mẫu, ai cũng biết`,
    `${name} is the key of a sample, known to all`,
  ],
  ...ofSecret(name, key),
];
const ofSecret = (name: string, key: string): Refusal[] => [
  [
    new Set(key).size < MIN_DIFFERENT_CHARACTERS,
    `${name} có quá ít ký tự khác nhau để là khoá của hợp đồng`,
    `${name} has too few different characters to be the key of a contract`,
  ],
];

/** Money and the keys to it go over TLS or not at all. */
const ofAddress = (name: string, address: string, vi: string, en: string): Refusal[] => [
  [
    isSandbox(address),
    `${name} phải là ${vi}, không phải bản thử nghiệm`,
    `${name} must be ${en}, not a sandbox`,
  ],
  [
    !isSandbox(address) && !address.startsWith('https:'),
    `${name} phải bắt đầu bằng https: điều gửi đi không mã hoá có thể bị đọc và sửa trên đường`,
    `${name} must begin with https: what is sent there in the clear can be read and changed on its way`,
  ],
];
const ofContract = (name: string, address: string, gateway: string) =>
  ofAddress(name, address, `địa chỉ trong hợp đồng của ${gateway}`, `the address of ${gateway}'s contract`);

const secretsOf = ({ vnpay, alepay, momo, zalopay, paypal }: Config): [name: string, key: string][] => [
  ['VNPAY_HASH_SECRET', vnpay.hashSecret],
  ['ALEPAY_CHECKSUM_KEY', alepay.checksumKey],
  ['MOMO_SECRET_KEY', momo.secretKey],
  ['ZALOPAY_KEY1', zalopay.key1],
  ['ZALOPAY_KEY2', zalopay.key2],
  ['PAYPAL_CLIENT_SECRET', paypal.clientSecret],
];

/** Of gateways that the shop does not use, nothing is asked. */
const ofGateways = (
  { vnpay, alepay, momo, zalopay, paypal }: Config,
  env: Record<string, string | undefined>,
): Record<Gateway, Refusal[]> => ({
  VNPAY: [
    ...ofAddress(
      'VNPAY_BASE_URL',
      vnpay.payUrl,
      'trang thanh toán trong hợp đồng VNPAY',
      "the payment page of VNPAY's contract",
    ),
    ...ofAddress(
      'VNPAY_API_URL',
      vnpay.apiUrl,
      'địa chỉ API trong hợp đồng VNPAY',
      "the API address of VNPAY's contract",
    ),
    knownToAll('VNPAY_HASH_SECRET', vnpay.hashSecret === SANDBOX_HASH_SECRET),
    ...ofSecret('VNPAY_HASH_SECRET', vnpay.hashSecret),
    [
      vnpay.tmnCode === SANDBOX_TMN_CODE,
      'VNPAY_TMN_CODE là mã website của bản thử nghiệm',
      'VNPAY_TMN_CODE is the terminal of the sandbox',
    ],
  ],
  ALEPAY: [
    ...ofContract('ALEPAY_BASE_URL', alepay.baseUrl, 'Alepay'),
    ...ofContract('ALEPAY_REFUND_URL', alepay.refundUrl, 'Alepay'),
    ...ofKey('ALEPAY_TOKEN_KEY', alepay.tokenKey),
    ...ofKey('ALEPAY_CHECKSUM_KEY', alepay.checksumKey),
  ],
  MOMO: [
    ...ofContract('MOMO_API_URL', momo.apiUrl, 'MoMo'),
    [
      momo.partnerCode === SANDBOX_MOMO.partnerCode,
      'MOMO_PARTNER_CODE là tài khoản của bản thử nghiệm',
      'MOMO_PARTNER_CODE is the account of the sandbox',
    ],
    ...ofKey('MOMO_ACCESS_KEY', momo.accessKey),
    ...ofKey('MOMO_SECRET_KEY', momo.secretKey),
  ],
  ZALOPAY: [
    ...ofContract('ZALOPAY_API_URL', zalopay.apiUrl, 'ZaloPay'),
    [
      zalopay.appId === SANDBOX_ZALOPAY.appId,
      'ZALOPAY_APP_ID là ứng dụng của bản thử nghiệm',
      'ZALOPAY_APP_ID is the application of the sandbox',
    ],
    ...ofKey('ZALOPAY_KEY1', zalopay.key1),
    ...ofKey('ZALOPAY_KEY2', zalopay.key2),
  ],
  PAYPAL: [
    ...ofAddress('PAYPAL_BASE_URL', paypal.baseUrl, 'API thật của PayPal', "PayPal's live API"),
    [
      paypal.clientId === SANDBOX_PAYPAL.clientId,
      'PAYPAL_CLIENT_ID là ứng dụng của bản thử nghiệm',
      'PAYPAL_CLIENT_ID is the app of the sandbox',
    ],
    knownToAll('PAYPAL_CLIENT_SECRET', paypal.clientSecret === SANDBOX_PAYPAL.clientSecret),
    ...ofSecret('PAYPAL_CLIENT_SECRET', paypal.clientSecret),
    [
      paypal.webhookId === SANDBOX_PAYPAL.webhookId,
      'PAYPAL_WEBHOOK_ID là webhook của bản thử nghiệm',
      'PAYPAL_WEBHOOK_ID is the webhook of the sandbox',
    ],
    [
      !env['PAYPAL_VND_PER_USD'],
      'PAYPAL_VND_PER_USD phải có: một đô la giá bao nhiêu là do bạn định',
      'PAYPAL_VND_PER_USD must be set: what a dollar costs is for you to say',
    ],
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
