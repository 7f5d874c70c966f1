import { useEffect, useMemo, useState } from 'react';
import type { ProductDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useClockOffset, useDispatch } from '@storefront/shared/store';
import { productDetails } from './product-resource';
import { atSalePrice, endOfSale, startOfSale, withoutSale } from './sale';

/** Browsers take a longer wait for none at all. */
const maxDelayMs = 2_000_000_000;

/** Does something at an instant of this browser's clock; returns what cancels it. */
function at(instant: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    const left = instant - Date.now();
    if (left > 0) timer = setTimeout(watch, Math.min(left, maxDelayMs));
    else act();
  };
  watch();
  return () => clearTimeout(timer);
}

/**
 * A product as it costs at this moment. When its flash sale ends while it is looked at, the usual prices are back at
 * once, by the server's clock; then, and when its next sale begins, the shop is asked what holds now.
 */
export function useCurrentPrices(product: ProductDetail): { current: ProductDetail; isSaleOver: boolean } {
  const dispatch = useDispatch();
  const language = useLanguage();
  const { seoSlug: slug } = product;
  const endsAt = endOfSale(product.infos);
  const beginsAt = startOfSale(product);
  const offset = useClockOffset(endsAt !== null || beginsAt !== null);
  const [overAt, setOverAt] = useState<number | null>(null);

  useEffect(() => {
    if (endsAt === null || offset === null) return;
    return at(endsAt - offset, () => {
      setOverAt(endsAt);
      dispatch(productDetails.refetch({ slug, language }));
    });
  }, [endsAt, offset, slug, language, dispatch]);
  useEffect(() => {
    if (beginsAt === null || offset === null) return;
    return at(beginsAt - offset, () => {
      dispatch(productDetails.refetch({ slug, language }));
    });
  }, [beginsAt, offset, slug, language, dispatch]);

  const isOn = endsAt !== null && endsAt !== overAt;
  const current = useMemo(
    () => ({ ...product, infos: product.infos.map(isOn ? atSalePrice : withoutSale) }),
    [product, isOn],
  );
  return { current, isSaleOver: overAt !== null && !isOn };
}
