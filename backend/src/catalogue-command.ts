import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { refusal } from './command-refusals';
import { composeCatalogueCommand } from './composition/catalogue-command';
import { systemClock } from './lib/clock';
import type { Language } from './lib/language';
import { commandLanguage, languageArgument } from './lib/localized';
import { commandLine } from './modules/audit/command-line';
import {
  CatalogueCallError,
  catalogueRefusal,
  runCatalogueCommand,
} from './modules/shop-files/catalogue-commands';
import { commandWords } from './modules/shop-files/command-words';
import { start } from './start';

const fileHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = (text: string) => void process.stdout.write(`${text}\n`);

const options = {
  apply: { type: 'boolean' },
  pictures: { type: 'string' },
  format: { type: 'string' },
  kind: { type: 'string' },
  report: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** `node dist/catalogue.js import|template|export`: the catalogue from and to files. */
async function main(language: Language): Promise<void> {
  const { values, positionals } = readArguments(language);
  if (values.help || positionals.length === 0) return say(commandWords[language].usage);
  const { config, database, logger } = await start(
    { LOG_LEVEL: 'error', ...process.env },
    { migrations: fileHere('../migrations'), worker: fileHere('../dist/pglite-worker.js') },
    { isPatient: true },
  );
  const command = composeCatalogueCommand({ config, database, clock: systemClock, log: logger });
  const stopped = new AbortController();
  process.once('SIGINT', () => stopped.abort());
  process.once('SIGTERM', () => stopped.abort());
  try {
    process.exitCode = await runCatalogueCommand(positionals, values, command.services, {
      by: commandLine(),
      language,
      // npm runs commands in the folder of the shop, whatever the folder of its caller.
      folder: process.env['INIT_CWD'] ?? process.cwd(),
      say,
      progress: process.stderr,
      signal: stopped.signal,
    });
  } finally {
    command.close();
    await database.close();
  }
}

function readArguments(language: Language) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new CatalogueCallError(commandWords[language].usage);
  }
}

const language = commandLanguage(languageArgument(process.argv), process.env);
main(language).catch((error: unknown) => {
  process.stderr.write(`${catalogueRefusal(error, language) ?? refusal(error, language)}\n`);
  process.exitCode = 1;
});
