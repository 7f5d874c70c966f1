import { useTranslation } from 'react-i18next';
import { paths, type ProductCard } from '@storefront/shared/contracts';
import { useErrorText } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, TextLink } from '@storefront/shared/ui';
import { addToCart } from './add-to-cart';

/** The button below a product, and what came of pressing it. */
export function AddToCartButton({ product: { id, name, seoSlug } }: { product: ProductCard }) {
  const { t } = useTranslation('sample');
  // The shop has a text for every code; these say more exactly what happened here.
  const textOf = useErrorText({ OUT_OF_STOCK: t('cart.soldOut'), other: t('cart.failed') });
  const dispatch = useDispatch();
  const { status, data = [], error } = useSelector((state) => addToCart.select(state, id));
  return (
    <>
      <Button
        variant="quiet"
        isWide
        busy={status === 'pending'}
        aria-label={t('cart.addOf', { name })}
        onClick={() => dispatch(addToCart.send({ productId: id }))}
      >
        {t('cart.add')}
      </Button>
      <p role="status">
        {error && textOf(error)}
        {data.length > 1 && (
          <TextLink to={paths.product.to(seoSlug)}>{t('cart.choose', { count: data.length })}</TextLink>
        )}
      </p>
    </>
  );
}
