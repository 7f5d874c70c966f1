import type { AnswerBody, PageMeta } from '../../lib/envelope';
import type { Language } from '../../lib/language';
import type { StoreAnswer } from '../../plugins/idempotency';
import type {
  Invitation,
  InvitationsQuery,
  InviteBody,
  Invited,
  OpenedInvitation,
  Touched,
} from './referrals.schema';

export interface InvitationService {
  invite(
    memberId: string,
    body: InviteBody,
    language: Language,
    store: StoreAnswer,
  ): Promise<AnswerBody<Invited>>;
  list(memberId: string, query: InvitationsQuery): Promise<{ data: Invitation[]; meta: PageMeta }>;
  resend(memberId: string, id: string): Promise<Invitation>;
  open(token: string, language: Language): Promise<OpenedInvitation>;
  accept(token: string, customerId: string | undefined): Promise<Touched & { cookie?: string }>;
  unsubscribe(token: string): Promise<void>;
}
