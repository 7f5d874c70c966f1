import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { cartChanged, selectCart } from '@storefront/shared/cart';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { noticeShown, useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateInText } from '@storefront/shared/time';
import { Async, Button, ButtonLink, Checkbox, Empty, Page, Skeleton } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { AllLine, LineList } from '../line-item/line-parts';
import { paths } from '../paths/paths';
import { addable, sharedCart, type SharedRow, type SharedRows } from './shared-cart';
import { SharedLine } from './shared-line';

/** A cart takes no more than these. */
const maxLines = 100;

/** A cart that somebody passed on; what of it is wanted goes into the own one. */
function SharedCartPage() {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout-cart');
  const language = useLanguage();
  const { id = '' } = useParams();
  const entry = useSelector((state) => sharedCart.select(state, { id, language }));

  if (entry.error?.status === 404 && !entry.data) {
    return (
      <Page title={t('shared.lost')} isTitleInside width="wide">
        <Empty
          level={1}
          scene="cart"
          title={t('shared.lost')}
          action={
            <>
              <ButtonLink to={pathTo('catalog/products')}>{t('shared.products')}</ButtonLink>
              <ButtonLink to={paths.cart.to()} variant="quiet">
                {t('shared.cart')}
              </ButtonLink>
            </>
          }
        >
          {t('shared.lostText')}
        </Empty>
      </Page>
    );
  }
  return (
    <Page title={t('shared.title')} width="wide">
      <Async entry={entry} pending={<Skeleton kind="block" height={320} />}>
        {(shared) => <Choice key={id} {...shared} />}
      </Async>
    </Page>
  );
}

function Choice({ rows, expiresAt }: SharedRows) {
  const { t } = useTranslation('checkout-cart');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const carts = useSelector(selectCart);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isAdded, setIsAdded] = useState(false);
  const inCart = (infoId: string) => carts.find((line) => line.infoId === infoId)?.quantity ?? 0;
  const quantityOf = (row: SharedRow) => addable(row, inCart(row.infoId));

  const available = rows.filter((row) => quantityOf(row) > 0);
  const chosen = available.filter(({ infoId }) => !refused.includes(infoId));
  const units = (of: (row: SharedRow) => number) => chosen.reduce((sum, row) => sum + of(row), 0);
  const total = units((row) => quantityOf(row) * (row.product?.price ?? 0));

  const add = () => {
    // The page of the cart may take a moment, and a second press must not add it all again.
    if (isAdded) return;
    const isNew = ({ infoId }: SharedRow) => inCart(infoId) === 0;
    if (carts.length + chosen.filter(isNew).length > maxLines) {
      dispatch(noticeShown('checkout:CartIsFull'));
      return;
    }
    for (const row of chosen) {
      const line = { infoId: row.infoId, quantity: quantityOf(row), priceSeen: row.product?.price ?? 0 };
      dispatch(cartChanged({ kind: 'add', line }));
    }
    setIsAdded(true);
    const added = units(quantityOf);
    const wanted = units(({ quantity }) => quantity);
    dispatch(
      added < wanted
        ? noticeShown('checkout:AddedInPart', { added, wanted })
        : noticeShown('AddProductSuccess'),
    );
    void navigate(paths.cart.to());
  };

  return (
    <Parts>
      <p>{t('shared.intro')}</p>
      <div>
        <AllLine>
          <Checkbox
            label={t('shared.all', { count: available.length })}
            checked={available.length > 0 && chosen.length === available.length}
            isMixed={chosen.length > 0 && chosen.length < available.length}
            disabled={available.length === 0}
            onChange={({ target }) => setRefused(target.checked ? [] : available.map(({ infoId }) => infoId))}
          />
        </AllLine>
        <LineList aria-label={t('shared.list')}>
          {rows.map((row) => (
            <SharedLine
              key={row.infoId}
              row={row}
              inCart={inCart(row.infoId)}
              isChosen={chosen.includes(row)}
              onChoose={(isChosen) =>
                setRefused(isChosen ? refused.filter((one) => one !== row.infoId) : [...refused, row.infoId])
              }
            />
          ))}
        </LineList>
      </div>
      <Foot>
        <Sum role="status">
          <span>{t('shared.total')}</span>
          <strong>{formatMoney(total, language)}</strong>
        </Sum>
        {chosen.length > 0 ? (
          <Button size="large" onClick={add}>
            {t('shared.add', { count: chosen.length })}
          </Button>
        ) : (
          <Button size="large" aria-disabled onClick={(event) => event.preventDefault()}>
            {t('shared.nothing')}
          </Button>
        )}
        <ButtonLink size="large" variant="quiet" to={paths.cart.to()}>
          {t('shared.cart')}
        </ButtonLink>
      </Foot>
      <Small>{t('shared.until', { date: formatDateInText(expiresAt, language) })}</Small>
    </Parts>
  );
}

export const sharedCartPage: RemotePage = {
  Component: SharedCartPage,
  needs: ({ params, language }) => [sharedCart.fetch({ id: params['id'] ?? '', language })],
  head: (_state, _at, t) => ({ title: t('checkout-cart:shared.title'), noindex: true }),
  slices: [sharedCart.slice],
  saga: sharedCart.saga,
};

const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);
  @media (max-width: 767.98px) {
    > a,
    > button {
      flex: 1 1 100%;
    }
  }
`;
const Sum = styled.p`
  display: flex;
  flex: 1 1 200px;
  gap: var(--s-3);
  align-items: baseline;
  strong {
    font-size: var(--t-lg);
    font-variant-numeric: tabular-nums;
  }
`;
const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
