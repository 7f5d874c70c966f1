import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ProductAttribute, ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { paths } from '../paths/paths';
import { useStockText } from './use-stock-text';
import { adjusted, choose, labelOf, stockOfColor, valueOf, variantName, variantShown } from './variant';

/**
 * Choosing another variant, which the address then names, and what there is to say about it. Before a size is chosen the
 * address names a colour alone.
 */
export function useVariantChoice(product: ProductDetail, variant: ProductInfo, isSizeOpen: boolean) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const navigate = useNavigate();
  const stockText = useStockText();
  const [said, setSaid] = useState({ adjustment: '', announcement: '' });

  const chooseValue = (attribute: ProductAttribute, value: string): void => {
    if (valueOf(variant, attribute.key) === value) return;
    // All that is chosen while the size stays open.
    const color = isSizeOpen && attribute.key === 'color' ? value.replace('#', '') : undefined;
    const next =
      (color && variantShown(product, null, color)) || choose(product, variant, attribute.key, value);
    const adjustment = adjusted(product, variant, next, attribute.key)
      .map((other) =>
        t('product.adjusted', {
          value: labelOf(attribute, next),
          lost: labelOf(other, variant),
          now: labelOf(other, next),
        }),
      )
      .join(' ');
    const announcement = t('product.announce', {
      name: (color ? labelOf(attribute, next) : variantName(product, next)) || product.name,
      price: formatMoney(next.price, language),
      stock: stockText(color ? stockOfColor(product, next) : next.stock),
    });
    setSaid({ adjustment, announcement });
    void navigate(paths.product.to(product.seoSlug, color ? undefined : next.infoId, color), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return { ...said, chooseValue };
}
