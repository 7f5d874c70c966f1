import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ContentBlock, Visits } from '@storefront/shared/contracts';
import { RichText } from '@storefront/shared/ui';

interface Props {
  blocks: readonly ContentBlock[];
  visits: Visits | undefined;
}

/** What the owner wrote for every page: complaints, notices, the badge of the ministry; and how much the shop is looked at. */
export function FooterText({ blocks, visits }: Props) {
  const { t, i18n } = useTranslation('shell');
  const count = (views: number) => new Intl.NumberFormat(i18n.language).format(views);
  return (
    <>
      {blocks.length > 0 && (
        <Quiet>
          <RichText blocks={blocks} sizes="160px" anchorPrefix="footer-" />
        </Quiet>
      )}
      {visits && (
        <Visited>
          {t('footer.visits', {
            today: count(visits.today),
            thisMonth: count(visits.thisMonth),
            total: count(visits.total),
          })}
        </Visited>
      )}
    </>
  );
}

const Visited = styled.p`
  margin-top: var(--s-6);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;

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
