import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '@storefront/shared/contracts';
import { Banner, Button, ButtonLink, CopyButton, Row, Stack } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** It is placed: the order, and the link to pay that the customer is sent. */
export function PlacedResult({ placed, onAnother }: { placed: PlacedOrder; onAnother: () => void }) {
  const { t } = useTranslation('operator-phone-order');
  const { url } = placed.next;
  return (
    <Stack gap={4}>
      <Banner tone="success" isLive title={t('placed.title', { code: placed.code })}>
        {url ? t('placed.payLink') : t('placed.onDelivery')}
      </Banner>
      <Row gap={3}>
        {url && <CopyButton text={url} label={t('placed.copy')} />}
        <ButtonLink to={paths.order.to(placed.orderId)}>{t('placed.see')}</ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          {t('placed.another')}
        </Button>
      </Row>
    </Stack>
  );
}
