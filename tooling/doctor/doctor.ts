/**
 * `npm run doctor [-- --json] [--mail-to address] [--language vi|en]`: looks at everything that a shop needs, says what is
 * right, wrong and how to mend it, and exits with 1 when something is wrong.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { root } from '../root';
import { environmentFileFindings } from './environment-file';
import { findingLines, right, wrong, type Finding } from './finding';

/** The checks end by themselves within 7 s each; a busy machine needs some more to start them. */
const timeoutMs = 20_000;

const environmentFile = path.join(root, '.env');
const mendVariable = {
  vi: 'Sửa biến này trong .env; .env.example giải thích.',
  en: 'Correct this variable in .env; .env.example explains it.',
};

if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, 'mail-to': { type: 'string' }, language: { type: 'string' } },
});
const language = languageOf(values.language);
const backendProgram = path.join(root, 'backend/dist/doctor.js');
if (!existsSync(backendProgram))
  spawnSync(process.execPath, [path.join(root, 'backend/build.mjs')], { stdio: 'inherit' });

const startedAt = performance.now();
const [ofBackend, ofPages] = await Promise.all([backendFindings(), pageFindings()]);
const findings = [...ofBackend, ...ofPages];
const wrongs = findings.filter(({ status }) => status === 'wrong').length;
if (values.json) console.log(JSON.stringify({ ok: wrongs === 0, findings }, null, 2));
else {
  console.log(findingLines(findings, language).join('\n'));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    language === 'vi'
      ? `\n${wrongs === 0 ? 'Không có gì sai' : `${String(wrongs)} điều cần sửa`} (${seconds} giây).`
      : `\n${wrongs === 0 ? 'Nothing is wrong' : `${String(wrongs)} to mend`} (${seconds} s).`,
  );
}
process.exit(wrongs === 0 ? 0 : 1);

/** The backend looks at what it uses itself, with the configuration that it starts with. */
async function backendFindings(): Promise<Finding[]> {
  const mail = values['mail-to'];
  const child = spawn(process.execPath, [backendProgram, ...(mail ? ['--mail-to', mail] : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const [out, said] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  clearTimeout(timer);
  try {
    return JSON.parse(out) as Finding[];
  } catch {
    const reason = said.split('\n')[0] ?? '';
    const says = {
      vi: `lệnh của backend không trả lời (${reason})`,
      en: `the command of the backend did not answer (${reason})`,
    };
    return [
      wrong('backend', says, { vi: 'Chạy npm ci và npm run build.', en: 'Run npm ci and npm run build.' }),
    ];
  }
}

/** The document server's configuration, the same check as at its start, the registry, and who may read the secrets. */
async function pageFindings(): Promise<Finding[]> {
  // Loaded while the backend's command runs already.
  const { ConfigError, readConfig } = await import('../../shell/server/config');
  const { registryFindings } = await import('./registry-findings');
  const ofFile = environmentFileFindings(environmentFile);
  let config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...ofFile, ...error.problems.map((says) => wrong('pages.configuration', says, mendVariable))];
  }
  const valid = right('pages.configuration', 'hợp lệ', 'valid');
  try {
    return [...ofFile, valid, ...(await registryFindings(process.env, config))];
  } catch (error) {
    const reason = messageOf(error);
    const says = {
      vi: `không đọc được registry (${reason})`,
      en: `the registry cannot be read (${reason})`,
    };
    return [
      ...ofFile,
      valid,
      wrong('registry', says, { vi: 'Sửa REGISTRY_… trong .env.', en: 'Correct REGISTRY_… in .env.' }),
    ];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** As the other commands: what was asked for, or else the language of the terminal. */
function languageOf(asked: string | undefined): 'vi' | 'en' {
  if (asked === 'vi' || asked === 'en') return asked;
  const terminal = process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '';
  return /^en([_.@-]|$)/i.test(terminal) ? 'en' : 'vi';
}
