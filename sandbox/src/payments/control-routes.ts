import type { FastifyPluginAsync } from 'fastify';
import type { VirtualClock } from '../clock';
import type { AnyDesk } from './desk/desk';
import { faultChoices, type FaultBoard, type Faults } from './faults';
import type { Merchant } from './merchant';
import type { Notifier } from './notifier';
import { outcomeCodes, transactionStatusCodes, type OutcomeCode, type TransactionStatus } from './outcomes';
import type { Settlement } from './settlement';
import type { Transaction, TransactionStore } from './transactions';
import { isHttpUrl } from '../web/http-url';

export interface ControlDependencies {
  /** The gateways beside VNPAY. */
  desks: readonly AnyDesk[];
  store: TransactionStore;
  merchant: Merchant;
  settlement: Settlement;
  notifier: Notifier;
  faultBoard: FaultBoard;
  clock: VirtualClock;
}

type Scope = { scope?: 'next' | 'all' | 'transaction'; txnRef?: string };
type ByReference = { Params: { txnRef: string } };

const object = (properties: Record<string, object>, required: string[] = []) => ({
  body: { type: 'object', additionalProperties: false, required, properties },
});
const choice = (values: readonly string[]) => ({ type: 'string', enum: [...values] });

const faultProperties = {
  ipn: choice(faultChoices.ipn),
  ipnDelayMs: { type: 'integer', minimum: 0, maximum: 3_600_000 },
  ipnCopies: { type: 'integer', minimum: 1, maximum: 100 },
  ipnTamper: choice(faultChoices.ipnTamper),
  create: choice(faultChoices.create),
  querydr: choice(faultChoices.querydr),
  refund: choice(faultChoices.refund),
};

const schemas = {
  faults: object({
    scope: choice(['next', 'all', 'transaction']),
    txnRef: { type: 'string' },
    ...faultProperties,
  }),
  pay: object(
    {
      code: choice(outcomeCodes),
      status: choice(transactionStatusCodes),
      bankCode: { type: 'string', minLength: 1 },
      again: { type: 'boolean' },
    },
    ['code'],
  ),
  notify: object({ tamper: choice(faultChoices.ipnTamper) }),
  refund: object({ status: choice(['05', '06', '09']) }, ['status']),
  clock: object({ offsetMs: { type: 'integer' } }, ['offsetMs']),
  merchant: object({ ipnUrl: { type: 'string' } }, ['ipnUrl']),
};

/** How tests act on the gateway without a browser. */
export const controlRoutes =
  ({
    desks,
    store,
    merchant,
    settlement,
    notifier,
    faultBoard,
    clock,
  }: ControlDependencies): FastifyPluginAsync =>
  async (app) => {
    const state = () => ({
      faults: { all: faultBoard.all(), next: faultBoard.next() },
      clock: { offsetMs: clock.offsetMs(), now: clock.now() },
      merchant: { tmnCode: merchant.tmnCode, ipnUrl: merchant.ipnUrl },
    });

    app.get('/__control/state', async () => state());
    app.get('/__control/transactions', async () => ({ transactions: store.list() }));
    app.get('/__control/refused', async () => ({ refused: store.refused() }));

    app.get<ByReference>('/__control/transactions/:txnRef', async ({ params }, reply) => {
      return store.byReference(params.txnRef) ?? reply.callNotFound();
    });

    app.post<{ Body: Scope & Partial<Faults> }>(
      '/__control/faults',
      { schema: schemas.faults },
      async ({ body: { scope = 'next', txnRef, ...changes } }, reply) => {
        if (scope === 'all') faultBoard.setAll(changes);
        if (scope === 'next') faultBoard.setNext(changes);
        if (scope === 'transaction') {
          const transaction = txnRef === undefined ? undefined : store.byReference(txnRef);
          if (!transaction) return reply.callNotFound();
          transaction.faults = { ...settlement.faultsOf(transaction), ...changes };
        }
        return state();
      },
    );

    app.delete('/__control/faults', async () => {
      faultBoard.clear();
      return state();
    });

    app.post<
      ByReference & {
        Body: { code: OutcomeCode; status?: TransactionStatus; bankCode?: string; again?: boolean };
      }
    >(
      '/__control/transactions/:txnRef/pay',
      { schema: schemas.pay },
      async ({ params, body: { again, ...outcome } }, reply) => {
        const transaction = store.byReference(params.txnRef);
        if (!transaction) return reply.callNotFound();
        if (transaction.result && !again) {
          return reply.code(409).send({ error: 'ALREADY_SETTLED', result: transaction.result });
        }
        await settlement.settleAgain(transaction, outcome);
        return outcomeOf(transaction);
      },
    );

    app.post<ByReference & { Body: { tamper?: Faults['ipnTamper'] } }>(
      '/__control/transactions/:txnRef/notify',
      { schema: schemas.notify },
      async ({ params, body: { tamper = 'none' } }, reply) => {
        const transaction = store.byReference(params.txnRef);
        if (!transaction) return reply.callNotFound();
        if (!transaction.result) return reply.code(409).send({ error: 'NOT_SETTLED' });
        return notifier.tellOnce(transaction, transaction.result, tamper);
      },
    );

    app.post<ByReference & { Body: { status: TransactionStatus } }>(
      '/__control/transactions/:txnRef/refund',
      { schema: schemas.refund },
      async ({ params, body }, reply) => {
        const transaction = store.byReference(params.txnRef);
        const refund = transaction?.refunds.at(-1);
        if (!refund) return reply.callNotFound();
        refund.status = body.status;
        return refund;
      },
    );

    app.post<{ Body: { offsetMs: number } }>(
      '/__control/clock',
      { schema: schemas.clock },
      async ({ body }) => {
        clock.setOffsetMs(body.offsetMs);
        return state();
      },
    );

    app.post<{ Body: { ipnUrl: string } }>(
      '/__control/merchant',
      { schema: schemas.merchant },
      async ({ body }, reply) => {
        if (!isHttpUrl(body.ipnUrl))
          return reply.code(400).send({ error: 'ipnUrl must be an http or https address' });
        merchant.ipnUrl = body.ipnUrl;
        return state();
      },
    );

    app.post('/__control/reset', async () => {
      resetGateway({ desks, store, notifier, faultBoard, clock });
      return state();
    });
  };

/** Forgets all transactions, faults, retries and the moved clock. */
export function resetGateway({
  desks,
  store,
  notifier,
  faultBoard,
  clock,
}: Pick<ControlDependencies, 'desks' | 'store' | 'notifier' | 'faultBoard' | 'clock'>) {
  notifier.clearRetries();
  for (const desk of desks) desk.clear();
  store.clear();
  faultBoard.clear();
  clock.setOffsetMs(0);
}

function outcomeOf({ request, result, returnUrl, notifications }: Transaction) {
  return { txnRef: request.txnRef, result, returnUrl, notifications };
}
