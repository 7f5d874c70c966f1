import type { FastifyInstance } from 'fastify';
import type { WorkerSettings } from '../../src/offline/ways';
import type { ServerConfig } from '../config';
import { workerPolicy } from '../security/content-security-policy';
import type { VersionFiles } from '../version-files';

/**
 * Takes the place of the worker, removes all that it kept and then itself; open pages go on without a worker. A page
 * that was open when it came may still register it once more, so each page that it is asked for removes it again.
 */
const removal = `function remove(event){event.waitUntil(caches.keys().then(function(names){
return Promise.all(names.filter(function(name){return name.startsWith('sf:')}).map(function(name){return caches.delete(name)}))
}).then(function(){return self.registration.unregister()}))}
self.addEventListener('install',function(){self.skipWaiting()});
self.addEventListener('activate',remove);
self.addEventListener('fetch',function(event){if(event.request.mode==='navigate')remove(event)})`;

/**
 * `/sw.js`: the live shell's worker with its settings in front, so that a new version or another origin is a new worker;
 * the origin of a remote that is new is one, too.
 * Told to remove workers, or without one in the live shell's build, it answers with the one that removes itself.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  {
    config,
    files,
    version,
    origins,
  }: { config: ServerConfig; files: VersionFiles; version: () => string; origins: () => string[] },
): void {
  app.get('/sw.js', async (_request, reply) => {
    const live = version();
    const script = config.isWorkerRemoved ? null : await files.read(live, 'sw.js');
    const remoteOrigins = origins();
    const settings: WorkerSettings = { version: live, remoteOrigins };
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        'content-security-policy': workerPolicy(remoteOrigins),
      })
      .send(
        script ? `self.workerSettings=${JSON.stringify(settings)};\n${script.toString('utf8')}` : removal,
      );
  });
}
