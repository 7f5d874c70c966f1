import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from './free-ports';
import { filesOfRemote } from './new-remote';
import { copySources } from './source-copy';

// The first build of a copy has no cache.
jest.setTimeout(300_000);

const dir = 'mf-samples';
let copy: string;
let address: string;
let program: ChildProcess;
/** What the terminal shows. */
let shown = '';

const file = (name: string) => path.join(copy, dir, name);
const change = (name: string, from: string | RegExp, to: string) =>
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));

/** What is shown from a change on, once it has the text. */
async function afterwards(act: () => void, text: string): Promise<string> {
  const before = shown.length;
  act();
  for (const end = Date.now() + 240_000; Date.now() < end;) {
    const news = shown.slice(before);
    if (news.includes(text)) return news;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`"${text}" was not shown, but:\n${shown.slice(before)}`);
}

/** What the shop's pages read of this build. */
async function build(): Promise<{
  routes: { path: string }[];
  widgets: string[];
  slots: { widget: string }[];
}> {
  return (await (await fetch(`${address}/build.json`)).json()) as Awaited<ReturnType<typeof build>>;
}

beforeAll(async () => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'dev-remote-'));
  copySources(copy);
  const files = filesOfRemote({ name: 'samples', port: 3019, versions: {} });
  for (const [name, text] of Object.entries(files)) {
    const target = file(name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const [port = 0, shell = 0] = await freePorts(2);
  address = `http://localhost:${String(port)}`;
  program = spawn(process.execPath, ['../tooling/dev-remote.mjs', 'samples', `--port=${String(port)}`], {
    cwd: path.join(copy, dir),
    env: { ...process.env, PORT_BASE: '', SHELL_PORT: String(shell) },
  });
  for (const stream of [program.stdout, program.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => (shown += `${line}\n`));
  // Printed last, after the first build.
  await afterwards(() => undefined, 'No shop answers');
});
afterAll(async () => {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test('the address of the first page is printed, and that no shop answers there', () => {
  expect(shown).toMatch(/Open http:\/\/localhost:\d+\/samples\?remotes=samples@http:\/\/localhost:\d+\n/);
  expect(shown).toContain('Start one with npm start in another terminal, or name another: --shell=');
});

test('a widget that is exposed while the program runs is part of the next build', async () => {
  const source = readFileSync(file('src/widgets/picks-row.tsx'), 'utf8');
  const exposed = "'./picks-row': './src/widgets/picks-row.tsx'";

  const printed = await afterwards(
    () => change('webpack.config.ts', exposed, `${exposed}, './second-row': './src/widgets/second-row.tsx'`),
    'cannot be built',
  );
  expect(printed).toContain('"./second-row" is the file ./src/widgets/second-row.tsx, which does not exist.');

  await afterwards(() => writeFileSync(file('src/widgets/second-row.tsx'), source), 'samples built in');
  expect((await build()).widgets.toSorted()).toEqual(['picks-row', 'second-row']);
});

test('a slot whose widget was renamed is printed by both names until it is mended', async () => {
  const printed = await afterwards(
    () => change('src/remote.ts', "widget: 'picks-row'", "widget: 'third-row'"),
    'puts the widget "third-row" into the slot "home"',
  );
  expect(printed).toContain('"./second-row"');

  await afterwards(() => change('src/remote.ts', "'third-row'", "'second-row'"), 'samples built in');
  expect((await build()).slots).toMatchObject([{ widget: 'second-row' }]);
});

test('a mistake in webpack.config.ts is printed with its place, and mended without a restart', async () => {
  const printed = await afterwards(
    () => change('webpack.config.ts', 'exposes: {', 'exposes: {{'),
    'cannot be read',
  );
  expect(printed).toMatch(/mf-samples\/webpack\.config\.ts:\d+:\d+: ERROR/);
  expect(printed).not.toMatch(/\n\s+at /);

  await afterwards(() => change('webpack.config.ts', 'exposes: {{', 'exposes: {'), 'samples built in');
});

test('a new first page is printed and is part of the next build', async () => {
  const printed = await afterwards(
    () =>
      change(
        'src/routes.ts',
        'RemoteRoute[] = [',
        "RemoteRoute[] = [{ path: 'samples/first', lazy: async () => (await import('./picks/picks-page')).picksPage },",
      ),
    'Open ',
  );
  expect(printed).toContain(`/samples/first?remotes=samples@${address}`);
  expect((await build()).routes.map((route) => route.path)).toContain('samples/first');
});

test('a syntax error is printed with file, line and code, without a stack of the compiler', async () => {
  const printed = await afterwards(() => change('src/routes.ts', /^/, 'const broken = {;\n'), '    | ');

  expect(printed).toContain('mf-samples/src/routes.ts:1:17');
  expect(printed).toContain('Unexpected token `;`');
  expect(printed).not.toMatch(/Stack backtrace|node_modules/);
});
