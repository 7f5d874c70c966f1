import { randomBytes } from 'node:crypto';
import type { VirtualClock } from '../clock';
import type { FaultBoard, Faults } from './faults';
import { exactly, findProblem, rules, shaped, type FieldRules } from './field-rules';
import type { Merchant } from './merchant';
import { queryReplyOrder, queryRequestOrder, refundReplyOrder, refundRequestOrder } from './merchant-fields';
import { sign, toPipes } from './signing';
import type { Refund, Transaction, TransactionStore } from './transactions';

/** The interface's own codes: they say whether the call worked, not whether the shopper paid. */
const messages = {
  '00': 'Success',
  '02': 'Invalid TmnCode',
  '03': 'Invalid data format',
  '91': 'Transaction not found',
  '94': 'Duplicate request',
  '95': 'Transaction was not successful, request refused',
  '97': 'Invalid checksum',
  '99': 'Unknown error',
} as const;

type ApiCode = keyof typeof messages;
type Fields = Record<string, string>;

export interface ApiAnswer {
  command: 'querydr' | 'refund' | 'unknown';
  code: ApiCode;
  /** For the developer, in the transaction list. */
  reason?: string;
  transaction?: Transaction;
  faults: Faults;
  body: Fields;
}

const requestId = { min: 1, max: 32, complain: shaped(/^[A-Za-z0-9_-]+$/, 'must be letters and digits') };
const transactionNo = {
  min: 1,
  max: 15,
  isOptional: true,
  complain: shaped(/^\d+$/, 'must be a number'),
} as const;

const queryFields: FieldRules = {
  vnp_RequestId: requestId,
  vnp_Version: rules.version,
  vnp_Command: { min: 1, max: 16, complain: exactly('querydr') },
  vnp_TmnCode: rules.tmnCode,
  vnp_TxnRef: rules.txnRef,
  vnp_OrderInfo: rules.orderInfo,
  vnp_TransactionNo: transactionNo,
  vnp_TransactionDate: rules.stamp,
  vnp_CreateDate: rules.stamp,
  vnp_IpAddr: rules.ipAddress,
  vnp_SecureHash: rules.secureHash,
};

const refundFields: FieldRules = {
  ...queryFields,
  vnp_Command: { min: 1, max: 16, complain: exactly('refund') },
  vnp_TransactionType: { min: 2, max: 2, complain: exactly('02', '03') },
  vnp_Amount: rules.amount,
  vnp_CreateBy: { min: 1, max: 245, complain: shaped(/^[\x20-\x7e]+$/, 'must be plain text') },
};

interface Dependencies {
  store: TransactionStore;
  merchant: Merchant;
  faultBoard: FaultBoard;
  faultsOf(transaction: Transaction): Faults;
  clock: VirtualClock;
}

