import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig } from './config';
import { openStore } from './registry/open-store';

/** What an operator is told, a line for each variable. */
function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}

function inVietnamese(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ vi }) => vi);
    throw error;
  }
}

const production = {
  DEPLOYMENT: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  PLATFORM_SECRET: 'Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h6',
  REMOTE_ORIGINS: 'catalog=https://catalog.example.com, *=https://remotes.example.com/',
};

test('a shop starts with nothing set, and in production with what is its own', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ SHELL_PORT: '', LOG_LEVEL: ' ' })).toEqual([]);
  expect(readConfig(production)).toMatchObject({
    deployment: 'production',
    publicUrl: 'https://shop.example.com',
    overrideOrigins: [],
    remoteOrigins: { catalog: 'https://catalog.example.com', '*': 'https://remotes.example.com' },
  });
});

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ SHELL_PORT: '70000' }, /^SHELL_PORT must be a port from 0 to 65535, not "70000"/],
  [{ PORT_BASE: '64311' }, /^PORT_BASE must be a port from 1 to 64310, not "64311"/],
  [{ PORT_BASE: 'web' }, /^PORT_BASE must be a port/],
  [{ DEPLOYMENT: 'live' }, /^DEPLOYMENT must be one of demo, production/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, .* not "loud"/],
  [{ AUTOMATIC_ROLLBACK: 'no' }, /^AUTOMATIC_ROLLBACK must be one of on, off/],
  [{ RENDER_TIMEOUT_MS: '20' }, /^RENDER_TIMEOUT_MS must be .* from 100 to 10000, not "20"/],
  [{ RENDER_LIMIT_MS: '800' }, /^RENDER_LIMIT_MS is called RENDER_TIMEOUT_MS now: rename it/],
  [{ HEADERS_TIMEOUT_MS: '1' }, /^HEADERS_TIMEOUT_MS must be .* from 500 to 120000, not "1"/],
  [{ REQUEST_TIMEOUT_MS: '5000' }, /^HEADERS_TIMEOUT_MS must not be more than REQUEST_TIMEOUT_MS/],
  [{ KEEP_ALIVE_TIMEOUT_MS: 'long' }, /^KEEP_ALIVE_TIMEOUT_MS must be .* from 1000 to 600000, not "long"/],
  [{ DRAIN_MS: '-1' }, /^DRAIN_MS must be .* from 0 to 120000, not "-1"/],
  [{ SW_KILL: 'true' }, /^SW_KILL must be 1, .* not "true"/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be the proxies in front/],
  [{ TRUST_PROXY: 'loopback, 1' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must be/],
  [{ PUBLIC_URL: 'https://example.com/shop' }, /^PUBLIC_URL must be .* origin without a path/],
  [{ BACKEND_URL: 'backend:4000' }, /^BACKEND_URL must be an http or https address/],
  [{ API_MAIN_URL: '//evil.example' }, /^API_MAIN_URL must be an http or https address/],
  [
    { REMOTE_ORIGINS: 'catalog=https://cdn.example.com/shop' },
    /^REMOTE_ORIGINS \(catalog\) must be .* origin/,
  ],
  [{ REMOTE_ORIGINS: 'catalog=cdn.example.com' }, /^REMOTE_ORIGINS \(catalog\) must be .* origin/],
  [{ REMOTE_ORIGINS: 'https://cdn.example.com' }, /^REMOTE_ORIGINS is "name=address,…"/],
  [{ REMOTE_ORIGINS: '*=https://{name}.example.com/{name}' }, /^REMOTE_ORIGINS \(\*\) must be .* origin/],
  [{ REMOTE_ORIGINS: '*=https://{other}.example.com' }, /^REMOTE_ORIGINS \(\*\) must be .* origin/],
  [{ ALLOWED_REMOTE_ORIGINS: '*' }, /^ALLOWED_REMOTE_ORIGINS is .*; "\*" is not/],
  [{ ALLOWED_REMOTE_ORIGINS: 'https://*.com' }, /^ALLOWED_REMOTE_ORIGINS is .* without a path/],
  [{ ALLOWED_REMOTE_ORIGINS: 'https://cdn.example.com/files' }, /^ALLOWED_REMOTE_ORIGINS is/],
  [{ OVERRIDE_ORIGINS: 'https://preview.example.com/x' }, /^OVERRIDE_ORIGINS is .* without a path/],
  [{ OVERRIDE_ORIGINS: '*' }, /^OVERRIDE_ORIGINS is/],
  [{ ...production, OVERRIDE_ORIGINS: 'http://localhost:*' }, /^OVERRIDE_ORIGINS must be empty/],
  [{ ...production, PUBLIC_URL: 'http://shop.example.com' }, /^PUBLIC_URL must be the https address/],
  [{ ...production, PLATFORM_SECRET: '' }, /^PLATFORM_SECRET is the one of the demo/],
])('%j is refused with what to do, in both languages', (env, words) => {
  const problems = problemsOf(env);

  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(words);
  expect(inVietnamese(env)).toEqual([expect.stringMatching(/^[A-Z_]+ .*(phải|không|là|có)/)]);
});

test('a shop that sets nothing has the settings that the documentation names', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    deployment: 'demo',
    siteName: 'Storefront',
    publicUrl: 'http://localhost:3000',
    backendUrl: 'http://127.0.0.1:4000',
    remoteOrigins: {},
    overrideOrigins: ['http://localhost:*'],
    bases: { auth: '/api/auth', main: '/api/main', chat: '/api/chat' },
    analyticsUrl: null,
    logLevel: 'info',
    trustProxy: 'loopback',
    renderTimeoutMs: 800,
    headersTimeoutMs: 10_000,
    requestTimeoutMs: 60_000,
    keepAliveTimeoutMs: 72_000,
    drainMs: 100,
    rollsBackFailing: true,
    isWorkerRemoved: false,
  });
  // A load balancer takes its time to see that a server stops.
  expect(readConfig(production).drainMs).toBe(10_000);
});

