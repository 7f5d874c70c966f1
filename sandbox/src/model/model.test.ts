import { createModelApp } from './model-app';
import { modelModes } from './modes';

const authorization = 'Bearer a-key';
const question = (text: string, more: object[] = []) => ({
  model: 'sandbox',
  stream: true,
  messages: [{ role: 'system', content: 'Be kind.' }, { role: 'user', content: text }, ...more],
  tools: [{ type: 'function', function: { name: 'search_products', parameters: {} } }],
});
interface Chunk {
  choices: { delta: { content?: string; tool_calls?: { function: { name: string } }[] } }[];
}
const chunksOf = (body: string) =>
  body
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as Chunk);

function aModel() {
  const app = createModelApp({ key: 'a-key' });
  const ask = (payload: object, headers: object = { authorization }) =>
    app.inject({ method: 'POST', url: '/v1/chat/completions', headers: { ...headers }, payload });
  const choose = (mode: string) => app.inject({ method: 'POST', url: '/__control/mode', payload: { mode } });
  return { app, ask, choose };
}

test('a client is asked for the tool that fits, then gets sentences in a stream', async () => {
  const { ask } = aModel();

  const first = chunksOf((await ask(question('áo khoác'))).body);
  const second = await ask(question('áo khoác', [{ role: 'tool', content: '[]', tool_call_id: 'call_1' }]));

  expect(first[0]?.choices[0]?.delta.tool_calls?.[0]?.function.name).toBe('search_products');
  expect(second.headers['content-type']).toBe('text/event-stream');
  expect(
    chunksOf(second.body)
      .map(({ choices: [choice] }) => choice?.delta.content ?? '')
      .join(''),
  ).toContain('what the shop has');
  expect(second.body.endsWith('data: [DONE]\n\n')).toBe(true);
});

test('a client without the key, or with a request of another shape, is refused', async () => {
  const { ask } = aModel();

  expect((await ask(question('x'), {})).statusCode).toBe(401);
  expect((await ask({ model: 'sandbox', messages: [], stream: true })).statusCode).toBe(400);
  expect((await ask({ ...question('x'), stream: false })).statusCode).toBe(400);
});

test.each([
  ['error', 500],
  ['limited', 429],
  ['redirect', 307],
  ['wrong-type', 200],
  ['silent', 200],
  ['nonsense', 200],
])('it fails in the way %s when told to', async (mode, status) => {
  const { ask, choose } = aModel();
  await choose(mode);

  const reply = await ask(question('áo'));

  expect(reply.statusCode).toBe(status);
  expect(reply.body).not.toContain('"content":"');
});

test('an endpoint with few parameters refuses the others, and answers without them', async () => {
  const { ask, choose } = aModel();
  await choose('few-parameters');

  expect((await ask({ ...question('áo'), temperature: 0.2 })).statusCode).toBe(400);
  expect((await ask({ ...question('áo'), max_tokens: 10 })).statusCode).toBe(400);
  expect((await ask({ ...question('áo'), max_completion_tokens: 10 })).statusCode).toBe(200);
});

test('a test sees what was asked, and cannot choose a mode that does not exist', async () => {
  const { app, ask, choose } = aModel();
  await ask(question('áo'));

  expect((await app.inject('/__control/requests')).json()).toEqual([question('áo')]);
  expect((await choose('kind')).statusCode).toBe(400);
  for (const mode of modelModes) expect((await choose(mode)).statusCode).toBe(200);
});
