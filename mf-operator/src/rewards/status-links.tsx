import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { FilterLinks } from '@storefront/shared/ui';
import { useListAddress } from '../list/use-list-address';

interface Props<Status extends string> {
  statuses: readonly Status[];
  /** The one that an address without a status shows. */
  first: Status;
  nameOf: (status: Status | 'all') => string;
  /** How many there are of each and their sum in VND, once known. */
  totals: Readonly<Record<Status, { count: number; amount: number }>> | undefined;
}

/** The statuses of a list as links, each with its count and amount. */
export function StatusLinks<Status extends string>({ statuses, first, nameOf, totals }: Props<Status>) {
  const { t } = useTranslation('operator-rewards');
  const language = useLanguage();
  const address = useListAddress();
  const current = address.value('status') || first;
  const textOf = (status: Status | 'all'): string => {
    if (status === 'all' || !totals) return nameOf(status);
    const { count, amount } = totals[status];
    return t('withTotal', { name: nameOf(status), count, amount: formatMoney(amount, language) });
  };
  return (
    <FilterLinks
      label={t('filters.status')}
      links={[...statuses, 'all' as const].map((status) => ({
        to: address.to({ status: status === first ? undefined : status }),
        text: textOf(status),
        isCurrent: current === status,
      }))}
    />
  );
}
