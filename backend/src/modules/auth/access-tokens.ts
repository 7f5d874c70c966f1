import { jwtVerify, SignJWT } from 'jose';
import type { Principal, Role } from '../../plugins/auth';
import { isCanonicalBase64url } from '../../lib/base64url';
import type { Clock } from '../../lib/clock';
import type { SigningKey } from './signing-key';

const ALGORITHM = 'EdDSA';
const TYPE = 'at+jwt';

export interface AccessTokenOptions {
  key: SigningKey;
  issuer: string;
  audience: string;
  lifeMs: number;
  clock: Clock;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Signs and reads the short tokens that say who is calling. */
export function createAccessTokens({ key, issuer, audience, lifeMs, clock }: AccessTokenOptions) {
  return {
    lifeMs,

    async sign({ userId, sessionId, role }: Principal): Promise<string> {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + Math.floor(lifeMs / 1000))
        .sign(key.privateKey);
    },

    /** Null for whatever this shop did not sign, and for what is past its time. Nothing the token names is fetched. */
    async read(token: string): Promise<Principal | null> {
      // jose also accepts non-canonical base64url, so a signature could be written in several ways.
      if (!token.split('.').every(isCanonicalBase64url)) return null;
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid), {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer,
          audience,
          currentDate: clock(),
          requiredClaims: ['sub', 'sid', 'role', 'iat', 'exp'],
        });
        const { sub, sid, role } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || !isRole(role)) return null;
        return { userId: sub, sessionId: sid, role };
      } catch {
        return null;
      }
    },
  };

  function keyNamed(kid: string | undefined) {
    if (kid !== key.kid) throw new Error('unknown key');
    return key.publicKey;
  }
}

const isRole = (value: unknown): value is Role =>
  value === 'ADMIN' || value === 'OPERATOR' || value === 'CUSTOMER';
