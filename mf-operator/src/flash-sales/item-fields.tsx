import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { MoneyField, SelectField, TextField, useFormikContext } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { FieldError, IconButton, Section, TrashIcon } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import type { FoundVariant } from '../offers/catalogue-search';
import { Column } from '../offers/common-fields';
import { VariantSearch } from '../offers/variant-search';
import { salePrice, type FlashSaleValues, type ItemValues } from './flash-sale-values';
import { flashKinds } from './flash-sales-data';

const newItem = ({ infoId, name, price, stock }: FoundVariant): ItemValues => ({
  infoId,
  name,
  price,
  stock,
  taken: 0,
  isUsed: false,
  kind: 'PERCENT',
  value: '10',
  quota: String(Math.max(1, stock)),
  perCustomerLimit: '',
});

/** The products of a sale: each with its price, how many there are, and how many one customer gets. */
export function ItemFields({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('operator-offers');
  const { values, errors, submitCount, setFieldValue } = useFormikContext<FlashSaleValues>();
  const { items } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const set = (next: ItemValues[]) => void setFieldValue('items', next);
  return (
    <Section title={t('flash-sales.items')}>
      <Column ref={list}>
        {items.map((item, at) => (
          <Item
            key={item.infoId}
            item={item}
            at={at}
            onRemove={() => {
              rowRemoved();
              set(items.filter(({ infoId }) => infoId !== item.infoId));
            }}
          />
        ))}
        {submitCount > 0 && typeof errors.items === 'string' && (
          <FieldError id="items-error">{t('flash-sales.itemNeeded')}</FieldError>
        )}
        {!isOver && (
          <div data-add>
            <VariantSearch
              label={t('flash-sales.add')}
              picked={items.map(({ infoId }) => infoId)}
              onPick={(variants) => set([...items, ...variants.map(newItem)])}
            />
          </div>
        )}
      </Column>
    </Section>
  );
}

function Item({ item, at, onRemove }: { item: ItemValues; at: number; onRemove: () => void }) {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const { name, price, kind, isUsed, stock, taken } = item;
  const sale = salePrice(item);
  const field = (part: string) => `items[${at}].${part}`;
  return (
    <Box role="group" aria-label={name}>
      <Top>
        <div>
          <strong>{name}</strong>
          <small>
            {price === null
              ? t('flash-sales.gone')
              : t('flash-sales.usual', {
                  price: formatMoney(price, language),
                  stock: formatNumber(stock, language),
                })}
            {sale !== null && ` ${t('flash-sales.sale', { price: formatMoney(sale, language) })}`}
            {taken > 0 && ` ${t('flash-sales.takenOf', { taken: formatNumber(taken, language) })}`}
          </small>
        </div>
        {!isUsed && (
          <IconButton
            icon={<TrashIcon />}
            label={t('products.remove', { name })}
            data-remove
            onClick={onRemove}
          />
        )}
      </Top>
      <Fields>
        <SelectField
          name={field('kind')}
          label={t('form.kind')}
          disabled={isUsed}
          options={flashKinds.map((value) => ({ value, label: t(`flash-sales.kinds.${value}`) }))}
        />
        {kind === 'PERCENT' ? (
          <TextField
            name={field('value')}
            label={t('flash-sales.value')}
            inputMode="decimal"
            autoComplete="off"
            after="%"
            readOnly={isUsed}
          />
        ) : (
          <MoneyField name={field('value')} label={t('flash-sales.value')} readOnly={isUsed} />
        )}
        <TextField
          name={field('quota')}
          label={t('flash-sales.quota')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name={field('perCustomerLimit')}
          label={t('flash-sales.perCustomerLimit')}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      </Fields>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
`;
const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s-3);
  small {
    display: block;
    color: var(--c-ink-soft);
  }
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: var(--s-3);
  align-items: end;
`;
