export interface WishesTable {
  id: string;
  customerId: string;
  text: string;
  createdAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    wishes: WishesTable;
  }
}
