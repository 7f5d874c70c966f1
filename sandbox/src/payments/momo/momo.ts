import type { FastifyPluginAsync } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { MomoConfig } from '../../config';
import { deskControl } from '../desk/desk-control';
import { walletRoutes } from '../desk/wallet-routes';
import type { FaultBoard } from '../faults';
import type { TransactionStore } from '../transactions';
import { createMomoDesk } from './momo-desk';
import { momoRoutes, payPath } from './momo-routes';
import { momoOutcomes } from './momo-texts';

interface Dependencies {
  config: MomoConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
  store: TransactionStore;
}

/** MoMo's stand-in: its three calls, its shopper's page, its notifications. */
export function createMomo(dependencies: Dependencies) {
  const momo = createMomoDesk(dependencies);
  const { desk, end, returnUrl, isOver } = momo;
  const codes = momoOutcomes.map(([code]) => code);
  const isCode = (text: unknown): text is string => codes.some((code) => code === text);
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(momoRoutes({ ...dependencies, momo }));
    await app.register(
      walletRoutes({
        desk,
        path: payPath,
        merchant: dependencies.config.partnerCode,
        title: { vn: 'Thanh toán bằng ví MoMo', en: 'Pay with your MoMo wallet' },
        outcomes: momoOutcomes,
        paidCode: '0',
        cancelledCode: '1006',
        expiredCode: '1005',
        isOver,
        end,
        returnUrl,
      }),
    );
    await app.register(deskControl({ desk, codes, isCode, end }));
  };
  return { desk, routes };
}
