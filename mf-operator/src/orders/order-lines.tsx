import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Badge, Picture, Section, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

/** What was bought, at the prices of then. */
export function OrderLines({ order: { lines } }: { order: StaffOrder }) {
  const { t } = useTranslation('operator-orders');
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <Section title={t('lines.title', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}>
      <List>
        {lines.map((line) => (
          <li key={line.id}>
            <Thumb>
              <Picture picture={line.picture} alt="" sizes="56px" ratio="4 / 5" />
            </Thumb>
            <div>
              <TextLink to={pathTo('catalog/product', { slug: line.seoSlug, v: line.infoId })}>
                {line.name}
              </TextLink>
              <small>{[line.sku, line.color?.name, line.size].filter(Boolean).join(' · ')}</small>
              {line.offers.map(({ type, id, name, amount }) => (
                <small key={`${type}${id}`}>
                  {name}: −{formatMoney(amount, language)}
                </small>
              ))}
              {line.isGift && <Badge tone="success">{t('lines.gift')}</Badge>}
              {line.refundedUnits > 0 && (
                <Badge tone="warning">{t('lines.refunded', { count: line.refundedUnits })}</Badge>
              )}
            </div>
            <Sum>
              <span>
                {line.quantity} × {formatMoney(line.unitPrice, language)}
              </span>
              <strong>{formatMoney(line.lineTotal, language)}</strong>
            </Sum>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--s-3);
    padding-block: var(--s-3);
    border-top: 1px solid var(--c-line);
  }
  li:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  small {
    display: block;
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
const Thumb = styled.div`
  border-radius: var(--r-control);
  overflow: hidden;
`;
const Sum = styled.div`
  display: grid;
  align-content: start;
  text-align: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  span {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  strong {
    font-weight: 600;
  }
`;
