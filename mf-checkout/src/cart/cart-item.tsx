import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { cartChanged, maxQuantity, type CartLine } from '@storefront/shared/cart';
import type { CartProduct } from '@storefront/shared/contracts';
import { noticeShown, useDispatch } from '@storefront/shared/store';
import {
  Checkbox,
  IconButton,
  PageLink,
  Picture,
  Price,
  QuantityStepper,
  Skeleton,
  TrashIcon,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { LineFacts, LineName, LineNote, LinePicture } from '../line-item/line-parts';
import { variantText } from '../line-item/variant-text';
import type { ShownQuote } from '../quote/use-quote';
import { isUnavailable } from './cart-rows';
import { LineOffers } from './line-offers';
import { LineProblems } from './line-problems';
import { LineTotal } from './line-total';
import { SaveForLater } from './save-for-later';

interface Props {
  line: CartLine;
  product: CartProduct | null | undefined;
  /** The price of what is ticked. */
  shown: ShownQuote;
  onRemove: () => void;
  /** Puts it aside for later. */
  onSave: () => void;
}

/** One line of the cart, with what is wrong with it and what to do about that. */
export function CartItem({ line, product, shown: { quote, isStale, error }, onRemove, onSave }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const isOut = isUnavailable({ line, product });
  const variant = product ? variantText(product) : '';
  const name = product?.name ?? t('cart.item.unknown');
  const fullName = variant ? `${name}, ${variant}` : name;
  const isThis = ({ infoId }: { infoId: string }) => infoId.toLowerCase() === line.infoId.toLowerCase();
  const priced = line.isOrder ? quote?.lines.find((one) => !one.isGift && isThis(one)) : undefined;

  return (
    <Item data-line={line.infoId} data-out={isOut || undefined} tabIndex={-1} aria-label={fullName}>
      <Tick>
        <Checkbox
          label={t('cart.item.select', { name: fullName })}
          isLabelHidden
          checked={line.isOrder && !isOut}
          disabled={isOut}
          onChange={({ target }) =>
            dispatch(cartChanged({ kind: 'select', infoIds: [line.infoId], isOrder: target.checked }))
          }
        />
      </Tick>
      <Shown>
        {product === undefined ? (
          <Skeleton kind="block" ratio="4 / 5" />
        ) : (
          <Picture picture={product?.picture} alt="" sizes="112px" ratio="4 / 5" />
        )}
      </Shown>
      <Facts>
        <LineName>
          {product ? (
            <PageLink to={pathTo('catalog/product', { slug: product.seoSlug, v: line.infoId })}>
              {product.name}
            </PageLink>
          ) : (
            name
          )}
        </LineName>
        {variant && <LineNote>{variant}</LineNote>}
        {product && !isOut && (
          <Price
            amount={priced?.unitPrice ?? product.price}
            before={
              priced && priced.unitPrice < priced.usualPrice ? priced.usualPrice : product.originalPrice
            }
            size="small"
          />
        )}
        {priced && !isOut && (
          <LineOffers line={priced} others={quote?.moreOriginalProducts.filter(isThis) ?? []} />
        )}
        <LineProblems line={line} product={product} />
        <SaveForLater name={fullName} onSave={onSave} />
      </Facts>
      <Amount>
        {product && !isOut && (
          <QuantityStepper
            label={t('cart.item.quantity', { name: fullName })}
            value={line.quantity}
            max={Math.min(product.stock, maxQuantity)}
            onChange={(quantity) =>
              dispatch(cartChanged({ kind: 'setQuantity', infoId: line.infoId, quantity }))
            }
            onRefused={(reason) => {
              if (reason === 'min') dispatch(noticeShown('NotAllowQuantityZero', { name }));
              if (reason === 'max')
                dispatch(
                  noticeShown('NotAllowAddMoreThanStock', {
                    name,
                    stock: product.stock,
                    inCart: line.quantity,
                    available: product.stock,
                  }),
                );
            }}
          />
        )}
      </Amount>
      <Total>
        {product && !isOut && (
          <LineTotal
            name={fullName}
            quantity={line.quantity}
            unitPrice={priced?.unitPrice ?? product.price}
            priced={priced}
            state={!line.isOrder ? 'known' : error ? 'failed' : isStale ? 'asked' : 'known'}
          />
        )}
      </Total>
      <Remove>
        <IconButton
          label={t('cart.item.remove', { name: fullName })}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      </Remove>
    </Item>
  );
}

/** Where a line has the width for it: between these the sum stands beside the lines. */
const inOneRow = '(min-width: 768px) and (max-width: 1023.98px), (min-width: 1200px)';
const Item = styled.li`
  display: grid;
  grid-template-columns: 24px 80px minmax(0, 1fr) 44px;
  grid-template-areas:
    'tick picture facts remove'
    '. picture amount amount'
    '. picture total total';
  gap: var(--s-2) var(--s-3);
  padding: var(--s-4);
  scroll-margin-block: 80px 160px;
  & + li {
    border-block-start: 1px solid var(--c-line);
  }
  &:focus {
    outline: 2px solid var(--c-action);
    outline-offset: -2px;
  }
  &[data-out] {
    background: var(--c-ground);
    /* Neither a quantity nor a sum stands below. */
    row-gap: 0;
  }
  @media ${inOneRow} {
    grid-template-columns: 24px 104px minmax(0, 1fr) auto 128px 44px;
    grid-template-areas: 'tick picture facts amount total remove';
    gap: var(--s-4);
    padding: var(--s-6);
  }
`;
const Tick = styled.div`
  grid-area: tick;
  margin-block-start: -10px;
`;
const Shown = styled(LinePicture)`
  grid-area: picture;
`;
const Facts = styled(LineFacts)`
  grid-area: facts;
`;
const Amount = styled.div`
  grid-area: amount;
  /* Its error is as wide as the stepper and breaks there, so that the name keeps its room. */
  [role='status'] {
    display: block;
    width: 0;
    min-width: 100%;
  }
`;
const Total = styled.div`
  grid-area: total;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  @media ${inOneRow} {
    padding-block-start: 10px;
    text-align: end;
  }
`;
const Remove = styled.div`
  grid-area: remove;
  margin: -10px -10px 0 0;
  @media ${inOneRow} {
    margin: 0;
  }
`;
