import type { Db } from '../../db';
import type { OnlineMethod, PayableKind } from './payments.tables';
import type { Buyer } from './provider';

/** Something that is paid for: an order or a membership. Its module says how. */
export interface Payable {
  kind: PayableKind;
  /** Locks it until the transaction ends. Always before any of its attempts, so that nobody waits in a circle. */
  lock(tx: Db, id: string): Promise<LockedPayable | null>;
  /** Everything that was owed has arrived, this way. */
  paid(tx: Db, payable: LockedPayable, method: OnlineMethod): Promise<void>;
  /** Money was taken that the shop gives back by itself. */
  moneyReturned(tx: Db, payable: LockedPayable, money: { attemptId: string; amount: number }): Promise<void>;
}
export interface LockedPayable {
  id: string;
  code: string;
  amount: number;
  language: 'vi' | 'en';
  buyer: Buyer;
  /** False when it is cancelled or settled otherwise: money that still comes goes back. */
  acceptsMoney: boolean;
}
export type Payables = Partial<Record<PayableKind, Payable>>;
