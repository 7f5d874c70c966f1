import type { Db } from '../../db';
import { fold } from '../../lib/fold';
import type { Clock } from '../../lib/clock';
import type { SiteName } from '../../lib/module';
import { createSignedIds } from '../../lib/signed-ids';
import type { Member } from '../../plugins/auth';
import type { ReferralCredentials } from '../auth/auth.schema';
import { memberRows } from './members.repository';

const ACCESS_LIFE_MS = 3_600_000;
const REFRESH_LIFE_MS = 30 * 86_400_000;

export type ReferralAccess = ReturnType<typeof createReferralAccess>;

/** The value of the `company-name` header: the shop's name as an ASCII slug. */
const companyNameOf = (siteName: string) =>
  fold(siteName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'shop';

/**
 * Referral credentials. They belong to the session in which they were issued and end with it, so logging out and changing
 * the password end them too.
 */
export function createReferralAccess({
  db,
  clock,
  secret,
  siteName,
}: {
  db: Db;
  clock: Clock;
  secret: string;
  siteName: SiteName;
}) {
  const access = createSignedIds({ secret, purpose: 'referral access', clock });
  const refresh = createSignedIds({ secret, purpose: 'referral refresh', clock });
  const later = (ms: number) => new Date(clock().getTime() + ms);
  const holderOf = (id: string | null): (Member & { company: string | undefined }) | null => {
    const [userId, sessionId, company] = id?.split('~') ?? [];
    return userId && sessionId ? { userId, sessionId, company } : null;
  };

  const issue = async ({ userId, sessionId }: Member): Promise<ReferralCredentials> => {
    const companyName = companyNameOf(await siteName());
    // Valid with the name that they were issued under, also when the shop is renamed meanwhile.
    const id = `${userId}~${sessionId}~${companyName}`;
    return {
      companyName,
      accessToken: access.issue(id, later(ACCESS_LIFE_MS)),
      refreshToken: refresh.issue(id, later(REFRESH_LIFE_MS)),
      expiredIn: ACCESS_LIFE_MS,
    };
  };

  return {
    issue,

    /** Of an account that has joined; null of any other. */
    async credentialsOf(holder: Member): Promise<ReferralCredentials | null> {
      return (await memberRows.find(db, holder.userId)) ? issue(holder) : null;
    },

    /** The holder of the token, if it is for this company; the caller checks that the session still runs. */
    async readAccess(token: string, company: string): Promise<Member | null> {
      const holder = holderOf(access.idOf(token));
      if (!holder) return null;
      const { userId, sessionId, company: issuedFor = companyNameOf(await siteName()) } = holder;
      return company === issuedFor && (await memberRows.find(db, userId)) ? { userId, sessionId } : null;
    },

    readRefresh(token: string): Member | null {
      const holder = holderOf(refresh.idOf(token));
      return holder && { userId: holder.userId, sessionId: holder.sessionId };
    },
  };
}
