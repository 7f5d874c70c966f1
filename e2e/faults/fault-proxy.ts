import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a network, a static host or somebody on the way does to a file. */
export type NetworkFault = 'down' | 'missing' | 'page' | 'tampered' | 'hangs';

export interface FaultProxy {
  /** One for each remote, as they have in life: a browser has six connections to each. */
  origins: Record<string, string>;
  /** Where the files really are. */
  leadTo: (url: string) => void;
  /** From now on these files fail in this way. */
  break: (isHit: (path: string, body: string) => boolean, fault: NetworkFault) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

const cors = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** A static host that can be made to fail, file by file, while browsers and servers load from it. */
export async function startFaultProxy(names: readonly string[]): Promise<FaultProxy> {
  let target: string | null = null;
  let broken: { isHit: (path: string, body: string) => boolean; fault: NetworkFault } | null = null;
  const hanging = new Set<ServerResponse>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://proxy.invalid');
    const found = target ? await fetch(`${target}${pathname}`) : null;
    const body = found?.ok ? await found.text() : '';
    if (found?.ok && broken?.isHit(pathname, body)) {
      if (broken.fault === 'hangs') hanging.add(response);
      else fail(broken.fault, { request, response, body });
      return;
    }
    response.writeHead(found?.status ?? 404, {
      ...cors,
      'content-type': found?.headers.get('content-type') ?? 'text/plain',
      'x-content-type-options': 'nosniff',
      // A file that a browser holds already would not fail.
      'cache-control': 'no-store',
    });
    response.end(body);
  }

  const servers: Server[] = [];
  const origins: Record<string, string> = {};
  for (const name of names) {
    const server = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : undefined);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origins[name] = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    servers.push(server);
  }

  return {
    origins,
    leadTo(url) {
      target = url;
    },
    break(isHit, fault) {
      broken = { isHit, fault };
    },
    mend() {
      broken = null;
      // A host that comes back knows nothing of what it was asked before.
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    async stop() {
      for (const server of servers) {
        const ended = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await ended;
      }
    },
  };
}

function fail(
  fault: Exclude<NetworkFault, 'hangs'>,
  { request, response, body }: { request: IncomingMessage; response: ServerResponse; body: string },
): void {
  switch (fault) {
    case 'down':
      request.socket.destroy();
      break;
    case 'missing':
      response.writeHead(404, { ...cors, 'content-type': 'text/plain' }).end('Not found');
      break;
    case 'page':
      response
        .writeHead(200, { ...cors, 'content-type': 'text/html' })
        .end('<!doctype html><title>Hello</title>');
      break;
    case 'tampered':
      response.writeHead(200, { ...cors, 'content-type': 'text/javascript' }).end(`${body};`);
      break;
  }
}
