import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { cartChanged } from '@storefront/shared/cart';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch } from '@storefront/shared/store';
import { ActionLink, DangerIcon, InfoIcon, TextButton, WarningIcon } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { hasNewPrice, isTooMany, isUnavailable, type CartRow } from './cart-rows';

/** What is wrong with a line, in words, and what can be done about it. */
export function LineProblems(row: CartRow) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const language = useLanguage();
  const { line, product } = row;
  const { infoId } = line;

  if (isUnavailable(row)) {
    return (
      <Problem data-tone="danger">
        <DangerIcon size={18} />
        <span>
          {t(product ? 'cart.problem.soldOut' : 'cart.problem.gone')}{' '}
          {/* A backend that is older says nothing about it. */}
          {product && product.hasOther !== false && (
            <ActionLink to={pathTo('catalog/product', { slug: product.seoSlug })}>
              {t('cart.problem.otherVariant')}
            </ActionLink>
          )}
        </span>
      </Problem>
    );
  }
  if (!product) return null;
  return (
    <>
      {hasNewPrice(row) && (
        <Problem data-tone="info">
          <InfoIcon size={18} />
          <span>
            {t('cart.problem.newPrice', {
              before: formatMoney(line.priceSeen, language),
              after: formatMoney(product.price, language),
            })}{' '}
            <TextButton
              onClick={() =>
                dispatch(cartChanged({ kind: 'seePrices', prices: { [infoId]: product.price } }))
              }
            >
              {t('cart.problem.understood')}
            </TextButton>
          </span>
        </Problem>
      )}
      {isTooMany(row) && (
        <Problem data-tone="warning">
          <WarningIcon size={18} />
          <span>
            {t('cart.problem.tooMany', { stock: product.stock, wanted: line.quantity })}{' '}
            <TextButton
              onClick={() => dispatch(cartChanged({ kind: 'setQuantity', infoId, quantity: product.stock }))}
            >
              {t('cart.problem.take', { stock: product.stock })}
            </TextButton>
          </span>
        </Problem>
      )}
    </>
  );
}

const Problem = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: var(--s-1);
  font-size: var(--t-sm);
  line-height: 1.5;
  svg {
    flex: none;
    margin-block-start: 2px;
  }
  &[data-tone='danger'] {
    color: var(--c-danger);
  }
  &[data-tone='warning'] {
    color: var(--c-warning);
  }
  &[data-tone='info'] {
    color: var(--c-info);
  }
`;
