import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { composeCommand } from './composition/command';
import { refusal } from './command-refusals';
import { systemClock } from './lib/clock';
import type { Language } from './lib/language';
import { commandLine } from './modules/audit/command-line';
import { fieldsOf, type Answers, type Field } from './modules/setup/answers';
import { commandLanguage, languageArgument } from './lib/localized';
import { readSetupFile, SetupFileError } from './modules/setup/setup-file';
import { AdminRefused, SetupRunning, type SetupEvent } from './modules/setup/setup.service';
import { eventText, faultText, setupWords } from './modules/setup/setup-words';
import { published } from '../seed/divisions';
import { start } from './start';

const fileHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

/** What the command cannot do as it was called; the text is for the person who called it. */
class CallRefused extends Error {
  override readonly name = 'CallRefused';
}

const options = {
  file: { type: 'string' },
  language: { type: 'string' },
  'new-link': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** `node dist/setup.js`: migrates, and fills an empty shop with what it needs before its first product. */
async function main(language: Language) {
  const words = setupWords[language];
  const { values } = readArguments(words.usage);
  if (values.help) return say(words.usage);
  const { file } = values;
  if (file === undefined && !process.stdin.isTTY) throw new CallRefused(words.noTerminal);
  const startedAt = performance.now();
  // Before anything is written: a file with a fault changes nothing.
  const codes = published().provinces.map((province) => province.province_code);
  const early = await earlyFields(codes);
  if (file !== undefined) await answersOf(file, early, language);

  const env = { LOG_LEVEL: 'error', ...process.env };
  const started = await start(
    env,
    { migrations: fileHere('../migrations'), worker: fileHere('../dist/pglite-worker.js') },
    { isPatient: true },
  );
  const { config, database, logger } = started;
  const command = await composeCommand({ config, database, clock: systemClock, log: logger });
  try {
    const fields = fieldsOf({
      siteName: config.siteName,
      gateways: config.payment.providers,
      provinceCodes: codes,
      paymentMinutes: config.payment.windowMinutes,
    });
    const outcomes: SetupEvent[] = [];
    let waitedMs = 0;
    await command.setup.run(
      { fields, language, isNewLink: values['new-link'] === true, by: commandLine() },
      async () => {
        if (file !== undefined) return answersOf(file, fields, language);
        const since = performance.now();
        const answers = await ask(fields, await command.setup.hasAdmin(), language);
        waitedMs = performance.now() - since;
        return answers;
      },
      (event: SetupEvent) => {
        outcomes.push(event);
        say(eventText(event, language));
      },
    );
    if (outcomes.some((event) => event.step === 'admin' && event.outcome === 'missing')) process.exitCode = 1;
    else say(words.done(((performance.now() - startedAt - waitedMs) / 1000).toFixed(1)));
  } finally {
    command.close();
    await database.close();
  }
}

/** The fields as far as they are known without the configuration; the gateways are checked again when it was read. */
async function earlyFields(codes: string[]): Promise<Field[]> {
  const { gateways } = await import('./config.variables');
  return fieldsOf({ siteName: '', gateways, provinceCodes: codes, paymentMinutes: 15 });
}

async function answersOf(file: string, fields: Field[], language: Language): Promise<Answers> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CallRefused(setupWords[language].noFile(file));
  });
  return readSetupFile(text, fields);
}

async function ask(fields: Field[], hasAdmin: boolean, language: Language): Promise<Answers> {
  const { askAnswers } = await import('./modules/setup/ask-answers');
  return askAnswers(hasAdmin ? fields.filter(({ path }) => path !== 'admin.email') : fields, language);
}

function readArguments(usage: string) {
  try {
    return parseArgs({ options, allowPositionals: false });
  } catch {
    throw new CallRefused(usage);
  }
}

const language = commandLanguage(languageArgument(process.argv), process.env);
main(language).catch((error: unknown) => {
  process.stderr.write(`${messageFor(error) ?? refusal(error, language)}\n`);
  process.exitCode = 1;
});

/** What the person who called the command can mend; null for what `refusal` explains. */
function messageFor(error: unknown): string | null {
  const words = setupWords[language];
  if (error instanceof SetupFileError)
    return [words.faults, ...error.faults.map((fault) => faultText(fault, language))].join('\n');
  if (error instanceof CallRefused) return error.message;
  if (error instanceof SetupRunning) return words.running;
  if (error instanceof AdminRefused) return words.refusedAdmin[error.reason];
  return error instanceof Error && error.name === 'AskingStopped' ? words.cancelled : null;
}
