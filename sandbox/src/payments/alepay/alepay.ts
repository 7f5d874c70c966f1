import type { FastifyPluginAsync } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { AlepayConfig } from '../../config';
import { deskControl } from '../desk/desk-control';
import type { FaultBoard } from '../faults';
import type { RetryPolicy } from '../notifier';
import { alepayCodes, isAlepayCode } from './alepay-codes';
import { createAlepayDesk, createAlepayEnding } from './alepay-desk';
import { alepayPages } from './alepay-pages';
import { alepayRoutes } from './alepay-routes';

interface Dependencies {
  alepay: AlepayConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
  policy: RetryPolicy;
}

/** Alepay's stand-in: checkout v3, its shopper's page, its news. */
export function createAlepay(dependencies: Dependencies) {
  const { alepay, clock } = dependencies;
  const desk = createAlepayDesk(dependencies);
  const end = createAlepayEnding(desk);
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(alepayRoutes({ alepay, desk, clock }));
    await app.register(alepayPages({ desk, clock, end }));
    await app.register(deskControl({ desk, codes: alepayCodes, isCode: isAlepayCode, end }));
  };
  return { desk, routes };
}
