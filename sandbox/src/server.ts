import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ConfigError, readConfig, unknownVariables } from './config';
import { StartError } from './listen';
import { startSandbox } from './sandbox';

try {
  const config = readConfig(process.env);
  for (const name of unknownVariables(process.env))
    say(`${name} is not a variable of the sandbox; it is ignored.`);
  const sandbox = await startSandbox(config, findFonts());

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    // Nothing here is worth waiting for longer than this.
    setTimeout(() => process.exit(0), 3_000).unref();
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`${JSON.stringify({ ready: true, ...sandbox.ports })}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

function say(text: string) {
  process.stderr.write(`${text}\n`);
}

/** Without the package, the pages use the system's letters. */
function findFonts(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('@fontsource/be-vietnam-pro/package.json');
    return join(dirname(manifest), 'files');
  } catch {
    return null;
  }
}
