import type { FastifyPluginAsync } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { ZalopayConfig } from '../../config';
import { deskControl } from '../desk/desk-control';
import { walletRoutes } from '../desk/wallet-routes';
import type { FaultBoard } from '../faults';
import type { TransactionStore } from '../transactions';
import { createZalopayDesk } from './zalopay-desk';
import { orderPath, zalopayRoutes } from './zalopay-routes';
import { zalopayOutcomes } from './zalopay-texts';

interface Dependencies {
  config: ZalopayConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
  store: TransactionStore;
}

/** ZaloPay's stand-in: its four calls, its shopper's page, its callback. */
export function createZalopay(dependencies: Dependencies) {
  const zalopay = createZalopayDesk(dependencies);
  const { desk, end, returnUrl, isOver } = zalopay;
  const codes = zalopayOutcomes.map(([code]) => code);
  const isCode = (text: unknown): text is string => codes.some((code) => code === text);
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(zalopayRoutes({ ...dependencies, zalopay }));
    await app.register(
      walletRoutes({
        desk,
        path: orderPath,
        merchant: dependencies.config.appId,
        title: { vn: 'Thanh toán bằng ZaloPay', en: 'Pay with ZaloPay' },
        outcomes: zalopayOutcomes,
        paidCode: '1',
        cancelledCode: '-49',
        expiredCode: '-54',
        followsBrowser: true,
        isOver,
        end,
        returnUrl,
      }),
    );
    await app.register(deskControl({ desk, codes, isCode, end }));
  };
  return { desk, routes };
}
