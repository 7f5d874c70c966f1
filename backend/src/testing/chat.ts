import { randomUUID } from 'node:crypto';
import type { ChatSession, ChatStreamEvent } from '../modules/chat/chat.schema';
import { eventsIn, SDK } from './chat-client';
import { startSandbox, type Sandbox } from './sandbox';
import type { TestApp } from './test-app';

const MODEL_KEY = 'sandbox-model-key';

/** The sandbox's language model in a process of its own. */
export async function startModel() {
  const sandbox: Sandbox = await startSandbox({ SANDBOX_MODEL_PORT: '0' });
  const { modelUrl } = sandbox;
  const control = (path: string, body?: object) =>
    fetch(`${modelUrl}/__control/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  return {
    env: { CHAT_MODEL_URL: `${modelUrl}/v1`, CHAT_MODEL_KEY: MODEL_KEY, CHAT_MODEL: 'sandbox' },
    behave: async (mode: string) => {
      const response = await control('mode', { mode });
      if (!response.ok) throw new Error(await response.text());
    },
    /** What the model was asked, oldest first. */
    requests: async () => (await (await control('requests')).json()) as ModelRequest[],
    forget: () => fetch(`${modelUrl}/__control/requests`, { method: 'DELETE' }),
    stop: () => sandbox.stop(),
  };
}

/** A request of OpenAI's chat completions, as far as tests read it. */
interface ModelRequest {
  messages: { role: string; content: string }[];
  tools: { function: { strict: boolean; parameters: { properties: object; required: string[] } } }[];
}

interface Asked {
  headers?: Record<string, string>;
  language?: 'vi' | 'en';
  /** Goes on with a conversation. */
  session?: ChatSession;
  remoteAddress?: string;
}

/** Asks the assistant and reads its answer to the end. */
export async function askAssistant({ app }: Pick<TestApp, 'app'>, text: string, asked: Asked = {}) {
  const { language = 'vi', headers = {}, remoteAddress = '192.0.2.1' } = asked;
  const session = asked.session ?? (await openChat({ app }, headers, remoteAddress));
  const reply = await app.inject({
    method: 'POST',
    url: '/api/chat/message',
    headers: { ...headers, ...tokenOf(session), 'accept-language': language },
    remoteAddress,
    payload: { conversationId: session.conversationId, text, clientMessageId: randomUUID(), language },
  });
  const events: ChatStreamEvent[] = eventsIn(reply.body);
  const of = <Name extends ChatStreamEvent['event']>(name: Name) =>
    events.filter((one): one is Extract<ChatStreamEvent, { event: Name }> => one.event === name);
  return {
    session,
    status: reply.statusCode,
    events,
    of,
    text: of('delta')
      .map(({ data }) => data.text)
      .join(''),
    /** Who answered to the end. */
    assistant: of('assistant').at(-1)?.data.assistant ?? of('start')[0]?.data.assistant,
  };
}

export const tokenOf = ({ token }: ChatSession): Record<string, string> =>
  token === null ? {} : { 'x-chat-token': token };

export async function openChat(
  { app }: Pick<TestApp, 'app'>,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
): Promise<ChatSession> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/chat/session',
    headers,
    remoteAddress,
    payload: SDK,
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: ChatSession }>().data;
}
