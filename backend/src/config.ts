import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { productionProblems } from './config.production';
import {
  ownPrefixes,
  portVariables,
  USUAL_PORT_BASE,
  renamedVariables,
  variables,
  foreignVariables,
  type Gateway,
  type Variable,
  type VariableName,
} from './config.variables';
import type { Language } from './lib/language';
import type { Localized } from './lib/localized';

/** What the backend was told by its environment, checked and complete. */
export interface Config {
  deployment: 'demo' | 'production';
  port: number;
  host: string;
  /** Where people open the shop, without a slash at the end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** `transaction`: DATABASE_URL is a pooler that keeps no sessions. */
  databasePooler: 'none' | 'transaction';
  /** Past the pooler; never null with one. */
  databaseDirectUrl: string | null;
  /** To PostgreSQL at once, of this process. */
  databaseConnections: number;
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** How long mail that has left is kept; what never left, three times as long. */
  mailRetentionDays: number;
  /** How many mails one backend sends in a second, at most; 0 is without a limit. */
  mailMaxPerSecond: number;
  /** How many mails one backend sends at the same time, at most; as many connections stay open. */
  mailConcurrency: number;
  siteName: string;
  trustProxy: string | false;
  logLevel: string;
  /** Until all headers of a request, and all of a request, must have come. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /** For which a connection without a request stays open. */
  keepAliveTimeoutMs: number;
  /** For which readiness is red before a stopping server takes no more connections. */
  drainMs: number;
  corsOrigins: string[];
  /** Whether answers tell which accounts exist; by default not in production. */
  authErrors: 'spec' | 'uniform';
  /** Null: one is made and kept in the data folder. */
  jwtPrivateKey: string | null;
  accessTokenMinutes: number;
  checkoutCountdownSeconds: number;
  /** How long what the owner set may be older than what is in the database. */
  settingsCacheMs: number;
  /** Memory for public answers; 0 keeps none. */
  publicAnswersMb: number;
  payment: {
    environment: 'sandbox' | 'production';
    windowMinutes: number;
    graceMinutes: number;
    /** The gateways that shoppers may pay through; only their settings count. */
    providers: Gateway[];
  };
  /** `payUrl` and `apiUrl` are full addresses. */
  vnpay: { payUrl: string; apiUrl: string; tmnCode: string; hashSecret: string };
  /** `baseUrl` without a slash at the end; the rate is what a dollar costs shoppers. */
  paypal: {
    baseUrl: string;
    clientId: string;
    clientSecret: string;
    webhookId: string;
    vndPerUsd: number;
    maxUsd: number;
  };
  /** The addresses without a slash at the end. */
  alepay: { baseUrl: string; refundUrl: string; tokenKey: string; checksumKey: string };
  /** `apiUrl` is the address under which the calls lie. */
  momo: { apiUrl: string; partnerCode: string; accessKey: string; secretKey: string };
  zalopay: { apiUrl: string; appId: string; key1: string; key2: string };
  /** A document server as this process reaches it, without a slash at the end: administrators change releases there. */
  documentServerUrl: string;
  /** What a page must say to open a conversation. Every visitor can read it there, so it is no secret. */
  chat: { aiCode: string; accessKey: string; sdkId: string; model: ChatModelConfig };
  /** Shared with the document server: signs page views, and what one server asks of another. */
  platformSecret: string;
  /** Fill an empty shop at start. */
  seed: 'demo' | null;
}

/** A language model with the interface of OpenAI's chat completions, and how much of it people may use in a day. */
export interface ChatModelConfig {
  /** Without a slash at the end; null without a model. */
  url: string | null;
  key: string | null;
  name: string;
  /** Until its first word, and between two. */
  tokenMs: number;
  /** For a whole answer. */
  answerMs: number;
  messagesPerDay: number;
  tokensPerDay: number;
  shopTokensPerDay: number;
}

/** Everything that is wrong with the environment, one line each with what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly Localized[]) {
    super(`The configuration cannot be used:\n${problemLines(problems, 'en')}`);
  }
}

export const problemLines = (problems: readonly Localized[], language: Language) =>
  problems.map((problem) => `  - ${problem[language]}`).join('\n');

type Environment = Record<string, string | undefined>;

/** What the environment says: null while a value cannot be read at all. */
interface InspectedConfig {
  config: Config | null;
  problems: Localized[];
}

