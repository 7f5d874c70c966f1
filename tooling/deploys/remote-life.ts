import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { liveRegistryPath } from '../../shell/src/config';
import { publishBroken } from '../broken-version';
import { copySources } from '../source-copy';
import { unavailable } from './browsers';
import { move } from './move';
import type { Tally } from './shopper';

const name = 'gift';
const version = '1.0.0';
/** A tenth of a hundred cohorts, more or less. */
const minCohorts = 3;
const maxCohorts = 25;

export interface LifeFigures {
  /** From an empty folder until the version is in the registry. */
  publishMs: number;
  /** By what was done: milliseconds until all document servers had seen it. */
  moves: Record<string, number>;
  /** Page views of the remote that succeeded, and those of its broken version, which do not count as failures. */
  pageViews: number;
  brokenPageViews: number;
}

/** A team with a copy of the sources. */
export interface Team {
  /** Creates and publishes a remote; resolves with the milliseconds that it took. */
  publish: (registry: string) => Promise<number>;
  end: () => Promise<void>;
}

/** Copies the sources, before anybody shops: copying would keep this process from answering. */
export async function newTeam(): Promise<Team> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'storefront-team-'));
  copySources(copy);
  return {
    async publish(registry) {
      const started = performance.now();
      const env = { ...process.env, REGISTRY_STORE: registry, REGISTRY_USER: 'deploy run' };
      const remote = (...args: string[]) => run(copy, ['--import', 'tsx', 'tooling/remote.ts', ...args], env);
      await remote('create', name, '--without-install');
      await remote('publish', name, '--as', version);
      return performance.now() - started;
    },
    end: () => rm(copy, { recursive: true, force: true }),
  };
}

/**
 * The life of a new remote in one running shop without a restart: a canary, live for all, a version that breaks, rolled
 * back, retired. Whatever a shopper sees of it that is not the broken version must succeed.
 */
export async function liveThroughAll(
  shop: { registry: string; servers: readonly string[] },
  own: Browser,
  tally: Tally,
): Promise<Omit<LifeFigures, 'publishMs'>> {
  const moves: Record<string, number> = {};
  const figures = { moves, pageViews: 0, brokenPageViews: 0 };

  async function expectPage(cohort: number, wanted: 200 | 404): Promise<void> {
    for (const server of shop.servers) {
      const answer = await fetch(`${server}/${name}`, { headers: cookieOf(cohort) });
      const html = await answer.text();
      figures.pageViews += 1;
      if (answer.status !== wanted || (wanted === 200 && !html.includes('id="page-data"')))
        tally.failures.push(`/${name} answers ${String(answer.status)} instead of ${String(wanted)}`);
    }
  }
  async function canaryCohorts(of: string): Promise<{ inside: number; outside: number }> {
    const given = await Promise.all(
      Array.from({ length: 100 }, (_, cohort) => versionsGiven(shop.servers, cohort)),
    );
    const inside = given.flatMap((versions, cohort) => (versions.every((one) => one === of) ? [cohort] : []));
    const outside = given.flatMap((versions, cohort) =>
      versions.every((one) => one !== of) ? [cohort] : [],
    );
    if (inside.length + outside.length !== 100)
      tally.failures.push(`document servers give ${name} ${of} to different browsers`);
    if (inside.length < minCohorts || inside.length > maxCohorts)
      tally.failures.push(`${String(inside.length)} of 100 cohorts have ${name} ${of}, at 10 %`);
    return { inside: inside[0] ?? 0, outside: outside[0] ?? 99 };
  }

  await expectPage(0, 404);
  moves['promoted to 10 %'] = await move(shop, ['promote', name, version], { percent: '10' });
  const first = await canaryCohorts(version);
  await expectPage(first.inside, 200);
  await expectPage(first.outside, 404);

  moves['promoted to all'] = await move(shop, ['promote', name, version]);
  await expectPage(first.inside, 200);
  await expectPage(first.outside, 200);
  await look(first.outside, false);

  const broken = await publishBroken(shop.registry, name, {
    name: 'broken',
    change: (file, text) =>
      file === 'remoteEntry.js' ? `throw new Error('broken on purpose');${text}` : text,
  });
  moves['a broken version promoted to 10 %'] = await move(shop, ['promote', name, broken], { percent: '10' });
  const second = await canaryCohorts(broken);
  await look(second.inside, true);
  await expectPage(second.outside, 200);
  await look(second.outside, false);

  moves['rolled back'] = await move(shop, ['rollback', name], { why: 'it is broken' });
  await look(second.inside, false);
  await expectPage(second.outside, 200);

  moves['retired'] = await move(shop, ['retire', name], { why: 'the run is over' });
  await expectPage(second.inside, 404);
  await expectPage(second.outside, 404);
  return figures;

  /** Opens the page in a browser, which also runs it. */
  async function look(cohort: number, isBroken: boolean): Promise<void> {
    for (const server of shop.servers) {
      const context = await own.newContext({ locale: 'vi-VN' });
      await context.addCookies([{ name: 'sf_cohort', value: String(cohort), url: server }]);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${server}/${name}`);
      if (isBroken) {
        await page.getByText(unavailable).first().waitFor();
        figures.brokenPageViews += 1;
      } else {
        await page.getByRole('heading', { level: 1, name: 'Gift' }).waitFor();
        await page.waitForFunction(
          (prefix) => Object.keys(globalThis).some((key) => key.startsWith(prefix)),
          `mf_${name}_`,
        );
        if ((await page.getByText(unavailable).count()) > 0) errors.push('the page cannot be used');
        figures.pageViews += 1;
        tally.failures.push(...errors.map((error) => `/${name} in a browser: ${error}`));
      }
      await context.close();
    }
  }
}

const cookieOf = (cohort: number) => ({ cookie: `sf_cohort=${String(cohort)}` });

/** What each server gives to a browser of a cohort. */
function versionsGiven(servers: readonly string[], cohort: number): Promise<(string | null)[]> {
  return Promise.all(
    servers.map(async (server) => {
      const answer = await fetch(`${server}${liveRegistryPath}`, { headers: cookieOf(cohort) });
      const { remotes } = (await answer.json()) as { remotes: Record<string, { version: string }> };
      return remotes[name]?.version ?? null;
    }),
  );
}

function run(cwd: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += String(text);
      });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${args.slice(2).join(' ')} failed:\n${output}`));
    });
  });
}
