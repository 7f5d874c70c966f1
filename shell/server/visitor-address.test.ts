import { createTestServer } from './testing/document-server';

/** Which address the backend is told that a request came from. */
async function addressTold(
  env: NodeJS.ProcessEnv,
  request: { from: string; saying?: string },
): Promise<string> {
  const { app, stop } = await createTestServer({
    env,
    backend: (backend) => {
      backend.get('/api/who', (asked) => ({ who: asked.headers['x-forwarded-for'] }));
    },
  });
  try {
    const answer = await app.inject({
      url: '/api/who',
      remoteAddress: request.from,
      headers: request.saying ? { 'x-forwarded-for': request.saying } : {},
    });
    return answer.json<{ who: string }>().who;
  } finally {
    await stop();
  }
}

// Limits per address, and what is counted per network, rest on this.
test('a visitor cannot choose an address', async () => {
  expect(await addressTold({}, { from: '203.0.113.7', saying: '198.51.100.1' })).toBe('203.0.113.7');
  expect(await addressTold({}, { from: '203.0.113.7' })).toBe('203.0.113.7');
});

test('a proxy that was named is believed, and only as far as it saw', async () => {
  const env = { TRUST_PROXY: '10.0.0.0/8' };

  expect(await addressTold(env, { from: '10.1.2.3', saying: '198.51.100.1' })).toBe('198.51.100.1');
  expect(await addressTold(env, { from: '10.1.2.3', saying: '9.9.9.9, 198.51.100.1' })).toBe('198.51.100.1');
  expect(await addressTold({ TRUST_PROXY: 'false' }, { from: '127.0.0.1', saying: '198.51.100.1' })).toBe(
    '127.0.0.1',
  );
});

test('a visitor cannot choose the protocol and the host that the backend is told', async () => {
  const { app, stop } = await createTestServer({
    backend: (backend) => {
      backend.get('/api/who', ({ headers }) => [headers['x-forwarded-proto'], headers['x-forwarded-host']]);
    },
  });
  try {
    const answer = await app.inject({
      url: '/api/who',
      remoteAddress: '203.0.113.7',
      headers: { host: 'shop.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.json()).toEqual(['http', 'shop.example']);
  } finally {
    await stop();
  }
});