/** Answers the merchant's server: what became of a payment, and money back. */
export function createMerchantApi({ store, merchant, faultBoard, faultsOf, clock }: Dependencies) {
  return function answer(body: unknown): ApiAnswer {
    const fields = readFields(body);
    const command = fields?.['vnp_Command'];
    const kind = command === 'querydr' || command === 'refund' ? command : 'unknown';
    const found = fields && findTransaction(fields);
    const base = { command: kind, faults: found ? faultsOf(found) : faultBoard.all() } as const;
    const refuse = (code: ApiCode, reason?: string): ApiAnswer => ({
      ...base,
      code,
      ...(reason !== undefined && { reason }),
      ...(found && code !== '97' && code !== '02' && { transaction: found }),
      body: reply(fields ?? {}, code, {}),
    });

    if (!fields) return refuse('03', 'the body must be a flat JSON object');
    if (kind === 'unknown') return refuse('03', 'vnp_Command must be querydr or refund');
    if (fields['vnp_TmnCode'] === undefined) return refuse('03', 'vnp_TmnCode is missing');
    if (fields['vnp_TmnCode'] !== merchant.tmnCode) return refuse('02');
    const order = kind === 'querydr' ? queryRequestOrder : refundRequestOrder;
    if (fields['vnp_SecureHash'] !== sign(merchant.hashSecret, toPipes(order, fields))) {
      return refuse('97', `the text to sign is ${toPipes(order, fields)}`);
    }
    const problem = findProblem(fields, kind === 'querydr' ? queryFields : refundFields);
    if (problem) return refuse('03', problem);
    if (!store.useRequestId(fields['vnp_RequestId'] ?? ''))
      return refuse('94', 'this vnp_RequestId was used today');
    if (!found || !isSameNumber(found, fields)) return refuse('91');

    if (kind === 'querydr') {
      return {
        ...base,
        code: '00',
        transaction: found,
        body: reply(fields, '00', state(found, base.faults)),
      };
    }
    const refusal = refuseRefund(found, fields, base.faults);
    if (refusal) return refuse(...refusal);
    const refund = startRefund(found, fields);
    return { ...base, code: '00', transaction: found, body: reply(fields, '00', refundState(found, refund)) };
  };

  function findTransaction(fields: Fields) {
    return store.byReferenceAndDate(fields['vnp_TxnRef'] ?? '', fields['vnp_TransactionDate'] ?? '');
  }

  /** What a query says. A payment whose time is over can no longer be finished by the shopper. */
  function state(transaction: Transaction, faults: Faults): Fields {
    const { request, result, refunds } = transaction;
    const isPending = faults.querydr === 'pending';
    const lastRefund = refunds.at(-1);
    const open = {
      vnp_Amount: request.amount,
      vnp_BankCode: transaction.card?.bankCode ?? 'VNPAY',
      vnp_PayDate: '',
      vnp_TransactionNo: '0',
      vnp_TransactionType: '01',
      vnp_TransactionStatus: isPending || clock.now() < request.expiresAt ? '01' : '02',
    };
    if (!result || isPending) return open;
    return {
      vnp_Amount: faults.querydr === 'wrong-amount' ? String(Number(request.amount) + 100) : request.amount,
      vnp_BankCode: result.bankCode,
      vnp_PayDate: result.payDate,
      vnp_TransactionNo: result.transactionNo,
      vnp_TransactionType: lastRefund?.type ?? '01',
      vnp_TransactionStatus: lastRefund?.status ?? result.status,
    };
  }

  function refuseRefund(
    { result, request, refunds }: Transaction,
    fields: Fields,
    faults: Faults,
  ): [ApiCode, string] | undefined {
    if (!result || result.status !== '00') return ['95', 'the payment was not successful'];
    const paid = Number(request.amount);
    const refunded = refunds
      .filter(({ status }) => status !== '09')
      .reduce((sum, { amount }) => sum + amount, 0);
    const asked = Number(fields['vnp_Amount']);
    if (refunded >= paid) return ['94', 'all of it was refunded before'];
    if (fields['vnp_TransactionType'] === '02') {
      if (refunded > 0) return ['94', 'a part was refunded before; only parts can follow'];
      if (asked !== paid) return ['03', `a full refund is of ${paid}`];
    } else if (asked > paid - refunded) {
      return ['03', `at most ${paid - refunded} can be refunded`];
    }
    return faults.refund === 'refuse' ? ['95', 'refused by a fault that was set'] : undefined;
  }

  function startRefund(transaction: Transaction, fields: Fields): Refund {
    const refund: Refund = {
      requestId: fields['vnp_RequestId'] ?? '',
      type: fields['vnp_TransactionType'] === '02' ? '02' : '03',
      amount: Number(fields['vnp_Amount']),
      status: '05',
      transactionNo: store.nextTransactionNo(),
      at: clock.now(),
    };
    transaction.refunds.push(refund);
    return refund;
  }

  function reply(request: Fields, code: ApiCode, details: Fields): Fields {
    const isQuery = request['vnp_Command'] === 'querydr';
    const body: Fields = {
      vnp_ResponseId: randomBytes(16).toString('hex'),
      vnp_Command: request['vnp_Command'] ?? '',
      vnp_ResponseCode: code,
      vnp_Message: code === '00' ? (isQuery ? 'QueryDR Success' : 'Refund Success') : messages[code],
      vnp_TmnCode: request['vnp_TmnCode'] ?? '',
      vnp_TxnRef: request['vnp_TxnRef'] ?? '',
      ...details,
      vnp_OrderInfo: request['vnp_OrderInfo'] ?? '',
    };
    // A terminal that is not registered has no secret to sign with.
    if (code === '02') return body;
    const text = toPipes(isQuery ? queryReplyOrder : refundReplyOrder, body);
    return { ...body, vnp_SecureHash: sign(merchant.hashSecret, text) };
  }
}

function refundState({ result }: Transaction, refund: Refund): Fields {
  return {
    vnp_Amount: String(refund.amount),
    vnp_BankCode: result?.bankCode ?? '',
    vnp_PayDate: result?.payDate ?? '',
    vnp_TransactionNo: refund.transactionNo,
    vnp_TransactionType: refund.type,
    vnp_TransactionStatus: refund.status,
  };
}

/** The gateway's own number may be left out; if given it must be the right one. */
function isSameNumber({ result }: Transaction, fields: Fields): boolean {
  const number = fields['vnp_TransactionNo'];
  return number === undefined || number === '0' || number === result?.transactionNo;
}

/** Merchants send numbers as numbers or as text; anything nested is not of this interface. */
function readFields(body: unknown): Fields | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields: Fields = {};
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    if (value !== '') fields[name] = String(value);
  }
  return fields;
}
