import styled from '@emotion/styled';
import { PageLink } from '@storefront/shared/ui';

/** A link among the header's tools: an icon with its word, the word going where there is no room for it. */
export const ToolLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-width: 44px;
  min-height: 44px;
  padding: 4px 10px;
  border-radius: var(--r-control);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: var(--c-action);
    background: var(--c-tint);
  }
  > span:not([role]) {
    max-width: 12ch;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: 1199px) {
    > span[aria-hidden='true'] {
      display: none;
    }
  }
`;
