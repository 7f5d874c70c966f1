import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteVersion } from '../registry/registry-document';
import { aRemoteVersion } from './a-registry';

export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The entry that a test's version has: its text names the version, so that each has other bytes. */
export const entryOf = (name: string, version: string): string => `boot('${name}', '${version}')`;

/** A published version whose hash is that of `entryOf`. */
export const aPublishedVersion = (
  version: string,
  { name = 'catalog', ...rest }: Parameters<typeof aRemoteVersion>[1] = {},
): RemoteVersion =>
  aRemoteVersion(version, { name, integrity: integrityOf(entryOf(name, version)), ...rest });

export interface EntryServer {
  origin: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** From now on this path is answered in another way; null for the entry that it names. */
  answer: (path: string, how: ((response: ServerResponse) => void) | null) => void;
  stop: () => Promise<void>;
}

/** A static host that has every version of every remote, until it is told otherwise. */
export async function startEntryServer(): Promise<EntryServer> {
  const answers = new Map<string, (response: ServerResponse) => void>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const [, name = '', version = ''] = path.split('/');
    const own = answers.get(path);
    if (own) own(response);
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(entryOf(name, version));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    asked,
    answer(path, how) {
      if (how) answers.set(path, how);
      else answers.delete(path);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
