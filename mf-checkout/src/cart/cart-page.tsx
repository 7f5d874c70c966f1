import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartChanged, selectIsCartRestored } from '@storefront/shared/cart';
import type { CartProduct, RemotePage } from '@storefront/shared/contracts';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { Banner, ButtonLink, Checkbox, Empty, Failed, Page, TextButton } from '@storefront/shared/ui';
import { usePathTo, Widget } from '@storefront/shared/widgets';
import { AllLine, LineList } from '../line-item/line-parts';
import { usePriceShownAt, useShownQuote } from '../quote/use-quote';
import { CartGifts } from './cart-gifts';
import { CartItem } from './cart-item';
import { cartLink } from './cart-link';
import { selectCartProducts } from './cart-products-slice';
import { summarize, type CartRow } from './cart-rows';
import { CartSkeleton, Columns } from './cart-skeleton';
import { CartTotal } from './cart-total';
import { MergeReport } from './merge-report';
import { RemovedItem } from './removed-item';
import { SavedSection } from './saved-section';
import { ShareCart } from './share-cart';
import { useFirstPriceWait } from './use-first-price-wait';
import { useTakenLines } from './use-taken-lines';

/** What is to be bought: how many, which of it, and what it comes to. */
function CartPage() {
  const { t } = useTranslation('checkout');
  const retry = useRetry();
  const isRestored = useSelector(selectIsCartRestored);
  const { byId, error } = useSelector(selectCartProducts);
  const { rows, remove, save, restore, forget, isSaved } = useTakenLines();
  const price = useShownQuote();
  usePriceShownAt('cart');
  const list = useRef<HTMLUListElement>(null);

  const shown = rows.map((row) => ({ ...row, product: byId[row.line.infoId]?.product }));
  const inCart = shown.filter(({ isRemoved }) => !isRemoved);
  const isNothingKnown = inCart.length > 0 && inCart.every(({ product }) => product === undefined);
  const summary = summarize(inCart);
  const isWaiting = useFirstPriceWait(price, isRestored && !isNothingKnown);
  const isPending = !isRestored || isWaiting || (isNothingKnown && !error);

  const goToProblem = (row: CartRow) =>
    list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(row.line.infoId)}"]`)?.focus();

  const content = () => {
    if (isPending) return <CartSkeleton count={inCart.length} />;
    if (isNothingKnown && error) return <Failed error={error} title={t('cart.failed')} onRetry={retry} />;
    if (shown.length === 0) return <EmptyCart />;
    return (
      <Columns>
        <div>
          {error && (
            <Stale
              tone="warning"
              isLive
              action={<TextButton onClick={retry}>{t('cart.askAgain')}</TextButton>}
            >
              {t('cart.stale')}
            </Stale>
          )}
          <SelectAll available={summary.available} ticked={summary.ticked} />
          <LineList ref={list} aria-label={t('cart.list')}>
            {shown.map(({ line, product, isRemoved }) =>
              isRemoved ? (
                <RemovedItem
                  key={`removed-${line.infoId}`}
                  name={product?.name ?? t('cart.item.unknown')}
                  isSaved={isSaved(line.infoId)}
                  onRestore={() => restore(line.infoId)}
                  onExpire={() => forget(line.infoId)}
                />
              ) : (
                <CartItem
                  key={line.infoId}
                  line={line}
                  product={product}
                  shown={price}
                  onRemove={() => remove(line)}
                  onSave={() => save(line)}
                />
              ),
            )}
          </LineList>
          {price.quote && <CartGifts quote={price.quote} />}
        </div>
        <CartTotal summary={summary} shown={price} onFix={goToProblem} />
      </Columns>
    );
  };
  // One page in all its states, so that what stands above and below the lines is not made again when they come or go.
  return (
    <Page
      title={t('cart.title')}
      width="wide"
      aside={
        // With the lines, which it would move if it came before them.
        shown.length > 0 &&
        !isNothingKnown &&
        !isPending && (
          <Beside>
            <Count>{t('cart.lines', { count: inCart.length })}</Count>
            <ShareCart />
          </Beside>
        )
      }
    >
      <MergeReport isKnown={isRestored && !isNothingKnown} isHidden={isPending} />
      {content()}
      {!isPending && <SavedSection />}
      {!isPending && shown.length > 0 && (
        <GoesWith
          products={inCart.flatMap(({ product }) => product ?? [])}
          isKnown={error !== null || inCart.every(({ product }) => product !== undefined)}
        />
      )}
    </Page>
  );
}

function SelectAll({ available, ticked }: { available: CartRow[]; ticked: CartRow[] }) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const isAll = available.length > 0 && ticked.length === available.length;
  return (
    <AllLine>
      <Checkbox
        label={t('cart.selectAll', { count: available.length })}
        checked={isAll}
        isMixed={ticked.length > 0 && !isAll}
        disabled={available.length === 0}
        onChange={({ target }) => {
          const infoIds = available.map(({ line }) => line.infoId);
          dispatch(cartChanged({ kind: 'select', infoIds, isOrder: target.checked }));
        }}
      />
    </AllLine>
  );
}

/** What goes with the line that was added last. */
function GoesWith({ products, isKnown }: { products: readonly CartProduct[]; isKnown: boolean }) {
  const { t } = useTranslation('checkout');
  // Stays until the page is left: a row that follows the cart would go from under the button that adds to it.
  const [first, setFirst] = useState<{ productId: string; without: string[] }>();
  const latest = products.at(-1);
  if (!first && isKnown && latest)
    setFirst({ productId: latest.productId, without: products.map(({ productId }) => productId) });
  if (!first) return null;
  return (
    <Below>
      <Widget
        of="catalog"
        name="related-products"
        // The cart is whole without it.
        placeholder={<></>}
        when="visible"
        title={t('cart.goesWith')}
        {...first}
      />
    </Below>
  );
}

function EmptyCart() {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  return (
    <>
      <Empty
        scene="cart"
        title={t('cart.empty.title')}
        action={<ButtonLink to={pathTo('catalog/products')}>{t('cart.empty.action')}</ButtonLink>}
      >
        {t('cart.empty.text')}
      </Empty>
      <Below>
        <Widget of="catalog" name="recently-viewed" placeholder={<></>} title={t('cart.viewed')} />
      </Below>
    </>
  );
}

export const cartPage: RemotePage = {
  Component: CartPage,
  slices: [cartLink.slice],
  saga: cartLink.saga,
};

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;
const Below = styled.div`
  margin-top: var(--s-12);
`;
const Count = styled.p`
  color: var(--c-ink-soft);
`;
const Stale = styled(Banner)`
  margin-bottom: var(--s-4);
`;
