import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './root';

interface Workflow {
  jobs: Record<
    string,
    { services: Record<string, object>; steps: { run?: string; env?: Record<string, string> }[] }
  >;
}
const workflow = parse(readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8')) as Workflow;
const job = Object.values(workflow.jobs).find(({ steps }) => steps.some(({ run }) => run === 'npm test'));

/** The check of licences and known holes, where nothing answers. */
const check = (env: NodeJS.ProcessEnv) =>
  spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['tooling/licences.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', ...env },
  });

test('known holes that cannot be asked for are a failure in CI, and said elsewhere', () => {
  expect(job?.steps.find(({ run }) => run === 'npm test')?.env).toMatchObject({ AUDIT: 'required' });

  const inCi = check({ AUDIT: 'required' });
  expect(inCi.status).not.toBe(0);
  expect(inCi.stdout + inCi.stderr).toContain('npm audit had no answer');
  const elsewhere = check({ AUDIT: '' });
  expect(elsewhere.status).toBe(0);
  expect(elsewhere.stdout).toContain('npm audit had no answer');
});

test('CI has PostgreSQL and Redis, so that no test of them is skipped there', () => {
  expect(Object.keys(job?.services ?? {}).sort()).toEqual(['postgres', 'redis']);
});
