import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** How a link in text looks. */
export const linkStyle = `
  color: var(--c-action);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;
  &:hover { color: var(--c-action-hover); text-decoration-thickness: 2px; }
`;

/** A link in running text, to a page of the shop. */
export const TextLink = styled(Link)`
  ${linkStyle}
`;

/** The same look for a link that leaves the shop, dials or writes. */
export const ExternalLink = styled.a`
  ${linkStyle}
`;

/** A command that reads as a word: "Hoàn tác", "Xoá tất cả". */
export function TextButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <Plain type={type} {...rest} />;
}

const Plain = styled.button`
  ${linkStyle}
  min-height: 24px;
  font-weight: 500;
`;
