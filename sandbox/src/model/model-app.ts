import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { hasRefusedParameters, readRequest, type ModelRequest, type Part } from './messages';
import { modelModes, type ModelMode } from './modes';
import { htmlReply, obedientReply, properReply, strangeCalls, words } from './replies';

export interface ModelOptions {
  key: string;
  mode?: ModelMode;
}

/**
 * A language model behind the interface that OpenAI documents: `POST /v1/chat/completions`, streaming, with tools. It
 * answers by rules. `POST /__control/mode` chooses how it fails, `GET /__control/requests` shows what it was asked.
 */
export function createModelApp({ key, mode: first = 'answer' }: ModelOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4 * 1024 * 1024 });
  let mode: ModelMode = first;
  let requests: unknown[] = [];

  app.post('/v1/chat/completions', async ({ headers, body, raw }, reply) => {
    if (headers.authorization !== `Bearer ${key}`) return failed(reply.code(401), 'invalid_api_key');
    requests = [...requests.slice(-99), body];
    const request = readRequest(body);
    if (!request) return failed(reply.code(400), 'invalid_request_error');
    if (mode === 'error') return failed(reply.code(500), 'server_error');
    if (mode === 'limited') return failed(reply.code(429).header('retry-after', '20'), 'rate_limit_exceeded');
    if (mode === 'few-parameters' && hasRefusedParameters(body))
      return failed(reply.code(400), 'unsupported_parameter');
    if (mode === 'redirect') return reply.redirect('/__control/caught', 307);
    if (mode === 'wrong-type') return reply.type('text/html').send('<h1>It works!</h1>');

    reply.hijack();
    const left = new AbortController();
    raw.once('close', () => left.abort());
    reply.raw.once('close', () => left.abort());
    await send(reply.raw, request, mode, left.signal).catch(() => reply.raw.destroy());
    return reply;
  });

  app.post<{ Body: { mode?: unknown } }>('/__control/mode', async ({ body }, reply) => {
    const chosen = modelModes.find((name) => name === body.mode);
    if (!chosen) return reply.code(400).send({ error: `mode must be one of ${modelModes.join(', ')}` });
    mode = chosen;
    return { mode };
  });
  app.get('/__control/requests', async () => requests);
  app.delete('/__control/requests', async (_request, reply) => {
    requests = [];
    return reply.code(204).send();
  });
  // Where nobody may be led by a redirect.
  app.post('/__control/caught', async ({ headers }) => {
    requests = [...requests, { caught: headers.authorization ?? '' }];
    return {};
  });
  return app;
}

async function send(response: ServerResponse, request: ModelRequest, mode: ModelMode, left: AbortSignal) {
  if (mode === 'slow') await wait(60_000, undefined, { signal: left });
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  if (mode === 'silent') return end(response, request, 'stop');
  if (mode === 'nonsense') {
    response.end('data: {"choices": [{"delta"\n\n\u0000\u0007data data: 42\n\ndata: null\n\nevent: \n\n');
    return;
  }
  if (mode === 'endless-text') return talkOn(response, request, left);
  const parts = partsOf(request, mode);
  for (const [at, part] of parts.entries()) {
    if (left.aborted) return;
    if (mode === 'cut' && at === 2) {
      response.destroy();
      return;
    }
    response.write(chunk(request, deltaOf(part)));
    if (mode === 'stalled') await wait(60_000, undefined, { signal: left });
  }
  const reason = parts.some((part) => 'calls' in part) ? 'tool_calls' : 'stop';
  if (mode === 'no-count') response.write(lastChunk(request, reason));
  else if (mode === 'open-end') response.write(ending(request, reason));
  else end(response, request, reason);
}

function partsOf(request: ModelRequest, mode: ModelMode): Part[] {
  if (mode === 'obedient') return obedientReply(request);
  if (mode === 'html') return htmlReply();
  if (mode === 'cut' || mode === 'stalled') return words('The shop has many things that you would like.');
  const strange = Object.entries(strangeCalls).find(([name]) => name === mode)?.[1];
  return strange ? strange(request) : properReply(request);
}

async function talkOn(response: ServerResponse, request: ModelRequest, left: AbortSignal) {
  while (!left.aborted) {
    const isFull = !response.write(chunk(request, { content: 'and another thing, '.repeat(20) }));
    await wait(isFull ? 20 : 1, undefined, { signal: left });
  }
}

const deltaOf = (part: Part) =>
  'text' in part
    ? { content: part.text }
    : {
        tool_calls: part.calls.map(({ id, name, arguments: given }, index) => ({
          index,
          id,
          type: 'function',
          function: { name, arguments: given },
        })),
      };

const base = ({ model }: ModelRequest) => ({
  id: 'chatcmpl-sandbox',
  object: 'chat.completion.chunk',
  model,
});

const chunk = (request: ModelRequest, delta: object) =>
  `data: ${JSON.stringify({ ...base(request), choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;

const lastChunk = (request: ModelRequest, reason: 'stop' | 'tool_calls') =>
  `data: ${JSON.stringify({ ...base(request), choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\n`;

function ending(request: ModelRequest, reason: 'stop' | 'tool_calls') {
  const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };
  const count = JSON.stringify({ ...base(request), choices: [], usage });
  return `${lastChunk(request, reason)}data: ${count}\n\ndata: [DONE]\n\n`;
}

const end = (response: ServerResponse, request: ModelRequest, reason: 'stop' | 'tool_calls') =>
  void response.end(ending(request, reason));

const failed = <Reply extends { send(body: object): Reply }>(reply: Reply, code: string) =>
  reply.send({ error: { message: code, type: code, code } });
