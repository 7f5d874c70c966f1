import type { Config } from './config';
import { DEMO_PLATFORM_SECRET, SANDBOX_HASH_SECRET, SANDBOX_TMN_CODE } from './config.variables';

const isLocal = (address: string) =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname);
const isSandbox = (address: string) => isLocal(address) || /(^|\.)sandbox\./.test(new URL(address).hostname);

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
  refuse(
    isSandbox(config.vnpay.payUrl),
    "VNPAY_BASE_URL must be the payment page of VNPAY's contract, not a sandbox",
  );
  refuse(
    isSandbox(config.vnpay.apiUrl),
    "VNPAY_API_URL must be the API address of VNPAY's contract, not a sandbox",
  );
  refuse(
    config.vnpay.hashSecret === SANDBOX_HASH_SECRET,
    'VNPAY_HASH_SECRET is the key of the sandbox, known to all',
  );
  refuse(config.vnpay.tmnCode === SANDBOX_TMN_CODE, 'VNPAY_TMN_CODE is the terminal of the sandbox');
  refuse(
    config.platformSecret === DEMO_PLATFORM_SECRET,
    'PLATFORM_SECRET is the one of the demo, known to all; document servers need the same one of yours',
  );
  return problems;
}
