import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { addressText, Facts, Heading, Section } from '@storefront/shared/ui';
import { useFullName } from '../use-full-name';
import { Shipments } from '../shipments';

const methods = ['STANDARD', 'EXPRESS'] as const;

/** To whom, where to and how, and with which parcels. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const name = useFullName(order.customer);
  const language = useLanguage();
  const method = methods.find((known) => known === order.shippingMethod);
  return (
    <Section title={t('detail.delivery.title')}>
      <Facts>
        <div>
          <dt>{t('detail.delivery.to')}</dt>
          <dd>{[name, readable(order.customer.phone), order.customer.email].join('\n')}</dd>
        </div>
        <div>
          <dt>{t('detail.delivery.address')}</dt>
          <dd>{addressText(order.address, language)}</dd>
        </div>
        <div>
          <dt>{t('detail.delivery.method')}</dt>
          <dd>{method ? t(`detail.delivery.${method}`) : order.shippingMethod}</dd>
        </div>
        {order.note && (
          <div>
            <dt>{t('detail.delivery.note')}</dt>
            <dd>{order.note}</dd>
          </div>
        )}
      </Facts>
      {order.shipments.length > 0 && (
        <Shipped>
          <Heading level={3} size={4}>
            {t('detail.delivery.shipments')}
          </Heading>
          <Shipments shipments={order.shipments} />
        </Shipped>
      )}
    </Section>
  );
}

/** As people in Vietnam write a mobile number; any other as it is kept. */
function readable(phone: string): string {
  return phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

const Shipped = styled.div`
  margin-top: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--c-line);
  ul {
    margin-top: var(--s-2);
  }
`;
