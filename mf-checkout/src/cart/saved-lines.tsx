import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartChanged, selectCart, type CartLine } from '@storefront/shared/cart';
import { noticeShown, useDispatch, useSelector } from '@storefront/shared/store';
import { Heading } from '@storefront/shared/ui';
import { savedLinesShown, selectCartProducts } from './cart-products-slice';
import { RemovedItem } from './removed-item';
import { withoutRestored, withRemoved, type RemovedLine } from './removed-lines';
import { SavedLine } from './saved-line';
import { maxLines, removeSaved, saveLine, useSavedLines } from './use-saved-lines';

/** What was put aside for later, at the price and stock of now. */
export function SavedLines() {
  const { t } = useTranslation('checkout-cart');
  const dispatch = useDispatch();
  const lines = useSavedLines();
  const carts = useSelector(selectCart);
  const heading = useRef<HTMLHeadingElement>(null);
  const { byId } = useSelector(selectCartProducts);
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const pending = removed.filter(({ line }) => !lines.some(({ infoId }) => infoId === line.infoId));
  const rows = withRemoved(lines, pending);

  // What was put aside is known to this browser alone, so the route cannot ask for it.
  const asked = lines.map(({ infoId }) => infoId).join();
  useEffect(() => {
    if (asked) dispatch(savedLinesShown(asked.split(',')));
  }, [asked, dispatch]);

  if (rows.length === 0) return null;
  const remove = (line: CartLine) => {
    setRemoved([...pending, { line, index: lines.indexOf(line) }]);
    removeSaved(line.infoId);
  };
  const restore = ({ line, index }: RemovedLine) => {
    setRemoved(withoutRestored(pending, line.infoId));
    saveLine(line, index);
  };
  const moveBack = ({ infoId, quantity, priceSeen }: CartLine) => {
    const isInCart = carts.some((line) => line.infoId === infoId);
    if (carts.length >= maxLines && !isInCart) {
      dispatch(noticeShown('checkout:CartIsFull'));
      return;
    }
    const price = byId[infoId]?.product?.price ?? priceSeen;
    dispatch(cartChanged({ kind: 'add', line: { infoId, quantity, priceSeen: price } }));
    removeSaved(infoId);
    dispatch(noticeShown('AddProductSuccess'));
    // The button that was pressed is gone.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Section aria-labelledby="saved-lines">
      <Heading level={2} size={3} id="saved-lines" tabIndex={-1} ref={heading}>
        {t('saved.title', { count: lines.length })}
      </Heading>
      <List>
        {rows.map(({ line, isRemoved }) => {
          const product = byId[line.infoId]?.product;
          const back = pending.find((one) => one.line.infoId === line.infoId);
          return isRemoved && back ? (
            <RemovedItem
              key={`removed-${line.infoId}`}
              name={product?.name ?? t('saved.unknown')}
              onRestore={() => restore(back)}
              onExpire={() => setRemoved((before) => before.filter((one) => one.line.infoId !== line.infoId))}
            />
          ) : (
            <SavedLine
              key={line.infoId}
              line={line}
              product={product}
              onMoveBack={() => moveBack(line)}
              onRemove={() => remove(line)}
            />
          );
        })}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--s-4);
  margin-block-start: var(--s-8);
  @media (min-width: 1024px) {
    /* As wide as the list above it. */
    margin-inline-end: calc(352px + var(--s-8));
  }
`;
const List = styled.ul`
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  overflow: clip;
`;
