import type { Language } from '../../lib/language';

/** One mail that is owed to somebody when a variant can be bought again. */
export interface StockAlertsTable {
  id: string;
  variantId: string;
  /** Normalised. */
  email: string;
  language: Language;
  createdAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    stockAlerts: StockAlertsTable;
  }
}
