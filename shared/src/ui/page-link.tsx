import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** Null where the shop has no such page, as `usePathTo` answers. */
  to: LinkProps['to'] | null;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to a page of the shop; only its content where the shop has no such page. */
export function PageLink({ to, ...rest }: PageLinkProps): ReactNode {
  return to === null ? rest.children : <Link to={to} discover="none" {...rest} />;
}
