import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '..');

interface Workflow {
  on: Record<'pull_request' | 'push', { paths: string[] }>;
  jobs: Record<string, { env?: Record<string, string>; steps: { run?: string; uses?: string }[] }>;
}
const workflow = parse(readFileSync(path.join(root, 'docs/ci/remote.yml'), 'utf8')) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run ?? []);
const scriptsOf = (folder: string) =>
  (
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts;

test('the CI example checks a remote, publishes it and promotes it to a tenth', () => {
  expect(commands).toEqual([
    'npm ci --ignore-scripts',
    'npm run check -w mf-catalog',
    'npm ci --ignore-scripts',
    'npm run remote -- publish catalog --if-new',
    'npm run remote -- promote catalog --percent 10 --if-new',
    'npm run remote -- status catalog',
  ]);
});

test.each(commands.filter((command) => command.startsWith('npm run')))(
  '%s is a command of ours',
  (command) => {
    const [, script = '', workspace = '.'] = /^npm run ([\w:]+)(?: -w ([\w-]+))?/.exec(command) ?? [];

    expect(Object.keys(scriptsOf(workspace))).toContain(script);
  },
);

test('the CI example runs for what the remote is built from, and each path exists', () => {
  const { pull_request, push } = workflow.on;

  expect(push.paths).toEqual(pull_request.paths);
  for (const pattern of pull_request.paths)
    expect([pattern, existsSync(path.join(root, pattern.replace('/**', '')))]).toEqual([pattern, true]);
});

test('every variable of the CI example that is ours is documented', () => {
  const documented = readFileSync(path.join(root, '.env.example'), 'utf8');

  // The browser is the runner's.
  const names = Object.keys(workflow.jobs['release']?.env ?? {}).filter((name) => name !== 'CHROMIUM_PATH');
  expect(names).toContain('REGISTRY_STORE');
  for (const name of names) expect([name, documented.includes(name)]).toEqual([name, true]);
});

test('every workspace has the same words for its checks, and so has a new remote', () => {
  const folders = [
    'shared',
    'shell',
    'mf-catalog',
    'mf-checkout',
    'mf-account',
    'mf-referral',
    'mf-chatbot',
    'backend',
    'sandbox',
    'e2e',
    'tooling',
  ];
  for (const folder of [...folders, 'tooling/remote-template'])
    expect([folder, scriptsOf(folder)]).toMatchObject([
      folder,
      {
        check: 'node ../tooling/test.mjs --here',
        lint: 'node ../tooling/test.mjs lint --here',
        typecheck: 'node ../tooling/test.mjs types --here',
      },
    ]);
});
