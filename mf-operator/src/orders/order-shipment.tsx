import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { Form, Formik, object, SubmitButton, text, TextField } from '@storefront/shared/forms';
import { formatDateTime } from '@storefront/shared/time';
import { Button, CopyButton, Dialog, Row, Section, Stack } from '@storefront/shared/ui';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { namingShipment } from './order-writes';

const schema = object({ carrier: text(80), trackingNumber: text(80).notRequired() });

/** Who carries the parcel, by which number, and how far it is. */
export function OrderShipment({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('operator-orders');
  const { t: common } = useTranslation('operator');
  const [isOpen, setOpen] = useState(false);
  const naming = useStaffMutation(namingShipment, { onDone: () => setOpen(false) });
  const [parcel] = order.shipments;
  const mayName = ['PROCESSING', 'DELIVERING', 'REJECT'].includes(order.status);
  return (
    <Section title={t('shipment.title')}>
      <Stack gap={3}>
        {parcel ? (
          <DefinitionList
            items={[
              { term: t('shipment.carrier'), value: parcel.carrier },
              {
                term: t('shipment.tracking'),
                value: parcel.trackingNumber && (
                  <Row gap={1}>
                    {parcel.trackingNumber}
                    <CopyButton text={parcel.trackingNumber} label={t('shipment.copy')} />
                  </Row>
                ),
              },
              { term: t('shipment.state'), value: t(`shipment.status.${parcel.status as 'CREATED'}`) },
              {
                term: t('shipment.left'),
                value: parcel.handedOverAt && formatDateTime(parcel.handedOverAt),
              },
              {
                term: t('shipment.arrived'),
                value: parcel.deliveredAt && formatDateTime(parcel.deliveredAt),
              },
            ]}
          />
        ) : (
          <p>{t('shipment.none')}</p>
        )}
        {mayName && (
          <div>
            <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
              {t(parcel ? 'shipment.change' : 'shipment.add')}
            </Button>
          </div>
        )}
      </Stack>
      <Dialog isOpen={isOpen} firstFocus="field" title={t('shipment.title')} onClose={() => setOpen(false)}>
        <Formik
          initialValues={{ carrier: parcel?.carrier ?? '', trackingNumber: parcel?.trackingNumber ?? '' }}
          validationSchema={schema}
          onSubmit={({ carrier, trackingNumber }) =>
            naming.send({
              id: order.id,
              carrier: carrier.trim(),
              trackingNumber: trackingNumber.trim(),
            })
          }
        >
          <Form aria-label={t('shipment.title')}>
            <ErrorBanner error={naming.error} overrides={{ other: common('failed') }} />
            <TextField name="carrier" label={t('shipment.carrier')} />
            <TextField name="trackingNumber" label={t('shipment.tracking')} isOptional />
            <SubmitButton size="medium" busy={naming.isBusy}>
              {t('shipment.save')}
            </SubmitButton>
          </Form>
        </Formik>
      </Dialog>
    </Section>
  );
}
