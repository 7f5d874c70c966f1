import { useTranslation } from 'react-i18next';
import type { QuoteProblem } from '@storefront/shared/contracts';
import { Banner, Button, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { useVoucherReason } from '../voucher/voucher-reason';

interface Props {
  code: string;
  problem: QuoteProblem;
  onDrop: () => void;
}

/** In place of ordering: an order with this code is refused, so it is left out or the cart is mended first. */
export function VoucherInTheWay({ code, problem, onDrop }: Props) {
  const { t } = useTranslation('checkout');
  const reasonOf = useVoucherReason();
  return (
    <>
      <Banner
        tone="warning"
        isLive
        title={t('confirmation.voucher', { code })}
        action={<TextLink to={paths.cart.to()}>{t('problem.mend.cart')}</TextLink>}
      >
        {reasonOf(problem.reasonCode, problem.missing)}
      </Banner>
      <Button isWide size="large" onClick={onDrop}>
        {t('confirmation.dropVoucher', { code })}
      </Button>
    </>
  );
}
