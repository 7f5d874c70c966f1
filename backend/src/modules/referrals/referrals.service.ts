import type { Principal } from '../../plugins/auth';
import type { Language } from '../../lib/language';
import type { ReferralCredentials } from '../auth/auth.schema';
import type {
  ActiveCampaign,
  Inviter,
  JoinBody,
  Joined,
  ReferralMember,
  TouchBody,
  Touched,
} from './referrals.schema';

export interface ReferralService {
  activeCampaign(language: Language, memberId: string | undefined): Promise<ActiveCampaign | null>;
  join(caller: Principal, body: JoinBody): Promise<Joined>;
  refresh(refreshToken: string): Promise<ReferralCredentials>;
  me(memberId: string): Promise<ReferralMember>;
  inviter(code: string, language: Language): Promise<Inviter>;
  touch(body: TouchBody, customerId: string | undefined): Promise<Touched & { cookie?: string }>;
}
