/**
 * What goes into production: only licences that we know, nothing with a known critical hole, and a lock file that
 * names no host to download from.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Known by name: libvips is loaded as a library of its own, as its licence asks. */
const exceptions: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };
/** Those whose licence stands in a file of theirs alone. */
const readByPeople: Record<string, string> = { 'png-js@2.0.0': 'MIT' };

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));

const problems = [...licences(), ...addresses(), ...unnamed(), ...holes()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function licences(): string[] {
  const shipped = installed.filter(([, { dev, link }]) => !dev && !link);
  const unknown = shipped.flatMap(([place, one]) => {
    const name = place.split('node_modules/').at(-1) ?? place;
    const licence = one.license ?? readByPeople[`${name}@${one.version ?? '?'}`] ?? ownWords(place);
    return isAllowed(licence, name)
      ? []
      : [`${name}@${one.version ?? '?'}: licence ${licence} is not on the list`];
  });
  if (unknown.length === 0) console.log(`${String(shipped.length)} packages, every licence known`);
  return unknown;
}

/** `(MIT OR GPL-2.0)` needs one that is allowed, `MIT AND Zlib` both. */
function isAllowed(licence: string, name: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one) || exceptions[one]?.test(name)));
}

function ownWords(place: string): string {
  try {
    const { license, licenses } = JSON.parse(
      readFileSync(path.join(root, place, 'package.json'), 'utf8'),
    ) as {
      license?: string | { type?: string };
      /** As packages wrote it before there was one way. */
      licenses?: { type?: string }[];
    };
    const own = typeof license === 'string' ? license : license?.type;
    return own ?? licenses?.map(({ type = 'unknown' }) => type).join(' OR ') ?? titleOf(place);
  } catch {
    return 'unknown';
  }
}

/** `MIT License` on top of the licence that lies beside the code, where a package names none. */
function titleOf(place: string): string {
  const [title = ''] = readFileSync(path.join(root, place, 'LICENSE'), 'utf8')
    .trim()
    .split('\n');
  return /^(?:The )?(\S+) License\b/.exec(title.trim())?.[1] ?? 'unknown';
}

function addresses(): string[] {
  return installed
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([place, { resolved }]) => `package-lock.json names where ${place} comes from: ${resolved ?? ''}`);
}

/** `npm ci` refuses a lock that lacks another machine's build, as one written behind a partial mirror does. */
function unnamed(): string[] {
  return installed.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(place, name))
      .map(
        ([name, version]) => `package-lock.json lacks ${name}@${version}, which ${place} may need elsewhere`,
      ),
  );
}

function isLocked(from: string, name: string): boolean {
  const parts = from.split('/node_modules/');
  return parts.some((_, index) =>
    [`${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => place in lock.packages,
    ),
  );
}

function holes(): string[] {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  const report = parsed(stdout);
  if (!report?.vulnerabilities) {
    const problem = 'Known holes cannot be asked for from here: npm audit had no answer.';
    if (process.env['AUDIT'] === 'required') return [problem];
    console.log(`${problem} With AUDIT=required that is a failure.`);
    return [];
  }
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'critical')
    .map(([name]) => `${name} has a known critical hole: npm audit --omit=dev`);
}

function parsed(text: string): { vulnerabilities?: Record<string, { severity: string }> } | null {
  try {
    return JSON.parse(text) as { vulnerabilities?: Record<string, { severity: string }> };
  } catch {
    return null;
  }
}