/** Reads and checks the environment, with every problem. */
export function inspectConfig(env: Environment): InspectedConfig {
  const problems = unknownNames(env);
  const values = new Map<VariableName, unknown>();
  let isReadable = true;
  for (const [name, variable] of Object.entries(variables) as [VariableName, Variable][]) {
    const text = env[name]?.trim() || defaultOf(name, variable, env);
    const value = text === null ? null : parse(variable, text);
    if (value !== null && !Value.Check(variable.schema, value)) {
      problems.push(refused(name, variable.must, text));
      isReadable = false;
    }
    values.set(name, value);
  }
  if (!isReadable) return { config: null, problems };

  const config = toConfig((name) => values.get(name) as never);
  if (problems.length > 0) return { config, problems };
  const contradictions = [
    ...databaseProblems(config),
    ...timeoutProblems(config),
    ...chatModelProblems(config),
  ];
  if (contradictions.length > 0) return { config, problems: contradictions };
  return { config, problems: config.deployment === 'production' ? productionProblems(config, env) : [] };
}

/** Reads and checks the environment. Throws one ConfigError that names every problem. */
export function readConfig(env: Environment): Config {
  const { config, problems } = inspectConfig(env);
  if (!config || problems.length > 0) throw new ConfigError(problems);
  return config;
}

function databaseProblems({ databaseUrl, databasePooler, databaseDirectUrl }: Config): Localized[] {
  const problems: Localized[] = [];
  if (!databaseUrl) {
    if (databasePooler !== 'none')
      problems.push({
        vi: 'DATABASE_POOLER cần có DATABASE_URL, địa chỉ của pooler.',
        en: 'DATABASE_POOLER needs DATABASE_URL, the address of the pooler.',
      });
    if (databaseDirectUrl)
      problems.push({
        vi: 'DATABASE_DIRECT_URL cần có DATABASE_URL để phục vụ yêu cầu.',
        en: 'DATABASE_DIRECT_URL needs DATABASE_URL, which serves requests.',
      });
  } else if (databasePooler === 'transaction' && !databaseDirectUrl)
    problems.push({
      vi:
        'DATABASE_DIRECT_URL phải có, là địa chỉ của chính PostgreSQL: pooler ở chế độ transaction không chạy được ' +
        'bước chuyển đổi và LISTEN (DATABASE_POOLER=transaction).',
      en:
        'DATABASE_DIRECT_URL must be set, to the address of PostgreSQL itself: a pooler in transaction mode carries ' +
        'neither migrations nor LISTEN (DATABASE_POOLER=transaction).',
    });
  return problems;
}

/** The default ports and addresses of this machine follow the ports that its processes are given. */
function defaultOf(name: VariableName, { otherwise }: Variable, env: Environment): string | null {
  if (name === 'BACKEND_PORT') return movedPort(Number(otherwise), env);
  return (
    otherwise?.replace(/^(http:\/\/localhost:)(\d+)/, (_address, host: string, port: string) => {
      const chosen = env[portVariables[port] ?? '']?.trim() ?? '';
      return `${host}${/^[1-9]\d{0,4}$/.test(chosen) ? chosen : movedPort(Number(port), env)}`;
    }) ?? null
  );
}

/** A default port, moved with all others by PORT_BASE; a wrong one is a problem of its own. */
function movedPort(port: number, { PORT_BASE: text }: Environment): string {
  const base = Number(text?.trim() || USUAL_PORT_BASE);
  return String(Value.Check(variables.PORT_BASE.schema, base) ? port + base - USUAL_PORT_BASE : port);
}

function parse({ schema }: Variable, text: string): unknown {
  if ('type' in schema && schema.type === 'integer') return /^\d+$/.test(text) ? Number(text) : text;
  if ('type' in schema && schema.type === 'array') {
    return text.split(',').flatMap((part) => part.trim() || []);
  }
  return text;
}

