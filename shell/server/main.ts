import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { createDocumentServer } from './app';
import { ConfigError, readConfig } from './config';
import { createLogger } from './logging';
import { healthFromBackend, startAutoRollback } from './registry/auto-rollback';
import { openConfiguredRegistry } from './registry/open-registry';
import { folderOf, openStore } from './registry/open-store';
import { RegistryProblem } from './registry/registry-document';
import { startReports } from './registry/server-reports';
import { createRenderPool } from './render/render-pool';
import { stopServing } from './stopping';

/** How often a server reports at least; a request to a bucket costs money. */
const folderReportMs = 3_000;
const bucketReportMs = 20_000;

try {
  const config = readConfig(process.env);
  const rules = { configured: config.remoteOrigins, allowed: config.allowedRemoteOrigins };
  const registry = await openConfiguredRegistry(process.env, rules, (problem) => {
    console.error(problem);
  });
  const logger = createLogger(config.logLevel);
  const pool = createRenderPool({
    workerFile: new URL('./render-worker.js', import.meta.url),
    // What has its answers is drawn after them.
    limitMs: config.renderTimeoutMs + 200,
    onProblem: ({ message, ...problem }) => {
      logger.warn(problem, message);
    },
  });
  const app = await createDocumentServer({
    config,
    registry,
    store: openStore(process.env),
    pool,
    logger,
  });
  const autoRollback = config.rollsBackFailing
    ? startAutoRollback({
        store: openStore(process.env),
        document: () => registry.document(),
        ask: healthFromBackend(config),
        report: (message) => {
          console.error(message);
        },
      })
    : null;
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const reports = startReports({
    store: openStore(process.env),
    id: randomUUID(),
    host: `${os.hostname()}:${String(port)}`,
    allowedOrigins: config.allowedRemoteOrigins,
    state: () => registry.state(),
    everyMs: folderOf(process.env) ? folderReportMs : bucketReportMs,
    report: (problem) => {
      console.error(problem);
    },
  });
  registry.onChange(reports.changed);
  console.log(JSON.stringify({ ready: true, port }));
  void app.readiness.warmUp();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      autoRollback?.stop();
      // Pages that are under way are still drawn, with the registry as it is by then.
      void stopServing(app, { drainMs: config.drainMs })
        .then(() => reports.stop())
        .then(() => {
          registry.stop();
          return pool.stop();
        })
        .then(() => process.exit(0));
    });
  }
} catch (error) {
  const { code, port } = error as { code?: string; port?: number };
  const taken = code === 'EADDRINUSE';
  console.error(
    error instanceof ConfigError || error instanceof RegistryProblem
      ? `The shop's pages cannot be served:\n${error.message}`
      : taken
        ? `Port ${String(port)} is taken. Free it, or set SHELL_PORT to another.`
        : error,
  );
  process.exit(1);
}
