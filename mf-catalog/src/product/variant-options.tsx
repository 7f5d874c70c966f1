import type { RefObject } from 'react';
import type { ProductAttribute, ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { SizeChips, SwatchGroup } from '@storefront/shared/ui';
import { choicesOf, valueOf } from './variant';

interface Props {
  product: ProductDetail;
  variant: ProductInfo;
  onChoose: (attribute: ProductAttribute, value: string) => void;
  /** Where sizes are, for moving the focus there. */
  sizes: RefObject<HTMLDivElement | null>;
  /** Why a size is needed, once one was missing. */
  sizeError: string | undefined;
}

/** Colours and sizes; unavailable ones say so and can still be chosen. */
export function VariantOptions({ product, variant, onChoose, sizes, sizeError }: Props) {
  return product.attributes.map((attribute) => {
    const options = choicesOf(product, variant, attribute.key);
    const group = {
      legend: attribute.name,
      value: valueOf(variant, attribute.key),
      onChange: (value: string) => {
        onChoose(attribute, value);
      },
    };
    return attribute.key === 'color' ? (
      <SwatchGroup
        key={attribute.key}
        {...group}
        options={options.map((option) => ({ ...option, colour: option.rgb ?? option.value }))}
      />
    ) : (
      <div key={attribute.key} ref={sizes}>
        <SizeChips {...group} options={options} error={sizeError} />
      </div>
    );
  });
}
