import path from 'node:path';
import { createDocumentServer } from './app';
import { ConfigError, readConfig } from './config';
import { openRegistry } from './registry-file';
import { readShellBuild } from './shell-build';

try {
  const config = readConfig(process.env);
  const registry = openRegistry(
    path.resolve(config.deployFolder, 'registry.json'),
    config.remoteOrigins,
    (problem) => {
      console.error(`The registry could not be read again; the last good one stays: ${String(problem)}`);
    },
  );
  const shell = readShellBuild(path.resolve(config.deployFolder), process.env['SHELL_VERSION']);
  const app = await createDocumentServer({ config, registry, shell });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(JSON.stringify({ ready: true, port }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      registry.stop();
      void app.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  const taken = (error as { code?: string }).code === 'EADDRINUSE';
  console.error(
    error instanceof ConfigError
      ? `The shop's pages cannot be served:\n${error.message}`
      : taken
        ? `Port ${process.env['SHELL_PORT'] ?? '3000'} is taken. Free it, or set SHELL_PORT to another.`
        : error,
  );
  process.exit(1);
}
