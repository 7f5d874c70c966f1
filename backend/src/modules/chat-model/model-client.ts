import { ModelError, type ModelCall } from './model-error';
import { readEvents } from './model-events';

/** What the shop's owner configured. */
export interface ModelEndpoint {
  /** Without a slash at the end; `/chat/completions` is added. */
  url: string;
  /** Null for servers that need none. */
  key: string | null;
  model: string;
}
export interface ModelTimeouts {
  /** Until the first word, and between two. */
  tokenMs: number;
}

export type ModelMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: string; tool_calls: object[] }
  | { role: 'tool'; tool_call_id: string; content: string };

/** A tool as an endpoint takes it. */
export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: object; strict?: true };
}

export interface ModelStep {
  calls: ModelCall[];
  /** As the endpoint counted them, or an estimate. */
  tokens: number;
}

const MAX_BYTES = 256 * 1024;
const MAX_ANSWER_TOKENS = 800;
/** Of a call's arguments; no tool needs more. */
const MAX_ARGUMENTS = 2_000;
const MAX_CALLS = 50;
/** About, in Vietnamese; only where the endpoint does not count. */
const LETTERS_PER_TOKEN = 3;
/** How long the count of tokens may come after the end of the answer. */
const USAGE_MS = 1_000;

/** Speaks with any endpoint that answers like OpenAI's chat completions. */
export function createModelClient({ url, key, model }: ModelEndpoint, { tokenMs }: ModelTimeouts) {
  const endpoint = `${url}/chat/completions`;
  /** The endpoint refused optional parameters before, so it does not get them any more. */
  let isPlain = false;

  async function send(body: string, signal: AbortSignal): Promise<Response | null> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body,
      signal,
      // The key is meant for one host, and no answer leads the shop to another.
      redirect: 'error',
    });
    const isStream = response.headers.get('content-type')?.toLowerCase().includes('text/event-stream');
    if (response.ok && isStream) return response;
    await response.body?.cancel();
    if (response.status === 400 || response.status === 422) return null;
    throw new ModelError(
      response.ok ? 'the model sent no event stream' : `the model answered ${String(response.status)}`,
    );
  }

  /** Some endpoints refuse a temperature, `max_tokens` or strict tools: those get the request once more without them. */
  async function open(body: RequestBody, signal: AbortSignal): Promise<Response> {
    if (!isPlain) {
      const response = await send(JSON.stringify(body), signal);
      if (response) return response;
    }
    const response = await send(JSON.stringify(plain(body)), signal);
    if (!response) throw new ModelError('the model refused the request');
    isPlain = true;
    return response;
  }

  return {
    /**
     * One step of an answer. `onText` gets words as they come and is awaited, so a slow reader slows the model down.
     * @throws ModelError unless the caller's signal is aborted.
     */
    async step(
      messages: readonly ModelMessage[],
      tools: readonly ToolDefinition[],
      onText: (text: string) => Promise<void>,
      signal: AbortSignal,
    ): Promise<ModelStep> {
      const idle = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      let isFinished = false;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => idle.abort(), isFinished ? Math.min(USAGE_MS, tokenMs) : tokenMs);
      };
      const body: RequestBody = {
        model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: MAX_ANSWER_TOKENS,
        temperature: 0.2,
        ...(tools.length > 0 && { tools, tool_choice: 'auto' }),
      };
      let letters = JSON.stringify(body).length;
      let counted: number | null = null;
      const calls = new Map<number, ModelCall>();
      const tokens = () => counted ?? Math.ceil(letters / LETTERS_PER_TOKEN);
      const result = (): ModelStep => ({ calls: [...calls.values()], tokens: tokens() });
      wait();
      try {
        const response = await open(body, AbortSignal.any([signal, idle.signal]));
        for await (const { delta, total, end } of readEvents(response.body, MAX_BYTES)) {
          counted = total ?? counted;
          if (!isFinished) wait();
          letters += delta.content.length;
          for (const part of delta.calls) {
            letters += part.arguments.length;
            addCall(calls, part);
          }
          if (delta.content !== '') {
            clearTimeout(timer);
            await onText(delta.content);
            wait();
          }
          if (end !== null && !isFinished) {
            isFinished = true;
            wait();
          }
          if (end === 'stream' || (isFinished && counted !== null)) break;
        }
        if (!isFinished) throw new ModelError('the model stopped in the middle');
        return result();
      } catch (error) {
        signal.throwIfAborted();
        // The answer is complete; only its count of tokens, or the end of the stream, is missing.
        if (isFinished && !(error instanceof ModelError)) return result();
        const failure = idle.signal.aborted
          ? new ModelError('the model took too long')
          : error instanceof ModelError
            ? error
            : new ModelError('the model could not be reached, or broke off');
        failure.tokens = tokens();
        throw failure;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
export type ModelClient = ReturnType<typeof createModelClient>;

interface RequestBody {
  model: string;
  messages: readonly ModelMessage[];
  stream: true;
  stream_options: { include_usage: true };
  max_tokens: number;
  temperature: number;
  tools?: readonly ToolDefinition[];
  tool_choice?: 'auto';
}

const plain = ({ max_tokens, temperature: _temperature, tools, ...body }: RequestBody) => ({
  ...body,
  max_completion_tokens: max_tokens,
  ...(tools && {
    tools: tools.map(({ type, function: { strict: _strict, ...rest } }) => ({ type, function: rest })),
  }),
});

/** Arguments come in parts; only the first has the name. */
function addCall(calls: Map<number, ModelCall>, part: ModelCall & { index: number }) {
  const known = calls.get(part.index);
  if (!known && calls.size >= MAX_CALLS) return;
  const call = known ?? { id: '', name: '', arguments: '' };
  calls.set(part.index, {
    id: call.id || part.id,
    name: call.name || part.name,
    arguments: (call.arguments + part.arguments).slice(0, MAX_ARGUMENTS),
  });
}
