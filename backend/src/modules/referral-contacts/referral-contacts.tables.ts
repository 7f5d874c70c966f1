export interface ReferralContactsTable {
  id: string;
  memberId: string;
  fullName: string;
  company: string | null;
  businessName: string | null;
  /** Normalised. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  searchText: string;
  createdAt: Date;
  updatedAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    referralContacts: ReferralContactsTable;
  }
}
