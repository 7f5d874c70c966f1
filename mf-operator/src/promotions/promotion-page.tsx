import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { At, RemotePage, StaffPromotion } from '@storefront/shared/contracts';
import {
  CheckboxField,
  MoneyField,
  SelectField,
  TextareaField,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Section } from '@storefront/shared/ui';
import { findingProducts, findingVariants, offerCategories } from '../offers/catalogue-search';
import { Column, CommonFields, DiscountFields, Pair } from '../offers/common-fields';
import { partsOf } from '../offers/offer-data';
import { OfferEditor } from '../offers/offer-editor';
import { OfferEntry } from '../offers/offer-entry';
import { ScopeFields } from '../offers/scope-fields';
import { simulating } from '../offers/simulating';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';
import { GiftFields } from './gift-fields';
import { promotionBody, promotionSchema, promotionValues, type PromotionValues } from './promotion-values';
import { promotions, promotionTypes } from './promotions-data';

function NewPromotion() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const entry = useSelector((state) => promotions.one.select(state, { id: from ?? '' }));
  if (from === null) return <Editor stored={null} />;
  return (
    <OfferEntry kind="promotions" list={paths.promotions.to()} entry={entry}>
      {(copied) => <Editor stored={null} copied={copied} />}
    </OfferEntry>
  );
}

function OnePromotion() {
  const { id = '' } = useParams();
  const entry = useSelector((state) => promotions.one.select(state, { id }));
  return (
    <OfferEntry kind="promotions" list={paths.promotions.to()} entry={entry}>
      {(stored) => <Editor stored={stored} />}
    </OfferEntry>
  );
}

function Editor({ stored, copied }: { stored: StaffPromotion | null; copied?: StaffPromotion }) {
  const [openedAt] = useState(() => Date.now());
  const language = useLanguage();
  const isUsed = stored?.isUsed ?? false;
  return (
    <OfferEditor
      kind="promotions"
      data={promotions}
      stored={stored}
      name={stored ? (language === 'en' ? stored.nameEn : stored.nameVi) : ''}
      initialValues={promotionValues(stored ?? copied, copied !== undefined, openedAt)}
      schema={promotionSchema}
      toBody={promotionBody}
      toDraft={(promotion) => ({ promotion })}
      fields={{ categoryIds: 'categories', productIds: 'products' }}
      list={paths.promotions.to()}
      toCopy={(id) => paths.promotionNew.to({ from: id })}
      facts={stored && <Facts promotion={stored} />}
    >
      <Fields isUsed={isUsed} />
    </OfferEditor>
  );
}

function Fields({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('operator-offers');
  const { values } = useFormikContext<PromotionValues>();
  const isGift = values.type === 'GIFT_PRODUCT';
  return (
    <>
      <SelectField
        name="type"
        label={t('promotions.type')}
        hint={t(`promotions.typeHints.${values.type}`)}
        disabled={isUsed}
        options={promotionTypes.map((value) => ({ value, label: t(`promotions.types.${value}`) }))}
      />
      <CommonFields isUsed={isUsed} />
      <Pair>
        <TextareaField name="descriptionVi" label={t('promotions.descriptionVi')} rows={3} />
        <TextareaField name="descriptionEn" label={t('promotions.descriptionEn')} rows={3} />
      </Pair>
      {isGift ? (
        <>
          <GiftFields isUsed={isUsed} />
          <Pair>
            <MoneyField name="minSubtotal" label={t('form.minSubtotal')} isOptional readOnly={isUsed} />
            <TextField
              name="minQuantity"
              label={t('form.minQuantity')}
              inputMode="numeric"
              isOptional
              readOnly={isUsed}
            />
          </Pair>
        </>
      ) : (
        <DiscountFields isUsed={isUsed} />
      )}
      <ScopeFields isUsed={isUsed} />
      <Section title={t('promotions.limits')}>
        <Column>
          <Pair>
            <TextField
              name="quota"
              label={t(values.type === 'QUANTITY_BASED' ? 'promotions.quotaUnits' : 'promotions.quotaOrders')}
              inputMode="numeric"
              isOptional
            />
            <TextField
              name="perCustomerLimit"
              label={t('promotions.perCustomerLimit')}
              inputMode="numeric"
              isOptional
            />
          </Pair>
          <TextField
            name="priority"
            label={t('promotions.priority')}
            hint={t('promotions.priorityHint')}
            inputMode="numeric"
          />
          <CheckboxField
            name="isExclusiveWithVoucher"
            label={t('promotions.isExclusiveWithVoucher')}
            disabled={isUsed}
          />
          {values.type === 'QUANTITY_BASED' && (
            <CheckboxField name="isCombinable" label={t('promotions.isCombinable')} disabled={isUsed} />
          )}
        </Column>
      </Section>
    </>
  );
}

function Facts({ promotion: { reserved, sold } }: { promotion: StaffPromotion }) {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  return (
    <DefinitionList
      items={[
        { term: t('vouchers.held'), value: formatNumber(reserved, language), isNumber: true },
        { term: t('vouchers.used'), value: formatNumber(sold, language), isNumber: true },
      ]}
    />
  );
}

const parts = partsOf(
  promotions.one,
  promotions.saving,
  promotions.ending,
  promotions.removing,
  offerCategories,
  findingProducts,
  findingVariants,
  simulating,
);
const head: RemotePage['head'] = (_state, _at, t) => ({
  title: t('operator-offers:promotions.title'),
  noindex: true,
});

export const promotionPage: RemotePage = {
  Component: OnePromotion,
  needs: ({ params }: At) => [promotions.one.fetch({ id: params['id'] ?? '' }), offerCategories.fetch(null)],
  head,
  ...parts,
};

export const newPromotionPage: RemotePage = {
  Component: NewPromotion,
  needs: ({ query }: At) => {
    const from = query.get('from');
    return [...(from === null ? [] : [promotions.one.fetch({ id: from })]), offerCategories.fetch(null)];
  },
  head,
  ...parts,
};
