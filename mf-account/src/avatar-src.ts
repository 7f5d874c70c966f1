import type { Profile } from '@storefront/shared/contracts';

/** The address of somebody's picture, in the smallest of the widths that the shop has. */
export const avatarSrc = (profile: Pick<Profile, 'avatar'> | null | undefined): string | undefined =>
  profile?.avatar && `${profile.avatar.url}?w=320`;
