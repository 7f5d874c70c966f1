/** What one person, one network address, all guests or the shop used of the model on one day. */
export interface ChatModelUsageTable {
  owner: string;
  /** `2026-11-26`, in Vietnam. */
  day: string;
  messages: number;
  tokens: number;
}

declare module '../../db/tables' {
  interface Database {
    chatModelUsage: ChatModelUsageTable;
  }
}
