import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chosenStages, optionsOf } from './choose-stages.mjs';
import { root } from './root';
import { allStages } from './stages.mjs';

const run = promisify(execFile);
const playwright = path.join(root, 'node_modules/.bin/playwright');

/** The journeys of `@full` that a command of Playwright would run. */
async function longJourneysOf([program = '', ...args]: string[], env: Record<string, string> = {}) {
  const { stdout } = await run(program, [...args, '--list'], {
    cwd: root,
    // Playwright refuses to run inside of Jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, ...env },
  });
  return stdout.split('\n').filter((line) => line.includes('@full'));
}

test('every journey of @full is in one stage of `npm run test:full`', async () => {
  const stages = chosenStages(
    await allStages(root, path.join(root, 'test-results')),
    optionsOf(['--full'], []),
  );

  const listed = await Promise.all(
    stages
      .filter(({ counts }) => counts === 'playwright')
      .flatMap(({ commands, env }) => commands.map((command) => longJourneysOf(command, env))),
  );
  const all = await longJourneysOf([playwright, 'test', '-c', 'e2e'], { FULL: '1' });

  expect(all.length).toBeGreaterThan(0);
  expect(listed.flat().sort()).toEqual(all.sort());
});

test('`npm run test:full` kills the shop, orders under load, sells out a flash sale and stops the shop', async () => {
  const stages = chosenStages(
    await allStages(root, path.join(root, 'test-results')),
    optionsOf(['--full'], []),
  );
  const commands = stages.flatMap((stage) => stage.commands.map((command) => command.join(' ')));

  for (const script of [
    'test:kill',
    'test:kill:checkout',
    'test:load',
    'test:load:sale',
    'test:stop',
    'test:fuzz',
  ])
    expect(commands.filter((command) => command.split(' ').includes(script))).toHaveLength(1);
});
