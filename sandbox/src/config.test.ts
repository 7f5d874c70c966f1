import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig, unknownVariables } from './config';

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

test('a newcomer who sets nothing gets the default ports and merchant', () => {
  const config = readConfig({});

  expect(config).toMatchObject({ paymentsPort: 4100, inboxPort: 4200, smtpPort: 4225, dataDir: null });
  expect(config.vnpay).toMatchObject({
    tmnCode: 'SHOPVN01',
    ipnAttempts: 10,
    ipnRetryMs: 300_000,
    reopen: 'resume',
  });
});

test('port 0 may be asked for', () => {
  expect(readConfig({ SANDBOX_PORT: '0' }).paymentsPort).toBe(0);
});

test('every bad variable is named at once, and the secret is not repeated', () => {
  const problems = problemsOf({
    SANDBOX_PORT: 'abc',
    SANDBOX_SMTP_PORT: '70000',
    SANDBOX_VNPAY_TMN_CODE: 'TOO-LONG-CODE',
    SANDBOX_VNPAY_HASH_SECRET: 'oops',
    SANDBOX_VNPAY_IPN_URL: 'ftp://shop',
    SANDBOX_VNPAY_REOPEN: 'maybe',
  });

  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
    'SANDBOX_VNPAY_TMN_CODE',
    'SANDBOX_VNPAY_HASH_SECRET',
    'SANDBOX_VNPAY_IPN_URL',
    'SANDBOX_VNPAY_REOPEN',
  ]);
  expect(problems.join()).not.toContain('oops');
});

test('the sandbox refuses to stand in for the internet in production', () => {
  expect(problemsOf({ DEPLOYMENT: 'production' })).toEqual([expect.stringContaining('DEPLOYMENT')]);
});

test('a misspelt variable is pointed out', () => {
  expect(unknownVariables({ SANDBOX_PROT: '1', SANDBOX_PORT: '2', HOME: '/' })).toEqual(['SANDBOX_PROT']);
});

test('the sandbox accepts every variable of .env.example', () => {
  const example = readFileSync(resolve(__dirname, '../../.env.example'), 'utf8');
  const all = Object.fromEntries(
    [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(Object.keys(all)).toContain('SANDBOX_PORT');

  expect(problemsOf(all)).toEqual([]);
  expect(unknownVariables(all)).toEqual([]);
});

test('what gateways tell is sent to the port that the backend is given', () => {
  const { vnpay, paypal, alepay } = readConfig({ BACKEND_PORT: '4001' });
  expect([vnpay.ipnUrl, paypal.webhookUrl, alepay.webhookUrl]).toEqual(
    ['vnpay', 'paypal', 'alepay'].map(
      (gateway) => `http://127.0.0.1:4001/api/ecommerce/payment/ipn/${gateway}`,
    ),
  );
  expect(readConfig({ BACKEND_PORT: '0' }).vnpay.ipnUrl).toContain(':4000/');
});

test('PORT_BASE moves all ports together, and a variable of one port decides about that one', () => {
  expect(readConfig({ PORT_BASE: '5000', SANDBOX_INBOX_PORT: '4201' })).toMatchObject({
    paymentsPort: 6100,
    inboxPort: 4201,
    smtpPort: 6225,
    vnpay: { ipnUrl: 'http://127.0.0.1:6000/api/ecommerce/payment/ipn/vnpay' },
  });
  expect(problemsOf({ PORT_BASE: '64311' })).toHaveLength(1);
});
