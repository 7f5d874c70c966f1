import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { composeCommand } from './composition/command';
import { refusal } from './command-refusals';
import { systemClock } from './lib/clock';
import type { Language } from './lib/language';
import { commandLine } from './modules/audit/command-line';
import { runStaffCommand, staffRefusal, StaffUsageError, staffUsage } from './modules/people/staff-commands';
import { commandLanguage, languageArgument } from './lib/localized';
import { start } from './start';

const fileHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const options = {
  reason: { type: 'string' },
  language: { type: 'string' },
  'show-link': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** `node dist/staff.js invite|list|lock|unlock|role|withdraw`: who works for the shop. */
async function main(language: Language) {
  const { values, positionals } = readArguments(language);
  if (values.help || positionals.length === 0) {
    process.stdout.write(`${staffUsage(language)}\n`);
    return;
  }
  const { config, database, logger } = await start(
    { LOG_LEVEL: 'error', ...process.env },
    { migrations: fileHere('../migrations'), worker: fileHere('../dist/pglite-worker.js') },
    { isPatient: true },
  );
  const command = await composeCommand({ config, database, clock: systemClock, log: logger });
  try {
    const text = await runStaffCommand(positionals, values, { ...command, by: commandLine(), language });
    process.stdout.write(`${text}\n`);
  } finally {
    command.close();
    await database.close();
  }
}

function readArguments(language: Language) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StaffUsageError(staffUsage(language));
  }
}

const language = commandLanguage(languageArgument(process.argv), process.env);
main(language).catch((error: unknown) => {
  process.stderr.write(`${staffRefusal(error, language) ?? refusal(error, language)}\n`);
  process.exitCode = 1;
});
