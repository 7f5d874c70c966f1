import { useTranslation } from 'react-i18next';
import { paths, type ErrorCode, type ProductCard } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, TextLink } from '@storefront/shared/ui';
import { addToCart } from './add-to-cart';

const errorTexts = {
  PRODUCT_NOT_FOUND: 'cart.gone',
  OUT_OF_STOCK: 'cart.soldOut',
} as const satisfies Partial<Record<ErrorCode, string>>;
const isKnown = (code: string): code is keyof typeof errorTexts => code in errorTexts;

/** The button below a product, and what came of pressing it. */
export function AddToCartButton({ product: { id, name, seoSlug } }: { product: ProductCard }) {
  const { t } = useTranslation('sample');
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
        {error && t(isKnown(error.code) ? errorTexts[error.code] : 'cart.failed')}
        {data.length > 1 && (
          <TextLink to={paths.product.to(seoSlug)}>{t('cart.choose', { count: data.length })}</TextLink>
        )}
      </p>
    </>
  );
}
