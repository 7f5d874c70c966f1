import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextField, useFormikContext } from '@storefront/shared/forms';
import { Button, Row, Section, Stack, TextButton, media } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { emptySpecification, type ProductValues } from './product-values';

const parts = ['name.vi', 'value.vi', 'name.en', 'value.en'] as const;
const labels = {
  'name.vi': 'specNameVi',
  'value.vi': 'specValueVi',
  'name.en': 'specNameEn',
  'value.en': 'specValueEn',
} as const;

/** What a product is made of and how large it is: a name and a value in both languages. */
export function SpecificationFields() {
  const { t } = useTranslation('operator-goods');
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const { specifications } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const set = (next: ProductValues['specifications']) => void setFieldValue('specifications', next);
  return (
    <Section title={t('form.specifications')}>
      <Stack ref={list}>
        {specifications.map((_, at) => (
          <Line key={at} role="group" aria-label={t('form.specification', { number: at + 1 })}>
            {parts.map((part) => (
              <TextField
                key={part}
                name={`specifications[${String(at)}].${part}`}
                label={t(`form.${labels[part]}`)}
                maxLength={200}
                autoComplete="off"
              />
            ))}
            <TextButton
              data-remove
              onClick={() => {
                rowRemoved();
                set(specifications.filter((_one, other) => other !== at));
              }}
            >
              {t('form.removeSpecification')}
            </TextButton>
          </Line>
        ))}
        <Row>
          <Button
            type="button"
            variant="quiet"
            data-add
            onClick={() => set([...specifications, emptySpecification])}
          >
            {t('form.addSpecification')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

const Line = styled.div`
  display: grid;
  gap: var(--s-3);
  align-items: start;
  > button {
    justify-self: start;
  }
  ${media.from(640)} {
    grid-template-columns: 1fr 1fr;
  }
`;
