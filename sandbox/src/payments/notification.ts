import type { Faults } from './faults';
import type { Merchant } from './merchant';
import { sign, signedUrl, toQuery, type Fields } from './signing';
import type { Result, Transaction } from './transactions';

/** The fields that both the notification and the shopper's return carry. */
export function resultFields({ request }: Transaction, result: Result): Fields {
  return {
    vnp_Amount: request.amount,
    vnp_BankCode: result.bankCode,
    vnp_BankTranNo: result.bankTranNo ?? '',
    vnp_CardType: result.cardType,
    vnp_OrderInfo: request.orderInfo,
    vnp_PayDate: result.payDate,
    vnp_ResponseCode: result.code,
    vnp_TmnCode: request.tmnCode,
    vnp_TransactionNo: result.transactionNo,
    vnp_TransactionStatus: result.status,
    vnp_TxnRef: request.txnRef,
  };
}

/** The address of a notification, honest or spoilt in one way. */
export function notificationUrl(merchant: Merchant, fields: Fields, tamper: Faults['ipnTamper']): string {
  const to = (sent: Fields, hash?: string) => signedUrl(merchant.ipnUrl, sent, merchant.hashSecret, hash);
  switch (tamper) {
    case 'none':
      return to(fields);
    case 'forged-hash':
      return to(fields, sign('not the secret of this merchant', toQuery(fields)));
    case 'upper-case-hash':
      return to(fields, sign(merchant.hashSecret, toQuery(fields)).toUpperCase());
    case 'wrong-amount':
      return to({ ...fields, vnp_Amount: String(Number(fields['vnp_Amount']) + 100) });
    case 'truncated':
      return to(fields).slice(0, -20);
    case 'unknown-txn-ref':
      return to({ ...fields, vnp_TxnRef: 'UNKNOWNREFERENCE' });
  }
}
