import { useTranslation } from 'react-i18next';
import type { ProductCard } from '@storefront/shared/contracts';
import { useErrorText } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Dialog, Stack } from '@storefront/shared/ui';
import { addToCart } from './add-to-cart';

/** Adds a product to the cart, after a choice when it has several variants. */
export function AddToCartButton({ product: { id, name } }: { product: ProductCard }) {
  const { t } = useTranslation('sample');
  const language = useLanguage();
  // The shop has a text for every code; these say more exactly what happened here.
  const textOf = useErrorText({ OUT_OF_STOCK: t('cart.soldOut'), other: t('cart.failed') });
  const dispatch = useDispatch();
  const { status, data = [], error } = useSelector((state) => addToCart.select(state, id));
  const add = (infoId?: string) => {
    dispatch(addToCart.send({ productId: id, ...(infoId && { infoId }) }));
  };
  return (
    <>
      <Button
        variant="quiet"
        isWide
        busy={status === 'pending'}
        aria-label={t('cart.addOf', { name })}
        onClick={() => add()}
      >
        {t('cart.add')}
      </Button>
      <p role="status">{error && textOf(error)}</p>
      <Dialog
        isOpen={data.length > 1}
        title={t('cart.choose', { name })}
        onClose={() => dispatch(addToCart.reset(id))}
      >
        <Stack gap={2}>
          {data.map(({ infoId, color, size, price }) => (
            <Button key={infoId} variant="quiet" isWide onClick={() => add(infoId)}>
              {[color?.name, size, formatMoney(price, language)].filter(Boolean).join(' · ')}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
