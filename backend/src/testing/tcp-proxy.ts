import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** `pass` forwards; `refuse` closes the door; `silent` accepts and says nothing, also on open connections. */
  become(mode: 'pass' | 'refuse' | 'silent'): Promise<void>;
  close(): Promise<void>;
}

/** A network that can be broken, in front of a server. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let mode: 'pass' | 'refuse' | 'silent' = 'pass';
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
    client.on('data', (chunk) => mode === 'pass' && upstream.write(chunk));
    upstream.on('data', (chunk) => mode === 'pass' && client.write(chunk));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => mode === 'pass' && client.destroy());
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
