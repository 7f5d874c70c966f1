import { networkInterfaces } from 'node:os';
import { createServer, type Server } from 'node:net';
import { freePorts } from './free-ports';
import { freeShopPorts } from './shop-ports';

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

    await expect(freeShopPorts(env)).rejects.toThrow(
      [
        'The shop cannot start, because these ports are taken:',
        `  ${env['SHELL_PORT'] ?? ''}  free it, or set SHELL_PORT to another port`,
        'If the shop is running already, open it, or stop it first.',
      ].join('\n'),
    );
  },
);

test.each(['0', '65536', '30.5', 'web'])('"%s" is no port, and its variable is named', async (text) => {
  await expect(freeShopPorts({ BACKEND_PORT: text })).rejects.toThrow(
    `BACKEND_PORT must be a port from 1 to 65535, not "${text}".`,
  );
});
