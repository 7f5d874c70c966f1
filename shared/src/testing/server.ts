import { act } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { answers } from './answers';
import type { Rendered } from './render-remote';

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

/** Resolves when a call that is sent now is answered: the page then has what was answered before. */
export async function untilAnswered(
  server: ReturnType<typeof setupServer>,
  { http }: Pick<Rendered, 'http'>,
): Promise<void> {
  server.use(answers('get', 'main/last-call', null));
  await act(async () => {
    await http.get('main/last-call');
  });
}
