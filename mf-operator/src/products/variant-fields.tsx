import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { CheckboxField, MoneyField, TextField, useFormikContext } from '@storefront/shared/forms';
import { Button, Row, Section, Stack, SwatchDot, TextButton, media } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { emptyVariant, type ProductValues } from './product-values';

/** The variants: each with its code, colour, size and prices. A stored one is taken off, never removed: orders name it. */
export function VariantFields() {
  const { t } = useTranslation('operator-goods');
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const { variants } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const set = (next: ProductValues['variants']) => void setFieldValue('variants', next);
  const add = () => {
    const { color, price, originalPrice } = variants.at(-1) ?? emptyVariant;
    set([...variants, { ...emptyVariant, color, price, originalPrice }]);
  };
  return (
    <Section title={t('form.variants')}>
      <Stack ref={list}>
        {variants.map((variant, at) => {
          const name = `variants[${String(at)}]`;
          const title = t('form.variant', { number: at + 1, sku: variant.sku });
          return (
            <Variant key={variant.id ?? `new ${String(at)}`} role="group" aria-label={title}>
              <Row between>
                <strong>{title}</strong>
                {/^#[\da-f]{6}$/i.test(variant.color.rgb) && <SwatchDot colour={variant.color.rgb} />}
              </Row>
              <Fields>
                <TextField name={`${name}.sku`} label={t('product.sku')} maxLength={64} autoComplete="off" />
                <TextField
                  name={`${name}.size`}
                  label={t('form.size')}
                  maxLength={40}
                  autoComplete="off"
                  isOptional
                />
                <MoneyField name={`${name}.price`} label={t('product.price')} />
                <MoneyField name={`${name}.originalPrice`} label={t('form.originalPrice')} isOptional />
                <TextField
                  name={`${name}.color.rgb`}
                  label={t('form.color')}
                  placeholder="#1c1917"
                  maxLength={7}
                  autoComplete="off"
                  isOptional
                />
                <TextField
                  name={`${name}.color.name.vi`}
                  label={t('form.colorVi')}
                  maxLength={60}
                  autoComplete="off"
                  isOptional
                />
                <TextField
                  name={`${name}.color.name.en`}
                  label={t('form.colorEn')}
                  maxLength={60}
                  autoComplete="off"
                  isOptional
                />
              </Fields>
              <Row between>
                <CheckboxField name={`${name}.isActive`} label={t('form.isSold')} />
                {variant.id === undefined && variants.length > 1 && (
                  <TextButton
                    data-remove
                    onClick={() => {
                      rowRemoved();
                      set(variants.filter((_, other) => other !== at));
                    }}
                  >
                    {t('form.removeVariant')}
                  </TextButton>
                )}
              </Row>
            </Variant>
          );
        })}
        <Row>
          <Button type="button" variant="quiet" data-add onClick={add}>
            {t('form.addVariant')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

const Variant = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
`;
const Fields = styled.div`
  display: grid;
  gap: var(--s-3);
  align-items: end;
  grid-template-columns: 1fr 1fr;
  ${media.from(768)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