/** A wrong value is repeated in the message unless it may hold a secret. */
function refused(name: string, must: Localized, text: string | null): Localized {
  const isSecret = /SECRET|KEY|DATABASE|REDIS|SMTP/.test(name);
  return {
    vi: `${name} phải là ${must.vi}${isSecret ? '' : `, không phải "${text}"`}.`,
    en: `${name} must be ${must.en}${isSecret ? '' : `, but is "${text}"`}.`,
  };
}

function toConfig(value: (name: VariableName) => never): Config {
  return {
    deployment: value('DEPLOYMENT'),
    port: value('BACKEND_PORT'),
    host: value('HOST'),
    publicUrl: withoutSlash(value('PUBLIC_URL')),
    dataDir: resolve(value('DATA_DIR')),
    databaseUrl: value('DATABASE_URL'),
    databasePooler: value('DATABASE_POOLER'),
    databaseDirectUrl: value('DATABASE_DIRECT_URL'),
    databaseConnections: value('DATABASE_CONNECTIONS'),
    redisUrl: value('REDIS_URL'),
    smtpUrl: value('SMTP_URL'),
    mailFrom: value('MAIL_FROM'),
    mailRetentionDays: value('MAIL_RETENTION_DAYS'),
    mailMaxPerSecond: value('MAIL_MAX_PER_SECOND'),
    mailConcurrency: value('MAIL_CONCURRENCY'),
    siteName: value('SITE_NAME'),
    trustProxy: value('TRUST_PROXY') === 'false' ? false : value('TRUST_PROXY'),
    logLevel: value('LOG_LEVEL'),
    headersTimeoutMs: value('HEADERS_TIMEOUT_MS'),
    requestTimeoutMs: value('REQUEST_TIMEOUT_MS'),
    keepAliveTimeoutMs: value('KEEP_ALIVE_TIMEOUT_MS'),
    drainMs: (value('DRAIN_MS') as number | null) ?? DRAIN_MS[value('DEPLOYMENT') as Config['deployment']],
    corsOrigins: value('CORS_ORIGINS'),
    authErrors: authErrorsOf(value('AUTH_ERRORS'), value('DEPLOYMENT')),
    jwtPrivateKey: value('JWT_PRIVATE_KEY'),
    accessTokenMinutes: value('ACCESS_TOKEN_MINUTES'),
    // Deployments from before may name more.
    checkoutCountdownSeconds: Math.min(3, value('CHECKOUT_COUNTDOWN_SECONDS')),
    settingsCacheMs: value('SETTINGS_CACHE_MS'),
    publicAnswersMb: value('PUBLIC_ANSWERS_MB'),
    payment: {
      environment: value('PAYMENT_ENVIRONMENT'),
      windowMinutes: value('PAYMENT_WINDOW_MINUTES'),
      graceMinutes: value('PAYMENT_GRACE_MINUTES'),
      providers: value('PAYMENT_PROVIDERS'),
    },
    vnpay: {
      payUrl: value('VNPAY_BASE_URL'),
      apiUrl: value('VNPAY_API_URL'),
      tmnCode: value('VNPAY_TMN_CODE'),
      hashSecret: value('VNPAY_HASH_SECRET'),
    },
    paypal: {
      baseUrl: withoutSlash(value('PAYPAL_BASE_URL')),
      clientId: value('PAYPAL_CLIENT_ID'),
      clientSecret: value('PAYPAL_CLIENT_SECRET'),
      webhookId: value('PAYPAL_WEBHOOK_ID'),
      vndPerUsd: value('PAYPAL_VND_PER_USD'),
      maxUsd: value('PAYPAL_MAX_USD'),
    },
    alepay: {
      baseUrl: withoutSlash(value('ALEPAY_BASE_URL')),
      refundUrl: withoutSlash(value('ALEPAY_REFUND_URL')),
      tokenKey: value('ALEPAY_TOKEN_KEY'),
      checksumKey: value('ALEPAY_CHECKSUM_KEY'),
    },
    momo: {
      apiUrl: withoutSlash(value('MOMO_API_URL')),
      partnerCode: value('MOMO_PARTNER_CODE'),
      accessKey: value('MOMO_ACCESS_KEY'),
      secretKey: value('MOMO_SECRET_KEY'),
    },
    zalopay: {
      apiUrl: withoutSlash(value('ZALOPAY_API_URL')),
      appId: value('ZALOPAY_APP_ID'),
      key1: value('ZALOPAY_KEY1'),
      key2: value('ZALOPAY_KEY2'),
    },
    documentServerUrl: withoutSlash(value('DOCUMENT_SERVER_URL')),
    chat: {
      aiCode: value('CHAT_AI_CODE'),
      accessKey: value('CHAT_ACCESS_KEY'),
      sdkId: value('CHAT_SDK_ID'),
      model: {
        url: (value('CHAT_MODEL_URL') as string | null)?.replace(/\/+$/, '') ?? null,
        key: value('CHAT_MODEL_KEY'),
        name: (value('CHAT_MODEL') as string | null) ?? '',
        tokenMs: value('CHAT_MODEL_TOKEN_MS'),
        answerMs: value('CHAT_MODEL_ANSWER_MS'),
        messagesPerDay: value('CHAT_MODEL_MESSAGES_PER_DAY'),
        tokensPerDay: value('CHAT_MODEL_TOKENS_PER_DAY'),
        shopTokensPerDay: value('CHAT_MODEL_SHOP_TOKENS_PER_DAY'),
      },
    },
    platformSecret: value('PLATFORM_SECRET'),
    seed: value('SEED'),
  };
}

