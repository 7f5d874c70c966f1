import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { VirtualClock } from '../clock';
import { findBank } from './banks';
import { attemptsAllowed, matchCard, otpOfTestCards } from './cards';
import type { FaultBoard } from './faults';
import type { Merchant } from './merchant';
import { isOutcomeCode, isRefusalCode, isTransactionStatus } from './outcomes';
import { checkPayRequest } from './pay-request';
import { cardPage } from './pages/card-page';
import { choosePage } from './pages/choose-page';
import { closedPage, errorPage, notFoundPage, returningPage } from './pages/end-pages';
import { pathOf } from './pages/gateway-layout';
import { otpPage } from './pages/otp-page';
import { qrPage } from './pages/qr-page';
import type { Outcome, Settlement } from './settlement';
import type { Transaction, TransactionStore } from './transactions';

interface Dependencies {
  store: TransactionStore;
  merchant: Merchant;
  settlement: Settlement;
  faultBoard: FaultBoard;
  clock: VirtualClock;
  reopen: 'refuse' | 'resume';
}

type Fields = Readonly<Record<string, unknown>>;

const errorPath = '/paymentv2/Payment/Error.html';

/** What the shopper's browser meets. */
export const gatewayRoutes =
  ({ store, merchant, settlement, faultBoard, clock, reopen }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    app.get('/paymentv2/vpcpay.html', async (request, reply) => {
      const url = request.raw.url ?? '';
      const rawQuery = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
      const refuse = (code: string, reason: string) => {
        store.refuse(url, code, reason);
        const english = /[?&]vnp_Locale=en(&|$)/.test(url) ? '&locale=en' : '';
        return reply.redirect(`${errorPath}?code=${code}${english}`);
      };

      const checked = checkPayRequest(rawQuery, merchant, clock.now());
      if ('code' in checked) return refuse(checked.code, checked.reason);
      const earlier = store.byReference(checked.txnRef);
      const isSame = earlier && !earlier.result && earlier.exchanges[0]?.request === url;
      if (isSame && reopen === 'resume') return reply.redirect(pageUrl('PaymentMethod', earlier));
      if (store.isUsedToday(checked.txnRef)) {
        return refuse('01', `vnp_TxnRef "${checked.txnRef}" was used today`);
      }
      const transaction = store.open(checked, faultBoard.takeNext());
      const next = pageUrl('PaymentMethod', transaction);
      transaction.exchanges.push({ at: clock.now(), kind: 'pay', request: url, reply: `302 ${next}` });
      return reply.redirect(next);
    });

    app.get<{ Querystring: Fields }>(errorPath, async ({ query }, reply) => {
      const code = isRefusalCode(query['code']) ? query['code'] : '99';
      return page(reply, errorPage(code, query['locale'] === 'en' ? 'en' : 'vn'));
    });

    app.get<{ Querystring: Fields }>(pathOf('PaymentMethod'), async ({ query }, reply) => {
      const transaction = find(query);
      if (!transaction) return missing(reply);
      if (transaction.result) return finished(reply, transaction);
      const preset = transaction.request.bankCode;
      if (query['all'] === undefined) {
        if (preset === 'VNPAYQR') return reply.redirect(pageUrl('Qr', transaction));
        const bank = findBank(preset);
        if (bank) return reply.redirect(`${pageUrl('Card', transaction)}&bank=${bank.code}`);
      }
      return page(reply, choosePage(transaction, clock.now()));
    });

    app.get<{ Querystring: Fields }>(pathOf('Card'), async ({ query }, reply) => {
      const transaction = find(query);
      const bank = findBank(text(query, 'bank'));
      if (!transaction || !bank) return missing(reply);
      if (transaction.result) return finished(reply, transaction);
      return page(reply, cardPage(transaction, clock.now(), bank));
    });

    app.post<{ Body: Fields }>(pathOf('Card'), async ({ body }, reply) => {
      const transaction = find(body);
      const bank = findBank(text(body, 'bank'));
      if (!transaction || !bank) return missing(reply);
      if (transaction.result) return finished(reply, transaction);
      if (isOver(transaction)) return settle(reply, transaction, { code: '11' });

      const typed = { number: text(body, 'number'), holder: text(body, 'holder'), date: text(body, 'date') };
      const card = matchCard(typed);
      if (!card || card.kind !== bank.kind) {
        transaction.wrongCards += 1;
        if (transaction.wrongCards >= attemptsAllowed) return settle(reply, transaction, { code: '10' });
        return page(reply, cardPage(transaction, clock.now(), bank, typed));
      }
      const cardType = bank.kind === 'domestic' ? 'ATM' : bank.code;
      transaction.card = { bankCode: bank.code, cardType, kind: bank.kind };
      if (card.answer !== 'otp') return settle(reply, transaction, { code: card.answer });
      return reply.redirect(pageUrl('Otp', transaction), 303);
    });

    app.get<{ Querystring: Fields }>(pathOf('Otp'), async ({ query }, reply) => {
      const transaction = find(query);
      if (!transaction) return missing(reply);
      if (transaction.result) return finished(reply, transaction);
      if (!transaction.card) return reply.redirect(pageUrl('PaymentMethod', transaction));
      return page(reply, otpPage(transaction, clock.now()));
    });

    app.post<{ Body: Fields }>(pathOf('Otp'), async ({ body }, reply) => {
      const transaction = find(body);
      if (!transaction) return missing(reply);
      if (transaction.result) return finished(reply, transaction);
      if (!transaction.card) return reply.redirect(pageUrl('PaymentMethod', transaction), 303);
      if (isOver(transaction)) return settle(reply, transaction, { code: '11' });
      if (text(body, 'otp').trim() === otpOfTestCards) return settle(reply, transaction, { code: '00' });

      transaction.wrongOtps += 1;
      if (transaction.wrongOtps < attemptsAllowed) return page(reply, otpPage(transaction, clock.now()));
      // Two codes fit; each kind of card answers with one of them, so that both can be met.
      return settle(reply, transaction, { code: transaction.card.kind === 'domestic' ? '79' : '13' });
    });

    app.get<{ Querystring: Fields }>(pathOf('Qr'), async ({ query }, reply) => {
      const transaction = find(query);
      if (!transaction) return missing(reply);
      if (transaction.result) return finished(reply, transaction);
      return page(reply, qrPage(transaction, clock.now()));
    });

    app.post<{ Body: Fields }>(pathOf('Qr'), async ({ body }, reply) => {
      const transaction = find(body);
      if (!transaction) return missing(reply);
      if (isOver(transaction)) return settle(reply, transaction, { code: '11' });
      return settle(reply, transaction, { code: '00', bankCode: 'VNPAYQR', cardType: 'QRCODE' });
    });

    app.post<{ Body: Fields }>(pathOf('Cancel'), async ({ body }, reply) => {
      const transaction = find(body);
      return transaction ? settle(reply, transaction, { code: '24' }) : missing(reply);
    });

    app.post<{ Body: Fields }>(pathOf('Outcome'), async ({ body }, reply) => {
      const transaction = find(body);
      const code = body['code'];
      if (!transaction || !isOutcomeCode(code)) return missing(reply);
      const status = body['status'];
      const outcome = { code, ...(isTransactionStatus(status) && { status }) };
      if (text(body, 'stay') !== 'yes') return settle(reply, transaction, outcome);
      await settlement.settle(transaction, outcome);
      return reply.redirect(pageUrl('Closed', transaction), 303);
    });

    app.post<{ Body: Fields }>(pathOf('Abandon'), async ({ body }, reply) => {
      const transaction = find(body);
      return transaction ? reply.redirect(pageUrl('Closed', transaction), 303) : missing(reply);
    });

    app.get<{ Querystring: Fields }>(pathOf('Closed'), async ({ query }, reply) => {
      const transaction = find(query);
      return transaction ? page(reply, closedPage(transaction)) : missing(reply);
    });

    const find = (fields: Fields | undefined) => store.byToken(text(fields, 'token'));
    const isOver = ({ request }: Transaction) => request.expiresAt <= clock.now();
    const missing = (reply: FastifyReply) => page(reply.code(404), notFoundPage());
    const finished = (reply: FastifyReply, transaction: Transaction) =>
      page(reply, returningPage(transaction, transaction.returnUrl ?? transaction.request.returnUrl));

    async function settle(reply: FastifyReply, transaction: Transaction, outcome: Outcome) {
      const returnUrl = await settlement.settle(transaction, outcome);
      return page(reply, returningPage(transaction, returnUrl));
    }
  };

function page(reply: FastifyReply, document: string) {
  return reply.type('text/html; charset=utf-8').send(document);
}

function pageUrl(name: string, { token }: Transaction): string {
  return `${pathOf(name)}?token=${token}`;
}

/** One text field; repeated or nested ones count as empty. */
function text(fields: Fields | undefined, name: string): string {
  const value = fields?.[name];
  return typeof value === 'string' ? value : '';
}
