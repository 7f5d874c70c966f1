import type { ProductAttribute, ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { SizeChips, SwatchGroup } from '@storefront/shared/ui';
import { choicesOf, valueOf } from './variant';

interface Props {
  product: ProductDetail;
  variant: ProductInfo;
  onChoose: (attribute: ProductAttribute, value: string) => void;
}

/** Colours and sizes; unavailable ones say so and can still be chosen. */
export function VariantOptions({ product, variant, onChoose }: Props) {
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
      <SizeChips key={attribute.key} {...group} options={options} />
    );
  });
}
