import type { FastifyPluginAsync } from 'fastify';
import { resetGateway, type ControlDependencies } from './control-routes';
import { faultChoices, type Faults } from './faults';
import { paymentPage } from './desk/desk-panel';
import { panelPage } from './pages/panel-page';
import { transactionPage } from './pages/transaction-page';

type Form = Readonly<Record<string, string | undefined>>;

/** The developer's page: what happened, and what shall go wrong next. */
export const panelRoutes =
  ({
    desks,
    store,
    notifier,
    settlement,
    faultBoard,
    clock,
    merchant,
  }: ControlDependencies): FastifyPluginAsync =>
  async (app) => {
    app.get('/', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(
        panelPage({
          transactions: store.list(),
          desks,
          refused: store.refused(),
          all: faultBoard.all(),
          next: faultBoard.next(),
          merchant,
          now: clock.now(),
          offsetMs: clock.offsetMs(),
        }),
      ),
    );

    app.get<{ Params: { token: string } }>('/panel/transactions/:token', async ({ params }, reply) => {
      const transaction = store.byToken(params.token);
      if (!transaction) return reply.callNotFound();
      const faults = settlement.faultsOf(transaction);
      return reply.type('text/html; charset=utf-8').send(transactionPage(transaction, faults));
    });

    app.get<{ Params: { token: string } }>('/panel/payments/:token', async ({ params }, reply) => {
      for (const desk of desks) {
        const payment = desk.list().find(({ token }) => token === params.token);
        if (payment) {
          return reply.type('text/html; charset=utf-8').send(paymentPage(desk.gateway, payment));
        }
      }
      return reply.callNotFound();
    });

    app.post<{ Body: Form }>('/panel/faults', async ({ body }, reply) => {
      if (body['scope'] === 'all') faultBoard.setAll(readFaults(body));
      else faultBoard.setNext(readFaults(body));
      return reply.redirect('/', 303);
    });

    app.post<{ Body: Form }>('/panel/clock', async ({ body }, reply) => {
      const minutes = Number(body['minutes']);
      if (Number.isFinite(minutes)) clock.setOffsetMs(Math.round(minutes * 60_000));
      return reply.redirect('/', 303);
    });

    app.post<{ Body: Form }>('/panel/notify', async ({ body }, reply) => {
      const transaction = store.byToken(body['token'] ?? '');
      if (!transaction?.result) return reply.callNotFound();
      await notifier.tellOnce(transaction, transaction.result, pick('ipnTamper', body['tamper']) ?? 'none');
      return reply.redirect(`/panel/transactions/${transaction.token}`, 303);
    });

    app.post('/panel/clear-faults', async (_request, reply) => {
      faultBoard.clear();
      return reply.redirect('/', 303);
    });

    app.post('/panel/reset', async (_request, reply) => {
      resetGateway({ desks, store, notifier, faultBoard, clock });
      return reply.redirect('/', 303);
    });
  };

type Choices = typeof faultChoices;

function pick<N extends keyof Choices>(name: N, value: string | undefined): Choices[N][number] | undefined {
  const choices: readonly Choices[N][number][] = faultChoices[name];
  return choices.find((choice) => choice === value);
}

function readFaults(form: Form): Partial<Faults> {
  const ipn = pick('ipn', form['ipn']);
  const ipnTamper = pick('ipnTamper', form['ipnTamper']);
  const create = pick('create', form['create']);
  const querydr = pick('querydr', form['querydr']);
  const refund = pick('refund', form['refund']);
  const delay = Number(form['ipnDelayMs']);
  const copies = Number(form['ipnCopies']);
  return {
    ...(ipn && { ipn }),
    ...(ipnTamper && { ipnTamper }),
    ...(create && { create }),
    ...(querydr && { querydr }),
    ...(refund && { refund }),
    ...(Number.isInteger(delay) && delay >= 0 && delay <= 3_600_000 && { ipnDelayMs: delay }),
    ...(Number.isInteger(copies) && copies >= 1 && copies <= 100 && { ipnCopies: copies }),
  };
}
