import type { PageMeta } from '../../lib/envelope';
import type {
  ContactImport,
  ContactImportBody,
  ReferralContact,
  ReferralContactBody,
  ReferralContactsQuery,
} from './referral-contacts.schema';

export interface ReferralContactService {
  list(memberId: string, query: ReferralContactsQuery): Promise<{ data: ReferralContact[]; meta: PageMeta }>;
  add(memberId: string, body: ReferralContactBody): Promise<ReferralContact>;
  change(memberId: string, id: string, body: ReferralContactBody): Promise<ReferralContact>;
  remove(memberId: string, id: string): Promise<void>;
  importFile(memberId: string, body: ContactImportBody): Promise<ContactImport>;
}
