import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useFormikContext } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { Button, Input, Row, Section, Stack, TextButton } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { useStaffMutation } from '../staff/use-staff-mutation';
import type { ProductValues } from './product-values';
import { findingProducts } from './products';

const MAX_RELATED = 24;

/** Products that are shown beside this one, found by name or code. */
export function RelatedFields({ id }: { id: string | null }) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const { related } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const [typed, setTyped] = useState('');
  const finding = useStaffMutation(findingProducts);
  const set = (next: ProductValues['related']) => void setFieldValue('related', next);
  const found = (finding.data ?? []).filter(
    (one) => one.id !== id && !related.some((other) => other.id === one.id),
  );
  const find = () => {
    if (typed.trim()) finding.send(typed.trim());
  };
  return (
    <Section title={t('form.related')}>
      <Stack ref={list}>
        {related.map(({ id: own, name }) => (
          <Row key={own} between>
            <span>{name}</span>
            <TextButton
              aria-label={t('form.removeRelatedOf', { name })}
              data-remove
              onClick={() => {
                rowRemoved();
                set(related.filter((one) => one.id !== own));
              }}
            >
              {t('form.removeRelated')}
            </TextButton>
          </Row>
        ))}
        <Input
          type="search"
          data-add
          label={t('form.findRelated')}
          placeholder={t('products.searchHint')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form is not sent by a search.
            event.preventDefault();
            find();
          }}
        />
        <Button type="button" variant="quiet" busy={finding.isBusy} onClick={find}>
          {t('products.search')}
        </Button>
        <ErrorBanner error={finding.error} overrides={{ other: t('product.notSaved') }} />
        {finding.data && found.length === 0 && <p role="status">{t('form.noneFound')}</p>}
        {related.length < MAX_RELATED &&
          found.map((one) => (
            <Row key={one.id} between>
              <span>{one.name[language]}</span>
              <TextButton
                aria-label={t('form.addRelatedOf', { name: one.name[language] })}
                onClick={() => set([...related, { id: one.id, name: one.name[language] }])}
              >
                {t('form.addRelated')}
              </TextButton>
            </Row>
          ))}
      </Stack>
    </Section>
  );
}
