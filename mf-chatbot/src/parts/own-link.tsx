import type { ReactNode } from 'react';
import { safeRedirect } from '@storefront/shared/contracts';
import { TextLink } from '@storefront/shared/ui';

/** An address of a page of this shop, or null for anything else: an answer cannot lead out of the shop. */
export const ownAddress = (to: string): string | null => safeRedirect(to, '') || null;

/** A link of an answer; plain text where it does not lead to a page of this shop. */
export function OwnLink({ to, children }: { to: string; children: ReactNode }) {
  return <TextLink to={ownAddress(to)}>{children}</TextLink>;
}
