import type { FastifyInstance } from 'fastify';
import type { Registry } from '@storefront/shared/contracts';
import { liveRegistryPath } from '../../src/config';
import { cohortOf } from './cohort';
import type { RegistryReader } from './reader';
import type { Snapshot } from './snapshot';

/** Answers the snapshot that a new page view would get, so that open pages can leave a version that was rolled back. */
export function registerLiveRegistry(app: FastifyInstance, { registry }: { registry: RegistryReader }): void {
  app.get(liveRegistryPath, (request, reply) => {
    const snapshot = registry.snapshot({ cohort: cohortOf(request, reply) });
    return reply.header('cache-control', 'private, no-store').send(forBrowser(snapshot));
  });
}

/** The snapshot as pages get it: without the lists of files, which only the document server needs. */
export function forBrowser(snapshot: Snapshot): Registry {
  return {
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(snapshot.remotes).map(
        ([
          name,
          {
            node: _node,
            pageFiles: _pages,
            wordFiles: _words,
            pageWordFiles: _pageWords,
            widgetFiles: _widgets,
            widgetWordFiles: _widgetWords,
            ...remote
          },
        ]) => [name, { ...remote, preload: [] }],
      ),
    ),
  };
}
