import type { startServer } from './server';

/** A renewal is asked for by a refresh token, because the other one has expired. */
const renewals = /\/refresh(Token)?$/;

/** Fails each test of the file in which something is changed at the shop without a bearer token. */
export function expectOwnWrites(server: ReturnType<typeof startServer>): void {
  let nameless: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const isNamed = request.headers.get('authorization')?.startsWith('Bearer ') ?? false;
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && !isNamed && !renewals.test(pathname))
      nameless.push(`${request.method} ${pathname}`);
  });
  beforeEach(() => {
    nameless = [];
  });
  afterEach(() => {
    expect(nameless).toEqual([]);
  });
}
