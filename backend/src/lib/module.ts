import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../config';
import type { Db } from '../db';
import type { Clock } from './clock';
import type { Job } from './jobs';
import type { PersonalData } from './personal-data';
import type { RateLimits } from './rate-limits';

/** What every module may use. */
export interface Core {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  log: FastifyBaseLogger;
  config: Config;
  /** Where the shop is opened, as in `https://shop.example.com`. */
  publicUrl: string;
  siteName: string;
}

/** What a service or a module needs, when the core is at hand. */
export type WithCore<Dependencies> = Core & Omit<Dependencies, keyof Core>;

interface Routes {
  prefix: string;
  plugin: FastifyPluginAsyncTypebox;
}

/** What a module hands to the composition. */
export interface Module<Services extends object = object> {
  /** What other modules may ask of it. */
  services: Services;
  routes: readonly Routes[];
  jobs: readonly Job[];
  /** What it keeps of people; without it they could neither have a copy nor have it erased. */
  personalData: readonly PersonalData[];
}

/** A module; what it does not have is left out. */
export const defineModule = <Services extends object>({
  services,
  routes = [],
  jobs = [],
  personalData = [],
}: Pick<Module<Services>, 'services'> & Partial<Module<Services>>): Module<Services> => ({
  services,
  routes,
  jobs,
  personalData,
});

/** Several modules as one, with the services that the next group may use. */
export const joinModules = <Services extends object>(
  services: Services,
  modules: readonly Module[],
): Module<Services> => ({
  services,
  routes: modules.flatMap(({ routes }) => routes),
  jobs: modules.flatMap(({ jobs }) => jobs),
  personalData: modules.flatMap(({ personalData }) => personalData),
});
