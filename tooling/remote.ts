/** The registry's command: `npm run remote -- publish|promote|rollback|retire|status|log|trace|origin|sign …`; `--help` lists all. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openStore } from '../shell/server/registry/open-store';
import { ReleaseRefused } from '../shell/server/registry/releases';
import { RegistryProblem } from '../shell/server/registry/registry-document';
import { CreateRefused } from './create-remote';
import { UsageError } from './remote-command';
import { runRemoteCommand } from './remote-commands';
import { root } from './root';

if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));

const options = {
  as: { type: 'string' },
  origin: { type: 'string' },
  percent: { type: 'string' },
  only: { type: 'string', multiple: true },
  why: { type: 'string' },
  by: { type: 'string' },
  shop: { type: 'string' },
  'if-new': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  'without-install': { type: 'boolean' },
} as const;

try {
  const { values, positionals } = parse();
  const { text, data, failed } = await runRemoteCommand(positionals, values, {
    store: openStore(process.env),
    env: process.env,
    progress: (line) => {
      if (!values.json) console.log(line);
    },
    async readInput() {
      if (process.stdin.isTTY) console.error('Paste a stack, then press Ctrl+D.');
      return textOf(process.stdin);
    },
  });
  console.log(values.json ? JSON.stringify(data) : text);
  if (failed) process.exitCode = 1;
} catch (error) {
  const isForPeople = [CreateRefused, ReleaseRefused, RegistryProblem, UsageError].some(
    (kind) => error instanceof kind,
  );
  const message = error instanceof Error ? error.message : String(error);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: message }));
  else console.error(isForPeople || !(error instanceof Error) ? message : error);
  process.exitCode = 1;
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
