import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, OrderLine } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { ActionLink, Badge, Picture, Section, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

/** What was bought, as it was and for what it cost then. */
export function OrderLines({ order: { lines, moreOriginalProducts, status } }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  return (
    <Section title={t('detail.lines.title')}>
      <List>
        {lines.map((line, index) => (
          // The same variant may stand once as bought and once as a gift.
          <li key={`${line.infoId} ${index}`}>
            <Line
              line={line}
              mayReview={status === 'DONE' && !line.isGift}
              others={line.isGift ? [] : moreOriginalProducts.filter(({ infoId }) => infoId === line.infoId)}
            />
          </li>
        ))}
      </List>
    </Section>
  );
}

interface LineProps {
  line: OrderLine;
  others: OrderDetail['moreOriginalProducts'];
  mayReview: boolean;
}

function Line({ line, others, mayReview }: LineProps) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-order');
  const language = useLanguage();
  const variant = [line.color?.name, line.size].filter(Boolean).join(', ');
  return (
    <Shape>
      <Thumb>
        <Picture picture={line.picture} alt="" sizes="80px" ratio="4 / 5" />
      </Thumb>
      <div>
        <Name to={pathTo('catalog/product', { slug: line.seoSlug, v: line.infoId })}>{line.name}</Name>
        <Soft>{[variant, line.sku].filter(Boolean).join(' · ')}</Soft>
        <Soft>
          {t('detail.lines.each', {
            price: formatMoney(line.unitPrice, language),
            quantity: line.quantity,
          })}
        </Soft>
        {!line.isGift &&
          line.offers.map(({ type, id, name, amount }) => (
            <Soft key={`${type}${id}`}>
              {t('detail.lines.saves', { name, amount: formatMoney(amount, language) })}
            </Soft>
          ))}
        {others.map(({ reason, quantity, unitPrice }) => (
          <Soft key={reason}>
            {t(`detail.lines.${reason}`, { quantity, price: formatMoney(unitPrice, language) })}
          </Soft>
        ))}
        {mayReview && (
          <ActionLink
            to={pathTo('catalog/product', {
              slug: line.seoSlug,
              v: line.infoId,
              review: line.id,
              '#': 'reviews',
            })}
            aria-label={t('reviewOf', { name: line.name })}
          >
            {t('review')}
          </ActionLink>
        )}
      </div>
      <Sum>
        {line.isGift ? (
          <Badge tone="brand">{t('detail.lines.gift')}</Badge>
        ) : (
          // All its offers taken off, as the cart and the checkout showed it.
          formatMoney(line.lineTotal - line.discount, language)
        )}
      </Sum>
    </Shape>
  );
}

const List = styled.ul`
  li + li {
    margin-top: var(--s-4);
    padding-top: var(--s-4);
    border-top: 1px solid var(--c-line);
  }
`;
const Shape = styled.div`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: var(--s-1) var(--s-4);
  @media (min-width: 480px) {
    grid-template-columns: 80px minmax(0, 1fr) auto;
  }
`;
const Thumb = styled.div`
  border-radius: var(--r-control);
  overflow: clip;
  align-self: start;
  @media (max-width: 479.98px) {
    grid-row: span 2;
  }
`;
const Name = styled(TextLink)`
  color: var(--c-ink);
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;
const Soft = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
`;
const Sum = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
