import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { cartChanged, selectCart } from '@storefront/shared/cart';
import type { WidgetProps } from '@storefront/shared/contracts';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { ButtonLink, Skeleton } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { selectDraft } from '../draft/draft-slice';
import { paths } from '../paths/paths';
import { acknowledgedPrices } from '../quote/acknowledged-prices';
import { FreeShippingProgress } from '../quote/free-shipping';
import { PriceBreakdown } from '../quote/price-breakdown';
import { QuoteFailed } from '../quote/quote-failed';
import { SummaryLines } from '../quote/quote-lines';
import { priceShown } from '../quote/quote-slice';
import { usePriceShownAt, useShownQuote } from '../quote/use-quote';
import { refusalOf, useVoucherReason } from '../voucher/voucher-reason';

export const needs = () => [priceShown('mini-cart')];

/** The ticked lines and their explained price, with the ways to the cart and on to the order. */
export default function MiniCart({ onClose }: WidgetProps['checkout/mini-cart']) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const carts = useSelector(selectCart);
  const { voucherCode } = useSelector(selectDraft);
  const reasonOf = useVoucherReason();
  const { quote, isStale, error } = useShownQuote();
  const refusal = quote && voucherCode && !isStale && !error ? refusalOf(quote) : undefined;
  usePriceShownAt('mini-cart');
  const unticked = carts.filter(({ isOrder }) => !isOrder).length;
  const isTicked = unticked < carts.length;
  const isInTheWay = quote?.problems.some(({ infoId }) => infoId);
  const next = paths.checkoutInformation.to();

  if (carts.length === 0)
    return (
      <Parts>
        <p>{t('cart.empty.title')}</p>
        <ButtonLink to={pathTo('catalog/products')} onClick={onClose}>
          {t('cart.empty.action')}
        </ButtonLink>
      </Parts>
    );
  return (
    <Parts>
      {error && <QuoteFailed error={error} isOldShown={quote !== null} />}
      {isTicked && !quote && !error && <Skeleton lines={5} />}
      {quote && (
        <div aria-busy={isStale || undefined}>
          <SummaryLines quote={quote} />
          <PriceBreakdown quote={quote} />
        </div>
      )}
      {quote?.freeShipping && <FreeShippingProgress free={quote.freeShipping} />}
      {unticked > 0 && <Small>{t('miniCart.unticked', { count: unticked })}</Small>}
      {refusal && (
        <Small role="status">
          <strong>{t('confirmation.voucher', { code: voucherCode })}</strong>{' '}
          {reasonOf(refusal.reasonCode, refusal.missing)}
        </Small>
      )}
      {isInTheWay && <Small role="status">{t('miniCart.problems')}</Small>}
      <Ways>
        <ButtonLink variant="quiet" to={paths.cart.to()} onClick={onClose}>
          {t('miniCart.cart')}
        </ButtonLink>
        {isTicked && !isInTheWay && (
          <ButtonLink
            to={isLoggedIn ? next : pathTo('account/login', { redirectUrl: next })}
            onClick={() => {
              if (quote) dispatch(cartChanged({ kind: 'seePrices', prices: acknowledgedPrices(quote) }));
              onClose?.();
            }}
          >
            {t('miniCart.buy')}
          </ButtonLink>
        )}
      </Ways>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  > * {
    flex: 1 1 auto;
  }
`;
