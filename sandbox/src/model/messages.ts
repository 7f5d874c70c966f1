export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}
/** One part of an answer: words, or tools that the model asks for. */
export type Part = { text: string } | { calls: ToolCall[] };

export interface ChatMessage {
  role: string;
  content: string;
}
export interface ModelRequest {
  model: string;
  messages: ChatMessage[];
  /** Names of the tools that were offered. */
  tools: string[];
}

/** Reads a request as OpenAI documents it; null when it is none. */
export function readRequest(body: unknown): ModelRequest | null {
  if (!isRecord(body) || typeof body['model'] !== 'string' || body['stream'] !== true) return null;
  const { model, messages, tools = [] } = body;
  if (!Array.isArray(messages) || messages.length === 0 || !Array.isArray(tools)) return null;
  return {
    model,
    messages: messages.map((message: unknown) => ({
      role: textOf(message, 'role'),
      content: textOf(message, 'content'),
    })),
    tools: tools.map((tool: unknown) => (isRecord(tool) ? textOf(tool['function'], 'name') : '')),
  };
}

/** Whether a request has parameters that some newer models refuse. */
export function hasRefusedParameters(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const tools: unknown[] = Array.isArray(body['tools']) ? body['tools'] : [];
  const isStrict = tools.some(
    (tool) => isRecord(tool) && isRecord(tool['function']) && 'strict' in tool['function'],
  );
  return 'max_tokens' in body || 'temperature' in body || isStrict;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown, field: string): string {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : '';
}
