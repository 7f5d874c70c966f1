import type { Profile, Role } from './schemas';

export interface AccessToken {
  token: string;
  /** Epoch ms of this browser's clock. */
  expired: number;
  refreshToken: string;
}
export interface ReferralAuth {
  companyName: string;
  accessToken: string;
  refreshToken: string;
  /** Epoch ms of this browser's clock. */
  expiredIn: number;
}
/** Who is signed in. An operator without a profile bears the role's name as first name. */
export interface UserInfo {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
}
/** The session's part of the state; all of it survives a reload but the flags. */
export interface SessionState {
  email: string | null;
  userInfo: UserInfo | null;
  /** Never holds the qrCode. */
  profile: Omit<Profile, 'qrCode'> | null;
  accessToken: AccessToken | null;
  infoAuthReferral: ReferralAuth | null;
  isLoggedIn: boolean;
  isLoginingIn: boolean;
  solutionInfo: unknown;
}
