import { connect, createServer, type Socket } from 'node:net';

type ProxyMode = 'pass' | 'refuse' | 'silent' | 'cut-commits';

export interface TcpProxy {
  port: number;
  /**
   * `pass` forwards; `refuse` rejects connections; `silent` accepts but sends nothing, also on open connections;
   * `cut-commits` cuts a connection when PostgreSQL confirms a commit, before the client receives the confirmation.
   */
  become(mode: ProxyMode): Promise<void>;
  close(): Promise<void>;
}

/** A proxy that simulates network failures in front of a server. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let mode: ProxyMode = 'pass';
  const forwards = () => mode === 'pass' || mode === 'cut-commits';
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    return socket;
  };
  const server = createServer((client) => {
    track(client);
    if (mode === 'silent') return;
    const upstream = track(connect(target));
    client.on('data', (chunk) => forwards() && upstream.write(chunk));
    upstream.on('data', (chunk: Buffer) => {
      if (mode === 'cut-commits' && chunk.includes('COMMIT\0')) upstream.destroy();
      else if (forwards()) client.write(chunk);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => forwards() && client.destroy());
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const stop = () =>
    new Promise<void>((done) => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) server.close(() => done());
      else done();
    });

  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    async become(next) {
      if (next === 'refuse') await stop();
      else if (mode === 'refuse') await listen(port);
      mode = next;
    },
    close: stop,
  };
}
