export type MovementKind = 'RESERVE' | 'RELEASE' | 'COMMIT' | 'RETURN';

/** Append-only; unique by order, variant and kind. */
export interface StockMovementsTable {
  id: string;
  variantId: string;
  orderId: string;
  kind: MovementKind;
  quantity: number;
  at: Date;
}

declare module '../../db/tables' {
  interface Database {
    stockMovements: StockMovementsTable;
  }
}
