import { useTranslation } from 'react-i18next';
import type { ProductCard } from '@storefront/shared/contracts';
import { useErrorText } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Dialog, Stack } from '@storefront/shared/ui';
import { addToCart } from './add-to-cart';

/** Adds a product to the cart, after a choice when it has several variants. */
export function AddToCartButton({ product }: { product: ProductCard }) {
  const { t } = useTranslation('sample');
  const { id, name, infoId, price, stock } = product;
  const language = useLanguage();
  // The shop has a text for every code; these say more exactly what happened here.
  const textOf = useErrorText({ OUT_OF_STOCK: t('cart.soldOut'), other: t('cart.failed') });
  const dispatch = useDispatch();
  const { status, data = [], error } = useSelector((state) => addToCart.select(state, id));
  // The list names the variant of a product that has only one.
  const only = infoId === null ? undefined : { infoId, price, stock };
  const add = (variant = only) => {
    dispatch(addToCart.send({ productId: id, ...(variant && { variant }) }));
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
        firstFocus="title"
        title={t('cart.choose', { name })}
        onClose={() => dispatch(addToCart.reset(id))}
      >
        <Stack gap={2}>
          {data.map((variant) => (
            <Button key={variant.infoId} variant="quiet" isWide onClick={() => add(variant)}>
              {[variant.color?.name, variant.size, formatMoney(variant.price, language)]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
