import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { RemotePage, StaffProduct } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { all, useSelector } from '@storefront/shared/store';
import { Async, Badge, Banner, Button, ButtonLink, Dialog } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { categoryList } from '../goods/category-list';
import { paths } from '../paths/paths';
import { ConflictBanner } from '../staff/conflict-banner';
import { sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { ProductForm } from './product-form';
import { emptyProduct, valuesOf } from './product-values';
import { findingProducts, product, products, removingProduct, savingProduct } from './products';

/** A new product. */
function NewProductPage() {
  const { t } = useTranslation('operator-goods');
  const navigate = useNavigate();
  return (
    <OperatorPage title={t('products.new')} back={{ to: paths.products.to(), label: t('products.title') }}>
      <ProductForm
        id={null}
        version={null}
        initialValues={emptyProduct}
        onSaved={({ id }) => void navigate(paths.product.to(id))}
      />
    </OperatorPage>
  );
}

/** One product with its variants and pictures. */
function ProductPage() {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const { id = '' } = useParams();
  const entry = useSelector((state) => product.select(state, id));
  const data = entry.data;
  return (
    <OperatorPage
      title={data?.name[language] ?? t('product.title')}
      chips={data && <State product={data} />}
      back={{ to: paths.products.to(), label: t('products.title') }}
      actions={data && <Actions product={data} />}
    >
      <Async entry={entry}>{(newest) => <Editor key={newest.id} newest={newest} />}</Async>
    </OperatorPage>
  );
}

/**
 * The form keeps the version that it began with while newer ones are fetched, so that nothing typed is lost. It begins
 * again with what was saved, or with the newest when somebody asks for it.
 */
function Editor({ newest }: { newest: StaffProduct }) {
  const { t } = useTranslation('operator-goods');
  const [base, setBase] = useState(newest);
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  const [isNewestWanted, setNewestWanted] = useState(false);
  if (isNewestWanted && newest.version !== base.version) {
    setBase(newest);
    setNewestWanted(false);
  }
  return (
    <>
      {savedVersion === base.version && (
        <Banner tone="success" isLive title={t('product.saved')}>
          {t('product.savedText')}
        </Banner>
      )}
      <ProductForm
        key={base.version}
        id={base.id}
        version={base.version}
        initialValues={valuesOf(base)}
        onSaved={(saved) => {
          setBase(saved);
          setSavedVersion(saved.version);
        }}
        onNewestWanted={() => setNewestWanted(true)}
      />
    </>
  );
}

function State({ product: { isActive, isDeleted } }: { product: StaffProduct }) {
  const { t } = useTranslation('operator-goods');
  return (
    <Badge tone={isDeleted ? 'danger' : isActive ? 'success' : 'neutral'}>
      {t(`product.states.${isDeleted ? 'deleted' : isActive ? 'visible' : 'hidden'}`)}
    </Badge>
  );
}

function Actions({
  product: { id, version, slug, isActive, isDeleted, variants },
}: {
  product: StaffProduct;
}) {
  const { t } = useTranslation('operator-goods');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removing = useStaffMutation(removingProduct, { onDone: () => void navigate(paths.products.to()) });
  return (
    <>
      <ButtonLink variant="quiet" to={paths.inventory.to({ search: variants[0]?.sku })}>
        {t('product.toStock')}
      </ButtonLink>
      {isActive && (
        <ButtonLink variant="quiet" to={`/products/${slug}`}>
          {t('product.toShop')}
        </ButtonLink>
      )}
      {!isDeleted && (
        <Button
          variant="quiet"
          onClick={() => {
            removing.reset();
            setAsking(true);
          }}
        >
          {t('product.remove')}
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        firstFocus="title"
        title={t('product.removeTitle')}
        onClose={() => setAsking(false)}
        actions={
          <Button variant="danger" busy={removing.isBusy} onClick={() => removing.send({ id, version })}>
            {t('product.remove')}
          </Button>
        }
      >
        <p>{t('product.removeText')}</p>
        <ConflictBanner
          isShown={removing.isConflict}
          onReload={() => {
            removing.reset();
            removing.reload();
          }}
        />
        {!removing.isConflict && (
          <ErrorBanner error={removing.error} overrides={{ other: t('product.notSaved') }} />
        )}
      </Dialog>
    </>
  );
}

const slices = [
  product.slice,
  products.slice,
  categoryList.slice,
  savingProduct.slice,
  removingProduct.slice,
  sendingPicture.slice,
  findingProducts.slice,
];
function* saga() {
  yield* all([
    product.saga,
    products.saga,
    categoryList.saga,
    savingProduct.saga,
    removingProduct.saga,
    sendingPicture.saga,
    findingProducts.saga,
  ]);
}

export const productPage: RemotePage = {
  Component: ProductPage,
  needs: ({ params }) => [product.fetch(params['id'] ?? ''), categoryList.fetch(null)],
  head: (state, { language, params: { id = '' } }, t) => ({
    title: product.select(state, id).data?.name[language] ?? t('operator-goods:product.title'),
    noindex: true,
  }),
  slices,
  saga,
};

export const newProductPage: RemotePage = {
  Component: NewProductPage,
  needs: () => [categoryList.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-goods:products.new'), noindex: true }),
  slices,
  saga,
};
