import { isIP } from 'node:net';
import type { ChatSdk } from '@storefront/shared/contracts';
import { bases, type Base } from '@storefront/shared/http';
import { originIn } from './overrides/overrides';
import { platformSecretProblem, readPlatformSecret } from './platform-secret';
import { isOriginPattern } from './registry/remote-origins';

/** Configuration of a document server, from its environment. */
export interface ServerConfig {
  port: number;
  host: string;
  deployment: 'demo' | 'production';
  siteName: string;
  /** The address that people open, without a slash at its end. */
  publicUrl: string;
  backendUrl: string;
  /**
   * Origin of each remote's files; `*` is that of every remote without one of its own. `{name}` stands for the remote's
   * name.
   */
  remoteOrigins: Record<string, string>;
  /** Origins that the registry may name for a remote; `https://*.cdn.example.com` is any label there. */
  allowedRemoteOrigins: readonly string[];
  /** Origins from which a browser may load a build of a remote that asks for it; `http://localhost:*` is any port. */
  overrideOrigins: readonly string[];
  /** The eight base addresses as the browser calls them. */
  bases: Record<Base, string>;
  /** Where page views go as well, once a shopper has agreed; null for nowhere. */
  analyticsUrl: string | null;
  /** What pages say to open a conversation with the assistant: the same values as the backend's, and no secrets. */
  chat: ChatSdk;
  logLevel: string;
  /** Whose word about a visitor's address is believed: the proxies in front. */
  trustProxy: string | false;
  /** Shared with the backend: signs page views, and what one server asks of another. */
  platformSecret: string;
  /** How long a page waits for its answers before its frame is sent without them. */
  renderTimeoutMs: number;
  /** Until all headers of a request, and all of a request, must have come. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /** For which a connection without a request stays open. */
  keepAliveTimeoutMs: number;
  /** For which readiness is red before a stopping server takes no more connections. */
  drainMs: number;
  /** Versions moved lately are watched, and rolled back when they fail; needs to write the registry. */
  rollsBackFailing: boolean;
  /** Makes browsers remove the service worker and its caches. */
  isWorkerRemoved: boolean;
}

/** What is wrong with one variable, for whoever runs the server. */
export type ConfigProblem = Record<'vi' | 'en', string>;

/** The environment cannot be used; the message names each bad variable in a line of its own. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(readonly problems: readonly ConfigProblem[]) {
    super(problems.map(({ en }) => en).join('\n'));
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Names of before, with what each is called now. */
const renamedVariables = { RENDER_LIMIT_MS: 'RENDER_TIMEOUT_MS' };

