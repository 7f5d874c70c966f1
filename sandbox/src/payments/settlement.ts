import type { VirtualClock } from '../clock';
import { defaultBank, findBank } from './banks';
import type { FaultBoard } from './faults';
import type { Merchant } from './merchant';
import { resultFields } from './notification';
import type { Notifier } from './notifier';
import { usualStatus, type OutcomeCode, type TransactionStatus } from './outcomes';
import { signedUrl } from './signing';
import type { Result, Transaction, TransactionStore } from './transactions';
import { toVietnamStamp } from './vietnam-time';

export interface Outcome {
  code: OutcomeCode;
  /** Only to contradict the code on purpose. */
  status?: TransactionStatus;
  bankCode?: string;
  cardType?: string;
}

export type Settlement = ReturnType<typeof createSettlement>;

interface Dependencies {
  store: TransactionStore;
  merchant: Merchant;
  notifier: Notifier;
  faultBoard: FaultBoard;
  clock: VirtualClock;
}

/** Ends transactions: fixes the result, tells the merchant, gives the address to return to. */
export function createSettlement({ store, merchant, notifier, faultBoard, clock }: Dependencies) {
  function decide(transaction: Transaction, { code, status, bankCode, cardType }: Outcome): Result {
    const common = { code, status: status ?? usualStatus(code), payDate: toVietnamStamp(clock.now()) };
    // Nobody was asked for money, so no bank has a number for it.
    if (code === '24' || code === '11') {
      return { ...common, bankCode: 'VNPAY', cardType: 'QRCODE', transactionNo: '0' };
    }
    const transactionNo = store.nextTransactionNo();
    const bank = bankCode ?? transaction.card?.bankCode ?? presetBank(transaction);
    const moneyMoved = code === '00' || code === '07';
    return {
      ...common,
      bankCode: bank,
      cardType: cardType ?? transaction.card?.cardType ?? cardTypeOf(bank),
      transactionNo,
      ...(moneyMoved && { bankTranNo: `VNP${transactionNo}` }),
    };
  }

  const faultsOf = (transaction: Transaction) => transaction.faults ?? faultBoard.all();

  /** Contradicts an earlier outcome, which a gateway does when a bank answers late. */
  async function settleAgain(transaction: Transaction, outcome: Outcome): Promise<string> {
    const result = decide(transaction, outcome);
    const fields = resultFields(transaction, result);
    const returnUrl = signedUrl(transaction.request.returnUrl, fields, merchant.hashSecret);
    transaction.result = result;
    transaction.returnUrl = returnUrl;
    await notifier.tell(transaction, result, faultsOf(transaction));
    return returnUrl;
  }

  /** The first outcome counts; later ones only find the way back to the shop. */
  async function settle(transaction: Transaction, outcome: Outcome): Promise<string> {
    return transaction.returnUrl ?? settleAgain(transaction, outcome);
  }

  return { faultsOf, settle, settleAgain };
}

function presetBank({ request }: Transaction): string {
  if (request.bankCode === 'VNPAYQR') return 'VNPAYQR';
  if (request.bankCode === 'INTCARD') return 'VISA';
  return findBank(request.bankCode)?.code ?? defaultBank;
}

function cardTypeOf(bankCode: string): string {
  if (bankCode === 'VNPAYQR') return 'QRCODE';
  return findBank(bankCode)?.kind === 'international' ? bankCode : 'ATM';
}
