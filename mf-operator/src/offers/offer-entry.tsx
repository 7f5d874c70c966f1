import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '@storefront/shared/store';
import { Async } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';

interface Props<Offer> {
  kind: 'vouchers' | 'promotions' | 'flash-sales';
  /** The way back. */
  list: string;
  entry: Entry<Offer>;
  children: (offer: Offer) => ReactNode;
}

/** One offer of a kind. Its editor is a page of its own; before it, and without an offer, the page is named after the list. */
export function OfferEntry<Offer>({ kind, list, entry, children }: Props<Offer>) {
  const { t } = useTranslation('operator-offers');
  const content = <Async entry={entry}>{children}</Async>;
  if (entry.data !== undefined) return content;
  return (
    <OperatorPage title={t(`${kind}.title`)} back={{ to: list, label: t(`${kind}.title`) }}>
      {content}
    </OperatorPage>
  );
}
