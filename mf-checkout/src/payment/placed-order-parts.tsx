import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { personName, useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { addressText, Badge, Card, Facts, Heading, Picture } from '@storefront/shared/ui';
import { variantText } from '../line-item/variant-text';
import { expectedDays } from './expected-days';

/** What was ordered, where it goes, when it is expected and where the mail about it went. */
export function PlacedOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { customer, delivery, lines } = order;
  const name = personName(customer, language);
  return (
    <Card>
      <Parts>
        <Heading level={2} size={3}>
          {t('result.placed.title')}
        </Heading>
        <Lines>
          {lines.map((line) => (
            <li key={line.id}>
              <Thumb>
                <Picture picture={line.picture} alt="" sizes="56px" ratio="4 / 5" />
              </Thumb>
              <span>
                <b>{line.name}</b>
                <small>
                  {[variantText(line), t('summary.quantity', { count: line.quantity })]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {line.isGift ? (
                <Badge tone="brand">{t('gift.mark')}</Badge>
              ) : (
                <span>{formatMoney(line.lineTotal - line.discount, language)}</span>
              )}
            </li>
          ))}
        </Lines>
        <Facts>
          {delivery && order.status !== 'CANCEL' && order.status !== 'DONE' && (
            <div>
              <dt>{t('result.placed.expected')}</dt>
              <dd>{expectedDays(delivery, language)}</dd>
            </div>
          )}
          <div>
            <dt>{t('result.placed.to')}</dt>
            <dd>{[name, addressText(order.address, language)].join('\n')}</dd>
          </div>
        </Facts>
        <p>{t('result.placed.mailed', { email: customer.email })}</p>
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
  > p {
    color: var(--c-ink-soft);
    overflow-wrap: anywhere;
  }
`;
const Lines = styled.ul`
  display: grid;
  gap: var(--s-3);
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--s-3);
    align-items: start;
    line-height: 1.45;
  }
  li > :last-child {
    font-variant-numeric: tabular-nums;
  }
  b {
    display: block;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Thumb = styled.span`
  border-radius: var(--r-control);
  overflow: clip;
`;
