import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { cartChanged } from '@storefront/shared/cart';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSession } from '@storefront/shared/store';
import { ActionLink, Button, ButtonLink, Heading, Skeleton, VisuallyHidden } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { FreeShippingProgress } from '../quote/free-shipping';
import { PriceBreakdown } from '../quote/price-breakdown';
import { QuoteFailed } from '../quote/quote-failed';
import type { ShownQuote } from '../quote/use-quote';
import { VoucherPart } from '../voucher/voucher-part';
import type { CartRow, CartSummary } from './cart-rows';

interface Props {
  summary: CartSummary;
  shown: ShownQuote;
  /** Leads to the line that stands in the way. */
  onFix: (row: CartRow) => void;
}

/** What the ticked lines come to, and the way to order them; a bar at the foot of a phone's screen. */
export function CartTotal({ summary, shown, onFix }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { ticked } = summary;
  const { quote, isStale, error } = shown;
  const isNothing = ticked.length === 0;
  const amount = isNothing || quote ? formatMoney(quote?.grandTotal ?? 0, language) : '…';
  const isOld = quote !== null && error !== null;
  return (
    <>
      <Panel aria-labelledby="cart-total">
        <Top>
          <Heading level={2} size={3} id="cart-total">
            {t('cart.total.title')}
          </Heading>
          <Now role="status">
            {isStale ? (
              t('summary.computing')
            ) : (
              <VisuallyHidden>
                {t(isOld ? 'summary.old' : 'summary.total')} {amount}
              </VisuallyHidden>
            )}
          </Now>
        </Top>
        {quote?.freeShipping && <FreeShippingProgress free={quote.freeShipping} />}
        {quote && (
          <div aria-busy={isStale || undefined}>
            <PriceBreakdown quote={quote} />
          </div>
        )}
        {!quote && !isNothing && !error && <Skeleton lines={4} />}
        {error && <QuoteFailed error={error} isOldShown={quote !== null} />}
        <VoucherPart shown={shown} />
        <Wide>
          <BuyButton summary={summary} onFix={onFix} />
        </Wide>
        <Small>{t('cart.total.vat')}</Small>
        <ActionLink to={pathTo('catalog/products')}>{t('cart.total.more')}</ActionLink>
      </Panel>
      <Bar data-stuck>
        <BarSum>
          <span>{isOld ? t('summary.old') : t('cart.total.barSum', { count: ticked.length })}</span>
          <strong aria-busy={isStale || undefined} data-old={isOld || undefined}>
            {error && !quote ? t('cart.item.unpriced') : amount}
          </strong>
        </BarSum>
        <BuyButton summary={summary} onFix={onFix} />
      </Bar>
    </>
  );
}

/** Leads on, or says what has to be mended first and leads there. */
function BuyButton({ summary: { ticked, tooMany }, onFix }: Omit<Props, 'shown'>) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const { isLoggedIn } = useSession();
  const dispatch = useDispatch();
  const [first] = tooMany;
  if (ticked.length === 0) {
    return (
      <Buy>
        <Button isWide size="large" aria-disabled onClick={(event) => event.preventDefault()}>
          {t('cart.buy.nothing')}
        </Button>
        <Small data-hint>{t('cart.buy.tickOne')}</Small>
      </Buy>
    );
  }
  if (first) {
    return (
      <Buy>
        <Button isWide size="large" onClick={() => onFix(first)}>
          {t('cart.buy.fix', { count: tooMany.length })}
        </Button>
        <Small data-hint>
          {t('cart.buy.fixHint', { name: first.product.name, stock: first.product.stock })}
        </Small>
      </Buy>
    );
  }
  const next = paths.checkoutInformation.to();
  return (
    <Buy>
      <ButtonLink
        isWide
        size="large"
        to={isLoggedIn ? next : pathTo('account/login', { redirectUrl: next })}
        onClick={() => {
          // The prices on this page have been seen; the next difference is told from them.
          const prices = Object.fromEntries(
            ticked.flatMap(({ line, product }) => (product ? [[line.infoId, product.price]] : [])),
          ) as Record<string, number>;
          dispatch(cartChanged({ kind: 'seePrices', prices }));
        }}
      >
        {t('cart.buy.now', { count: ticked.length })}
      </ButtonLink>
      {!isLoggedIn && <Small data-hint>{t('cart.buy.loginHint')}</Small>}
    </Buy>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-6);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  [aria-busy] {
    color: var(--c-ink-soft);
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 80px;
  }
`;
/** Beside the heading, so that nothing moves while the price is made and no line is left empty afterwards. */
const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-3);
`;
const Now = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
/** Phones have it in the bar. */
const Wide = styled.div`
  @media (max-width: 767.98px) {
    display: none;
  }
`;
const Small = styled.p`
  font-size: var(--t-sm);
  line-height: 1.5;
  color: var(--c-ink-soft);
`;
const Buy = styled.div`
  display: grid;
  gap: var(--s-2);
  [aria-disabled] {
    background: var(--c-line);
    color: var(--c-ink-soft);
    cursor: not-allowed;
  }
`;
/** Above the frame's bottom bar. Hints would cover the lines, which say the same themselves. */
const Bar = styled.div`
  position: sticky;
  bottom: calc(57px + env(safe-area-inset-bottom));
  z-index: var(--z-sticky);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s-4);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--s-2) var(--gutter);
  background: var(--c-paper);
  border-block-start: 1px solid var(--c-line);
  [data-hint] {
    display: none;
  }
  @media (min-width: 768px) {
    display: none;
  }
`;
const BarSum = styled.p`
  display: grid;
  line-height: 1.35;
  span {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
  strong {
    font-size: var(--t-lg);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [aria-busy],
  [data-old] {
    color: var(--c-ink-soft);
  }
`;
