import { ModelError, type ModelCall } from './model-error';

interface Delta {
  content: string;
  calls: (ModelCall & { index: number })[];
}
export interface ModelEvent {
  delta: Delta;
  /** Tokens of the whole step, where the endpoint counts them. */
  total: number | null;
  /** The answer is complete, and only a count of tokens may follow; or nothing follows. */
  end: 'answer' | 'stream' | null;
}

/** The events of a streamed chat completion; whatever is not of that form is an error. */
export async function* readEvents(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<ModelEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ModelError('the model said too much');
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = eventOf(line);
      if (event) yield event;
    }
  }
}

const nothing: Delta = { content: '', calls: [] };

function eventOf(line: string): ModelEvent | null {
  if (!line.startsWith('data:')) return null;
  const text = line.slice(5).trim();
  if (text === '[DONE]') return { delta: nothing, total: null, end: 'stream' };
  const event = record(parsed(text));
  const choices = event['choices'];
  if (!Array.isArray(choices)) throw new ModelError('the model sent something that is no answer');
  const choice = record(choices[0] ?? {});
  const delta = record(choice['delta'] ?? {});
  const total = record(event['usage'] ?? {})['total_tokens'];
  return {
    delta: {
      content: textOf(delta['content']),
      calls: Array.isArray(delta['tool_calls']) ? delta['tool_calls'].map(callOf) : [],
    },
    total: typeof total === 'number' && total >= 0 && total < 1e9 ? Math.ceil(total) : null,
    end: typeof choice['finish_reason'] === 'string' ? 'answer' : null,
  };
}

function callOf(value: unknown, at: number): ModelCall & { index: number } {
  const call = record(value);
  const given = record(call['function'] ?? {});
  return {
    index: typeof call['index'] === 'number' ? call['index'] : at,
    id: textOf(call['id']),
    name: textOf(given['name']),
    arguments: textOf(given['arguments']),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('the model sent something that is no JSON');
  }
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new ModelError('the model sent something that is no answer');
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
