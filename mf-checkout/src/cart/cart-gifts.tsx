import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Quote } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Heading, PageLink, Picture } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { variantText } from '../line-item/variant-text';

/** The gifts that come with the ticked lines; they come and go with what is bought. */
export function CartGifts({ quote: { lines, promotionAppliedOrder } }: { quote: Quote }) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const gifts = lines.filter(({ isGift }) => isGift);
  const lost = promotionAppliedOrder.filter(
    ({ promotionInfo, promotionBonusAppliedOrder }) =>
      promotionInfo.type === 'GIFT_PRODUCT' && promotionBonusAppliedOrder.length === 0,
  );
  if (gifts.length + lost.length === 0) return null;
  return (
    <Box aria-labelledby="cart-gifts">
      <Heading level={2} size={4} id="cart-gifts">
        {t('gift.title')}
      </Heading>
      <ul aria-labelledby="cart-gifts">
        {gifts.map((gift) => (
          <li key={gift.infoId} aria-label={gift.name}>
            <Shown>
              <Picture picture={gift.picture} alt="" sizes="64px" ratio="4 / 5" />
            </Shown>
            <Words>
              <PageLink to={pathTo('catalog/product', { slug: gift.seoSlug, v: gift.infoId })}>
                {gift.name}
              </PageLink>
              <small>
                {[variantText(gift), t('summary.quantity', { count: gift.quantity })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {gift.offers.map(({ id, name }) => (
                <small key={id}>{t('gift.from', { name })}</small>
              ))}
            </Words>
            <Worth>
              {formatMoney(0, language)}
              <s>{formatMoney(gift.usualPrice * gift.quantity, language)}</s>
            </Worth>
          </li>
        ))}
      </ul>
      {lost.map(({ promotionInfo: { id, name } }) => (
        <Lost key={id}>{t('gift.lost', { name })}</Lost>
      ))}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  margin-block-start: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-tint);
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--s-3);
    align-items: start;
  }
  li + li {
    margin-block-start: var(--s-3);
  }
  @media (min-width: 768px) {
    padding: var(--s-4) var(--s-6);
  }
`;
const Shown = styled.div`
  border-radius: var(--r-control);
  overflow: clip;
`;
const Words = styled.p`
  display: grid;
  justify-items: start;
  line-height: 1.45;
  overflow-wrap: anywhere;
  a {
    min-height: 24px;
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
    text-decoration: underline;
  }
  small {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Worth = styled.p`
  display: grid;
  justify-items: end;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  s {
    font-size: var(--t-sm);
    font-weight: 400;
    color: var(--c-ink-soft);
  }
`;
const Lost = styled.p`
  font-size: var(--t-sm);
  color: var(--c-warning);
`;
