import { useTranslation } from 'react-i18next';
import { TextField, useFormikContext } from '@storefront/shared/forms';
import { FieldError, IconButton, Row, Section, TrashIcon } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { Column } from '../offers/common-fields';
import { VariantSearch } from '../offers/variant-search';
import type { PromotionValues } from './promotion-values';

/** What comes along: the first that is in stock. */
export function GiftFields({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('operator-offers');
  const { values, errors, submitCount, setFieldValue } = useFormikContext<PromotionValues>();
  const { gifts } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const set = (next: PromotionValues['gifts']) => void setFieldValue('gifts', next);
  return (
    <Section title={t('promotions.gifts')}>
      <Column ref={list}>
        <p>{t('promotions.giftsHint')}</p>
        {gifts.map(({ infoId, name }, at) => (
          <Row key={infoId} between>
            <TextField
              name={`gifts[${at}].quantity`}
              label={t('promotions.giftQuantity', { name })}
              inputMode="numeric"
              readOnly={isUsed}
            />
            {!isUsed && (
              <IconButton
                icon={<TrashIcon />}
                label={t('products.remove', { name })}
                data-remove
                onClick={() => {
                  rowRemoved();
                  set(gifts.filter((gift) => gift.infoId !== infoId));
                }}
              />
            )}
          </Row>
        ))}
        {submitCount > 0 && typeof errors.gifts === 'string' && (
          <FieldError id="gifts-error">{t('promotions.giftNeeded')}</FieldError>
        )}
        {!isUsed && (
          <div data-add>
            <VariantSearch
              label={t('promotions.addGift')}
              picked={gifts.map(({ infoId }) => infoId)}
              onPick={(variants) =>
                set([...gifts, ...variants.map(({ infoId, name }) => ({ infoId, name, quantity: '1' }))])
              }
            />
          </div>
        )}
      </Column>
    </Section>
  );
}
