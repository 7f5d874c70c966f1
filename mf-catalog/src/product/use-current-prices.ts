import { useEffect, useMemo, useState } from 'react';
import type { ProductDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useClockOffset, useDispatch } from '@storefront/shared/store';
import { productDetails } from './product-resource';
import { atSalePrice, endOfSale, priceTurn, withoutSale } from './sale';

/** Browsers take a longer wait for none at all. */
const maxDelayMs = 2_000_000_000;

/**
 * A product as it costs at this moment. When its flash sale ends while it is looked at, the usual prices are back at
 * once, by the server's clock; then, and when its next sale begins, the shop is asked what holds now.
 */
export function useCurrentPrices(product: ProductDetail): { current: ProductDetail; isSaleOver: boolean } {
  const dispatch = useDispatch();
  const language = useLanguage();
  const { seoSlug: slug } = product;
  const endsAt = endOfSale(product.infos);
  const turnsAt = priceTurn(product);
  const offset = useClockOffset(turnsAt !== null);
  const [overAt, setOverAt] = useState<number | null>(null);

  useEffect(() => {
    if (turnsAt === null || offset === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      const left = turnsAt - Date.now() - offset;
      if (left > 0) {
        timer = setTimeout(watch, Math.min(left, maxDelayMs));
        return;
      }
      if (turnsAt === endsAt) setOverAt(endsAt);
      dispatch(productDetails.refetch({ slug, language }));
    };
    watch();
    return () => clearTimeout(timer);
  }, [turnsAt, endsAt, offset, slug, language, dispatch]);

  const isOn = endsAt !== null && endsAt !== overAt;
  const current = useMemo(
    () => ({ ...product, infos: product.infos.map(isOn ? atSalePrice : withoutSale) }),
    [product, isOn],
  );
  return { current, isSaleOver: overAt !== null && !isOn };
}
