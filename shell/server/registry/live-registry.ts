import type { FastifyInstance } from 'fastify';
import type { Registry } from '@storefront/shared/contracts';
import { liveRegistryPath } from '../../src/config';
import { cohortOf } from './cohort';
import type { RegistryReader } from './reader';
import type { Snapshot } from './snapshot';

/** Tells an open page what a page would get now, so that a version that was rolled back is left without a reload. */
export function registerLiveRegistry(app: FastifyInstance, { registry }: { registry: RegistryReader }): void {
  app.get(liveRegistryPath, (request, reply) => {
    const snapshot = registry.snapshot({ cohort: cohortOf(request, reply) });
    return reply.header('cache-control', 'private, no-store').send(forBrowser(snapshot));
  });
}

/** What a page gets of the registry: everything but the files, which only its own preloads need. */
export function forBrowser(snapshot: Snapshot): Registry {
  return {
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(snapshot.remotes).map(
        ([
          name,
          { node: _node, pageFiles: _pages, wordFiles: _words, pageWordFiles: _pageWords, ...remote },
        ]) => [name, { ...remote, preload: [] }],
      ),
    ),
  };
}
