import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { formatDateInText } from '@storefront/shared/time';
import { ButtonLink, Card, Heading, Picture } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { waitingReviews } from './own-reviews';

/** What has come and waits for a word; nothing when nothing does. */
export function WaitingProducts() {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-reviews');
  const language = useLanguage();
  const waiting = useSelector((state) => waitingReviews.select(state, { language })).data ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section aria-labelledby="reviews-waiting">
      <Heading level={2} id="reviews-waiting">
        {t('waiting.title')}
      </Heading>
      <Cards>
        {waiting.map(({ orderLineId, picture, product, color, size, boughtAt }) => (
          <li key={orderLineId}>
            <Shape as="article">
              <Thumb>
                <Picture picture={picture} alt="" sizes="72px" ratio="4 / 5" />
              </Thumb>
              <div>
                <h3>{product.name}</h3>
                <p>
                  {[color, size, t('waiting.bought', { date: formatDateInText(boughtAt, language) })]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <ButtonLink
                variant="quiet"
                to={pathTo('catalog/product', { slug: product.seoSlug, review: orderLineId, '#': 'reviews' })}
                aria-label={t('waiting.writeOf', { name: product.name })}
              >
                {t('waiting.write')}
              </ButtonLink>
            </Shape>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Section = styled.section`
  margin-bottom: var(--s-12);
`;
const Cards = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-4);
`;
const Shape = styled(Card)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--s-3) var(--s-4);
  align-items: center;
  h3 {
    font-size: var(--t-md);
    font-weight: 500;
    line-height: 1.4;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  > a {
    grid-column: 1 / -1;
    justify-self: end;
  }
  @media (min-width: 640px) {
    grid-template-columns: 72px minmax(0, 1fr) auto;
    > a {
      grid-column: auto;
    }
  }
`;
const Thumb = styled.div`
  border-radius: var(--r-control);
  overflow: clip;
`;
