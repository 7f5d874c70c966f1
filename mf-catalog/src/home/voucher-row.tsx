import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import {
  selectPromotionInfo,
  selectVoucherAnswer,
  selectVouchers,
  useSelector,
} from '@storefront/shared/store';
import { TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { VoucherTicket } from '../voucher-ticket';
import { entryOf } from './offer-entry';
import { Section } from './section';

/** Vouchers to keep, and what is taken off without one. */
export function VoucherRow() {
  const { t } = useTranslation('catalog');
  const vouchers = useSelector(selectVouchers);
  const answer = useSelector(selectVoucherAnswer);
  const { currentPromotion } = useSelector(selectPromotionInfo);
  return (
    <Section
      title={t('home.vouchers')}
      entry={entryOf(answer, vouchers)}
      to={paths.vouchers.to()}
      height={180}
      isEmpty={({ length }) => length === 0}
    >
      {(known) => (
        <>
          <Tickets>
            {known.map((voucher) => (
              <li key={voucher.id}>
                <VoucherTicket voucher={voucher} />
              </li>
            ))}
          </Tickets>
          {currentPromotion && (
            <Promotion>
              {t('home.promotion')} <TextLink to={paths.promotions.to()}>{currentPromotion.name}</TextLink>
            </Promotion>
          )}
        </>
      )}
    </Section>
  );
}

const Tickets = styled.ul`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-6);
  }
`;
const Promotion = styled.p`
  margin-top: var(--s-4);
`;
