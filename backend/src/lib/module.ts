import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../config';
import type { Db } from '../db';
import type { Clock } from './clock';
import type { Job } from './jobs';
import type { PersonalData } from './personal-data';
import type { RateLimits } from './rate-limits';

/**
 * The name of the shop as its staff set it, or else that of the environment. A transaction passes itself: waiting for
 * what another connection reads could wait for the transaction.
 */
export type SiteName = (tx?: Db) => Promise<string>;

/** What every module may use. */
export interface Core {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  log: FastifyBaseLogger;
  config: Config;
  /** Public address of the shop, such as `https://shop.example.com`. */
  publicUrl: string;
  siteName: SiteName;
}

/** Dependencies of a service or module, together with the core. */
export type WithCore<Dependencies> = Core & Omit<Dependencies, keyof Core>;

interface Routes {
  prefix: string;
  plugin: FastifyPluginAsyncTypebox;
}

/** What a module hands to the composition. */
export interface Module<Services extends object = object> {
  /** What other modules may use. */
  services: Services;
  routes: readonly Routes[];
  jobs: readonly Job[];
  /** The personal data that it stores. Data missing here is neither exported nor erased with an account. */
  personalData: readonly PersonalData[];
}

/** Defines a module; leave out what it does not have. */
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

/** Joins modules into one, with the services that the next group of modules may use. */
export const joinModules = <Services extends object>(
  services: Services,
  modules: readonly Module[],
): Module<Services> => ({
  services,
  routes: modules.flatMap(({ routes }) => routes),
  jobs: modules.flatMap(({ jobs }) => jobs),
  personalData: modules.flatMap(({ personalData }) => personalData),
});
