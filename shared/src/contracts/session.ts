import type { Profile, Role, SolutionInfo } from './schemas';

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
/** The signed-in account. An operator without a profile has the role's name as first name. */
export interface UserInfo {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
}
/** The session's part of the state; everything but the flags survives a reload. */
export interface SessionState {
  email: string | null;
  userInfo: UserInfo | null;
  /** Never contains the qrCode. */
  profile: Omit<Profile, 'qrCode'> | null;
  accessToken: AccessToken | null;
  infoAuthReferral: ReferralAuth | null;
  isLoggedIn: boolean;
  isLoginingIn: boolean;
  /** Null until the profile has arrived, and undefined for accounts without a provider profile. */
  solutionInfo: SolutionInfo | null | undefined;
}
