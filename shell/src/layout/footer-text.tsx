import styled from '@emotion/styled';
import type { ContentBlock } from '@storefront/shared/contracts';
import { RichText } from '@storefront/shared/ui';

/** What the owner wrote for every page: complaints, notices, the badge of the ministry. */
export function FooterText({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <Quiet>
      <RichText blocks={blocks} sizes="160px" anchorPrefix="footer-" />
    </Quiet>
  );
}

const Quiet = styled.div`
  margin-top: var(--s-8);
  padding-top: var(--s-6);
  border-top: 1px solid var(--c-line);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  @media (min-width: 768px) {
    columns: 2;
    column-gap: var(--s-8);
  }
  && > div > * {
    break-inside: avoid;
    margin-top: 0;
    margin-bottom: var(--s-3);
    font-size: inherit;
  }
  p > a {
    display: inline-block;
    padding-block: 4px;
  }
  figure {
    width: 160px;
  }
  /* A badge may be see-through. */
  figure span {
    border-radius: 0;
    background: none;
  }
`;
