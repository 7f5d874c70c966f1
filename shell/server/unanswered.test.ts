import { createTestServer } from './testing/document-server';

async function order(
  server: Awaited<ReturnType<typeof createTestServer>>,
): Promise<{ status: number; body: object; retryAfter: unknown }> {
  try {
    const answer = await server.app.inject({ method: 'POST', url: '/api/ecommerce/order', payload: {} });
    return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
  } finally {
    await server.stop();
  }
}

const told = (status: number) => ({
  status,
  body: expect.objectContaining({ success: false, code: status, status, errorCode: 'SERVICE_UNAVAILABLE' }),
  retryAfter: '2',
});

test('a write that reached nobody is told as unavailable', async () => {
  expect(await order(await createTestServer({ env: { BACKEND_URL: 'http://127.0.0.1:9' } }))).toEqual(
    told(503),
  );
});

test('a write that the backend got and did not answer is not told as refused', async () => {
  let got = 0;
  const server = await createTestServer({
    backend: (backend) => {
      backend.post('/api/ecommerce/order', (request) => {
        got += 1;
        request.raw.socket.destroy();
      });
    },
  });

  expect(await order(server)).toEqual(told(502));
  expect(got).toBe(1);
});

test('a read that the backend answers 503 reaches it once', async () => {
  let got = 0;
  const server = await createTestServer({
    backend: (backend) => {
      backend.get('/api/main/category', (_request, reply) => {
        got += 1;
        return reply.code(503).header('retry-after', '2').send({ success: false });
      });
    },
  });
  const { statusCode } = await server.app.inject('/api/main/category');
  await server.stop();

  expect([statusCode, got]).toEqual([503, 1]);
});
