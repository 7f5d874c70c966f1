import { networkInterfaces } from 'node:os';
import { createServer, type Server } from 'node:net';
import { freePorts } from './free-ports';
import { freeShopPorts, movedPort, portOf, ports } from './shop-ports.mjs';

let taken: Server | undefined;
afterEach(() => taken?.close());

/** Ports of its own for everything, so that a shop that runs here does not disturb. */
async function anEnvironment(): Promise<Record<string, string>> {
  const variables = [
    'SHELL_PORT',
    'REMOTES_PORT',
    'BACKEND_PORT',
    'SANDBOX_PORT',
    'SANDBOX_INBOX_PORT',
    'SANDBOX_SMTP_PORT',
  ];
  const free = await freePorts(variables.length);
  return Object.fromEntries(variables.map((name, index) => [name, String(free[index])]));
}

test('a shop starts on the ports that its environment names', async () => {
  const env = await anEnvironment();

  const ports = await freeShopPorts(env);

  expect(String(ports.shell)).toBe(env['SHELL_PORT']);
  expect(String(ports.inbox)).toBe(env['SANDBOX_INBOX_PORT']);
  expect(String(ports.remotes)).toBe(env['REMOTES_PORT']);
});

const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
const loopbacks = own.flatMap(({ internal, address }) => (internal ? [address] : []));

test.each(loopbacks)(
  'starting a shop whose ports on %s are in use fails with the ports and what to do',
  async (host) => {
    const env = await anEnvironment();
    const server = createServer();
    taken = server;
    await new Promise<void>((resolve) => server.listen(Number(env['SHELL_PORT']), host, resolve));

    const started = freeShopPorts(env);

    await expect(started).rejects.toThrow('The shop cannot start, because these ports are taken:');
    await expect(started).rejects.toThrow(`  ${env['SHELL_PORT'] ?? ''}  SHELL_PORT`);
    await expect(started).rejects.toThrow(
      'or set SHELL_PORT to another port, in the environment or in .env.',
    );
  },
);

test('a program that uses a port of the shop is named with its process and folder', async () => {
  const env = await anEnvironment();
  const server = createServer();
  taken = server;
  await new Promise<void>((resolve) => server.listen(Number(env['BACKEND_PORT']), '127.0.0.1', resolve));

  await expect(freeShopPorts(env)).rejects.toThrow(
    `  ${env['BACKEND_PORT'] ?? ''}  BACKEND_PORT, in use by node, process ${String(process.pid)}, in ${process.cwd()}`,
  );
});

test('where several ports are taken, the way out is one variable for all', async () => {
  const env = await anEnvironment();
  const servers = [env['SHELL_PORT'], env['BACKEND_PORT']].map((port) =>
    createServer().listen(Number(port), '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));

  await expect(freeShopPorts(env)).rejects.toThrow('or set PORT_BASE to move all ports together');
  for (const server of servers) server.close();
});

test('PORT_BASE moves every port, and the variable of one port decides about that one', () => {
  const env = { PORT_BASE: '5000', SANDBOX_PORT: '4111' };

  expect(Object.values(ports).map((usual) => portOf(usual, env))).toEqual([
    5000, 5100, 6000, 4111, 6200, 6225,
  ]);
  expect(movedPort(3008, env)).toBe(5008);
});

test('two programs cannot have one port', async () => {
  await expect(freeShopPorts({ SANDBOX_PORT: '4000' })).rejects.toThrow(
    'BACKEND_PORT and SANDBOX_PORT are both 4000. Give each a port of its own.',
  );
});

test.each(['0', '64311', '30.5', 'web'])(
  '"%s" as PORT_BASE leaves no room for the other ports',
  async (text) => {
    await expect(freeShopPorts({ PORT_BASE: text })).rejects.toThrow(
      `PORT_BASE must be a port from 1 to 64310, not "${text}"`,
    );
  },
);

test.each(['0', '65536', '30.5', 'web'])('"%s" is no port, and its variable is named', async (text) => {
  await expect(freeShopPorts({ BACKEND_PORT: text })).rejects.toThrow(
    `BACKEND_PORT must be a port from 1 to 65535, not "${text}".`,
  );
});
