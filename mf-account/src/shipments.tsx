import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Shipment } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateTimeInText } from '@storefront/shared/time';
import { CopyButton } from '@storefront/shared/ui';

const shipmentStatuses = [
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'DELIVERED',
  'FAILED',
  'RETURNING',
  'RETURNED',
] as const;

/** The parcels of an order: who carries each, by which number, and how far it is. */
export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  return (
    <List>
      {shipments.map((shipment) => (
        <li key={shipment.id}>
          <Parcel shipment={shipment} />
        </li>
      ))}
    </List>
  );
}

function Parcel({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('account-order');
  const language = useLanguage();
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
      {deliveredAt && (
        <small>{t('detail.delivery.delivered', { time: formatDateTimeInText(deliveredAt, language) })}</small>
      )}
      <small>
        {handedOverAt
          ? t('detail.delivery.handedOver', { time: formatDateTimeInText(handedOverAt, language) })
          : t('detail.delivery.created', { time: formatDateTimeInText(createdAt, language) })}
      </small>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
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
