/** What a shopper was shown, found again by its hash. */
export interface QuotesTable {
  hash: string;
  lines: QuotedPrice[];
  grandTotal: number;
  createdAt: Date;
  keepUntil: Date;
}
export interface QuotedPrice {
  infoId: string;
  name: string;
  quantity: number;
  unitPrice: number;
  /** Left out of what is bought. */
  isGift?: boolean;
}

declare module '../../db/tables' {
  interface Database {
    quotes: QuotesTable;
  }
}
