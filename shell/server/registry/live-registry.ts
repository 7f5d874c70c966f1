import type { FastifyInstance } from 'fastify';
import type { Registry } from '@storefront/shared/contracts';
import { liveRegistryPath } from '../../src/config';
import type { ServerConfig } from '../config';
import type { RegistryReader } from './reader';
import type { Snapshot } from './snapshot';
import { visitorOf } from './visitor';

/**
 * Answers the snapshot that a new page view would get, so that open pages can leave a version that was rolled back.
 * `?page=` is the path of the page, whose language counts for canaries.
 */
export function registerLiveRegistry(
  app: FastifyInstance,
  { config, registry }: { config: ServerConfig; registry: RegistryReader },
): void {
  app.get(liveRegistryPath, (request, reply) => {
    const address = new URLSearchParams(request.url.split('?')[1]).get('page') ?? '/';
    const viewer = visitorOf(request, reply, { secret: config.platformSecret, address });
    return reply.header('cache-control', 'private, no-store').send(forBrowser(registry.snapshot({ viewer })));
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
