import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { PageLink, type PageLinkProps } from './page-link';

/** The look of a link in text. */
export const linkStyle = `
  color: var(--c-action);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;
  &:hover { color: var(--c-action-hover); text-decoration-thickness: 2px; }
`;

/** A link in running text, to a page of the shop; plain text where the shop has no such page. */
export const TextLink = styled(PageLink)`
  ${linkStyle}
`;

/** A text link that stands alone, such as the action of a banner: absent where the shop has no such page. */
export function ActionLink(props: PageLinkProps): ReactNode {
  return props.to === null ? null : <TextLink {...props} />;
}

/** The same look for a link that leaves the shop, dials or writes a mail. */
export const ExternalLink = styled.a`
  ${linkStyle}
`;

/** A command that looks like a link: "Hoàn tác", "Xoá tất cả". */
export function TextButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <Plain type={type} {...rest} />;
}

const Plain = styled.button`
  ${linkStyle}
  min-height: 24px;
  font-weight: 500;
`;