const timeoutProblems = ({ headersTimeoutMs, requestTimeoutMs }: Config): Localized[] =>
  headersTimeoutMs > requestTimeoutMs
    ? [
        {
          vi: 'HEADERS_TIMEOUT_MS không được lớn hơn REQUEST_TIMEOUT_MS: phần đầu là một phần của yêu cầu.',
          en: 'HEADERS_TIMEOUT_MS must not be more than REQUEST_TIMEOUT_MS: headers are a part of a request.',
        },
      ]
    : [];

const chatModelProblems = ({ chat: { model } }: Config): Localized[] => {
  const isComplete = (model.url === null) === (model.name === '');
  return isComplete
    ? []
    : [
        {
          vi: 'CHAT_MODEL_URL và CHAT_MODEL đi cùng nhau: địa chỉ của mô hình ngôn ngữ, và đó là mô hình nào.',
          en: 'CHAT_MODEL_URL and CHAT_MODEL belong together: the address of a language model, and which one it is.',
        },
      ];
};

const authErrorsOf = (given: Config['authErrors'] | null, deployment: Config['deployment']) =>
  given ?? (deployment === 'production' ? 'uniform' : 'spec');

/** In production long enough for a load balancer to notice that /ready answers 503. */
const DRAIN_MS = { demo: 100, production: 10_000 };

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Orchestrators add such names by themselves for every service they run. */
const injected = /_(SERVICE_(HOST|PORT)|PORT)(_|$)/;

function unknownNames(env: Environment): Localized[] {
  const known = Object.keys(variables);
  return Object.keys(env)
    .filter((name) => !known.includes(name) && !foreignVariables.includes(name))
    .flatMap((name): Localized[] => {
      const renamed = renamedVariables[name];
      if (renamed)
        return [
          {
            vi: `${name} nay có tên ${renamed}: đổi tên, giữ nguyên giá trị.`,
            en: `${name} is called ${renamed} now: rename it, its value stays the same.`,
          },
        ];
      const near = known.find((candidate) => candidate.length >= 7 && distance(name, candidate) <= 2);
      if (near)
        return [
          {
            vi: `Không có biến ${name}. Có phải là ${near}?`,
            en: `${name} is not known. Did you mean ${near}?`,
          },
        ];
      const prefix = ownPrefixes.find((start) => name.startsWith(start));
      if (!prefix || injected.test(name)) return [];
      const siblings = known.filter((candidate) => candidate.startsWith(prefix)).join(', ');
      return [
        {
          vi: `Không có biến ${name}. Các biến bắt đầu như vậy là ${siblings}; bỏ hoặc sửa nó.`,
          en: `${name} is not known. The variables beginning so are ${siblings}; unset it or correct it.`,
        },
      ];
    });
}

/** Levenshtein's, with a swap of neighbours counted once. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (r: number, c: number) => (r === i ? row[c] : rows[r]?.[c]) ?? Infinity;
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + changed,
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 3;
}
