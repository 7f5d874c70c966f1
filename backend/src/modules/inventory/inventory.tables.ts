import type { Generated } from 'kysely';

/** ADJUST: somebody of the staff changed what is on the shelf. */
export type MovementKind = 'RESERVE' | 'RELEASE' | 'COMMIT' | 'RETURN' | 'ADJUST';
export type AdjustReason = 'RECEIVED' | 'COUNTED' | 'DAMAGED' | 'LOST' | 'RETURNED' | 'IMPORTED' | 'OTHER';

/** Append-only; those of orders are unique by order, variant and kind. */
export interface StockMovementsTable {
  id: string;
  variantId: string;
  /** Null when staff adjusted. */
  orderId: string | null;
  kind: MovementKind;
  /** With a sign when staff adjusted. */
  quantity: number;
  at: Date;
  reason: Generated<AdjustReason | null>;
  note: Generated<string | null>;
  actorId: Generated<string | null>;
  /** What was on the shelf then, when staff adjusted. */
  onHandAfter: Generated<number | null>;
}

declare module '../../db/tables' {
  interface Database {
    stockMovements: StockMovementsTable;
  }
}
