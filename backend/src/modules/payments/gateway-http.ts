interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
  /** Sent as it is, as JSON. */
  body?: string;
  timeoutMs: number;
}
export interface GatewayAnswer {
  status: number;
  /** As it came, for the record. */
  raw: string;
  /** Undefined when it is no JSON. */
  json: unknown;
}

/** What is written down where nothing was said. */
export const NO_ANSWER = 'no answer';
/** No gateway has more to say; what is longer is not theirs. */
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Asks a gateway, server to server. Null when no whole answer came in time: nobody knows then what the gateway has
 * done. Never throws. Redirects are not followed, because what is sent is meant for one host.
 */
export async function askGateway(
  url: string,
  { method = 'POST', headers, json, form, body, timeoutMs }: Question,
): Promise<GatewayAnswer | null> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...((json ?? body) !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(body !== undefined && { body }),
      ...(form && { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const raw = await textOf(response);
    return raw === null ? null : { status: response.status, raw, json: parsed(raw) };
  } catch {
    return null;
  }
}

async function textOf({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    // Leaving the loop ends the reading, too.
    if (length > MAX_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** JSON numbers and texts as text; what is neither counts as missing. */
export function textFields(value: unknown): Record<string, string> {
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]: [string, unknown]) =>
      typeof field === 'string' || typeof field === 'number' ? [[key, String(field)]] : [],
    ),
  );
}

/** The fields of a query; null when one is given twice, because nobody can tell which was signed. */
export function queryFields(query: string): Record<string, string> | null {
  const pairs = [...new URLSearchParams(query)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : null;
}

/** Whole đồng as a gateway writes them; null for anything that is nobody's amount. */
export const dongOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,12}$/.test(text) ? { minor: Number(text), currency: 'VND' } : null;

/** Somewhere a browser may be sent. */
export const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
