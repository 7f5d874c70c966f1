import { setupServer } from 'msw/node';

const open = new Set<string>();

/** How many requests have no answer yet. */
export const openRequests = (): number => open.size;

/** Fakes the network for a test file: `const server = startServer(handlers…)`. Unknown requests fail the test. */
export function startServer(...handlers: Parameters<typeof setupServer>): ReturnType<typeof setupServer> {
  const server = setupServer(...handlers);
  server.events.on('request:start', ({ requestId }) => open.add(requestId));
  server.events.on('request:end', ({ requestId }) => open.delete(requestId));
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
    open.clear();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