test('what a shop sets is what its document server does', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      SITE_NAME: ' Mây ',
      API_MAIN_URL: 'https://api.example.com/main/',
      ANALYTICS_URL: 'https://stats.example.com/collect/',
      CHAT_AI_CODE: 'ai.1',
      CHAT_ACCESS_KEY: 'key-1',
      CHAT_SDK_ID: 'sdk_1',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'false',
      OVERRIDE_ORIGINS: 'https://preview.example.com',
      AUTOMATIC_ROLLBACK: 'off',
      SW_KILL: '1',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    siteName: 'Mây',
    bases: { main: 'https://api.example.com/main', auth: '/api/auth' },
    analyticsUrl: 'https://stats.example.com/collect',
    chat: { aiCode: 'ai.1', accessKey: 'key-1', sdkId: 'sdk_1' },
    logLevel: 'warn',
    trustProxy: false,
    overrideOrigins: ['https://preview.example.com'],
    rollsBackFailing: false,
    isWorkerRemoved: true,
  });
});

test.each<[NodeJS.ProcessEnv, NodeJS.ProcessEnv]>([
  [{ SHELL_PORT: '0' }, { SHELL_PORT: '-1' }],
  [{ SHELL_PORT: '65535' }, { SHELL_PORT: '65536' }],
  [{ PORT_BASE: '1' }, { PORT_BASE: '0' }],
  [{ PORT_BASE: '64310' }, { PORT_BASE: '64310.5' }],
  [{ RENDER_TIMEOUT_MS: '100' }, { RENDER_TIMEOUT_MS: '99' }],
  [{ RENDER_TIMEOUT_MS: '10000' }, { RENDER_TIMEOUT_MS: '10001' }],
  [{ DRAIN_MS: '120000' }, { DRAIN_MS: '120001' }],
  [{ REQUEST_TIMEOUT_MS: '10000' }, { REQUEST_TIMEOUT_MS: '9999' }],
  [{ TRUST_PROXY: '10.0.0.0/32' }, { TRUST_PROXY: '10.0.0.0/33' }],
  [{ TRUST_PROXY: 'fd00::/128' }, { TRUST_PROXY: 'fd00::/129' }],
  [{ TRUST_PROXY: '::/1' }, { TRUST_PROXY: '::/0' }],
  [{ PLATFORM_SECRET: 's'.repeat(32) }, { PLATFORM_SECRET: 's'.repeat(31) }],
  [{ PLATFORM_SECRET: 's'.repeat(200) }, { PLATFORM_SECRET: 's'.repeat(201) }],
  [{ CHAT_SDK_ID: 's'.repeat(200) }, { CHAT_SDK_ID: 's'.repeat(201) }],
])('the limits of a variable are meant inclusively: %j is taken, %j is not', (taken, refused) => {
  expect(problemsOf(taken)).toEqual([]);
  expect(problemsOf(refused)).toHaveLength(1);
});

test('the registry may name no origin, unless the deployment allows it', () => {
  expect(readConfig(production).allowedRemoteOrigins).toEqual([]);
  expect(
    readConfig({
      ...production,
      REMOTE_ORIGINS: 'catalog=https://catalog.example.com:443/,*=https://{name}.example.com/',
      ALLOWED_REMOTE_ORIGINS: 'https://gift.example.com, https://*.cdn.example.com',
    }),
  ).toMatchObject({
    remoteOrigins: { catalog: 'https://catalog.example.com', '*': 'https://{name}.example.com' },
    allowedRemoteOrigins: ['https://gift.example.com', 'https://*.cdn.example.com'],
  });
});

test('everything that is wrong is said at once', () => {
  expect(problemsOf({ SHELL_PORT: 'x', LOG_LEVEL: 'x', SW_KILL: 'x' })).toHaveLength(3);
});

test('proxies in front are named as the backend takes them', () => {
  for (const proxies of ['false', 'loopback', '10.0.0.0/8, loopback', 'fd00::/8,uniquelocal', '192.0.2.7'])
    expect(problemsOf({ TRUST_PROXY: proxies })).toEqual([]);
});

test('a document server accepts every variable of .env.example, one by one and all at once', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const explained = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  expect(explained.length).toBeGreaterThan(70);

  for (const one of explained) expect([one, problemsOf(Object.fromEntries([one]))]).toEqual([one, []]);
  const all = Object.fromEntries(explained);
  expect(problemsOf(all)).toEqual([]);
  expect(() => openStore(all)).not.toThrow();
});

test('the address of the backend follows its port, unless it is set', () => {
  expect(readConfig({ BACKEND_PORT: '4001' }).backendUrl).toBe('http://127.0.0.1:4001');
  expect(readConfig({ BACKEND_PORT: '0' }).backendUrl).toBe('http://127.0.0.1:4000');
  expect(readConfig({ BACKEND_PORT: '4001', BACKEND_URL: 'http://api.test' }).backendUrl).toBe(
    'http://api.test',
  );
});

test('PORT_BASE moves all ports together, and a variable of one port decides about that one', () => {
  expect(readConfig({ PORT_BASE: '5000' })).toMatchObject({
    port: 5000,
    publicUrl: 'http://localhost:5000',
    backendUrl: 'http://127.0.0.1:6000',
  });
  expect(readConfig({ PORT_BASE: '5000', SHELL_PORT: '3100', BACKEND_PORT: '4001' })).toMatchObject({
    port: 3100,
    publicUrl: 'http://localhost:3100',
    backendUrl: 'http://127.0.0.1:4001',
  });
});
