import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { releasesPath } from '../../src/config';
import type { ServerConfig } from '../config';
import { demoPlatformSecret, verifyReleaseCall } from '../platform-secret';
import { changeRelease, isReleaseCommand, readState } from './release-commands';
import { ReleaseRefused } from './releases';
import type { Store } from './store';

const maxCallBytes = 8_192;

/** Loopback and private networks: there the backend of a demo is. */
const ownNetworks = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
] as const)
  ownNetworks.addSubnet(net, prefix, 'ipv6');

/**
 * Reads and changes releases for the backend, whose administrators have a screen for it. The body is one signed call; without
 * a valid one, the address does not exist. The demo's secret is known to all, so there only own networks are answered.
 */
export function registerReleases(
  app: FastifyInstance,
  { config, store }: { config: Pick<ServerConfig, 'platformSecret'>; store: Store },
): void {
  const seen = createSeenCalls();
  const isSecretKnown = config.platformSecret === demoPlatformSecret;

  void app.register(async (scope) => {
    // What is wrong with a body is told to nobody.
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if ((error.statusCode ?? 500) < 500) return absent(reply);
      throw error;
    });
    scope.post(releasesPath, { bodyLimit: maxCallBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body, ip } = request;
      const now = Date.now();
      const call =
        typeof body === 'string' && (!isSecretKnown || isOwnNetwork(ip))
          ? verifyReleaseCall(config.platformSecret, body, now)
          : null;
      if (!call || !seen.add(call, now)) return absent(reply);
      const command = call.content;
      if (!isReleaseCommand(command)) return refused(reply, 'BAD_REQUEST');
      if (command.do === 'read') return readState(store);
      try {
        const outcome = await changeRelease(store, command);
        request.log.info({ release: command, seen: outcome.seen }, 'a release was changed by the backend');
        return outcome;
      } catch (error) {
        if (!(error instanceof ReleaseRefused)) throw error;
        request.log.info({ release: command, refused: error.message }, 'a release was refused');
        return refused(reply, error.code);
      }
    });
  });
}

function absent(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Refusals are answers of their own: 4xx of this address means that the call was not believed. */
const refused = (reply: FastifyReply, code: string): FastifyReply => reply.send({ refused: code });

function isOwnNetwork(ip: string): boolean {
  const address = ip.replace(/^::ffff:/, '');
  const family = isIP(address);
  return family !== 0 && ownNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

interface SeenCalls {
  /** False when the call was made before. */
  add: (call: { id: string; until: number }, now: number) => boolean;
}

/** Remembers calls until they are over. Only signed ones come here, so there are never many. */
function createSeenCalls(): SeenCalls {
  const until = new Map<string, number>();
  return {
    add(call, now) {
      for (const [id, end] of until) if (end <= now) until.delete(id);
      if (until.has(call.id)) return false;
      until.set(call.id, call.until);
      return true;
    },
  };
}
