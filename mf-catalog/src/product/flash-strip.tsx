import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { FlashPrice } from '@storefront/shared/contracts';
import { useClockOffset } from '@storefront/shared/store';
import { Countdown, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { worded } from './words';

/** Until when a flash price holds, for how many, and how many of them one customer gets. */
export const FlashStrip = worded(({ sale }: { sale: FlashPrice }) => {
  const { t } = useTranslation('catalog-product');
  const offset = useClockOffset();
  return (
    <Strip>
      <Line>
        <TextLink to={paths.flashSale.to()}>{t('flash.title')}</TextLink>
        <span>{t('flash.ends')}</span>
        <Countdown label={t('flash.ends')} until={sale.endsAt} clockOffset={offset} />
      </Line>
      <Line>
        <span>{t('flash.left', { count: sale.quotaLeft })}</span>
        {sale.perCustomerLimit !== null && <span>{t('flash.limit', { count: sale.perCustomerLimit })}</span>}
      </Line>
    </Strip>
  );
});

const Strip = styled.div`
  display: grid;
  gap: var(--s-1);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-card);
  background: var(--c-tint);
  font-size: var(--t-sm);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    font-weight: 600;
  }
`;
