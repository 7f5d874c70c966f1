import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { ExternalLink, Section, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';
import { fullName } from './orders';

/** Who gets it, and where. */
export function OrderCustomer({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('operator-orders');
  const { customer, address, note, vatInvoice } = order;
  const place = [address.address, address.ward, address.district, address.province]
    .filter(Boolean)
    .join(', ');
  return (
    <Section title={t('customer.title')}>
      <DefinitionList
        items={[
          { term: t('customer.name'), value: fullName(customer) },
          {
            term: t('column.phone'),
            value: customer.phone && (
              <ExternalLink href={`tel:${customer.phone}`}>{customer.phone}</ExternalLink>
            ),
          },
          { term: t('column.email'), value: customer.email },
          { term: t('customer.address'), value: place },
          { term: t('customer.note'), value: note },
          {
            term: t('customer.vat'),
            value: vatInvoice && [vatInvoice.company, vatInvoice.taxCode].filter(Boolean).join(', '),
          },
          {
            term: t('customer.others'),
            value: customer.email && (
              <TextLink to={paths.orders.to({ search: customer.email })}>{t('customer.seeOthers')}</TextLink>
            ),
          },
        ]}
      />
    </Section>
  );
}
