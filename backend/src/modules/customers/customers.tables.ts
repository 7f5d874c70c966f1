import type { ColumnType, Generated } from 'kysely';
import type { PaymentMethod } from '../../lib/payment-methods';
import type { SocialLinks } from './customers.schema';
import type { VatInvoice } from './vat-invoice';

export interface CustomerProfilesTable {
  userId: string;
  firstName: string;
  lastName: string;
  /** E.164 */
  phone: string | null;
  /** `YYYY-MM-DD` */
  dateOfBirth: ColumnType<string | null, string | null | undefined, string | null>;
  company: ColumnType<string | null, string | null | undefined, string | null>;
  businessName: ColumnType<string | null, string | null | undefined, string | null>;
  social: Generated<SocialLinks>;
  paymentMethod: ColumnType<PaymentMethod | null, PaymentMethod | null | undefined, PaymentMethod | null>;
  vatInvoice: ColumnType<VatInvoice | null, VatInvoice | null | undefined, VatInvoice | null>;
  /** Of an upload of the customer. */
  avatarPictureId: ColumnType<string | null, string | null | undefined, string | null>;
  /** By what staff find them; the database writes it. */
  staffText: ColumnType<string, never, never>;
  createdAt: Date;
  updatedAt: Date;
}

export interface ContactChangesTable {
  id: string;
  userId: string;
  kind: ContactKind;
  previous: string | null;
  target: string;
  /** HMAC-SHA-256, hex. */
  codeHash: string;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}
export type ContactKind = 'EMAIL' | 'PHONE';

declare module '../../db/tables' {
  interface Database {
    contactChanges: ContactChangesTable;
    customerProfiles: CustomerProfilesTable;
  }
}
