import { setupServer } from 'msw/node';

/** Fakes the network for a test file: `const server = startServer(handlers…)`. Unknown requests fail the test. */
export function startServer(...handlers: Parameters<typeof setupServer>): ReturnType<typeof setupServer> {
  const server = setupServer(...handlers);
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
