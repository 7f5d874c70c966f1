import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { At, RemotePage, StaffVoucher } from '@storefront/shared/contracts';
import { CheckboxField, TextField } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Section } from '@storefront/shared/ui';
import { findingProducts, offerCategories } from '../offers/catalogue-search';
import { Column, CommonFields, DiscountFields, Pair } from '../offers/common-fields';
import { partsOf } from '../offers/offer-data';
import { OfferEditor } from '../offers/offer-editor';
import { OfferEntry } from '../offers/offer-entry';
import { ScopeFields } from '../offers/scope-fields';
import { simulating } from '../offers/simulating';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';
import { paymentMethods, voucherBody, voucherSchema, voucherValues } from './voucher-values';
import { vouchers } from './vouchers-data';

function NewVoucher() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const entry = useSelector((state) => vouchers.one.select(state, { id: from ?? '' }));
  if (from === null) return <Editor stored={null} />;
  return (
    <OfferEntry kind="vouchers" list={paths.vouchers.to()} entry={entry}>
      {(copied) => <Editor stored={null} copied={copied} />}
    </OfferEntry>
  );
}

function OneVoucher() {
  const { id = '' } = useParams();
  const entry = useSelector((state) => vouchers.one.select(state, { id }));
  return (
    <OfferEntry kind="vouchers" list={paths.vouchers.to()} entry={entry}>
      {(stored) => <Editor stored={stored} />}
    </OfferEntry>
  );
}

function Editor({ stored, copied }: { stored: StaffVoucher | null; copied?: StaffVoucher }) {
  const { t } = useTranslation('operator-offers');
  const [openedAt] = useState(() => Date.now());
  const language = useLanguage();
  const isUsed = stored?.isUsed ?? false;
  return (
    <OfferEditor
      kind="vouchers"
      data={vouchers}
      stored={stored}
      name={stored ? `${stored.code} – ${language === 'en' ? stored.nameEn : stored.nameVi}` : ''}
      initialValues={voucherValues(stored ?? copied, copied !== undefined, openedAt)}
      schema={voucherSchema}
      toBody={voucherBody}
      toDraft={(voucher) => ({ voucher })}
      fields={{ categoryIds: 'categories', productIds: 'products' }}
      list={paths.vouchers.to()}
      toCopy={(id) => paths.voucherNew.to({ from: id })}
      facts={stored && <Facts voucher={stored} />}
    >
      <TextField
        name="code"
        label={t('vouchers.code')}
        hint={t('vouchers.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isUsed}
      />
      <CommonFields isUsed={isUsed} />
      <CheckboxField name="isListed" label={t('vouchers.isListed')} />
      <DiscountFields isUsed={isUsed} />
      <ScopeFields isUsed={isUsed} />
      <Section title={t('vouchers.who')}>
        <Column>
          <CheckboxField name="isFirstOrderOnly" label={t('vouchers.isFirstOrderOnly')} disabled={isUsed} />
          <fieldset>
            <legend>{t('vouchers.methods')}</legend>
            {paymentMethods.map((method) => (
              <CheckboxField
                key={method}
                name={`methods.${method}`}
                label={t(`vouchers.method.${method}`)}
                disabled={isUsed}
              />
            ))}
          </fieldset>
          <Pair>
            <TextField name="totalUses" label={t('vouchers.totalUses')} inputMode="numeric" isOptional />
            <TextField name="perCustomerUses" label={t('vouchers.perCustomerUses')} inputMode="numeric" />
          </Pair>
          <TextField name="collectLimit" label={t('vouchers.collectLimit')} inputMode="numeric" isOptional />
        </Column>
      </Section>
    </OfferEditor>
  );
}

function Facts({ voucher: { held, used, collected, given } }: { voucher: StaffVoucher }) {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <DefinitionList
      items={[
        { term: t('vouchers.held'), value: number(held), isNumber: true },
        { term: t('vouchers.used'), value: number(used), isNumber: true },
        { term: t('vouchers.collected'), value: number(collected), isNumber: true },
        { term: t('vouchers.given'), value: formatMoney(given, language), isNumber: true },
      ]}
    />
  );
}

const parts = partsOf(
  vouchers.one,
  vouchers.saving,
  vouchers.ending,
  vouchers.removing,
  offerCategories,
  findingProducts,
  simulating,
);
const head: RemotePage['head'] = (_state, _at, t) => ({
  title: t('operator-offers:vouchers.title'),
  noindex: true,
});

export const voucherPage: RemotePage = {
  Component: OneVoucher,
  needs: ({ params }: At) => [vouchers.one.fetch({ id: params['id'] ?? '' }), offerCategories.fetch(null)],
  head,
  ...parts,
};

export const newVoucherPage: RemotePage = {
  Component: NewVoucher,
  needs: ({ query }: At) => {
    const from = query.get('from');
    return [...(from === null ? [] : [vouchers.one.fetch({ id: from })]), offerCategories.fetch(null)];
  },
  head,
  ...parts,
};
