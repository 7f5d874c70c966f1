import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Row } from '@storefront/shared/ui';
import { findingVariants, type FoundVariant } from './catalogue-search';
import { ProductSearch } from './product-search';

/** Finds a product, then hands over the colours and sizes of it that are picked: one, or all at once. */
export function VariantSearch({
  label,
  picked,
  onPick,
}: {
  label: string;
  /** Ids of variants that are chosen already. */
  picked: readonly string[];
  onPick: (variants: FoundVariant[]) => void;
}) {
  const { t } = useTranslation('operator-offers');
  const dispatch = useDispatch();
  const found = useSelector(findingVariants.select);
  useEffect(() => {
    dispatch(findingVariants.reset());
  }, [dispatch]);
  const variants = found.status === 'done' ? (found.data ?? []) : [];
  const left = variants.filter(({ infoId }) => !picked.includes(infoId));
  return (
    <div>
      <ProductSearch
        label={label}
        picked={[]}
        onPick={(product) => dispatch(findingVariants.send(product))}
      />
      <ErrorBanner error={found.status === 'failed' ? found.error : undefined} />
      {variants.length > 0 && (
        <div role="group" aria-label={t('products.variants')}>
          <Row gap={2}>
            {left.length > 1 && (
              <Button size="small" onClick={() => onPick(left)}>
                {t('products.addAll', { count: left.length })}
              </Button>
            )}
            {variants.map((variant) => (
              <Button
                key={variant.infoId}
                size="small"
                variant="quiet"
                disabled={picked.includes(variant.infoId)}
                onClick={() => onPick([variant])}
              >
                {variant.name}
              </Button>
            ))}
          </Row>
        </div>
      )}
    </div>
  );
}
