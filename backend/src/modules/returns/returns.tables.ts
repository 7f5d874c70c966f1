import type { ReturnStatus, ReturnKind } from './returns.schema';

export interface OrderReturnsTable {
  id: string;
  orderId: string;
  customerId: string;
  type: ReturnKind;
  status: ReturnStatus;
  reason: string;
  /** What the shop said last. */
  answer: string | null;
  /** In đồng. */
  refundAmount: number | null;
  createdAt: Date;
  updatedAt: Date;
}
export interface OrderReturnLinesTable {
  returnId: string;
  orderLineId: string;
  quantity: number;
}
export interface OrderReturnPicturesTable {
  returnId: string;
  position: number;
  pictureId: string;
}
export interface OrderReturnEventsTable {
  id: string;
  returnId: string;
  status: ReturnStatus;
  at: Date;
  byActor: 'CUSTOMER' | 'OPERATOR';
  actorId: string;
  reason: string | null;
}

declare module '../../db/tables' {
  interface Database {
    orderReturnEvents: OrderReturnEventsTable;
    orderReturnLines: OrderReturnLinesTable;
    orderReturnPictures: OrderReturnPicturesTable;
    orderReturns: OrderReturnsTable;
  }
}
