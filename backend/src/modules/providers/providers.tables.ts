import type { Generated } from 'kysely';
import type { ProviderStatus } from './providers.schema';

export interface ProvidersTable {
  id: string;
  userId: string | null;
  businessName: string;
  /** What an approved provider wants to be called, while staff have not decided. */
  nameWanted: Generated<string | null>;
  taxCode: string | null;
  phone: string;
  website: string | null;
  description: string;
  status: ProviderStatus;
  reason: string | null;
  version: Generated<number>;
  termsVersion: string;
  searchText: string;
  createdAt: Date;
  updatedAt: Date;
}
export interface ProviderEventsTable {
  id: string;
  providerId: string;
  status: ProviderStatus;
  byActor: 'PROVIDER' | 'OPERATOR' | 'SYSTEM';
  actorId: string | null;
  reason: string | null;
  at: Date;
}

declare module '../../db/tables' {
  interface Database {
    providerEvents: ProviderEventsTable;
    providers: ProvidersTable;
  }
}
