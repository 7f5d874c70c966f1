import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { At, RemotePage, StaffFlashSale } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { findingProducts, findingVariants } from '../offers/catalogue-search';
import { CommonFields } from '../offers/common-fields';
import { partsOf } from '../offers/offer-data';
import { OfferEditor } from '../offers/offer-editor';
import { OfferEntry } from '../offers/offer-entry';
import { simulating } from '../offers/simulating';
import { paths } from '../paths/paths';
import { flashSaleBody, flashSaleSchema, flashSaleValues } from './flash-sale-values';
import { flashSales } from './flash-sales-data';
import { ItemFields } from './item-fields';

function NewFlashSale() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const entry = useSelector((state) => flashSales.one.select(state, { id: from ?? '' }));
  if (from === null) return <Editor stored={null} />;
  return (
    <OfferEntry kind="flash-sales" list={paths.flashSales.to()} entry={entry}>
      {(copied) => <Editor stored={null} copied={copied} />}
    </OfferEntry>
  );
}

function OneFlashSale() {
  const { id = '' } = useParams();
  const entry = useSelector((state) => flashSales.one.select(state, { id }));
  return (
    <OfferEntry kind="flash-sales" list={paths.flashSales.to()} entry={entry}>
      {(stored) => <Editor stored={stored} />}
    </OfferEntry>
  );
}

function Editor({ stored, copied }: { stored: StaffFlashSale | null; copied?: StaffFlashSale }) {
  const { t } = useTranslation('operator-offers');
  const [openedAt] = useState(() => Date.now());
  const language = useLanguage();
  return (
    <OfferEditor
      kind="flash-sales"
      data={flashSales}
      stored={stored}
      name={stored ? (language === 'en' ? stored.nameEn : stored.nameVi) : ''}
      initialValues={flashSaleValues(stored ?? copied, copied !== undefined, openedAt)}
      schema={flashSaleSchema}
      toBody={flashSaleBody}
      toDraft={(flashSale) => ({ flashSale })}
      list={paths.flashSales.to()}
      toCopy={(id) => paths.flashSaleNew.to({ from: id })}
    >
      <CommonFields isUsed={stored?.isUsed ?? false} />
      <p>{t('flash-sales.overlapHint')}</p>
      <ItemFields isOver={stored?.state === 'ENDED'} />
    </OfferEditor>
  );
}

const parts = partsOf(
  flashSales.one,
  flashSales.saving,
  flashSales.ending,
  flashSales.removing,
  findingProducts,
  findingVariants,
  simulating,
);
const head: RemotePage['head'] = (_state, _at, t) => ({
  title: t('operator-offers:flash-sales.title'),
  noindex: true,
});

export const flashSalePage: RemotePage = {
  Component: OneFlashSale,
  needs: ({ params }: At) => [flashSales.one.fetch({ id: params['id'] ?? '' })],
  head,
  ...parts,
};

export const newFlashSalePage: RemotePage = {
  Component: NewFlashSale,
  needs: ({ query }: At) => {
    const from = query.get('from');
    return from === null ? [] : [flashSales.one.fetch({ id: from })];
  },
  head,
  ...parts,
};
