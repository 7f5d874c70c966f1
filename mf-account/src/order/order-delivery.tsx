import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, Shipment } from '@storefront/shared/contracts';
import { formatDateTime } from '@storefront/shared/time';
import { Heading } from '@storefront/shared/ui';
import { useFullName } from '../use-full-name';
import { CopyButton } from './copy-button';
import { Facts, Section } from '../section';

const methods = ['STANDARD', 'EXPRESS'] as const;
const shipmentStatuses = [
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'DELIVERED',
  'FAILED',
  'RETURNING',
  'RETURNED',
] as const;

/** To whom, where to and how, and with which parcels. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const name = useFullName(order.customer);
  const { address, ward, district, province, national } = order.address;
  const method = methods.find((known) => known === order.shippingMethod);
  const place = [address, ward, district, province, national === 'VN' ? undefined : national];
  return (
    <Section title={t('detail.delivery.title')}>
      <Facts>
        <div>
          <dt>{t('detail.delivery.to')}</dt>
          <dd>{[name, readable(order.customer.phone), order.customer.email].join('\n')}</dd>
        </div>
        <div>
          <dt>{t('detail.delivery.address')}</dt>
          <dd>{place.filter(Boolean).join(', ')}</dd>
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
        <Parcels>
          <Heading level={3} size={4}>
            {t('detail.delivery.shipments')}
          </Heading>
          <ul>
            {order.shipments.map((shipment) => (
              <li key={shipment.id}>
                <Parcel shipment={shipment} />
              </li>
            ))}
          </ul>
        </Parcels>
      )}
    </Section>
  );
}

/** As people in Vietnam write a mobile number; any other as it is kept. */
function readable(phone: string): string {
  return phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

function Parcel({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('account');
  const { carrier, trackingNumber, status, createdAt, handedOverAt, deliveredAt } = shipment;
  const known = shipmentStatuses.find((one) => one === status);
  return (
    <>
      <p>
        <b>{carrier}</b> · {known ? t(`detail.delivery.shipmentStatus.${known}`) : status}
      </p>
      {trackingNumber ? (
        <Tracking>
          {t('detail.delivery.tracking', { number: trackingNumber })}
          <CopyButton text={trackingNumber} label={t('detail.copyTracking')} />
        </Tracking>
      ) : (
        <p>{t('detail.delivery.noTracking')}</p>
      )}
      {deliveredAt && <small>{t('detail.delivery.delivered', { time: formatDateTime(deliveredAt) })}</small>}
      <small>
        {handedOverAt
          ? t('detail.delivery.handedOver', { time: formatDateTime(handedOverAt) })
          : t('detail.delivery.created', { time: formatDateTime(createdAt) })}
      </small>
    </>
  );
}

const Parcels = styled.div`
  margin-top: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--c-line);
  ul {
    display: grid;
    gap: var(--s-3);
    margin-top: var(--s-2);
  }
  b {
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
const Tracking = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1);
  overflow-wrap: anywhere;
`;