/** Reads and checks the environment; every bad variable is named in one error. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const problems: ConfigProblem[] = Object.entries(renamedVariables)
    .filter(([name]) => env[name]?.trim())
    .map(([name, now]) => ({
      vi: `${name} nay có tên ${now}: đổi tên, giữ nguyên giá trị.`,
      en: `${name} is called ${now} now: rename it, its value stays the same.`,
    }));
  const refuse = (vi: string, en: string) => problems.push({ vi, en });

  function text(name: string, fallback: string): string {
    return env[name]?.trim() || fallback;
  }
  function list(name: string, fallback: string): string[] {
    return text(name, fallback)
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  }
  function oneOf<Word extends string>(name: string, words: readonly Word[], fallback: Word): Word {
    const value = text(name, fallback);
    const found = words.find((word) => word === value);
    if (found === undefined)
      refuse(
        `${name} phải là một trong ${words.join(', ')}, không phải "${value}".`,
        `${name} must be one of ${words.join(', ')}, not "${value}".`,
      );
    return found ?? fallback;
  }
  function address(name: string, value: string): string {
    const { protocol } = URL.canParse(value) ? new URL(value) : { protocol: '' };
    if (!/^https?:$/.test(protocol))
      refuse(
        `${name} phải là một địa chỉ http hoặc https, không phải "${value}".`,
        `${name} must be an http or https address, not "${value}".`,
      );
    return value.replace(/\/$/, '');
  }
  /** Where a path would be left out without a word. */
  function origin(name: string, value: string): string {
    const found = originIn(value);
    if (found === null)
      refuse(
        `${name} phải là một nguồn http hoặc https không có đường dẫn, như https://example.com, không phải "${value}".`,
        `${name} must be an http or https origin without a path, such as https://example.com, not "${value}".`,
      );
    return found ?? value;
  }
  function milliseconds(name: string, fallback: number, [min, max]: [number, number]): number {
    const value = Number(text(name, String(fallback)));
    if (!Number.isInteger(value) || value < min || value > max)
      refuse(
        `${name} phải là số mili giây từ ${String(min)} đến ${String(max)}, không phải "${env[name] ?? ''}".`,
        `${name} must be a number of milliseconds from ${String(min)} to ${String(max)}, not "${env[name] ?? ''}".`,
      );
    return value;
  }
  function word(name: string, fallback: string): string {
    const value = text(name, fallback);
    if (!/^[\w.-]{1,200}$/.test(value))
      refuse(
        `${name} phải là tối đa 200 chữ cái, chữ số, dấu chấm, - và _, không phải "${value}".`,
        `${name} must be at most 200 letters, digits, dots, - and _, not "${value}".`,
      );
    return value;
  }
  function base(name: Base): string {
    const variable = `API_${name.toUpperCase()}_URL`;
    const value = text(variable, `/api/${name}`);
    return /^\/(?!\/)/.test(value) ? value : address(variable, value);
  }
  function platformSecret(): string {
    const problem = platformSecretProblem(env);
    if (problem === null) return readPlatformSecret(env);
    problems.push(problem);
    return '';
  }

  const portBase = Number(text('PORT_BASE', '3000'));
  const isBase = Number.isInteger(portBase) && portBase >= 1 && portBase <= 64_310;
  if (!isBase) {
    const given = env['PORT_BASE'] ?? '';
    refuse(
      `PORT_BASE phải là một cổng từ 1 đến 64310, không phải "${given}".`,
      `PORT_BASE must be a port from 1 to 64310, not "${given}".`,
    );
  }
  /** A usual port, moved together with all others by PORT_BASE. */
  const moved = (usual: number) => String(usual + (isBase ? portBase - 3000 : 0));
  const port = Number(text('SHELL_PORT', moved(3000)));
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!isPort) {
    const given = env['SHELL_PORT'] ?? '';
    refuse(
      `SHELL_PORT phải là một cổng từ 0 đến 65535, không phải "${given}".`,
      `SHELL_PORT must be a port from 0 to 65535, not "${given}".`,
    );
  }
  const deployment = oneOf('DEPLOYMENT', ['demo', 'production'], 'demo');
  const trustProxy = text('TRUST_PROXY', 'loopback');
  if (trustProxy !== 'false' && !trustProxy.split(',').every((one) => isProxy(one.trim()))) {
    refuse(
      `TRUST_PROXY phải là các proxy đứng trước (địa chỉ, mạng như 10.0.0.0/8, loopback, linklocal, uniquelocal) hoặc false, không phải "${trustProxy}".`,
      `TRUST_PROXY must be the proxies in front (addresses, networks such as 10.0.0.0/8, loopback, linklocal, uniquelocal) or false, not "${trustProxy}".`,
    );
  }
  const publicUrl = origin(
    'PUBLIC_URL',
    text('PUBLIC_URL', `http://localhost:${isPort ? String(port) : moved(3000)}`),
  );
  if (deployment === 'production' && !publicUrl.startsWith('https:')) {
    refuse(
      'PUBLIC_URL phải là địa chỉ https mà khách mở (DEPLOYMENT=production).',
      'PUBLIC_URL must be the https address that customers open (DEPLOYMENT=production).',
    );
  }
  const headersTimeoutMs = milliseconds('HEADERS_TIMEOUT_MS', 10_000, [500, 120_000]);
  const requestTimeoutMs = milliseconds('REQUEST_TIMEOUT_MS', 60_000, [500, 600_000]);
  if (headersTimeoutMs > requestTimeoutMs) {
    refuse(
      'HEADERS_TIMEOUT_MS không được lớn hơn REQUEST_TIMEOUT_MS: phần đầu là một phần của yêu cầu.',
      'HEADERS_TIMEOUT_MS must not be more than REQUEST_TIMEOUT_MS: headers are a part of a request.',
    );
  }
  const automaticRollback = oneOf('AUTOMATIC_ROLLBACK', ['on', 'off'], 'on');
  const workerKill = text('SW_KILL', '');
  if (workerKill !== '' && workerKill !== '1') {
    refuse(
      `SW_KILL phải là 1, để gỡ service worker ở mọi nơi, hoặc để trống, không phải "${workerKill}".`,
      `SW_KILL must be 1, to remove the service worker everywhere, or empty, not "${workerKill}".`,
    );
  }
  const remoteOrigins: Record<string, string> = {};
  for (const pair of text('REMOTE_ORIGINS', '').split(',').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
    if (!/^([a-z][a-z0-9]*|\*)$/.test(name))
      refuse(
        `REMOTE_ORIGINS có dạng "tên=địa-chỉ,…"; "${pair}" thì không.`,
        `REMOTE_ORIGINS is "name=address,…"; "${pair}" is not.`,
      );
    else {
      const found = origin(`REMOTE_ORIGINS (${name})`, value.replaceAll('{name}', 'name'));
      remoteOrigins[name] = value.includes('{name}') ? value.replace(/\/$/, '').toLowerCase() : found;
    }
  }
  const allowedRemoteOrigins = list('ALLOWED_REMOTE_ORIGINS', '').map((one) => originIn(one) ?? one);
  for (const one of allowedRemoteOrigins) {
    if (!isOriginPattern(one))
      refuse(
        `ALLOWED_REMOTE_ORIGINS có dạng "https://gift.example.com,https://*.cdn.example.com,…", các nguồn không có đường dẫn; "${one}" thì không.`,
        `ALLOWED_REMOTE_ORIGINS is "https://gift.example.com,https://*.cdn.example.com,…", origins without a path; "${one}" is not.`,
      );
  }
  const overrideOrigins = list('OVERRIDE_ORIGINS', deployment === 'demo' ? 'http://localhost:*' : '');
  for (const one of overrideOrigins) {
    if (originIn(one.replace(/:\*$/, '')) !== one.replace(/:\*$/, ''))
      refuse(
        `OVERRIDE_ORIGINS có dạng "http://localhost:*,https://preview.example.com,…", các nguồn không có đường dẫn; "${one}" thì không.`,
        `OVERRIDE_ORIGINS is "http://localhost:*,https://preview.example.com,…", origins without a path; "${one}" is not.`,
      );
  }
  if (deployment === 'production' && overrideOrigins.length > 0) {
    refuse(
      'OVERRIDE_ORIGINS phải để trống (DEPLOYMENT=production): npm run remote -- sign tạo mã cho một nguồn trong một ngày.',
      'OVERRIDE_ORIGINS must be empty (DEPLOYMENT=production): npm run remote -- sign makes a token for one origin and a day.',
    );
  }
  const chosenPort = text('BACKEND_PORT', '');
  const backendPort = /^[1-9]\d{0,4}$/.test(chosenPort) ? chosenPort : moved(4000);
  const analyticsUrl = text('ANALYTICS_URL', '');
  const config: ServerConfig = {
    port,
    host: text('HOST', '127.0.0.1'),
    deployment,
    siteName: text('SITE_NAME', 'Storefront'),
    publicUrl,
    backendUrl: address('BACKEND_URL', text('BACKEND_URL', `http://127.0.0.1:${backendPort}`)),
    remoteOrigins,
    allowedRemoteOrigins,
    overrideOrigins,
    bases: Object.fromEntries(bases.map((name) => [name, base(name)])) as Record<Base, string>,
    analyticsUrl: analyticsUrl ? address('ANALYTICS_URL', analyticsUrl) : null,
    chat: {
      aiCode: word('CHAT_AI_CODE', 'storefront-assistant'),
      accessKey: word('CHAT_ACCESS_KEY', 'storefront-demo-access-key'),
      sdkId: word('CHAT_SDK_ID', 'storefront-web'),
    },
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    trustProxy: trustProxy === 'false' ? false : trustProxy,
    platformSecret: platformSecret(),
    renderTimeoutMs: milliseconds('RENDER_TIMEOUT_MS', 800, [100, 10_000]),
    headersTimeoutMs,
    requestTimeoutMs,
    keepAliveTimeoutMs: milliseconds('KEEP_ALIVE_TIMEOUT_MS', 72_000, [1_000, 600_000]),
    drainMs: milliseconds('DRAIN_MS', deployment === 'production' ? 10_000 : 100, [0, 120_000]),
    rollsBackFailing: automaticRollback === 'on',
    isWorkerRemoved: workerKill === '1',
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Everybody is no proxy: a visitor could then choose their own address. */
function isProxy(one: string): boolean {
  const [ip = '', bits, ...rest] = one.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  const isNetwork =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(one) || (most > 0 && isNetwork && rest.length === 0)
  );
}
