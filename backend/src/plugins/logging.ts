import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino, stdTimeFunctions, type DestinationStream } from 'pino';

const SECRET_NAME =
  '[\\w.-]{0,40}(?:passw|secret|token|otp|authori[sz]ation|cookie|e-?mail|phone|cvv|cardnumber|hashkey)[\\w.-]{0,40}';
const rules: [RegExp, string][] = [
  // "password":"…", also inside JSON that was logged as text (\"password\":\"…\").
  [new RegExp(`("${SECRET_NAME}\\\\*"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), '$1"[redacted]"'],
  [new RegExp(`(\\\\"${SECRET_NAME}\\\\+"\\s*:\\s*)\\\\+"[^"\\\\]*\\\\+"`, 'gi'), '$1\\"[redacted]\\"'],
  // ?token=…&code=…, as in addresses that an error message repeats.
  [new RegExp(`([?&](?:${SECRET_NAME}|code|key|vnp_SecureHash)=)[^&\\s"\\\\]+`, 'gi'), '$1[redacted]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, '$1 [redacted]'],
  // Signed ids, as in the path of a mailed link.
  [/[\w~-]{1,120}\.[0-9a-z]{8,9}\.[\w-]{43}(?![\w-])/g, '[token]'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g, '[token]'],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}/gi, '[email]'],
  [/(?<![\w.-])(?:\+84|0)[ .-]?[2-9](?:[ .-]?\d){8}(?![\w.])/g, '[phone]'],
];

/** Removes secrets and personal data from a log line, wherever they are in it. */
export const scrub = (line: string) => rules.reduce((text, [rule, by]) => text.replace(rule, by), line);

/** JSON lines on standard output, without secrets and personal data. */
export function createLogger(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: ['*.password', '*.token', '*.refreshToken', '*.accessToken', '*.authorization', '*.cookie'],
      censor: '[redacted]',
    },
    hooks: { streamWrite: scrub },
  };
  return stream ? pino(options, stream) : pino(options);
}

export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'requestId',
});

/** Query parameters whose values are logged; of all others only the names are. */
const harmless = new Set([
  'page',
  'pageSize',
  'limit',
  'order',
  'orderByPriority',
  'id',
  'ids',
  'status',
  'w',
  'category',
]);

export function safeUrl(url: string): string {
  const [path = '', query] = url.split('?');
  if (!query) return path;
  const parts = [...new URLSearchParams(query)].map(
    ([name, value]) => `${encodeURIComponent(name)}=${harmless.has(name) ? encodeURIComponent(value) : '…'}`,
  );
  return `${path}?${parts.join('&')}`;
}

/** Logs one line per answered request. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    const level = reply.statusCode >= 500 ? 'error' : isProbe(request.url) ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        url: route?.includes(':token') ? route : safeUrl(request.url),
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.principal && { userId: request.principal.userId }),
      },
      'request',
    );
  });
}

const isProbe = (url: string) => url === '/live' || url === '/ready' || url === '/metrics';
